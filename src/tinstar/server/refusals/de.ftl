# Was der Server nicht tut, warum, und was hilft: so, wie es jemand am Tisch liest.

## Fehler der Spiele selbst

an-edition = Mit diesen Werten geht das Spiel nicht, oder die Datei ist keine Ausgabe davon. Im Wortlaut: { $why }
a-record = Was von diesem Tisch aufgezeichnet ist, lässt sich nicht lesen. Im Wortlaut: { $why }
a-turn = Gerade bist du nicht dran.

## Tische, ihre Plätze, ihre Runde

no-table = Diesen Tisch gibt es nicht, oder nicht mehr.
feature-off = Das ist auf diesem Server abgeschaltet: { $feature }.
no-game = Dieses Spiel gibt es hier nicht. Wähle eines von diesen: { $games }.
no-chair = Diesen Platz gibt es an dem Tisch nicht.
no-seat = Plätze gibt es hier nur von A bis { $last }.
not-your-seat = Das ist nicht dein Platz.
not-your-answer = Das ist nicht dein Platz. Zieh von deinem eigenen aus.
not-looking = Du siehst gerade von einem anderen Platz aus zu. Wechsle zu dem, für den du ziehen willst.
watcher = Du schaust nur zu. Das kann nur, wer hier am Tisch sitzt.
not-company = Das kann nur, wer hier mitgespielt hat.
not-decider = Wie es hier weitergeht, entscheidet gerade jemand anders.
not-missing = Auf diesen Platz wartet die Partie gerade nicht. Vielleicht ist, wer dort sitzt, wieder da.
not-host = Das kann nur, wer diesen Tisch aufgestellt hat.
not-gathering = Das geht nur, bevor die Partie beginnt. Hier hat sie schon begonnen.
not-begun = Hier hat die Partie noch nicht begonnen. Warte, bis ausgeteilt ist.
not-revealing = Die Wörter fürs Mischen werden hier gerade nicht gezeigt.
begins = Hier geht es jeden Augenblick los. Versuch es gleich noch einmal.
begins-erasing = An einem deiner Tische geht es jeden Augenblick los. Versuch es gleich noch einmal.
over = Diese Partie ist zu Ende, darum geht das nicht mehr.
not-over = Das geht erst, wenn die Partie zu Ende ist.
no-puzzle = Dieses Rätsel gibt es nicht. Vielleicht wurde es ersetzt. Wähle ein anderes.
puzzle-version = Dieses Rätsel gehört zu Fassung { $got } der Regeln. Der Server spielt nach Fassung { $now }. Wähle ein anderes Rätsel.
puzzle-move = Dieser Zug ist hier nicht möglich. Wähle einen anderen.
no-exercise = Diese Stellung gehört nicht zu deinen Übungen. Öffne die Seite zum Üben noch einmal: Sie zeigt, was ansteht.
over-there = An dieser Stelle ist die Partie zu Ende. Geh ein paar Züge zurück.
no-position = Die Partie hat die Stellungen 0 bis { $last }, nicht { $got }.
invitation = Dieser Link lädt nicht zu diesem Tisch ein. Bitte um einen neuen.
token = Dieser Link führt zu keinem Platz mehr. Vielleicht hat ihn schon jemand benutzt. Wer den Platz hat, kann einen neuen machen.
chairs-free = Es geht los, wenn auf jedem Platz jemand sitzt. Noch frei: { $chairs }.
chair-of = Auf diesem Platz sitzt { $name }. Wähle einen anderen.
chair-taken = Dieser Platz ist schon besetzt. Wähle einen anderen.
table-full = An diesem Tisch ist kein Platz mehr frei. Du kannst zusehen.
chair-lost = Auf diesem Platz ist die Zeit abgelaufen, darum kann ihn niemand nehmen. Wähle einen anderen Platz.
chair-of-computer = Dieser Platz gehörte von Anfang an einem Computerspieler. Wähle einen anderen.
chair-changes = Auf diesem Platz hat schon { $most }-mal jemand anders weitergespielt; öfter geht es nicht. Wähle einen anderen Platz.
has-sat = Du hast in dieser Partie schon auf einem anderen Platz Karten gesehen, darum kannst du dich nicht auf diesen setzen.
sits-elsewhere = In dieser Partie hast oder hattest du einen anderen Platz, darum kannst du diesen nicht nehmen.
no-person = Auf diesem Platz sitzt kein Mensch.
not-owner = Das kann nur, wer diesen Server betreibt.
kind = Einen solchen Computerspieler gibt es hier nicht. Wähle einen von diesen: { $known }.
tables = Mehr als { $most } offene Tische gehen nicht. Verlass erst einen anderen.
tables-an-hour = Mehr als { $most } neue Tische in einer Stunde gehen nicht. Versuch es später noch einmal.

## Namen

name = Wähle einen Namen mit 1 bis { $most } Zeichen, die man sehen kann.
name-marks = Auf einem Buchstaben dürfen höchstens { $most } Akzente stehen.
name-alphabets = „{ $word }“ mischt mehrere Schriften ({ $alphabets }). Nimm in einem Wort nur eine.
name-taken = „{ $name }“ heißt hier schon jemand, oder so ähnlich. Wähle einen anderen Namen.

## Züge und Zeit

went-on = Dein Zug kam zu spät: Der Tisch war schon weiter. Sieh noch einmal hin, dann zieh.
not-asked = Dieser Platz ist nicht an der Reihe.
not-you = Gerade bist du nicht dran.
still-looking = Jemand sieht sich noch die eigenen Karten an. Warte einen Moment.
answered = Du hast dich schon entschieden.
window-closed = Dein Zug kam zu spät: Die Zeit zum Rufen war um.
time-up = Dein Zug kam zu spät: Deine Zeit war um.
time-undo = Zum Zurücknehmen hast du nicht mehr genug Zeit.
no-clock = Hier läuft keine Uhr.
paused-enough = In einer Turnierpartie kannst du die Uhr höchstens { $minutes } Minuten anhalten. Die sind verbraucht.
window = Die Zeit zum Rufen ist 0 (unbegrenzt) oder { $least } bis { $most } Sekunden.
window-by-post = An einem Tisch per Post (Stunden oder Tage für jeden Zug) muss die Zeit zum Rufen 0 sein.
zone = Diese Zeitzone ist unbekannt. Eine wäre Europe/Berlin.
busy = Für einen Rat ist der Server gerade zu beschäftigt. Versuch es gleich noch einmal.

## Mischen

words = Auf diese Wörter hat sich an diesem Tisch niemand festgelegt. Nimm die, die du hier gewählt hast.
duplicate-words = Eigene Wörter fürs Mischen gibt es hier nicht: Alle diese Tische bekommen dieselben Karten.

## Was Leute sagen

phrase = Diesen Spruch gibt es hier nicht.
quiet = Dieser Tisch ist stumm geschaltet.
phrases = Mehr als { $most } Sprüche in { $seconds } Sekunden gehen nicht. Warte kurz.

## Schreiben, blockieren, melden

text = Eine Nachricht hat 1 bis { $most } Zeichen, die man sehen kann.
sure = Bitte bestätige, dass der Server alles über dich löschen darf.
text-marks = Auf einem Buchstaben dürfen höchstens { $most } Akzente stehen.
no-chat = An diesem Tisch ist der Chat abgeschaltet. Einschalten kann ihn, wer den Tisch aufgestellt hat.
lines = So schnell geht es nicht: höchstens { $most } Nachrichten auf einmal. Warte kurz.
not-another = Das geht nur bei einem anderen Menschen, der an diesem Tisch sitzt oder saß.
blocked = Mehr als { $most } Leute kannst du nicht blockieren. Gib erst jemanden wieder frei.
not-blocked = Diese Person hast du nicht blockiert.
reports = Der Server kann deine Meldung nicht annehmen. Entweder hast du heute schon { $most } geschickt, oder seine Liste ist voll. Versuch es morgen noch einmal.
reports-here = Von diesem Anschluss kamen heute schon { $most } Meldungen. Versuch es morgen noch einmal.
no-report = Eine Meldung mit der Nummer { $got } gibt es nicht. „tinstar house reports“ zeigt alle.

## Kreise

no-circle = Diesen Kreis gibt es nicht, oder du bist kein Mitglied. Bitte ein Mitglied um den Link.
not-founder = Das kann nur, wer den Kreis gegründet hat.
circle-link = Dieser Link führt in keinen Kreis mehr. Frag ein Mitglied nach dem neuen.
circles = Mehr als { $most } Kreise gehen nicht. Verlass erst einen anderen.
members = Der Kreis ist voll: Er hat { $most } Mitglieder. Erst muss jemand gehen.
no-member = Diese Person ist kein Mitglied mehr.
member-yourself = Dich selbst kannst du nicht entfernen. Verlass stattdessen den Kreis.

## Mit allen Karten zusehen

not-later = An diesem Tisch sehen Zuschauer nicht alle Karten. Sieh zu, was jeder sehen darf.
sat-here = Alle Karten sieht nur, wer hier nicht sitzt und nicht gesessen hat.
watched-all = Du hast in dieser Partie schon alle Karten gesehen und kannst dich darum nicht dazusetzen.
no-cookie = Dein Browser hat das Cookie dieses Servers nicht geschickt. Erlaube seine Cookies und lade die Seite neu.
watchers = Mehr als { $most } können hier nicht mit allen Karten zusehen. Versuch es später noch einmal, oder sieh zu, was jeder sehen darf.

## Dieselben Karten an mehreren Tischen

no-duplicate = Diese Tische gibt es nicht. Vielleicht wurden sie gelöscht.
not-asker = Das kann nur, wer diese Tische aufgestellt hat.
duplicates = Mehr als { $most } Tische mit denselben Karten gehen nicht.
duplicate-delay = Zuschauer können hier nicht alle Karten sehen: An anderen Tischen wird noch mit ihnen gespielt.
deals-open = Diese Karten kann schon jeder sehen, darum kann niemand mehr mit ihnen spielen. Stell einen neuen Tisch auf.
deals-watched = Schon { $most } Personen kennen diese Karten. Zusehen kannst du, sobald alle Tische mit diesen Karten fertig sind.
deals-known = Du hast an einem anderen Tisch mit diesen Karten gesessen oder zugeschaut, darum kannst du hier nicht mitspielen. Kein Server kann verhindern, dass Freunde einander davon erzählen.
deals-hidden = Das siehst du, sobald alle Tische mit diesen Karten fertig sind. Bisher sind es { $ended } von { $tables }.

## Die Partie des Tages

daily-date = Die Partie des Tages braucht ein Datum wie { $latest }. Das hier ist keines: { $got }.
daily-future = Für den { $got } gibt es noch keine Partie. Die neueste ist die vom { $latest }.
daily-no-help = In der Partie des Tages gibt es keine Hinweise, und kein Zug lässt sich zurücknehmen.
daily-once = Bei der Partie des Tages zählt nur der erste Versuch, darum gibt es keine Wiederholung.
daily-table = An diesem Tisch läuft eine Partie des Tages. Bis das Datum in allen Zeitzonen vorbei ist, darf nur zusehen, wer dort spielt.
daily-first = Das siehst du, sobald du diese Partie des Tages selbst zu Ende gespielt hast.

## Turniere

no-tournament = Dieses Turnier gibt es nicht. Vielleicht wurde es gelöscht.
tournaments-here = Von diesem Anschluss kamen heute schon { $most } neue Turniere. Versuch es morgen noch einmal.
tournament-clock = Ein Turnier braucht eine Bedenkzeit, damit jede Runde endet. Wähle eine.
tournament-invitation = Dieser Link lädt nicht zu diesem Turnier ein. Bitte um einen neuen.
tournament-host = Die erste Runde beginnt, wer das Turnier ausrichtet. Jede weitere Runde kann jeder beginnen, der mitspielt.
tournament-begun = Dieses Turnier hat schon begonnen.
tournament-over = Dieses Turnier ist zu Ende: Alle Runden sind gespielt.
tournament-went-on = Das Turnier ist inzwischen weitergegangen. Sieh noch einmal nach.
entered = Du nimmst an diesem Turnier schon teil.
not-entered = Das kann nur, wer teilnimmt.
entrants = Mehr als { $most } können nicht teilnehmen.
too-few = Dafür müssen wenigstens { $least } teilnehmen: genug für zwei Tische. Lade noch jemanden ein.
round-played = Diese Runde ist noch nicht an allen Tischen zu Ende. Versuch es danach noch einmal.

## Eigenes: Geräte, Passkeys, Vergangenes

link-spent = Dieser Link gilt nicht mehr. Lass dir einen neuen geben.
device-own = Dieses Gerät gehört schon dir.
device-knows-deals = Dieses Gerät kennt dieselben Karten schon von einem anderen Tisch. Versuch es wieder, wenn alle diese Tische fertig sind.
device-knows-cards = Auf diesem Gerät spielt jemand anders bei einer deiner Partien mit oder schaut zu, und kennt andere Karten. Verlass dort diese Partie, oder spiel sie zu Ende.
no-opponent = Gegen diese Person hast du noch nicht gespielt.
passkeys = Diesen Passkey hast du schon, oder du hast bereits { $most } Passkeys; mehr gehen nicht.
no-passkey = Das ist keiner deiner Passkeys.
passkey-unknown = Diesen Passkey kennt dieser Server nicht. Nimm einen anderen, oder melde dich mit einem Link von deinem anderen Gerät an.
passkey-served = Dieser Passkey wurde gerade anderswo benutzt. Versuch es noch einmal.
passkey-late = Das mit dem Passkey hat zu lange gedauert. Versuch es noch einmal.
passkey-other = Dieser Passkey gilt auf diesem Server nicht. Nimm einen, den du hier angelegt hast.
passkeys-elsewhere = Unter dieser Adresse des Servers gehen Passkeys nicht. Öffne die Seite unter seiner üblichen Adresse.

## Benachrichtigungen

browser-keys = Dieser Browser hat Schlüssel für Benachrichtigungen geschickt, die der Server nicht lesen kann. Versuch es mit einem anderen Browser.
no-push = Dieser Server benachrichtigt keine Browser. Wähle einen anderen Weg.
no-hooks = Dieser Server schreibt in keine Chaträume. Wähle einen anderen Weg.
no-mail = Dieser Server schreibt keine E-Mails. Wähle einen anderen Weg.
no-channel = Auf diesem Weg wirst du nicht benachrichtigt.
channels = Mehr als { $most } Wege, dich zu benachrichtigen, gehen nicht. Entferne erst einen.
no-address = Das ist keine E-Mail-Adresse. Eine wäre jane@example.org.
mail-refused = Diese Adresse nimmt gerade keine E-Mails an. Versuch es später noch einmal, oder nimm eine andere.
confirmations = { $cap ->
    [mailbox] An ein Postfach gehen am Tag höchstens { $most } solche E-Mails. Versuch es morgen noch einmal.
    [address] Von einer Netzadresse aus gehen am Tag höchstens { $most } solche E-Mails. Versuch es morgen noch einmal.
    [domain] An eine Domain gehen am Tag höchstens { $most } solche E-Mails. Versuch es morgen noch einmal.
   *[house] Dieser Server schickt am Tag höchstens { $most } solche E-Mails. Versuch es morgen noch einmal.
  }
letter-spent = Dieser Link gilt nicht mehr: Er ist zu alt, oder jemand hat ihn schon benutzt. Gib die Adresse noch einmal ein, dann kommt ein neuer.
no-url = Das ist keine Webadresse. Eine wäre https://chat.example/...
no-https = Die Adresse muss mit https:// beginnen und darf keinen Port nennen.
not-outside = Diese Adresse ist nicht öffentlich. Nimm eine, die aus dem Internet zu erreichen ist.

## Labor und Rückblick

no-question = Der Server hat diese Simulation nicht mehr. Starte sie noch einmal.
questions = Gerade warten zu viele Simulationen. Versuch es später noch einmal.
reviews = Gerade warten zu viele Partien auf ihre Analyse. Versuch es später noch einmal.

## Der Server selbst

no-path = Diese Adresse gibt es hier nicht.
other-host = Unter dieser Adresse ist der Server nicht zu erreichen. Öffne ihn unter seiner eigenen.
other-origin = Das kam nicht von einer Seite dieses Servers. Öffne die Seite des Servers selbst.
requests = Das war zu viel auf einmal. Warte einen Augenblick.
messages = Das war zu viel auf einmal. Warte einen Augenblick.
connections = Zu viele Verbindungen auf einmal. Schließ ein paar Fenster.
not-kept = Der Server konnte das nicht speichern, darum hat sich nichts geändert. Versuch es noch einmal.
not-found-now = Der Server erreicht gerade seine Datenbank nicht. Versuch es noch einmal.
lost = Der Tisch ist gerade umgezogen. Versuch es noch einmal.
elsewhere = Der Tisch ist gerade umgezogen. Versuch es noch einmal.
carried = Die Anfrage ist zu groß, um sie an den Tisch weiterzugeben. Schick weniger auf einmal.
broken = Auf diesem Server ging etwas schief. Der Fehler steht in seinem Protokoll. Versuch es später noch einmal.
unreachable = Der Tisch antwortet gerade nicht. Warte einen Augenblick.
