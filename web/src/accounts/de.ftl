# Die eigene Seite.
#
# mark Zeichen · passkey Passkey · rating Wertung · letter Brief (per Mail)

me = Du
try-again = Noch einmal versuchen
who = Wer du hier bist
ranks = Wie stark du bist
notices = Wenn du dran bist
devices = Deine anderen Geräte
kept = Was das Haus von dir weiß
past = Was du gespielt hast
shares = Wie oft du gewonnen hast
device-is-you = Auch dieses Gerät bist jetzt du.
browser-is-you = Auch dieser Browser bist jetzt du.
forgotten = Du bist vergessen. Willkommen, wer immer du bist.

## Wer man ist

your-name = Dein Name
your-mark = Dein Zeichen
mark-star = Stern
mark-horseshoe = Hufeisen
mark-hat = Hut
mark-boot = Stiefel
mark-cactus = Kaktus
mark-key = Schlüssel
mark-lantern = Laterne
mark-wheel = Rad
mark-moon = Mond
mark-bottle = Flasche
mark-feather = Feder
mark-flame = Flamme
keep = Behalten
keep-done = Gemerkt.
since = Hier bekannt seit { $day }.
no-account = Es gibt kein Konto und kein Passwort: Dieser Browser ist, wer du bist, und ebenso jedes Gerät, das du mit ihm verbindest.

## Ein anderes Gerät

arriving = Ist das dein anderes Gerät?
arriving-same = Dieser Browser wird derselbe Gast wie der, in dem der Link entstand: dieselben Plätze, dieselbe Vergangenheit. Seine Freundeskreise kommen mit.
arriving-behind = Was er jetzt hat, bleibt zurück:
arriving-holds = { $n ->
    [one] ein Tisch oder eine Partie, wohin sich von hier aus niemand mehr setzen kann.
   *[other] { $n } Tische und Partien, wohin sich von hier aus niemand mehr setzen kann.
  }
arriving-yes = Ja, das bin ich
arriving-no = Nein, lieber nicht
link-about = Setz dich am Handy dorthin, wo du am Schreibtisch aufgestanden bist. Wer den Link zuerst öffnet, { $is-you }, mit deinen Plätzen und deinen Karten: Zeig ihn sonst niemandem.
link-is-you = gilt als du
link-drawn = Derselbe Link als QR-Code
link = Link zu deinem anderen Gerät
link-once = Er gilt einmal, und noch { $time }.
link-ten-minutes = zehn Minuten
link-new = Einen neuen
link-withdraw = Zurückziehen
link-make = Ein anderes Gerät verbinden
link-withdraw-before = Den Link von vorhin zurückziehen

## Passkeys

passkey = Für immer: ein Passkey
passkey-about = Dein Handy oder Rechner verwahrt ihn hinter der eigenen Sperre. Mit ihm bist du auf jedem Gerät, das ihn hat, wieder du, auch wenn ein Browser dich vergessen hat.
passkeys = Deine Passkeys
passkey-made = Angelegt am { $day }
passkey-used = , zuletzt benutzt am { $day }
passkey-remove = Entfernen
passkey-remove-made = Den Passkey vom { $day } entfernen
passkey-leave = Zurücklassen, was hier ist?
passkey-holds = { $n ->
    [one] Dieser Browser hat einen eigenen Tisch oder eine eigene Partie. Bist du hier erst jemand anders, kann sich dort niemand mehr hinsetzen.
   *[other] Dieser Browser hat { $n } eigene Tische und Partien. Bist du hier erst jemand anders, kann sich dort niemand mehr hinsetzen.
  }
passkey-all-the-same = Trotzdem anmelden
passkey-make = Einen Passkey anlegen
passkey-sign-in = Ich habe einen: anmelden
passkey-twice = Dieses Gerät hat schon einen Passkey von dir.
passkey-none = Es wurde kein Passkey gewählt.

## Was das Haus behält

kept-about = Das Haus behält deinen Namen und dein Zeichen, deine Tische und Kreise, wie deine Partien ausgingen und was daraus folgt, was du geschrieben und wen du blockiert hast, und wo du Bescheid bekommen willst, wenn du dran bist. Sonst erfährt es niemand. Was du meldest, liest, wem das Haus gehört.
kept-export = Mitnehmen (JSON)
forget = Vergiss mich
forget-sure = Alles vergessen?
forget-about = Du verlässt jeden Tisch; wo eine Partie weitergeht, können andere deinen Platz nehmen. In dem, was gespielt wurde, heißt du dann „Somebody“. Wertungen, Vergangenes und verbundene Geräte sind weg, und niemand kann sie zurückholen.

## Briefe

letters = Briefe
letter-old = Dieser Link gilt nicht mehr: Er ist zu alt oder wurde schon benutzt.
letter-asks = Soll dir dieses Haus schreiben, wenn du dran bist, und sonst nie?
letter-yes = Ja, schreibt mir
letter-will = Wir schreiben dir, wenn du dran bist.
letter-wont = Wir schreiben dir nicht mehr.

## Bescheid bekommen

notices-page = Der Reiter im Browser und die Lobby sagen es dir, und die Seite mit einem Ton, wenn du es in den Einstellungen wählst.
notices-one = Schaust du gerade nicht her, sagt dir eine Nachricht pro Zug, dass du dran bist, und sonst nichts. Beginnt der feste Abend eines deiner Kreise, sagt dir das noch eine.
notices-none = Andere Wege sind in diesem Haus nicht eingeschaltet.
notices-this-browser = Dieser Browser
notices-browser = Ein anderer Browser ({ $to })
notices-unproved = { $to } – lies den Brief, der unterwegs ist
notices-room = Ein Raum bei { $to }
notices-room-all = Alle an { $title }, in einem Raum bei { $to }
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

## Was gespielt wurde

which-matches = Welche Partien
game = Spiel
every-game = alle Spiele
seats = Plätze
any-seats = beliebig viele Plätze
n-seats = { $n } Plätze
against = Gegen
against-anybody = gegen alle
computer = { $name } (Computer)
no-match = Noch keine solche Partie.
older = Ältere zeigen
came-open = Offen
came-won = Gewonnen
came-lost = Verloren
came-left = Gegangen
state-left = du warst vor dem Ende gegangen
state-running = läuft noch
state-abandoned = seit einer Woche ist nichts geschehen
you = du
nobody = niemand
scored = { $name } { $score }
unrated = zählt nicht für deine Wertung
to-table = Zum Tisch
to-table-of = Zum Tisch von { $title }
look-again = Noch einmal ansehen
look-again-at = Noch einmal ansehen: { $title } vom { $day }, mit der Besprechung

## Wie stark, und wie oft

at-seats = mit { $n } Plätzen
sure = zu 95 % sicher: { $low } bis { $high }
unknown = Noch nicht bekannt
rated = { $n } von { $enough } Partien, die es dafür braucht.
stands = { $name } steht bei { $points }
nothing-yet = Noch nichts. Spiel eine Partie auf einem Platz bis zum Ende, mit Leuten oder mit Greenhorn, und eine Wertung beginnt.
counts = Was zählt, und was die Zahlen heißen
counts-numbers = Greenhorn steht in jedem Spiel bei 1.500. Mit zwei Plätzen sind 200 Punkte mehr drei Siege von vier. Die Computerspieler des Hauses stehen, wo sie gemessen wurden, und rücken nie; wer in einem Spiel nicht gemessen ist, zählt dort nicht.
counts-matches = Nur eine Partie, die bis zum Ende und mit den eigenen Zahlen des Spiels gespielt wurde, und nur für Leute, die allein vor ihrem Bildschirm saßen und für die nie jemand eingesprungen ist.
counts-winning = Nur Gewinnen zählt. Wer auf welchem Platz saß, wird nicht herausgerechnet: Tauscht ab und zu die Plätze.
luck = { $wins } von { $matches } gewonnen, ausgeglichen wäre eine von { $players }: Bei so wenigen kann das auch Glück sein.
luck-more = { $wins } von { $matches } gewonnen, ausgeglichen wäre eine von { $players }: Das ist mehr, als Glück bringt.
luck-less = { $wins } von { $matches } gewonnen, ausgeglichen wäre eine von { $players }: Das ist nicht allein Pech.
share = { $wins } von { $matches } gewonnen, { $share } % ({ $low } bis { $high })
by-seat = Nach Plätzen
game-and-seat = Spiel und Platz
won = Gewonnen
seat-of = { $title }, Platz { $letter } von { $players }
in-company = In wessen Gesellschaft
who-there = Wer
a-computer = { $name }, ein Computerspieler
shares-about = Partien, die du von Anfang bis Ende auf einem Platz gespielt hast. Was in Klammern steht, enthält den wahren Anteil in 19 von 20 Fällen.
shares-none = Noch gibt es nichts zu zählen.
cards = Was du getan und gehabt hast
cards-at = { $title } mit { $n } Plätzen
cards-did = Was du getan hast
cards-what = Was
cards-times = { $n } Mal
cards-waiting = { $n ->
    [one] Eine Partie wird noch gezählt.
   *[other] { $n } Partien werden noch gezählt.
  }
cards-about = Partien, die du von Anfang bis Ende auf einem Platz gespielt hast, und wie die ausgingen, in denen du es getan oder gehabt hast. Der Grund muss das nicht sein: Manches kann nur tun, wer gerade gewinnt.

## Wen man blockiert hat

blocked = Blockiert
blocked-about = Was diese Leute sagen, siehst du nicht. Du bittest sie zu keinem weiteren Spiel, und an deinen Tischen können sie nicht Platz nehmen. Sie erfahren es nicht. Blockieren kannst du am Tisch, neben dem Verlauf.
blocked-nobody = Niemand ist blockiert.
blocked-since = seit { $day }
blocked-undo = Aufheben
blocked-undo-name = { $name } nicht mehr blockieren
blocked-no-more = { $name } ist nicht mehr blockiert.

## Andere Geräte

sign-out = Alle anderen Geräte abmelden
sign-out-sure = Alle Geräte außer diesem werden hier zu Fremden; jedes kannst du mit einem neuen Link wieder hereinlassen. Passkeys und Benachrichtigungen bleiben: Entferne sie auf dieser Seite. Auch Links zu deinen Plätzen bleiben.
signed-out = Alle anderen Geräte sind abgemeldet.
