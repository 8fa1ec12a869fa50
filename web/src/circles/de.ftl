# Freundeskreise, und was die Lobby an Gesellschaft auflistet.

title = Kreis
no-circle = Diesen Kreis gibt es nicht, oder du gehörst nicht dazu. Wer dazugehört, kann dir den Link schicken.
link-spent = Dieser Link gilt nicht mehr. Wer zum Kreis gehört, kann dir den neuen schicken.
to-the-lobby = Zur Lobby
what-it-is = Ein Kreis hat seine eigene Seite: seine Tische, wer wie steht und, wenn ihr mögt, einen festen Abend in der Woche. Nur wer dazugehört, kann sie sehen.

## Dazukommen

asked-in = Du bist in diesen Kreis eingeladen. { $n ->
    [one] Bisher gehört einer dazu.
   *[other] Bisher gehören { $n } dazu.
  }
your-name = Dein Name
join = Dem Kreis beitreten

## Tische

tables = Tische
no-tables = Gerade ist kein Tisch offen.
which-game = Welches Spiel
set-table = Tisch für alle einrichten
table-of = Ein Tisch für { $title }
with = { $names }.
plays = Die Partie läuft.
to-come = { $n ->
    [0] Alle sind da.
    [one] Ein Platz ist frei.
   *[other] { $n } Plätze sind frei.
  }
to-your-table = An deinen Tisch
sit-down = Hinsetzen
sit-down-at = Hinsetzen bei { $title }
watch = Zuschauen
watch-at = Bei { $title } zuschauen

## Der Abend

night = Der feste Abend
night-is-on = Heute ist es so weit: Seit { $time } seid ihr verabredet.
night-next = Das nächste Mal: { $day }, jede Woche.
night-notice = Das ist eine Nachricht in der Woche, nur für dich, falls du Nachrichten eingeschaltet hast.
night-zone-gone = Die Zeitzone dieses Abends kennt dieses Haus nicht mehr: Er ist nach UTC.
night-tell = Sag mir Bescheid, wenn er beginnt
night-ways = Wie du Bescheid bekommst
no-night = Noch habt ihr keinen.
night-set = Jede Woche treffen
night-change = Zu einer anderen Zeit treffen
night-none = Kein fester Abend
weekday = Jeden
time = Um, nach deiner Uhr
keep = So merken

## Stand

standings = Stand
no-standings = Sobald zwei von euch an einem Tisch von hier eine Partie zu Ende gespielt haben, steht hier, wer gewonnen hat.
what-counts = Es zählen die Partien an den Tischen dieses Kreises, bei denen zwei oder mehr von euch vom Austeilen bis zum Ende dabei waren.
rating-later = Eine Wertung gibt es ab zehn Partien.
who = Wer
matches = Partien
won = Gewonnen
rating = Wertung
share = { $wins } ({ $share } %)
between = { $low } bis { $high }

## Wer dazugehört

members = { $n ->
    [one] Einer gehört dazu
   *[other] { $n } gehören dazu
  }
nameless = Jemand ohne Namen
you = du
founder = hat ihn gegründet
remove = Entfernen
remove-whom = { $name } entfernen
remove-sure = Soll { $name } nicht mehr dazugehören? Es gibt dann einen neuen Link.
link = Link zum Beitreten
more = Mehr
name = Name des Kreises
rename = Umbenennen
new-link = Neuen Link machen
new-link-means = Der alte gilt dann nicht mehr; wer dazugehört, bleibt.
leave = Den Kreis verlassen
leave-sure = Möchtest du nicht mehr dazugehören?
leave-founder = Möchtest du nicht mehr dazugehören? Um den Kreis kümmert sich dann, wer am längsten dabei ist.
dissolve = Den Kreis auflösen
dissolve-sure = Soll es den Kreis und seinen Stand für niemanden mehr geben? Die Tische bleiben.

## In der Lobby

found-circle = Einen Freundeskreis gründen
found = Gründen
belong = { $n ->
    [one] bisher nur du
   *[other] { $n } gehören dazu
  }
gathering = { $n ->
    [one] ein Tisch füllt sich
   *[other] { $n } Tische füllen sich
  }
tonight = heute ist euer Abend
next = nächstes Mal: { $day }
tournament = Turnier: { $game }
tournament-gathering = füllt sich
tournament-playing = Runde { $round } von { $rounds } läuft
tournament-over = vorbei
tournament-asked = Runde { $round } von { $rounds }: dein Tisch wartet
