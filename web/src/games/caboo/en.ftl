# The floor of Caboo.

mine = Mine!
draw-pile = Draw pile
centre = Centre
round = Round { $n }
counted = { $name }: { $value }
look-at = Look at it: { $where }
hold-to-look = Press and hold a card to look at it

## On cards

look-at-yours = look at yours
look-at-theirs = look at theirs
trade-unseen = trade unseen
eleven-trade-unseen = 11 · trade unseen
counts = counts { $value }

## Beside them

turn = turn
out = out
wrong = wrong
has-called = has called Caboo
caboo = Caboo!
you = you
you-look = you look at it
looks = { $name } looks at it
known-to = known to { $names }

## How a round came out

how-it-came-out = How the round came out
last-round = The last round
player = Player
cards = Cards
paid = Points
in-all = Total
the-least = lowest
called = called
nobody-called = Nobody called “Caboo”.
right = { $name } called “Caboo” rightly: nobody’s cards count less.
right-you = You called “Caboo” rightly: nobody’s cards count less.
too-much = { $name } called “Caboo” wrongly.
too-much-you = You called “Caboo” wrongly.
