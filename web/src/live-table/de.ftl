# Der Tisch, solange gespielt wird.
#
# company Runde · sit in einspringen · is away ist nicht da · hint Rat · log Verlauf

## Wo niemand spielt

no-table = Hier steht kein Tisch
nobody-plays-here = Unter dieser Adresse spielt niemand. Vielleicht fehlt dem Link ein Stück, oder der Tisch wurde abgeräumt.
link-spent = Dieser Link hat seinen Platz schon umgezogen, jeder gilt nur einmal. Wer dort sitzt, findet einen neuen.
does-not-answer = Dieser Tisch antwortet nicht
try-again = Noch einmal versuchen
to-the-lobby = Zur Lobby

## Neben dem Tisch

to-the-table = Zum Tisch
company-and-log = Runde und Verlauf
beside-the-table = Neben dem Tisch
no-connection = keine Verbindung
undo = Zurück
undo-watching = Du schaust nur zu und hast keinen Zug gemacht.
undo-nothing = Nichts zurückzunehmen: Du warst noch nicht am Zug, es ging schon weiter, oder dein Zug hat etwas Neues gezeigt.
hint = Rat
rules = Regeln
log = Verlauf
company = Runde
settings = Einstellungen
sheet-log = Am Tisch
sheet-hint = Ein Rat
sheet-company = Die Runde
game-is-over = Das Spiel ist aus
nothing-yet = Noch ist nichts geschehen.

## Wer da ist und wer nicht

you = du
here = da
away = nicht da
computer = Computer
has-left = gegangen
in-place-of = für { $name }
in-place-of-late = für { $name }, nach Zeit verloren
among-themselves = Nur Computer am Tisch: Sie spielen, solange jemand zusieht.
watching = { $n ->
    [one] { $n } schaut zu
   *[other] { $n } schauen zu
  }
sits-in = { $name } springt für dich ein.
chair-kept = Dein Platz ist für dich frei gehalten.
i-am-back = Ich bin wieder da
left-chair = { $name } ist gegangen.
anybody-may-sit = Jemand anders darf sich dorthin setzen: siehe Runde.
is-away = { $name } ist gerade nicht da.
is-away-until = { $name } ist gerade nicht da. Nach { $time } dürfen die anderen ohne { $name } weiterspielen.
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

asked = Was gefragt ist
getting-ready = Die Computerspieler machen sich noch bereit und denken bis dahin weniger weit voraus:
move-kept = Dein Zug geht nicht verloren; er wird gesendet, sobald das Haus wieder da ist.
how-it-ended = Wie es ausging
on-to-my-turn = Weiter bis zu meinem Zug
on-to-now = Weiter bis jetzt
on = Weiter
goes-on = Es geht weiter.
goes-on-soon = Sobald alle es gesehen haben, geht es weiter.
since = Seit deinem letzten Zug
since-the-last-of = Seit deinem letzten Zug, das Letzte von { $n }
enough = Genug davon
late = Du siehst alle Karten, wie sie vor { $n } Entscheidungen waren.
open = Du siehst, was offen liegt. Wer alle Karten ansieht, kann sich in dieser Partie nicht mehr dazusetzen.
look-open = Was jetzt offen liegt
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
host-wants-quiet = Hier soll Ruhe sein: An diesem Tisch sagt niemand etwas.
quiet-here = Ruhe an diesem Tisch, für alle
show-what-is-said = Zeigen, was die anderen sagen
chat-on = Wer den Tisch führt, lässt euch einander schreiben: Alle, die hier sitzen, lesen es.
chat-off = Wer den Tisch führt, lässt hier niemanden mehr schreiben.
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
wins-alone = „{ $move }“ ist alles, was geht, und gewinnt { $won }.
won-hardly-any = kaum eine Partie
won-nearly-every = fast jede Partie
won-about = { $n ->
    [one] etwa { $n } Partie von { $unit }
   *[other] etwa { $n } Partien von { $unit }
  }
hardly-tried = { $won }, kaum versucht
gain-none = nichts anderes wurde oft genug versucht, um sich damit zu vergleichen
gain-as-many = das Nächstbeste etwa ebenso viele
gain-hardly-any = das Nächstbeste kaum eine
gain = das Nächstbeste { $n }
outdated = Inzwischen ist der Tisch weiter.
chance-to-win = Aussicht zu gewinnen
found-by = Dafür wurde { $n }-mal weitergespielt, von dem aus, was du sehen kannst, und meist mit den Zügen, die vorn stehen.
few = Das ist wenig: Nimm es als Vermutung.
show = Zeigen
show-move = Auf dem Tisch zeigen: { $move }
think-again = Noch einmal überlegen

## Die Regeln

in-a-few-lines = In wenigen Zeilen
explain = Beim Spielen erklären
look-up = Nachschlagen
now-text = Jetzt: { $move }
now-many = Jetzt: { $n } Züge, zeig sie mir
no-clause = Davon steht nichts in den Regeln.
clause-ruling = Auslegung
clause-option = Option
clause-example = Beispiel
reconstructions = Zahlen, die rekonstruiert sind
reconstructions-why = Sie standen auf Teilen, die verloren sind, und mussten erschlossen werden. Wer die Schachtel hat, kann die richtigen in eine Ausgabendatei schreiben und damit einen Tisch einrichten.
grade = Güte { $grade }

## Die Anleitung in einem ersten Spiel

how-it-goes = So geht dieses Spiel
i-know-it = Kenne ich schon
next = Weiter
go-on = Weiterspielen
lesson-asked = Hier steht, was du gefragt wirst. Was du tun kannst, leuchtet auf dem Tisch: Zeig darauf, oder nimm die Pfeiltasten und Enter. Lass dir Zeit, alle warten.
lesson-beside = Hier oben kannst du jederzeit um Rat fragen und die Regeln aufschlagen. Mit „Zurück“ nimmst du deinen letzten Zug zurück, solange er nichts Neues gezeigt hat und niemand weitergespielt hat.
lesson-done = Jetzt weißt du fast alles, und es geht weiter wie in jedem Spiel. Kommt noch etwas Neues, sage ich Bescheid.

## Uhren

by = bis { $day }
has-until = hat Zeit bis { $day }
time-left = noch { $time }
away-soon = { $name } ist nicht da: Bald springt der Deputy ein.
away-soon-you = Du bist nicht da: Bald springt der Deputy ein.
short-loses = { $name } hat nur noch wenig Zeit, dann ist das Spiel nach Zeit verloren.
short-loses-you = Du hast nur noch wenig Zeit, dann ist das Spiel nach Zeit verloren.
short = { $name } hat nur noch wenig Zeit, dann springt der Deputy ein.
short-you = Du hast nur noch wenig Zeit, dann springt der Deputy ein.
