# How it ended.

game-is-over = The game is over
you-win = You win!
wins = { $name } wins
share-the-win = { $names } share the win
lost-on-time = { $left } lost on time. { $name } played on, but could not win.
is-you = { $name } (you)
winner = winner
look-back = Replay this game
to-the-lobby = To the lobby

## How it turned

how-it-turned = How the game went
mistakes = a mistake, says the review
changed = { $name }: { $before } → { $after }.
changed-you = You: { $before } → { $after }.

## Again

again = Again
again-all = Again, with all of us
in-for-another = { $n ->
    [one] { $names } wants another game.
   *[other] { $names } want another game.
  }
asked = Waiting for { $names }.
i-am-in = I am in
not-this-time = Not this time
next-game = On to the next game
watch-next = Watch the next game

## Was chance fair?

fair = Were the cards fair?
was-fair = The cards were fair: every check passed.
was-not-fair = The cards were not fair: a check failed.
not-known-yet = We cannot know yet whether the cards were fair.
bound-to-all = Before anybody sat down, the server committed to one secret seed for all tables of these deals. Players’ words were not used, as each table would then have got different cards.
bound-why = The server first committed to a secret seed. Then all players committed to their words. Only then were the words shown, so nobody could choose theirs to suit the others’.
kept-early = This browser saved these commitments before the first card.
kept-late = This browser joined when the match was under way, so it cannot check when these commitments were made.
own = Checks that this page made itself
holds = ✓ passed
fails = ✗ failed
theirs = What the server says about the rules
finding-fair = fair
finding-unfinished = unfinished
finding-rejected = rejected
giving-again = Replaying every move…
no-rules = The rules say how likely each card and each roll is, but this page does not know the rules. You need not trust the server: { $link } and run { $command }.
take-home = download the journal
no-check = Two things cannot be checked: whether the server told somebody its seed, and whether it threw away another table before this one. Watch the replay to see whether the journal shows the match that you saw.
house-bound = The server committed to
by-its-seed = with its seed
unpublished = not published yet
person-bound = { $name } committed to
by-words = with “{ $words }”
by-no-words = with words that were not shown, and did not count
recomputing = Recomputing every card…

## What was checked

chained = All { $n } lines of the journal are chained together. None was changed.
unchained = Line { $n } of the journal does not fit the line before it.
no-journal = This is not the journal of a finished match.
seed = The published seed is the one that the server committed to.
seed-not = The published seed is NOT the one that the server committed to.
window = There were { $n } seconds to shout, as agreed.
window-not = The journal says { $n } seconds to shout, but { $agreed } were agreed.
words = The words used are those that people committed to.
words-none = No player chose words for the shuffle.
words-not = Words were used that nobody had committed to.
before = Everybody had committed before this browser saw any words.
before-not = The commitments have changed since the words were shown.
late = Your words “{ $words }” came too late and were not used.
went-in = Your words “{ $words }” went into the shuffle.
left-out = Your words “{ $words }” were shown in time, but were not used.
chance = All { $n } chance events follow from seed, words and weights.
chance-not = { $n } lines do not follow from seed, words and weights: { $lines }
line = line { $n }: { $problem }
draw-due = draw { $draw } should come next
position-due = position { $n } should come next
not-for-chance = that is not a chance event
no-weights = the chance event has no weights
nobody-heard = nobody could have spoken
chance-said = chance gives { $fair }, the journal has { $action }
heard = For { $n } calls, the journal says who spoke first. There you must trust the server.

## What others made of the same deals

others = The same deals at other tables
waits = { $ended } of { $tables } tables have played these deals. Once all have finished, you see here how everybody did in your seat. Then you can also open the replay, the review and the check of the cards.
waits-no-review = { $ended } of { $tables } tables have played these deals. Once all have finished, you see here how everybody did in your seat. Then you can also open the replay and the check of the cards.
silence = Until then, please tell nobody what was dealt: others have yet to play it.
matchpoints-mean = Your matchpoints: of the other players in that seat, the share whom you beat. A tie counts half.
seat = Seat { $letter }
all-seats = All seats
who = Player
score = Score
matchpoints = Matchpoints
yours = (you)
won = won
helped = somebody played for them
look-at = { $name }: open this table
to-the-tournament = To the tournament
to-the-circle = To the circle
percent = { $n } %
