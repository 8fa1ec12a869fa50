# Der Tisch, solange gespielt wird.
#
# company Spieler · sit in einspringen · is away ist nicht da · hint Rat · log Verlauf

## Wo niemand spielt

no-table = Hier steht kein Tisch
nobody-plays-here = Unter dieser Adresse gibt es keinen Tisch. Vielleicht ist der Link unvollständig, oder der Tisch wurde gelöscht. Bitte um einen neuen Link, oder wähle einen Tisch in der Lobby.
link-spent = Jemand hat diesen Link schon verwendet, und jeder Link gilt nur einmal. Wem der Platz gehört, kann einen neuen Link machen.
does-not-answer = Dieser Tisch antwortet nicht
try-again = Noch einmal versuchen
to-the-lobby = Zur Lobby

## Neben dem Tisch

to-the-table = Zum Tisch
company-and-log = Spieler und Verlauf
beside-the-table = Neben dem Tisch
no-connection = keine Verbindung
practice = Übung
undo = Zurück
undo-watching = Du schaust nur zu und hast keinen Zug gemacht.
undo-nothing = Du kannst jetzt keinen Zug zurücknehmen. Entweder hast du noch nicht gezogen, oder jemand hat seitdem gezogen, oder dein Zug hat etwas Verdecktes gezeigt.
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
in-place-of-late = spielt für { $name } (Zeit abgelaufen, verloren)
among-themselves = An diesem Tisch sitzen nur Computerspieler. Sie spielen nur, solange jemand zusieht.
watching = { $n ->
    [one] { $n } schaut zu
   *[other] { $n } schauen zu
  }
sits-in = { $name } springt für dich ein.
chair-kept = Dein Platz ist für dich frei gehalten.
i-am-back = Ich bin wieder da
left-chair = { $name } ist gegangen.
anybody-may-sit = Jemand anders darf diesen Platz nehmen. Wenn du jemanden einladen willst, öffne „Spieler“.
is-away = { $name } ist nicht da.
is-away-until = { $name } ist nicht da. Nach { $time } dürfen die anderen ohne { $name } weiterspielen.
others-decide = { $name } ist nicht da. { $decider } entscheidet, wie es weitergeht.
away-you-decide = { $name } ist schon eine Weile nicht da. Du entscheidest, wie es weitergeht.
left-you-decide = { $name } ist gegangen. Du entscheidest, wie es weitergeht.
how-it-goes-on = Wie es weitergeht
wait-longer = Warten
computer-plays-on = Ein Computerspieler spielt, bis { $name } wieder da ist
let-somebody-sit = Jemand anders darf sich setzen
invite-somebody = Jemand anders einladen
hand-over = Gib den Bildschirm an { $name } weiter
look-away = Alle anderen schauen weg.
i-am = Ich bin { $name }

## Was gefragt ist

asked = Was du jetzt tun kannst
getting-ready = Der Server bereitet die Computerspieler noch vor. Bis er fertig ist, denken sie weniger weit voraus. Geschafft:
move-kept = Dein Zug ist gespeichert. Diese Seite sendet ihn, sobald der Server wieder da ist.
how-it-ended = Wie es ausging
on-to-my-turn = Weiter bis zu meinem Zug
on-to-now = Weiter bis jetzt
on-to-the-end = Weiter bis zum Ende
you-are-out = Du bist ausgeschieden. Du darfst weiter zuschauen.
plays-to-the-end = Die Computerspieler spielen zu Ende.
watch-on = Weiter zuschauen
summary = Zusammenfassung
so-far = Das Spiel bisher
on = Weiter
goes-on = Es geht weiter.
goes-on-soon = Sobald alle Spieler auf „Weiter“ gedrückt haben, geht es weiter.
look-first = Sieh dir jetzt deine Karten an. Vielleicht siehst du sie nie wieder. Niemand zieht, bevor alle geschaut haben.
i-have-looked = Ich habe geschaut
still-look = Noch beim Anschauen: { $names }
since = Seit deinem letzten Zug
since-the-last-of = Seit deinem letzten Zug (die letzten von { $n } Ereignissen)
enough = Schließen
late = Du siehst alle Karten, wie sie vor { $n } Zügen waren.
open = Du siehst nur, was alle sehen können. Du darfst dir alle Karten zeigen lassen, aber dann kannst du in dieser Partie nicht mehr mitspielen.
look-open = Nur zeigen, was alle sehen können, ohne Verzögerung
look-late = Alle Karten zeigen, { $n } Züge später

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
    [one] { $n } Sekunde, um etwas zu sagen: Drück { $key } für „{ $word }“
   *[other] { $n } Sekunden, um etwas zu sagen: Drück { $key } für „{ $word }“
  }
quiet = Ruhe bis zu meinem Zug
quiet-on = Du lehnst bis zu deinem Zug alles ab. Mit Q wirst du wieder gefragt.
quiet-why = Lehnt alles ab, bis du am Zug bist. Die anderen können es nicht von einem Nein von Hand unterscheiden.
you-said = Du hast „{ $word }“ gesagt.
take-shout-back = Zurücknehmen
may-still-speak = { $name } darf noch etwas sagen.
others-may-still-speak = { $n } andere Spieler dürfen noch etwas sagen.

## Worte und Gesten

what-companions-say = Was die Begleiter sagen
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
hardly-tried = { $won }, aber der Computer hat diesen Zug selten versucht
gain-none = keinen anderen Zug hat der Computer oft genug versucht, um ihn zu vergleichen
gain-as-many = der nächstbeste Zug etwa ebenso viele
gain-hardly-any = der nächstbeste Zug kaum eine
gain = der nächstbeste Zug { $n }
outdated = Das Spiel ist weitergegangen: Dieser Rat galt für eine frühere Stellung.
chance-to-win = Aussicht zu gewinnen
found-by = Der Computer hat von dieser Stellung aus { $n } Probepartien gespielt. In jeder hat er alles geraten, was du nicht sehen kannst.
few = Das sind wenige Partien, darum ist der Rat nur eine Vermutung.
show = Zeigen
show-move = Auf dem Tisch zeigen: { $move }
think-again = Noch einmal überlegen

## Die Regeln

in-a-few-lines = In wenigen Zeilen
explain = Beim Spielen erklären
look-up = Nachschlagen
now-text = Jetzt möglich: { $move }
now-many = Jetzt möglich: { $n } Züge (zeigen)
no-clause = Diese Worte stehen in keiner Regel.
clause-ruling = Auslegung
clause-option = Option
clause-example = Beispiel
reconstructions = Rekonstruierte Zahlen
reconstructions-why = Die gedruckten Teile mit diesen Zahlen sind verloren, darum haben wir die Zahlen erschlossen. Wenn du das Spiel besitzt, kannst du die richtigen verwenden: Schreib sie in eine Ausgabendatei, und wähle diese Datei, wenn du einen Tisch einrichtest. Die Güte sagt, wie sicher wir sind: B (folgt aus der Spielregel), C (erschlossen) oder D (erfunden).
grade = Güte { $grade }

## Die Anleitung in einem ersten Spiel

how-it-goes = So geht dieses Spiel
i-know-it = Kenne ich schon
next = Weiter
go-on = Weiterspielen
lesson-asked = In dieser Leiste steht, was du entscheiden musst. Deine möglichen Züge leuchten auf dem Tisch. Zeig auf einen, oder nimm die Pfeiltasten und Enter.
lesson-asked-alone = { lesson-asked } Lass dir Zeit: Alle warten.
lesson-beside = Mit diesen Knöpfen kannst du jederzeit um Rat fragen oder die Regeln öffnen. „Zurück“ nimmt deinen letzten Zug zurück, außer wenn er etwas Verdecktes gezeigt hat oder jemand seitdem gezogen hat.
lesson-beside-daily = Mit diesen Knöpfen kannst du jederzeit die Regeln oder das Protokoll öffnen. Bei der Partie des Tages gibt es keinen Rat, und kein Zug wird zurückgenommen.
lesson-done = Jetzt weißt du fast alles über dieses Spiel. Spiel weiter: Neues erkläre ich, wenn es zum ersten Mal vorkommt.

## Uhren

by = bis { $day }
has-until = hat Zeit bis { $day }
time-left = noch { $time }
away-soon = { $name } ist nicht da. Bald spielt ein Computerspieler für { $name }.
away-soon-you = Du bist nicht da. Bald spielt ein Computerspieler für dich.
short-loses = { $name } hat nur noch wenig Zeit. Ist die Zeit um, verliert { $name } das Spiel.
short-loses-you = Du hast nur noch wenig Zeit. Ist die Zeit um, verlierst du das Spiel.
short = { $name } hat nur noch wenig Zeit. Ist die Zeit um, spielt ein Computerspieler für { $name }.
short-you = Du hast nur noch wenig Zeit. Ist die Zeit um, spielt ein Computerspieler für dich.
