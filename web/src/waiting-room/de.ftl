# Vor der ersten Karte: wer kommt, wer wo sitzt, Worte fürs Mischen.

## Die Runde findet sich ein

set-to-come = { $n ->
    [one] Der Tisch ist bereit. Einer fehlt noch.
   *[other] Der Tisch ist bereit. { $n } fehlen noch.
  }
everybody-here = Alle sind da.
host-deals = Wer eingeladen hat, teilt aus, sobald alle da sind.
deal = Austeilen
once-taken = geht, sobald auf jedem Platz jemand sitzt

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
first-free = der erste freie
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
is-asked = wartet auf { $name }
kept-for-friend = frei für Freunde
kept-free = bleibt frei
kept-for = frei für { $name }
come-back = Zurückkommen
come-back-to = Zurückkommen auf Platz { $letter }
sit-down-on = Hinsetzen auf Platz { $letter }
who-sits = Wer auf Platz { $letter } sitzt

## Links, und der Weg hinaus

link-friends = Link für Freunde: Wer ihn hat, darf sich dazusetzen
link-watch = Link zum Zuschauen
link-network = Diese Links gelten für alle im selben Netz wie dieser Rechner, etwa im selben WLAN.
link-nowhere = Nur dieser Rechner erreicht diesen Server, darum gehen diese Links anderswo nicht. Damit Freunde hereinkommen, beende den Server und starte ihn mit { $command }. Dein Tisch wartet auf dich. Die Links haben dann eine Adresse, die Freunde in deinem Netz öffnen können.
move = Auf ein anderes Gerät umziehen
move-link = Wer das zuerst öffnet, bekommt den Platz von { $name }. Behalt es für dich.
leave = Den Tisch verlassen

## Die Uhr steht

pause = Die Uhr anhalten
pause-stands = Die Uhr ist angehalten.
pause-all = Sie wird angehalten, sobald alle zustimmen.
pause-willing = { $n ->
    [one] { $names } hat zugestimmt.
   *[other] { $names } haben zugestimmt.
  }

## Das Mischen

words = Deine Worte fürs Mischen: { $words }
words-change = Ändern
words-change-yours = Deine Worte ändern
words-anew = Deine Worte fürs Mischen; lass es leer für neue zufällige
words-take = Diese nehmen
shown-now = Niemand kann seine Worte mehr ändern, darum werden sie jetzt gezeigt.
not-yet = noch nicht
quoted = „{ $words }“
first-card = Die erste Karte kommt, wenn alle Worte gezeigt sind. Nach { $n ->
    [one] einer Sekunde
   *[other] { $n } Sekunden
  } kommt sie trotzdem, ohne die Worte, die noch fehlen.

## Was vereinbart ist

agreed = Was an diesem Tisch gilt
yes = ja
no = nein
ruling = Regel { $ruling }
time-to-think = Bedenkzeit
if-away = ist jemand nicht da
if-away-after = nach { $time } entscheiden die anderen, wie es weitergeht
time-to-shout = Zeit zum Rufen
seconds = { $n } Sekunden
watching = Zuschauer sehen
watching-late = alle Karten, { $n } Entscheidungen später
watching-open = nur was alle sehen können
chat = Freies Gespräch
memory-aid = Gedächtnisstütze
house-bound = der Server hat sich festgelegt auf
person-bound = { $name } hat sich auf Worte festgelegt
late-loses = Ist deine Zeit um, verlierst du.
late-is-stood-in-for = Ist deine Zeit um, spielt der Deputy für dich.
agreed-post = Per Post: { $time } für jeden Zug. { $late }
agreed-post-nights = Per Post: { $time } für jeden Zug. Nächte in { $zone } zählen nicht. { $late }
agreed-post-weekends = Per Post: { $time } für jeden Zug. Wochenenden in { $zone } zählen nicht. { $late }
agreed-post-nights-weekends = Per Post: { $time } für jeden Zug. Nächte und Wochenenden in { $zone } zählen nicht. { $late }
zone-gone = Dieser Server kennt die Zeitzone { $zone } nicht mehr. Er rechnet darum in UTC.
agreed-bank = Je { $time }. { $late }
agreed-bank-more = Je { $time }, und { $n } Sekunden mehr mit jedem Zug. { $late }
agreed-bank-delay = Je { $time }, und bis zu { $n } Sekunden mehr mit jedem Zug. { $late }

## Andere Runden, an denen dasselbe ausgeteilt wird

same-deals = Andere Tische bekommen dieselben Karten. Der Server hat sich darauf festgelegt. Eigene Worte fürs Mischen gibt es hier nicht, sonst bekäme jeder Tisch andere Karten. Wenn du an einem dieser Tische gesessen oder zugeschaut hast, kannst du dich an keinen anderen setzen. Kein Server kann verhindern, dass Freunde einander verraten, was ausgeteilt wurde: Tut es bitte nicht.
link-of-table = Link zu Tisch { $n } mit denselben Karten
