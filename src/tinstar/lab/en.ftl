# What the lab finds. What is measured has its English words beside it, in `metrics`.

## A comparison

as-it-is = the game as it is
same = Both are the same game: turn a knob of one of them.
if-numbers = With { $numbers },{" "}
if-ruled = If { $ruled },{" "}
if-ruled-numbers = If { $ruled }, with { $numbers },{" "}
if-both = { $one } and if { $other }
set-number = “{ $what }” at { $now } instead of { $before }
set-same = “{ $what }” at { $now }
set-on = “{ $what }” switched on
set-off = “{ $what }” switched off
set-players = { $value } players
set-seats = { $value } at the table
set-variant = the variant { $value }
set-edition = the numbers of { $value }
from-to = { $near } to { $far }
as-even = who wins is as even as before
nothing-sure = nothing differs for sure

## Why it ended

time-up = time was up
most-games = that is as many games as one is played
narrow = the intervals are narrow
