# Practice: puzzles, and your own costly moves.

practice = Practice
all = All puzzles
looking = The server is laying out the cards…

## What there is

worst-moves = Your worst moves
worst-moves-mean = The reviews of your matches find moves that lowered your chance to win. You get these positions again after some days, until you know them.
no-exercises = Nothing yet. Open the replay of a match, and let the server review it.
nothing-due = { $n ->
    [one] One position comes again { $when }.
   *[other] { $n } positions come again, the first one { $when }.
  }
the-match = { $day }{ $others ->
    [0] {""}
   *[other] , against { $names }
  }
the-move = move { $n } of { $last }
chance = chance to win
more-wait = { $n ->
    [one] One more waits. You get the costliest first.
   *[other] { $n } more wait. You get the costliest first.
  }
puzzles = Puzzles
puzzles-mean = Each puzzle has one move that is clearly the best. You see all cards that its player had seen, and no others. Puzzles change no rating.
puzzles-of = Puzzles of { $title }
so-many-solved = { $n } solved
found-in = { $n } puzzles, found in { $games } games between computer players.
number = Puzzle { $n }
players = { $n } players
solved = solved
other-rules = Made for version { $got } of the rules. Version { $now } is played now.
rating = { $n } of five stars: { $n ->
    [1] very easy
    [2] easy
    [3] medium
    [4] hard
   *[other] very hard
  }

## One position

puzzle = Puzzle
puzzle-of = { $title }: puzzle
exercise = Exercise
exercise-of = { $title }: your move
question = The question
find-best = Which move is best?
better-now = What do you play now?
the-best = That is the best move.
nearly-best = Good: only { $cost } worse than the best.
not-best = Not the best: it costs { $cost }.
why = Your chance to win with each move. The trial games for it deal anew everything that you could not see.
your-move = (your move)
still-open = You have { $n } left.
first = First puzzle
again = Try again
next = Next puzzle
next-exercise = Next move of yours
go-on = Go on
due-again = You get this position again { $when }.
today-at = today at { $time }
on-day = on { $day }
