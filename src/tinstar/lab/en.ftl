# What the lab finds. What is measured has its English words beside it, in `metrics`.

## A comparison

as-it-is = the game as it is
same = Both games are the same. Change a number of one of them.
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
as-even = wins are as evenly spread as before
nothing-sure = no difference is certain

## Why it ended

time-up = time was up
most-games = a comparison plays no more games than that
narrow = the intervals are narrow
