# Vor der ersten Karte: wer kommt, wer wo sitzt, Worte fürs Mischen.

## Die Runde findet sich ein

set-to-come = { $n ->
    [one] Der Tisch steht bereit, einer fehlt noch.
   *[other] Der Tisch steht bereit, { $n } fehlen noch.
  }
everybody-here = Alle sind da.
host-deals = Wer eingeladen hat, teilt aus, sobald alle da sind.
deal = Austeilen
once-taken = sobald jeder Platz besetzt ist

## Jemand ist eingeladen

invite = Freunde einladen
link-to-sit = Wer diesen Link öffnet, darf sich setzen
link-drawn = Der Link als QR-Code
share = Link teilen …
come-and-play = Spiel { $game } mit mir.
invites-you = { $name } lädt dich zu einer Partie { $game } ein.
you-are-invited = Du bist zu einer Partie { $game } eingeladen.
invited = Du bist eingeladen
already = Schon am Tisch: { $names }.
your-name = Dein Name
your-chair = Dein Platz
first-free = der erste, der frei ist
where-sat = { $letter }, wo { $name } saß
sit-down = Hinsetzen
only-watch = Nur zuschauen
all-taken = Inzwischen ist jeder Platz besetzt.
watch = Zuschauen

## Plätze

chairs = Plätze
computer-player = Computerspieler
sits-in-for = { $kind }, springt für { $name } ein
you = du
here = da
away = nicht da
free-chair = ein freier Platz
has-left = { $name } ist gegangen
is-asked = { $name } ist gefragt
kept-for-friend = frei für Freunde
kept-free = bleibt frei
kept-for = frei für { $name }
come-back = Zurückkommen
come-back-to = Zurückkommen auf Platz { $letter }
sit-down-on = Hinsetzen auf Platz { $letter }
who-sits = Wer auf Platz { $letter } sitzt

## Links, und der Weg hinaus

link-friends = Link für Freunde: Wer ihn öffnet, darf sich dazusetzen
link-watch = Link zum Zuschauen
link-network = Diese Links sind für alle, die im selben Netz sind wie dieser Rechner, etwa im selben WLAN.
link-nowhere = Dieses Haus hört nur auf diesen Rechner: Von anderswo führen diese Links nirgendwohin. Damit Freunde hereinkommen, schließ es und öffne es mit { $command }; der Tisch wartet hier auf dich, und die Links haben dann eine Adresse, die sich in deinem Netz öffnen lässt.
move = Auf ein anderes Gerät umziehen
move-link = Wer das zuerst öffnet, sitzt auf dem Platz von { $name }: Behalt es für dich
leave = Den Tisch verlassen

## Die Uhr steht

pause = Die Uhr anhalten
pause-stands = Die Uhr steht.
pause-all = Sie steht, sobald alle es wollen.
pause-willing = { $n ->
    [one] { $names } möchte sie anhalten.
   *[other] { $names } möchten sie anhalten.
  }

## Das Mischen

words = Deine Worte fürs Mischen: { $words }
words-change = Ändern
words-change-yours = Deine Worte ändern
words-anew = Deine Worte fürs Mischen; lass es leer für andere
words-take = Diese nehmen
shown-now = Niemand kann seine Worte mehr ändern, darum werden sie jetzt gezeigt.
not-yet = noch nicht
quoted = „{ $words }“
first-card = Die erste Karte kommt, wenn alle gezeigt sind, spätestens in { $n ->
    [one] einer Sekunde
   *[other] { $n } Sekunden
  } ohne den Rest.

## Was vereinbart ist

agreed = Was vereinbart ist
yes = ja
no = nein
ruling = Regel { $ruling }
time-to-think = Bedenkzeit
if-away = ist jemand nicht da
if-away-after = nach { $time } entscheiden die anderen, wie es weitergeht
time-to-shout = Zeit zum Rufen
seconds = { $n } Sekunden
watching = wer zuschaut, sieht
watching-late = alle Karten, { $n } Entscheidungen später
watching-open = was offen liegt
chat = Freies Gespräch
memory-aid = Gedächtnisstütze
house-bound = das Haus ist gebunden an
person-bound = { $name } ist an Worte gebunden
late-loses = Wer zu spät kommt, verliert.
late-is-stood-in-for = Für wen die Zeit um ist, springt ein Computer ein.
agreed-post = Per Post: { $time } für jede Antwort. { $late }
agreed-post-nights = Per Post: { $time } für jede Antwort, Nächte in { $zone } zählen nicht. { $late }
agreed-post-weekends = Per Post: { $time } für jede Antwort, Wochenenden in { $zone } zählen nicht. { $late }
agreed-post-nights-weekends = Per Post: { $time } für jede Antwort, Nächte und Wochenenden in { $zone } zählen nicht. { $late }
zone-gone = Die Zeitzone { $zone } kennt dieses Haus nicht mehr: Es zählt UTC.
agreed-bank = { $time } für alle. { $late }
agreed-bank-more = { $time } für alle, und { $n } Sekunden mehr mit jeder Entscheidung. { $late }
agreed-bank-delay = { $time } für alle, und bis zu { $n } Sekunden mehr mit jeder Entscheidung. { $late }

## Andere Runden, an denen dasselbe ausgeteilt wird

same-deals = Andere Runden spielen mit denselben Karten. Das Haus hat sich darauf festgelegt, und niemandes Worte gehen ein: Sie würden an jedem Tisch anders austeilen. Wer an einem dieser Tische saß oder zuschaute, kann sich an keinen anderen setzen. Dass Freunde einander verraten, was ausgeteilt wurde, kann kein Haus verhindern: Tut es bitte nicht.
link-of-table = Link zu Tisch { $n } mit denselben Karten
