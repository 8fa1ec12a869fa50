# Der Boden von Caboo.
#
# So knapp wie möglich: Vieles steht auf Karten und Schildern, so breit wie ein Daumen.

mine = Meins!
draw-pile = Stapel
centre = Mitte
round = Runde { $n }
counted = { $name }: { $value }
look-at = Ansehen: { $where }
hold-to-look = Halte eine Karte gedrückt, um sie anzusehen

## Auf Karten

look-at-yours = eigene ansehen
look-at-theirs = fremde ansehen
trade-unseen = blind tauschen
eleven-trade-unseen = 11 · blind tauschen
counts = zählt { $value }

## Daneben

turn = am Zug
out = raus
wrong = falsch
has-called = hat „Caboo“ gerufen
caboo = Caboo!
you = du
you-look = du siehst sie an
looks = { $name } sieht sie an
known-to = bekannt: { $names }

## Wie eine Runde ausging

how-it-came-out = Wie die Runde ausging
last-round = Die letzte Runde
player = Wer
cards = Karten
paid = Punkte
in-all = Gesamt
the-least = am wenigsten
called = gerufen
nobody-called = Niemand hat „Caboo“ gerufen.
right = { $name } hat zu Recht „Caboo“ gerufen: Niemandes Karten zählen weniger.
right-you = Du hast zu Recht „Caboo“ gerufen: Niemandes Karten zählen weniger.
too-much = { $name } hat zu Unrecht „Caboo“ gerufen.
too-much-you = Du hast zu Unrecht „Caboo“ gerufen.
