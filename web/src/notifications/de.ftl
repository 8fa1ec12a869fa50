# Wie man erfährt, dass man dran ist.
#
# letter Brief (per Mail)

try-again = Noch einmal versuchen

## Briefe

letters = E-Mail
letter-old = Dieser Link gilt nicht mehr: Er ist zu alt, oder jemand hat ihn schon benutzt.
letter-asks = Darf dir dieser Server schreiben, wenn du dran bist? Sonst schreibt er nie.
letter-yes = Ja, schreibt mir
letter-will = Wir schreiben dir, wenn du dran bist.
letter-wont = Wir schreiben dir nicht mehr.

## Bescheid bekommen

notices-page = Der Reiter im Browser und die Lobby zeigen dir, wenn du dran bist. Die Seite kann dazu einen Ton spielen: siehe Einstellungen.
notices-one = Schaust du gerade nicht her, bekommst du pro Zug eine Nachricht. Sie sagt, dass du dran bist, und sonst nichts.
notices-night = Noch eine Nachricht bekommst du, wenn der feste Abend eines deiner Kreise beginnt.
notices-none = Dieser Server kann dich auf keinem anderen Weg benachrichtigen.
notices-this-browser = Dieser Browser
notices-browser = Ein anderer Browser ({ $to })
notices-unproved = { $to } – bitte bestätige die E-Mail, die unterwegs ist
notices-chat = Ein Chat bei { $to }
notices-chat-all = Alle an { $title }, in einem Chat bei { $to }
notices-a-table = einem Tisch
notices-no-more = Nicht mehr: { $what }
notices-here = In diesem Browser Bescheid geben
notices-cannot = Dieser Browser kann dich nicht benachrichtigen, solange die Seite geschlossen ist. Auf dem Handy geht es oft, sobald die Seite auf dem Startbildschirm liegt.
notices-refused = Dein Browser sperrt Benachrichtigungen dieser Seite. In seinen Einstellungen für diese Seite kannst du sie erlauben.
notices-mail = Per E-Mail
notices-write = Schreibt mir
notices-hook = In einem Chatraum, per Webhook
notices-hook-of = https://… von Discord, Slack oder Matrix
notices-whose = Wessen Züge
notices-mine = meine, an allen Tischen
notices-all = die von allen bei { $title }, mit { $names }
notices-post = Dort melden
free-chair = einem freien Platz
