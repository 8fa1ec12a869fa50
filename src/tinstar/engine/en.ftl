# What all games say.

who = { $who ->
    [you] you
   *[other] { $who }
  }
whose = { $who ->
    [you] your
   *[other] { $who }'s
  }
list = { $most } and { $last }

## A table in lines of text

table-empty = empty
table-face-down = face down
table-some-face-down = { $n } face down
table-points = { $score }
table-or-more = { $score } or more
table-you = { $letter }, you
table-score = Score { $score }.

## Moves that were typed

typed-or = { $most } or { $last }
typed-more = { $n } more
typed-could-be = expected one move, got { $got }, which could be { $moves }
typed-no-move = expected a move such as { $moves }, got { $got }
typed-no-number = expected a number from 1 to { $most }, got { $got }
