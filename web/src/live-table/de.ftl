# Der Tisch, solange gespielt wird.
#
# company Spieler · sit in einspringen · is away ist nicht da · hint Rat · log Verlauf

## Wo niemand spielt

no-table = Hier steht kein Tisch
nobody-plays-here = Unter dieser Adresse gibt es keinen Tisch. Vielleicht ist der Link unvollständig, oder der Tisch wurde gelöscht.
link-spent = Mit diesem Link ist schon jemand auf ein anderes Gerät umgezogen. Jeder Link gilt nur einmal. Wer auf diesem Platz sitzt, kann einen neuen machen.
does-not-answer = Dieser Tisch antwortet nicht
try-again = Noch einmal versuchen
to-the-lobby = Zur Lobby

## Neben dem Tisch

to-the-table = Zum Tisch
company-and-log = Spieler und Verlauf
beside-the-table = Neben dem Tisch
no-connection = keine Verbindung
undo = Zurück
undo-watching = Du schaust nur zu und hast keinen Zug gemacht.
undo-nothing = Du kannst jetzt keinen Zug zurücknehmen. Du hast noch nicht gezogen, jemand hat seitdem gezogen, oder dein Zug hat etwas Neues gezeigt.
hint = Rat
rules = Regeln
log = Verlauf
company = Spieler
settings = Einstellungen
sheet-log = Was am Tisch geschah
sheet-hint = Ein Rat
sheet-company = Spieler
game-is-over = Das Spiel ist aus
nothing-yet = Noch ist nichts geschehen.

## Wer da ist und wer nicht

you = du
here = da
away = nicht da
computer = Computer
has-left = gegangen
in-place-of = spielt für { $name }
in-place-of-late = spielt für { $name } (nach Zeit verloren)
among-themselves = Hier sitzen nur Computerspieler. Sie spielen, solange jemand zusieht.
watching = { $n ->
    [one] { $n } schaut zu
   *[other] { $n } schauen zu
  }
sits-in = { $name } springt für dich ein.
chair-kept = Dein Platz ist für dich frei gehalten.
i-am-back = Ich bin wieder da
left-chair = { $name } ist gegangen.
anybody-may-sit = Jemand anders darf sich dorthin setzen: siehe Spieler.
is-away = { $name } ist nicht da.
is-away-until = { $name } ist nicht da. Nach { $time } dürfen die anderen ohne { $name } weiterspielen.
others-decide = { $name } ist nicht da. { $decider } entscheidet, wie es weitergeht.
away-you-decide = { $name } ist schon eine Weile nicht da. Du entscheidest, wie es weitergeht.
left-you-decide = { $name } ist gegangen. Du entscheidest, wie es weitergeht.
how-it-goes-on = Wie es weitergeht
wait-longer = Warten
deputy-plays-on = Der Deputy spielt, bis { $name } wieder da ist
let-somebody-sit = Jemand anders darf sich setzen
invite-somebody = Jemand anders einladen
hand-over = Gib den Bildschirm an { $name } weiter
look-away = Alle anderen schauen weg.
i-am = Ich bin { $name }

## Was gefragt ist

asked = Was du jetzt tun kannst
getting-ready = Die Computerspieler machen sich noch bereit. Bis dahin denken sie weniger weit voraus:
move-kept = Dein Zug ist gespeichert. Wir senden ihn, sobald der Server wieder da ist.
how-it-ended = Wie es ausging
on-to-my-turn = Weiter bis zu meinem Zug
on-to-now = Weiter bis jetzt
on = Weiter
goes-on = Es geht weiter.
goes-on-soon = Sobald alle es gesehen haben, geht es weiter.
since = Seit deinem letzten Zug
since-the-last-of = Seit deinem letzten Zug (die letzten von { $n } Ereignissen)
enough = Schließen
late = Du siehst alle Karten, wie sie vor { $n } Entscheidungen waren.
open = Du siehst nur, was alle sehen können. Wenn du dir alle Karten zeigen lässt, kannst du dich in dieser Partie nicht mehr dazusetzen.
look-open = Nur was alle sehen können, jetzt
look-late = Alle Karten, { $n } Entscheidungen später

## Mehrere werden zugleich gefragt

speak-now = Jetzt etwas sagen
seconds-left = { $n ->
    [one] noch { $n } Sekunde
   *[other] noch { $n } Sekunden
  }
seconds-to-speak = { $n ->
    [one] { $n } Sekunde, um etwas zu sagen
   *[other] { $n } Sekunden, um etwas zu sagen
  }
seconds-to-shout = { $n ->
    [one] { $n } Sekunde, um etwas zu sagen, { $key } für „{ $word }“
   *[other] { $n } Sekunden, um etwas zu sagen, { $key } für „{ $word }“
  }
you-said = Du hast „{ $word }“ gesagt.
may-still-speak = { $name } darf noch etwas sagen.
others-may-still-speak = { $n } andere dürfen noch etwas sagen.

## Worte und Gesten

say-something = Etwas sagen
host-wants-quiet = Dieser Tisch ist stumm geschaltet: Niemand kann etwas sagen.
quiet-here = Diesen Tisch stumm schalten, für alle
show-what-is-said = Zeigen, was die anderen sagen
chat-on = Wer den Tisch führt, hat den Chat eingeschaltet. Alle, die hier sitzen, können ihn lesen.
chat-off = Wer den Tisch führt, hat den Chat abgeschaltet.
says = { $name }: „{ $text }“
makes = { $name } { $gesture }.
you-make = Geste: { $gesture }
gesture-hat = tippt sich an den Hut
gesture-nod = nickt
gesture-shrug = zuckt mit den Schultern
gesture-glass = hebt das Glas
gesture-think = zerbricht sich den Kopf
gesture-clap = klatscht
gesture-key = klimpert mit den Schlüsseln
gesture-stare = starrt dich an
gesture-coin = wirft eine Münze
gesture-paw = streichelt den Hund
gesture-star = tippt auf den Stern

## Ein Rat

thinking = Das will überlegt sein …
wins = „{ $move }“ gewinnt { $won }; { $gain }.
wins-alone = „{ $move }“ ist dein einziger Zug und gewinnt { $won }.
won-hardly-any = kaum eine Partie
won-nearly-every = fast jede Partie
won-about = { $n ->
    [one] etwa { $n } Partie von { $unit }
   *[other] etwa { $n } Partien von { $unit }
  }
hardly-tried = { $won }, aber vom Computer selten versucht
gain-none = keinen anderen Zug hat der Computer oft genug versucht, um ihn zu vergleichen
gain-as-many = der nächstbeste Zug etwa ebenso viele
gain-hardly-any = der nächstbeste Zug kaum eine
gain = der nächstbeste Zug { $n }
outdated = Dieser Rat gilt für einen früheren Moment des Spiels.
chance-to-win = Aussicht zu gewinnen
found-by = Der Computer hat von hier aus { $n }-mal weitergespielt und jedes Mal geraten, was du nicht sehen kannst. Am häufigsten versuchte er die Züge, die oben stehen.
few = Bei so wenigen Versuchen ist der Rat nur eine Vermutung.
show = Zeigen
show-move = Auf dem Tisch zeigen: { $move }
think-again = Noch einmal überlegen

## Die Regeln

in-a-few-lines = In wenigen Zeilen
explain = Beim Spielen erklären
look-up = Nachschlagen
now-text = Jetzt: { $move }
now-many = Jetzt: { $n } Züge, zeig sie mir
no-clause = Das steht in keiner Regel.
clause-ruling = Auslegung
clause-option = Option
clause-example = Beispiel
reconstructions = Rekonstruierte Zahlen
reconstructions-why = Diese Zahlen standen auf Teilen, die verloren sind, darum mussten wir sie erschließen. Wenn du die Schachtel hast, schreib die richtigen Zahlen in eine Ausgabendatei. Richte dann mit dieser Datei einen Tisch ein.
grade = Güte { $grade }

## Die Anleitung in einem ersten Spiel

how-it-goes = So geht dieses Spiel
i-know-it = Kenne ich schon
next = Weiter
go-on = Weiterspielen
lesson-asked = Hier steht, was du entscheiden musst. Deine möglichen Züge leuchten auf dem Tisch. Zeig auf einen, oder nimm die Pfeiltasten und Enter. Lass dir Zeit, alle warten.
lesson-beside = Hier oben kannst du jederzeit um Rat fragen und die Regeln aufschlagen. „Zurück“ nimmt deinen letzten Zug zurück. Das geht nicht, wenn er etwas Neues gezeigt hat oder jemand seitdem gezogen hat.
lesson-done = Jetzt weißt du fast alles. Das Spiel geht weiter wie gewohnt, und wenn etwas Neues kommt, sage ich Bescheid.

## Uhren

by = bis { $day }
has-until = hat Zeit bis { $day }
time-left = noch { $time }
away-soon = { $name } ist nicht da: Bald spielt der Deputy für { $name }.
away-soon-you = Du bist nicht da: Bald spielt der Deputy für dich.
short-loses = { $name } hat nur noch wenig Zeit. Ist sie um, verliert { $name } das Spiel.
short-loses-you = Du hast nur noch wenig Zeit. Ist sie um, verlierst du das Spiel.
short = { $name } hat nur noch wenig Zeit. Dann spielt der Deputy für { $name }.
short-you = Du hast nur noch wenig Zeit. Dann spielt der Deputy für dich.
