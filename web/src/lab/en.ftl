# The lab: a game with other numbers, and what comes of it.

lab = The lab
game = Game
no-such-game = The house knows no such game; here is another.

## The bench

what-if = What if …?
players = Players
played-by = Played by
by-greedy = Greedy players
by-net = Sheriffs
by-random = lot (random)
no-sheriff = No Sheriff has learned a changed game: there a Deputy plays.
whose-knobs = Whose knobs you turn
as-it-is = the game as it is
enough = That is enough
again = Play it out again
play-out = Play it out
play-yourself = Play { $side } yourself
turned-since = The knobs were turned since.
left-out = Not all of this link can be had here, so it was left out: { $what }.
left-out-more = Not all of this link can be had here, so it was left out: { $what } ….
too-long = the whole of it, which is too long
what-comes = What comes of it
link = A link to just this
table-of = A table of { $title }

## Knobs

numbers = Numbers
turned = { $n } turned
rulings = Rulings
grade = sure to grade
as-number = { $text }, as a number
from = Source: { $source }
back-to = Back to { $value }
how-sure = How sure a number is: A stated in the rules, B forced by what is stated, C a reconstruction that fits, D ours. { $key } on a slider puts it back.

## Answers

after = After { $games } games of each: { $sentence }
failed = It did not come to an end; ask again.
so-far = { $games } games of each, dealt alike, and more to come…
so-far-done = { $games } games of each, dealt alike; that was enough.
so-far-ended = { $games } games of each, dealt alike; { $ended }.
figures = All figures
figure = Figure
drawn = drawn
from-to = { $low } to { $high }
beyond-luck = , beyond luck
intervals = 95 % intervals. ★ is beyond what luck does, for all lines together. Lead, swing and luck go by the game’s own hints.
queue = You are number { $n } in the queue.
queue-next = You are next.
queue-few = The house plays out a few questions at a time.
working = The cards are being cut. The first time this takes a minute.
begin = Turn a knob of B, and the house plays thousands of games of both, dealt alike, until it knows what your change does: how long a game lasts, whether it matters who begins, what luck does.
