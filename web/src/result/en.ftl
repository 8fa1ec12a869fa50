# How it ended.

game-is-over = The game is over
you-win = You win!
wins = { $name } wins
share-the-win = { $names } share the win
rating = Your rating at { $seats } seats
rating-first = new
rating-later = { $n ->
    [one] One more match at { $seats } seats, and you get a rating in this game.
   *[other] { $n } more matches at { $seats } seats, and you get a rating in this game.
  }
lost-on-time = { $left } lost on time. { $name } then played in that chair, but could not win any more.
is-you = { $name } (you)
winner = winner
still-in = Still in the game
out = Out of the game
how-you-went-out = How you went out
look-back = Replay this game
to-the-lobby = To the lobby

## How it turned

how-it-turned = How the game went
mistakes = a move that the review calls a mistake
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
bound-to-all = Before anybody sat down, the server committed to one secret seed (a random number) for all tables with these cards. The players’ words were not used: otherwise, each table would have got different cards.
bound-to-date = The seed (a random number) of a deal of the day is computed from the game, its rules and the date { $date }. So everybody gets the same cards and dice, and anybody could compute them in advance.
bound-why = First the server committed to a secret seed (a random number): it published a fingerprint of the seed, and from then on could not change the seed. Then each player committed to their words in the same way. Only then were all words shown, so nobody could choose words to suit those of the others.
kept-early = This browser saved all these fingerprints (the commitments) before the first card.
kept-late = This browser first saw this match after the first card, so it cannot check when the fingerprints (the commitments) were published.
own = Checks that this page made itself
holds = ✓ passed
fails = ✗ failed
theirs = What the server says about the rules
finding-fair = fair
finding-unfinished = unfinished
finding-rejected = rejected
giving-again = Replaying every move…
no-rules = This page does not know the rules of the game, so it cannot check how likely each card and each roll should be. The server checked that. To check it without trusting the server, { $link } and run { $command }.
take-home = download the journal
no-check = Two kinds of cheating cannot be found by any check: the server may have told somebody its seed, or may have thrown away other tables before this one. Please compare the journal with the match that you saw: watch the replay.
house-bound = Commitment of the server
by-its-seed = Seed of the server
unpublished = not published yet
person-bound = Commitment of { $name }
by-words = to “{ $words }”
by-no-words = to words that were not shown, and did not count
recomputing = Recomputing every card…

## What was checked

chained = The journal (the record of this match) has { $n } lines, and each fits the line before it.
unchained = Line { $n } of the journal does not fit the line before it.
no-journal = This is not the journal of a finished match.
seed = The published seed is the one that the server committed to.
seed-not = The published seed is NOT the one that the server committed to.
window = Players had { $n } seconds to shout, as agreed.
window-not = The journal says that players had { $n } seconds to shout, but { $agreed } were agreed.
words = All words in the shuffle are words that players had committed to.
words-none = No player’s words went into the shuffle: the server’s seed alone decided the cards.
words-not = The shuffle used words that nobody had committed to.
before = All players had committed to their words before this browser saw any words.
before-not = The commitments of the players have changed since the words were shown.
late = Your words “{ $words }” came too late, so the shuffle did not use them.
went-in = Your words “{ $words }” went into the shuffle.
left-out = Your words “{ $words }” were shown in time, but the shuffle did not use them.
chance = All { $n } chance events follow from the seed, the words and the weights (how likely each result was).
chance-not = { $n ->
    [one] { $n } line does not follow from the seed, the words and the weights (how likely each result was): { $lines }
   *[other] { $n } lines do not follow from the seed, the words and the weights (how likely each result was): { $lines }
  }
line = line { $n }: { $problem }
draw-due = this line must have the draw number { $draw }
position-due = this line must have the position number { $n }
not-for-chance = the line says who spoke first, but it is not a chance event
no-weights = the chance event has no weights
nobody-heard = the line says who spoke first, but nobody could speak here
chance-said = the seed and the words give result { $fair }, but the journal has { $action }
heard = { $n ->
    [one] In one place, the journal says which player spoke first. No check can confirm this, so there you must trust the server.
   *[other] In { $n } places, the journal says which player spoke first. No check can confirm this, so there you must trust the server.
  }

## What others made of the same deals

others = The same cards at other tables
waits = { $ended } of { $tables } tables have finished with these cards. When all have finished, this page shows how everybody did in your seat. You can then also open the replay, the review and the check of the cards.
waits-no-review = { $ended } of { $tables } tables have finished with these cards. When all have finished, this page shows how everybody did in your seat. You can then also open the replay and the check of the cards.
silence = Until then, please tell nobody which cards were dealt: other players still play with them.
matchpoints-mean = The matchpoints of a player are the share of the other players in the same seat who did worse. A tie counts half.
seat = Seat { $letter }
all-seats = All seats
who = Player
score = Score
matchpoints = Matchpoints
yours = (you)
won = won
helped = somebody else made some of the moves
look-at = { $name }: open this table
to-the-tournament = To the tournament
to-the-circle = To the circle
percent = { $n } %
