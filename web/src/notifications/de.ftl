# Wie man erfährt, dass man dran ist.
#
# letter Brief (per Mail)

try-again = Noch einmal versuchen

## Briefe

letters = E-Mail
letter-old = Dieser Link gilt nicht mehr: Er ist zu alt, oder jemand hat ihn schon benutzt. Gib die Adresse noch einmal ein, dann kommt ein neuer.
letter-asks = Darf dir dieser Server eine E-Mail schicken, wenn du dran bist?
letter-yes = Ja, schreibt mir
letter-will = Wir schicken dir eine E-Mail, wenn du dran bist.
letter-wont = Wir schicken dir keine E-Mails mehr.

## Bescheid bekommen

notices-page = Wenn du dran bist, steht das im Titel des Browser-Tabs und in der Lobby. Die Seite kann dazu einen Ton spielen: Schalte ihn in den Einstellungen ein.
notices-one = Wenn du die Seite nicht vor dir hast, schickt dir der Server eine Nachricht pro Zug. Sie sagt nur, dass du dran bist.
notices-night = Der Server schickt dir auch eine Nachricht, wenn der feste Abend eines deiner Kreise beginnt.
notices-none = Dieser Server kann dich auf keinem anderen Weg benachrichtigen.
notices-this-browser = Dieser Browser
notices-browser = Ein anderer Browser ({ $to })
notices-unproved = { $to } – bitte öffne den Link in der E-Mail, die wir dir geschickt haben
notices-chat = Ein Chatraum bei { $to }
notices-chat-all = Die Züge von allen an { $title }, in einem Chatraum bei { $to }
notices-a-table = einem Tisch
notices-no-more = Nicht mehr: { $what }
notices-here = In diesem Browser Bescheid geben
notices-cannot = Dieser Browser kann dich nicht benachrichtigen, solange die Seite geschlossen ist. Auf dem Handy geht es oft, nachdem du die Seite zum Startbildschirm hinzugefügt hast.
notices-refused = Dein Browser sperrt Benachrichtigungen dieser Seite. Du kannst sie in den Einstellungen des Browsers für diese Seite erlauben.
notices-mail = Per E-Mail
notices-write = Schickt mir E-Mails
notices-hook = In einem Chatraum, per Webhook
notices-hook-of = https://… von Discord, Slack oder Matrix
notices-whose = Wessen Züge gemeldet werden
notices-mine = meine, an allen Tischen
notices-all = die von allen bei { $title }, mit { $names }
notices-post = In diesem Chatraum melden
free-chair = einem freien Platz
