# How it ended.

game-is-over = The game is over
you-win = You win!
wins = { $name } wins
share-the-win = { $names } share the win
lost-on-time = { $left } has lost on time; { $name } played on, and could not win.
is-you = { $name } (you)
winner = winner
look-back = Look back at this game
to-the-lobby = To the lobby

## How it turned

how-it-turned = How it turned
mistakes = a mistake, as the review found
changed = { $name }: { $before } → { $after }.
changed-you = You: { $before } → { $after }.

## Again

again = Again
again-all = Again, all of us
in-for-another = { $n ->
    [one] { $names } is in for another game.
   *[other] { $names } are in for another game.
  }
asked = { $n ->
    [one] { $names } is asked.
   *[other] { $names } are asked.
  }
i-am-in = I am in
not-this-time = Not this time
next-game = On to the next game
watch-next = Watch the next game

## Was chance fair?

fair = Were the cards fair?
was-fair = The cards were fair: every check holds.
was-not-fair = The cards were not fair: a check failed.
not-known-yet = It cannot be known yet whether the cards were fair.
bound-to-all = The house was bound to one secret seed for all tables of these deals, before anybody sat down. Nobody had words that went in: they would have dealt other cards at each table.
bound-why = The house was bound to a secret seed, and then everybody to words, before any words were shown: so nobody could choose theirs to suit the others’.
kept-early = This browser has kept what all were bound to since before the first card.
kept-late = This browser came when the match was under way, so for what all were bound to it must take the house’s word.
own = What this page recomputed by itself
holds = ✓ holds
fails = ✗ fails
theirs = What the house says of the rules
finding-fair = fair
finding-unfinished = unfinished
finding-rejected = rejected
giving-again = Giving every answer again…
no-rules = The rules say which weights a die or a pile of cards has, and this page knows no rules. You need not believe the house: { $link } and run { $command }.
take-home = take the journal home
no-check = No check can show that the house told its seed to nobody, nor that it did not throw away another table before this one. And that the journal tells the match you saw, the replay shows to you.
house-bound = The house was bound to
by-its-seed = by its seed
unpublished = not published yet
person-bound = { $name } was bound to
by-words = by “{ $words }”
by-no-words = by words that were not shown, and were left out
recomputing = Recomputing every card…

## What was checked

chained = All { $n } lines of the journal are chained together, none was changed.
unchained = Line { $n } of the journal does not fit the line before it.
no-journal = This is no journal of a finished match.
seed = The seed that is published now is the one the house was bound to.
seed-not = The seed that is published now is NOT the one the house was bound to.
window = There were { $n } seconds to shout, as was agreed.
window-not = The journal says { $n } seconds to shout; agreed were { $agreed }.
words = The words that went in are those that people were bound to.
words-none = Nobody had words.
words-not = Words went in that nobody was bound to.
before = All were bound before this browser saw any words.
before-not = Others are bound now than when the words were shown.
late = Your words “{ $words }” came too late, and were left out.
went-in = Your words “{ $words }” went into the shuffle.
left-out = Your words “{ $words }” were shown in time, and left out.
chance = All { $n } answers of chance follow from seed, words and weights.
chance-not = { $n } lines do not follow from seed, words and weights: { $lines }
line = line { $n }: { $problem }
draw-due = draw { $draw } was due
position-due = position { $n } was due
not-for-chance = that was not for chance to say
no-weights = chance has no weights
nobody-heard = nobody can have been heard
chance-said = chance said { $fair }, the journal has { $action }
heard = { $n } times who spoke first was heard, for which there is the word of the house.

## What others made of the same deals

others = The same deals at other tables
waits = { $ended } of { $tables } tables have played these deals. Once all have, you see here what everybody made of your seat, and the replay, the review and the check of the cards are open.
waits-no-review = { $ended } of { $tables } tables have played these deals. Once all have, you see here what everybody made of your seat, and the replay and the check of the cards are open.
silence = Until then please tell nobody what was dealt: others have yet to play it.
matchpoints-mean = Matchpoints are the share of the others at that seat one did better than; ties count half.
seat = Seat { $letter }
all-seats = All seats
who = Who
score = Score
matchpoints = Matchpoints
yours = (you)
won = won
helped = somebody sat in
look-at = { $name }: Look at this table
to-the-tournament = To the tournament
to-the-circle = To the circle
percent = { $n } %
