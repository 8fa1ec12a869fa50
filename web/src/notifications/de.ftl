# Wie man erfährt, dass man dran ist.
#
# letter Brief (per Mail)

try-again = Noch einmal versuchen

## Briefe

letters = Briefe
letter-old = Dieser Link gilt nicht mehr: Er ist zu alt oder wurde schon benutzt.
letter-asks = Soll dir dieses Haus schreiben, wenn du dran bist, und sonst nie?
letter-yes = Ja, schreibt mir
letter-will = Wir schreiben dir, wenn du dran bist.
letter-wont = Wir schreiben dir nicht mehr.

## Bescheid bekommen

notices-page = Der Reiter im Browser und die Lobby sagen es dir, und die Seite mit einem Ton, wenn du es in den Einstellungen wählst.
notices-one = Schaust du gerade nicht her, sagt dir eine Nachricht pro Zug, dass du dran bist, und sonst nichts.
notices-night = Beginnt der feste Abend eines deiner Kreise, sagt dir das noch eine.
notices-none = Andere Wege sind in diesem Haus nicht eingeschaltet.
notices-this-browser = Dieser Browser
notices-browser = Ein anderer Browser ({ $to })
notices-unproved = { $to } – lies den Brief, der unterwegs ist
notices-chat = Ein Chat bei { $to }
notices-chat-all = Alle an { $title }, in einem Chat bei { $to }
notices-a-table = einem Tisch
notices-no-more = Nicht mehr: { $what }
notices-here = In diesem Browser Bescheid geben
notices-cannot = Dieser Browser kann keinen Bescheid bekommen, solange die Seite geschlossen ist. Auf dem Handy geht es oft, sobald die Seite auf dem Startbildschirm liegt.
notices-refused = Deinem Browser wurde es untersagt. Das steht in seinen Einstellungen für diese Seite.
notices-mail = Per Mail
notices-write = Schreibt mir
notices-hook = In einem Chatraum, über dessen Webhook
notices-hook-of = https://… von Discord, Slack oder Matrix
notices-whose = Wessen Züge
notices-mine = meine, an allen Tischen
notices-all = die von allen bei { $title }, mit { $names }
notices-post = Dort melden
free-chair = einem freien Platz
