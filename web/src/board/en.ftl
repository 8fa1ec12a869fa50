# The table itself: pieces, places, what may be done.

the-table = The table
all-moves = All moves
choices = Choices
on-purpose = On purpose
how-much = How much
less = less
more = more

## What may cost something

sure = { $deed }?
final = It { $warning }.
careful = Always ask me to confirm such moves
not-yet = Not yet
do-it = Do it

## Pieces and seats

face-down = face down
value = value { $value }
die = die: { $n }
you = you
is-you = You
computer = computer
person = person
points = points
points-or-more = points or more
at-least = The score of { $name } is at least { $n }. Hidden things also count, so the true score may be higher. You can see:
wins = wins
your-turn = It is your turn
is-asked = is to move
money = ${ $n }
