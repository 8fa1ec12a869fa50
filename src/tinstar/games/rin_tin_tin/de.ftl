# Die Abenteuer von Rin Tin Tin auf Deutsch.
#
# Outlaw Gesetzloser · capture fangen · Outlaw Circle Kreis · ordinary gewöhnlich · covered besetzt,
# eine Gruppe voll · Territory Gebiet · group Gruppe · Cavalryman Kavallerist · squad Truppe
# piece, figure Figur · Boodle Beute · spinner Drehscheibe · spin drehen · forfeit aussetzen
# Free Color Choice Freie Farbwahl
#
# Namen von Farben: `adj` vor „Kavallerist“, `dat` nach „im“. Eine Gruppe heißt „Rot 1“, ohne Artikel.

pitch = Drehen, ausreiten und die meisten Gesetzlosen einfangen, den Hund an der Seite.
fewer-levels = Hier entscheidet vor allem das Glück: Stärkere Computerspieler gewinnen nicht deutlich öfter.

phrase-1 = Howdy.
phrase-2 = Besten Dank.
phrase-3 = Braver Hund!
phrase-4 = Aufgesessen!
phrase-5 = Nicht da lang.
phrase-6 = Fangt sie ein.
phrase-7 = Lass dir Zeit.
phrase-8 = Wann immer du so weit bist.
phrase-9 = Na so was.
phrase-10 = Was für ein Dreh!
phrase-11 = Nichts für ungut.
phrase-12 = Gut gespielt.

objection-no-such-group = diese Gruppe gibt es nicht
objection-figure-called-for = jetzt muss eine Rin-Tin-Tin-Figur gesetzt werden
objection-cavalryman-called-for = jetzt muss ein Kavallerist gesetzt werden
objection-other-territory = der Zeiger steht auf einem anderen Gebiet
objection-no-free-circle = in dieser Gruppe ist kein gewöhnlicher Kreis frei
objection-circle-taken = der Rin-Tin-Tin-Kreis dieser Gruppe ist besetzt

ending-none = das Spiel geht weiter
ending-all-played = alle Figuren sind gesetzt
ending-tie-broken = alle Figuren sind gesetzt, und ein Gleichstand wurde mit Beutekarten entschieden

## Was auf dem Tisch liegt

color-purple = Lila
  .adj = lila
color-pink = Rosa
  .adj = rosa
color-black = Schwarz
  .adj = schwarzer
color-white = Weiß
  .adj = weißer
color-blue = Blau
  .dat = blauen
color-red = Rot
  .dat = roten
color-green = Grün
  .dat = grünen
color-yellow = Gelb
  .dat = gelben
color-free-color-choice = Freie Farbwahl
color-rin-tin-tin = Rin Tin Tin
color-on-a-line = Auf der Linie
group = { NAME($color) } { $n }
piece-cavalryman = { NAME($color, form: "adj") } Kavallerist
piece-rin-tin-tin = { NAME($color, form: "adj") } Rin Tin Tin
boodle = Beute
boodle-card = { $n } Millionen Dollar
boodle-value = { $n }
zone-deck = Beutekarten
zone-spinner = Drehscheibe
zone-squad = { $who ->
    [you] deine Truppe
   *[other] Truppe von { $who }
  }
zone-boodle = { $who ->
    [you] deine Beute
   *[other] Beute von { $who }
  }
label-counts = zählt
label-card = Karte

## Was gefragt ist

over = Das Spiel ist aus: { $how }.
chance-begins = Der Zufall bestimmt, wer anfängt.
now-spins = { $who ->
    [you] Du drehst.
   *[other] { $who } dreht.
  }
now-spins-again = { $who ->
    [you] Du drehst noch einmal, es war die Linie.
   *[other] { $who } dreht noch einmal, es war die Linie.
  }
now-draws = { $who ->
    [you] Du ziehst eine Beutekarte.
   *[other] { $who } zieht eine Beutekarte.
  }
now-draws-in-a-tie = { $who ->
    [you] Du ziehst eine Beutekarte, um den Gleichstand zu entscheiden.
   *[other] { $who } zieht eine Beutekarte, um den Gleichstand zu entscheiden.
  }
is-to-place = { $who } setzt eine Figur.
has-spun = { $who } hat { NAME($color) } gedreht und setzt eine Figur.
ask-only-figures = Du kannst keinen Kavalleristen mehr setzen: Setze eine Rin-Tin-Tin-Figur, ohne zu drehen.
ask-figure = Du hast Rin Tin Tin gedreht: Auf welchen freien Rin-Tin-Tin-Kreis setzt du eine Figur?
ask-figure-or-cavalryman = Du hast Rin Tin Tin gedreht: Auf welchen freien Rin-Tin-Tin-Kreis setzt du eine Figur, oder in welche Gruppe einen Kavalleristen?
ask-in-a-territory = Du hast { NAME($color) } gedreht: In welche der Gruppen dort setzt du einen Kavalleristen?
ask-anywhere = Du hast { NAME($color) } gedreht: In welche Gruppe setzt du einen Kavalleristen?
ask-without-a-figure = Du hast { NAME($color) } gedreht und kannst keine Figur setzen: In welche Gruppe setzt du einen Kavalleristen?

## Was man tun kann

outlaws = { $n ->
    [one] { $n } Gesetzloser
   *[other] { $n } Gesetzlose
  }
draws-boodle = { $who ->
    [you] du ziehst Beute
   *[other] { $who } zieht Beute
  }
place-cavalryman = Kavalleristen in { $group } setzen ({ outlaws })
place-cavalryman-last = Kavalleristen in { $group } setzen ({ outlaws }; die Gruppe ist dann voll)
place-cavalryman-for-boodle = Kavalleristen in { $group } setzen ({ outlaws }; die Gruppe ist dann voll, und { draws-boodle })
place-rin-tin-tin = Rin Tin Tin in { $group } setzen ({ outlaws })
place-rin-tin-tin-last = Rin Tin Tin in { $group } setzen ({ outlaws }; die Gruppe ist dann voll)
place-rin-tin-tin-for-boodle = Rin Tin Tin in { $group } setzen ({ outlaws }; die Gruppe ist dann voll, und { draws-boodle })

## Was geschehen ist

begins = { $who ->
    [you] Du fängst an.
   *[other] { $who } fängt an.
  }
spins = { $who ->
    [you] Du drehst { NAME($color) }.
   *[other] { $who } dreht { NAME($color) }.
  }
spins-a-line = { $who ->
    [you] Du drehst auf eine Linie, also noch einmal.
   *[other] { $who } dreht auf eine Linie, also noch einmal.
  }
forfeits = { $who ->
    [you] Du setzt aus: Im { NAME($color, form: "dat") } Gebiet ist kein gewöhnlicher Kreis frei.
   *[other] { $who } setzt aus: Im { NAME($color, form: "dat") } Gebiet ist kein gewöhnlicher Kreis frei.
  }
places-cavalryman = { $who ->
    [you] Du setzt einen Kavalleristen in { $group }.
   *[other] { $who } setzt einen Kavalleristen in { $group }.
  }
places-rin-tin-tin = { $who ->
    [you] Du setzt eine Rin-Tin-Tin-Figur in { $group }.
   *[other] { $who } setzt eine Rin-Tin-Tin-Figur in { $group }.
  }
share = { who } { $n }
covered = { $group } ist voll: { $shares }.
covered-in-a-tie = { $who ->
    [you] Gleichstand, und du hältst den Rin-Tin-Tin-Kreis.
   *[other] Gleichstand, und { $who } hält den Rin-Tin-Tin-Kreis.
  }
draws = { $who ->
    [you] Du ziehst { $card }.
   *[other] { $who } zieht { $card }.
  }
draws-unseen = { $who } zieht eine Beutekarte.
draws-for-a-group = { $who ->
    [you] Du ziehst { $card } für die Gruppe { $group }, die nicht voll geworden ist.
   *[other] { $who } zieht { $card } für die Gruppe { $group }, die nicht voll geworden ist.
  }
draws-unseen-for-a-group = { $who } zieht eine Beutekarte für die Gruppe { $group }, die nicht voll geworden ist.
draws-in-a-tie = { $who ->
    [you] Du ziehst { $card }: zusammen { points }.
   *[other] { $who } zieht { $card }: zusammen { points }.
  }

## Wie es ausgeht

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
all-played = Alle Figuren sind gesetzt, und die Beute wird aufgedeckt.
result = { $who ->
    [you] Du
   *[other] { $who }
  }: { points } ({ $outlaws ->
    [one] { $outlaws } Gesetzloser
   *[other] { $outlaws } Gesetzlose
  }, { $boodle } Beute)
line-group = { $group }: { $n }
line-doubled = { $group }: { $circles } x 2 = { $n }
line-boodle = Beute { $n }
line-hidden = { $n ->
    [one] { $n } Beutekarte ?
   *[other] { $n } Beutekarten ?
  }
with-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }
wins = { $who ->
    [you] Du gewinnst mit { with-points }.
   *[other] { $who } gewinnt mit { with-points }.
  }
share-the-win = Geteilter Sieg: { $them }, mit je { with-points }.
tied = Gleichstand: { $them }. Nun wird je eine Beutekarte gezogen.
tied-and-shuffled = Gleichstand: { $them }. Alle Beutekarten werden neu gemischt, dann wird je eine gezogen.

## In wenigen Zeilen

primer-aim = In vier Gebieten verstecken sich Gesetzlose. Besetze ihre Kreise mit deinen Figuren, dann sind sie gefangen. Wer zusammen die meisten Gefangenen und die meiste Beute hat, gewinnt.
primer-circles = Die Kreise liegen in { $groups ->
    [one] { $groups } Gruppe
   *[other] { $groups } Gruppen
  }. Jede hat { $circles ->
    [one] { $circles } gewöhnlichen Kreis
   *[other] { $circles } gewöhnliche Kreise
  } für Kavalleristen und einen für eine Rin-Tin-Tin-Figur.
primer-turn = Bist du am Zug, drehst du. Eine Farbe: Setze einen Kavalleristen in dieses Gebiet, oder setze aus, wenn es voll ist. Freie Farbwahl: in irgendein Gebiet. Rin Tin Tin: Setze eine Figur auf irgendeinen freien Rin-Tin-Tin-Kreis{ $figure ->
    [either] , oder
   *[first] ; hast du keine mehr, dann
  } einen Kavalleristen irgendwohin.
primer-outlaws = Jeder Kreis, den du besetzt, ist ein Gesetzloser. Hältst du den Rin-Tin-Tin-Kreis einer Gruppe, zählt doppelt, was du in ihr gefangen hast{ $alone ->
    [one] , nur dieser Kreis allein nicht.
   *[doubled] .
  }
primer-boodle = Ist eine Gruppe voll, zieht verdeckt eine Beutekarte, wer dort am meisten hat. Bei Gleichstand zieht, wer den Rin-Tin-Tin-Kreis hält. Die Karten sind { $values } Millionen Dollar wert, davon zählt nur die Zahl.{ $others ->
    [a-card] {" "}Am Ende bringen auch die übrigen Gruppen eine.
   *[nothing] {""}
  }
primer-end = Das Spiel endet, wenn alle Figuren gesetzt sind. Ein Gleichstand um den Sieg wird mit Beutekarten entschieden.

## In einem ersten Spiel

lesson-start = In vier Gebieten verstecken sich Gesetzlose mit gestohlenem Gold, und du führst eine Kavallerietruppe. Wer die meisten Gesetzlosen und das meiste Gold heimbringt, gewinnt.
lesson-group = Jeder Kreis ist ein Gesetzloser, und sie verstecken sich in Gruppen: { $circles } gewöhnliche Kreise und ein Rin-Tin-Tin-Kreis. Besetze einen Kreis mit einer deiner Figuren, und dieser Gesetzlose ist für immer gefangen.
lesson-squad = Das ist deine Truppe: Kavalleristen für die gewöhnlichen Kreise und Rin-Tin-Tin-Figuren für die Kreise des Hundes. Sind alle Figuren gesetzt, endet das Spiel.
lesson-spin = Jeder Zug beginnt mit der Drehscheibe, die sich von selbst dreht. Eine Farbe sagt, in welches Gebiet der Kavallerist kommt; bei Freier Farbwahl darfst du es dir aussuchen.
lesson-cavalryman = Jetzt wähle einen Kreis, der leuchtet. Bleib von da an, wo du schon andere hast, denn Gruppen sind mehr wert als verstreute Männer.
lesson-figure = Jetzt ist der Hund dran! Er kommt auf irgendeinen freien Rin-Tin-Tin-Kreis, und alles, was du in dieser Gruppe hast, zählt doppelt, jetzt und später.
lesson-covered = Eine Gruppe ist voll. Wer dort am meisten gefangen hat, zieht eine Beutekarte: gestohlenes Gold, bis zu { $most } Gesetzlose wert. Haben zwei gleich viele, bekommt sie, wer dort den Hund hat.
lesson-draw = Wer die Beute gezogen hat, sieht sie an und hält sie bis zum Ende geheim. Vorher ist keine Wertung sicher.
lesson-forfeit = Wohin der Drehpfeil zeigt, ist kein Kreis frei, und so ist der Zug verloren. Gegen Ende geht es allen so.

## Merkmale

mark-spun = gedreht

## Was man einstellen kann

option-two-squads = Zu zweit spielen beide mit je zwei Truppen
option-on-rin-tin-tin = Was gesetzt wird, wenn jemand Rin Tin Tin dreht
option-on-rin-tin-tin-figure = wer Rin Tin Tin dreht, muss eine Figur setzen, solange noch eine da ist
option-on-rin-tin-tin-either = wer Rin Tin Tin dreht, darf eine Figur setzen oder irgendwohin einen Kavalleristen
option-lone-figure = Was ein Rin-Tin-Tin-Kreis allein zählt
option-lone-figure-two = ein Rin-Tin-Tin-Kreis allein zählt 2 Gesetzlose
option-lone-figure-one = ein Rin-Tin-Tin-Kreis allein zählt 1 Gesetzlosen
option-uncovered-groups = Ob Gruppen, die am Ende nicht voll sind, eine Beutekarte bringen
option-uncovered-groups-no-card = Gruppen, die am Ende nicht voll sind, bringen keine Beutekarte
option-uncovered-groups-card = auch Gruppen, die am Ende nicht voll sind, bringen eine Beutekarte

number-cavalrymen = Kavalleristen in einer Truppe
number-figures = Rin-Tin-Tin-Figuren in einer Truppe
number-groups = Gruppen in jedem Gebiet
number-circles = gewöhnliche Kreise in einer Gruppe
number-sectors = Platz für jedes Ergebnis auf der Drehscheibe
number-on-a-line = Platz für die Linien zwischen Ergebnissen auf der Drehscheibe
number-boodle-value = was jede Art von Beutekarten zählt
number-boodle-copies = Karten von jeder Art

## Was von Partien gezählt wird: was man tat, und was man hatte

did-cavalryman = Kavalleristen gesetzt
did-figure = Rin-Tin-Tin-Figuren gesetzt
had-captured = Gruppen, in denen du jemanden gefangen hast
thing-red = { color-red }
thing-yellow = { color-yellow }
thing-blue = { color-blue }
thing-green = { color-green }
thing-red-1 = { color-red } 1
thing-red-2 = { color-red } 2
thing-red-3 = { color-red } 3
thing-yellow-1 = { color-yellow } 1
thing-yellow-2 = { color-yellow } 2
thing-yellow-3 = { color-yellow } 3
thing-blue-1 = { color-blue } 1
thing-blue-2 = { color-blue } 2
thing-blue-3 = { color-blue } 3
thing-green-1 = { color-green } 1
thing-green-2 = { color-green } 2
thing-green-3 = { color-green } 3
