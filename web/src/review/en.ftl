# A finished match again.

replay-of = Replay of { $title }
a-match = a match
once-more = { $title }, once more
as-seen-by = As seen by
all-cards = All cards shown
as-name-saw-it = As { $name } saw it
as-a-spectator = As a spectator saw it
what-is-shown = What is shown
tab-table = Table
tab-moves = Moves
tab-review = Review
to-the-table = To the table
looking = Looking through the journal…
the-table = The table

## From position to position

replay = Replay
what-happened = What happened
nothing-to-tell = Nothing to tell.
before-the-first = Before the first card.
the-best = The best there was.
as-good-as-any = As good as any.
that-cost = That cost { $share } of a win. Better: { $best }
to-the-beginning = To the beginning
back = Back
play = Play
pause = Pause
on = On
to-the-end = To the end
position = Position
at-of = { $at } of { $last }
moves = Moves
cost = cost

## Chances

chance-to-win = Chance to win
chances-of-all = Chance to win from the start to the end: { $all }
chances-of = { $name } from { $first } to { $final }, between { $low } and { $high }
above = { $name }, above
below = { $name }, below

## What a review says

review = Review
too-long = It took too long, so this is what was found by then.
whose-game = Whose game
is-you = { $name } (you)
from-to = From { $start } to { $result }
part-start = At the start
part-luck = Luck
part-own = Own moves
part-others = Others’ moves
result = Result
add-up = That is what happened, with all cards known: these add up. Beside it, what moves cost by what one could know when making them:
cost-most = What cost most
cost-nothing = No move cost anything to speak of
better = Better: { $best }
mistakes = mistakes
together = All of them together: { $wins } wins (± { $error }).
computers = The moves of computer players are not looked at.
luck-turned = Where luck turned it
then = What came then
looks-through = The house looks through the match
working = It plays on from every position, and thinks about each move with what its player could see then. You need not wait here: it is kept.
waiting = { $n ->
    [one] Another match is looked at before. It is kept, so you need not wait here.
   *[other] { $n } others are looked at before. It is kept, so you need not wait here.
  }
how-much-done = How much of it is done
luck-or-play = How much was luck, how much was play?
what-it-does = The house can look through the match: what each move cost by what its player could know, which would have been better, and what the cards gave and took.
failed = Last time it did not come to an end.
ask = Review the match
