# Freundeskreise, und was die Lobby an Gesellschaft auflistet.

title = Kreis
no-circle = Diesen Kreis gibt es nicht, oder du bist kein Mitglied. Ein Mitglied kann dir den Link zum Beitreten schicken.
link-spent = Dieser Link gilt nicht mehr. Ein Mitglied des Kreises kann dir den neuen Link schicken.
to-the-lobby = Zur Lobby
what-it-is = Ein Kreis hat seine eigene Seite. Dort stehen seine Tische, der Stand und, wenn ihr mögt, euer fester Abend (ein Abend, an dem ihr euch jede Woche trefft). Nur Mitglieder können die Seite sehen.

## Dazukommen

asked-in = Du bist in diesen Kreis eingeladen. { $n ->
    [one] Er hat bisher ein Mitglied.
   *[other] Er hat bisher { $n } Mitglieder.
  }
your-name = Dein Name
join = Dem Kreis beitreten

## Tische

tables = Wer gerade spielt
no-tables = Kein Tisch ist offen. Richte einen ein: Alle Mitglieder können sich hinsetzen.
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

## Die Partie des Tages

daily = Die Partie des Tages
daily-about = Spiel die heutige Partie, dann siehst du die Ergebnisse des Kreises.
daily-play = Spielen
daily-play-of = Die Partie des Tages in { $title } spielen
daily-resume = Weiterspielen
daily-resume-of = Die Partie des Tages in { $title } weiterspielen
daily-all = Alle Ergebnisse
daily-all-of = Alle Ergebnisse von { $title }

## Der Abend

night = Der feste Abend
night-is-on = Der Abend dieser Woche hat um { $time } begonnen.
night-next = Das nächste Mal: { $day }, jede Woche.
night-notice = Der Server benachrichtigt dich einmal pro Woche, falls du Benachrichtigungen eingeschaltet hast. Die anderen Mitglieder wählen selbst.
night-zone-gone = Dieser Server kennt die Zeitzone eures festen Abends nicht mehr. Er rechnet darum in UTC.
night-tell = Sag mir Bescheid, wenn er beginnt
night-ways = Wählen, wie du Bescheid bekommst
no-night = Ihr habt noch keinen festen Abend gewählt.
night-set = Jede Woche treffen
night-change = Zu einer anderen Zeit treffen
night-none = Festen Abend beenden
weekday = Jeden
time = Um (deine Ortszeit)
keep = Speichern

## Stand

standings = Stand
no-standings = Spiel mit einem anderen Mitglied eine Partie an einem Tisch des Kreises zu Ende. Dann steht hier, wer gewonnen hat.
what-counts = Eine Partie zählt für dich, wenn du sie an einem Tisch dieses Kreises gespielt hast, vom Austeilen bis zum Ende und zusammen mit einem anderen Mitglied.
rating-later = Eine Wertung bekommen Mitglieder nach zehn Partien, die zählen.
who = Mitglied
matches = Partien
won = Gewonnen
rating = Wertung
share = { $wins } ({ $share } %)
between = { $low } bis { $high }

## Wer dazugehört

members = { $n ->
    [one] Ein Mitglied
   *[other] { $n } Mitglieder
  }
nameless = Jemand ohne Namen
you = du
founder = hat ihn gegründet
member-plays = spielt { $games }
remove = Entfernen
remove-whom = { $name } entfernen
remove-sure = { $name } aus diesem Kreis entfernen? Der Kreis bekommt dann einen neuen Link.
invite = Lade deine Freunde ein
invite-about = Du bist bisher das einzige Mitglied. Schick diesen Link den Leuten, die dabei sein sollen.
link = Link zum Beitreten
more = Mehr
name = Name des Kreises
rename = Umbenennen
new-link = Neuen Link erstellen
new-link-means = Der alte Link gilt dann nicht mehr. Alle Mitglieder bleiben.
leave = Den Kreis verlassen
leave-sure = Diesen Kreis verlassen?
leave-founder = Diesen Kreis verlassen? Wer als Nächstes nach dir beigetreten ist, wird dann Gründer.
dissolve = Den Kreis auflösen
dissolve-sure = Den Kreis und seinen Stand für alle löschen? Partien an seinen Tischen gehen weiter.

## In der Lobby

found-circle = Einen Freundeskreis gründen
found = Gründen
belong = { $n ->
    [one] bisher nur du
   *[other] { $n } Mitglieder
  }
gathering = { $n ->
    [one] ein Tisch wartet auf Mitspieler
   *[other] { $n } Tische warten auf Mitspieler
  }
tonight = euer fester Abend hat begonnen
next = nächstes Mal: { $day }
tournament = Turnier: { $game }
tournament-gathering = noch nicht begonnen
tournament-playing = Runde { $round } von { $rounds } läuft
tournament-over = vorbei
tournament-asked = Runde { $round } von { $rounds }: dein Tisch wartet
