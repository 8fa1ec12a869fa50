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
looking = The server is reading the match…
the-table = The table

## From position to position

replay = Replay
what-happened = What happened
nothing-to-tell = Nothing happened that you could see.
before-the-first = No card has been dealt yet.
the-best = This was the best move.
as-good-as-any = No other move was clearly better.
that-cost = This move lowered the chance to win by { $share }. Better: { $best }
to-the-beginning = To the beginning
back = Back
play = Play
pause = Pause
on = Forward
to-the-end = To the end
jump-to-round = Go to a round
play-on = Play on from here
play-on-means = You play this seat at a new table, and computer players the others. Cards that the seat could not see are dealt anew. The match is for practice: no rating changes.
play-on-seat = First choose the player from whose seat you want to play.
play-on-over = The match is over here. Go back a few moves.
position = Position
at-of = { $at } of { $last }
moves = Moves
cost = cost

## Chances

chance-to-win = Chance to win
chances-of-all = Chance to win from the start to the end: { $all }
chances-of = { $name }: { $first } at the start, { $final } at the end, lowest { $low }, highest { $high }
above = { $name }, above
below = { $name }, below

## What a review says

review = Review
too-long = The server stopped the review because it took too long. Here is what it found until then.
whose-game = Whose game
is-you = { $name } (you)
came = { $result ->
    [won] { $name } won from a chance of { $start }
    [shared] { $name } shared the win from a chance of { $start }
   *[lost] { $name } lost from a chance of { $start }
  }
helped = { $part ->
    [luck] luck helped most ({ $by })
    [own] { $name }’s own moves helped most ({ $by })
   *[others] the others’ moves helped most ({ $by })
  }
hurt = { $part ->
    [luck] luck hurt most ({ $by })
    [own] { $name }’s own moves hurt most ({ $by })
   *[others] the others’ moves hurt most ({ $by })
  }
sum-up = { $came }: { $why }.
how-it-came = The chance to win, part by part
part-start = At the start
part-luck = Luck
part-own = Own moves
part-others = Others’ moves
result = Result
add-up = These numbers add up to the result. The server computes them from all cards, even cards that nobody could see. But for the cost of a single move, the server uses only what the player could see at that moment.
cost-most = The moves that cost most
cost-nothing = No move lowered the chance to win noticeably
better = Better: { $best }
mistakes = mistakes
together = All mistakes together cost { $wins } wins (± { $error }).
computers = The server does not review the moves of computer players.
luck-turned = Where luck changed the chance to win
then = What came next
looks-through = The server is reviewing the match
working = From every position of the match, the server plays trial games. It judges a move only by what the player could see at that moment. You need not wait here: the server saves the review.
waiting = { $n ->
    [one] One other match is before yours. You need not wait here: the server saves your review.
   *[other] { $n } other matches are before yours. You need not wait here: the server saves your review.
  }
how-much-done = Progress
luck-or-play = How much was luck, how much was play?
what-it-does = The server can review the match. You learn what each move cost, and which move was better. The server judges a move only by what its player could see. You also learn how much luck helped or hurt.
failed = The last review did not finish. Please start it again.
ask = Review the match

## A journal from a file

journal = A match from a file
journal-means = Choose the journal of a match, from this house or another one. You see whether it was fair, and its replay. Nothing of it is stored.
journal-file = Journal (a file ending in .jsonl)
journal-opening = Opening the journal…
journal-too-long = This journal is too long to open here. The command "tinstar replay" can show it.
journal-fair = The match was fair.
journal-unfinished = The match is not over. Open the journal again when it is.
journal-rejected = Something is wrong with this journal.
journal-watch = Watch the replay
journal-as-text = The match cannot be shown on the table here. These are its moves:
