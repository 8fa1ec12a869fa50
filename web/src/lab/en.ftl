# The lab: a game with other numbers, and what comes of it.

lab = The lab
game = Game
no-such-game = This server does not have that game. Here is another.

## The bench

what-if = What if …?
players = Players
played-by = Played by
by-greedy = Greedy players
by-net = Sheriffs
by-random = Random moves
no-sheriff = A Sheriff knows only the game as it is. A Deputy plays your changed game.
whose-knobs = The game you change
as-it-is = the game as it is
enough = Stop here
again = Simulate again
play-out = Simulate it
play-yourself = Play { $side } yourself
turned-since = This result is for the earlier numbers: you have changed some since.
left-out = This server cannot do all that this link asks for. Left out: { $what }.
left-out-more = This server cannot do all that this link asks for. Left out: { $what } ….
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
how-sure = How certain is a number? Grade A: stated in the rules. Grade B: follows from what is stated. Grade C: a reconstruction that fits. Grade D: our own. Press { $key } on a slider to reset it.

## Answers

after = After { $games } games of each: { $sentence }
failed = The simulation did not finish. Try it again.
so-far = { $games } games of each so far, with the same deals…
so-far-done = { $games } games of each, with the same deals. You stopped it here.
so-far-ended = { $games } games of each, with the same deals; { $ended }.
figures = All figures
figure = Figure
drawn = chart
from-to = { $low } to { $high }
beyond-luck = , more than luck
intervals = 95 % intervals. ★ marks a difference that luck does not explain, even with so many lines. Lead, swing and luck use the game’s own estimates.
queue = You are number { $n } in the queue.
queue-next = You are next.
queue-few = The server simulates only a few games at a time.
working = The server prepares the game. The first time, this takes a minute.
begin = Change a number of game B. The server then plays thousands of games of A and of B, with the same deals. You learn how long a game lasts, whether it matters who begins, and how much luck decides.
