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
looking = Reading the journal…
the-table = The table

## From position to position

replay = Replay
what-happened = What happened
nothing-to-tell = Nothing to tell.
before-the-first = Before the first card.
the-best = The best move.
as-good-as-any = As good as any other move.
that-cost = That cost { $share } of a win. Better: { $best }
to-the-beginning = To the beginning
back = Back
play = Play
pause = Pause
on = Forward
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
too-long = The review stopped because it took too long. This is what it found until then.
whose-game = Whose game
is-you = { $name } (you)
from-to = From { $start } to { $result }
part-start = At the start
part-luck = Luck
part-own = Own moves
part-others = Others’ moves
result = Result
add-up = These numbers add up to the result. They use all cards, even those that nobody could see. The costs of moves beside them use only what the player could see:
cost-most = What cost most
cost-nothing = No move cost anything worth a mention
better = Better: { $best }
mistakes = mistakes
together = All mistakes together: { $wins } wins (± { $error }).
computers = The moves of computer players are not reviewed.
luck-turned = Where luck changed the game
then = What came next
looks-through = The server is reviewing the match
working = It plays on from every position, and judges each move by what its player could see then. You need not wait here: the review is saved.
waiting = { $n ->
    [one] Another match is reviewed first. Yours is saved, so you need not wait here.
   *[other] { $n } other matches are reviewed first. Yours is saved, so you need not wait here.
  }
how-much-done = Progress
luck-or-play = How much was luck, how much was play?
what-it-does = The server can review the match. You learn what each move cost, by what its player could know, and which move was better. You also learn how much the cards helped or hurt.
failed = The last review did not finish.
ask = Review the match
