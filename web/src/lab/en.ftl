# The lab: a game with other numbers, and what comes of it.

lab = The lab
game = Game
no-such-game = This server does not have the game that you asked for. It shows another game instead.

## The bench

what-if = What if …?
players = Players
played-by = Played by
by-greedy = Greedy players
by-net = Sheriffs
by-random = Random moves
no-sheriff = The Sheriff has learned only the unchanged game. Your changed game is played by another computer player, the Deputy.
whose-knobs = The game you change
as-it-is = the game as it is
enough = Stop here
again = Simulate again
play-out = Simulate it
play-yourself = Play { $side } yourself
turned-since = This result belongs to earlier numbers: you have changed some since.
left-out = This server cannot use some parts of this link, and ignores them: { $what }.
left-out-more = This server cannot use some parts of this link, and ignores them: { $what } ….
too-long = the whole link, because it is too long
what-comes = Result
link = A link to just this
table-of = A table of { $title }

## Knobs

numbers = Numbers
turned = { $n } changed
rulings = Rulings
grade = certainty grade
as-number = { $text }, as a number
from = Source: { $source }
back-to = Reset to { $value }
how-sure = The letter beside a number says how certain it is. A: the rules state it. B: it follows from the rules. C: we reconstructed it, and it fits the rest. D: we made it up. Press { $key } on a slider to reset it.

## Answers

after = After { $games } matches of each game: { $sentence }
failed = The simulation did not finish. Please start it again.
so-far = { $games } matches of each game so far. Both games get the same cards and dice…
so-far-done = { $games } matches of each game, with the same cards and dice. You stopped the simulation here.
so-far-ended = { $games } matches of each game, with the same cards and dice; { $ended }.
figures = All figures
figure = Figure
drawn = chart
from-to = { $low } to { $high }
beyond-luck = , more than luck
intervals = With 95 % certainty, the true value lies in the range. ★ marks a difference that luck alone does not explain, even in a table with so many lines. Lead, swing and luck use each game’s own estimate of who is ahead.
queue = You are number { $n } in the queue.
queue-next = You are next.
queue-few = The server runs only a few simulations at a time.
working = The server is preparing the game. The first time, this takes a minute.
begin = Change a number of game B. The server then plays thousands of matches of A and of B, with the same cards and dice. You learn how long a match lasts, whether the first player has an advantage, and how much luck decides.
