# What somebody has played.

## What was played

which-matches = Which matches
game = Game
every-game = every game
seats = Seats
any-seats = any number of seats
n-seats = { $n } seats
against = Against
against-anybody = against anybody
computer = { $name } (computer)
no-match = No such match yet.
older = Show older ones
came-open = Open
came-won = Won
came-lost = Lost
came-left = Left
state-left = you had left before the end
state-running = still going on
state-abandoned = nothing has happened for a week
you = you
nobody = nobody
scored = { $name } { $score }
unrated = does not count for your rating
to-table = To the table
to-table-of = To the table of { $title }
look-again = Look again
look-again-at = Look again at { $title } of { $day }
look-again-review = Look again at { $title } of { $day }, with its review

## How strong, and how often

at-seats = at { $n } seats
sure = 95 % sure: { $low } to { $high }
unknown = Not yet known
rated = { $n } of { $enough } matches that it takes.
stands = { $name } stands at { $points }
nothing-yet = Nothing yet. Play a match to its end on one chair, with people or with Greenhorn, and a rating begins.
counts = What counts, and what the numbers mean
counts-numbers = Greenhorn is 1,500 in every game. At two seats, 200 points more are three wins in four. The house’s players stand where they were measured, and never move; those not measured at a game count for nothing there.
counts-matches = Only a match that was played to the end, with the game’s own numbers, and only for people who sat alone at their screen and were never stood in for.
counts-winning = Only winning counts. Who sat in which seat is not corrected for: change seats now and then.
luck = { $wins } of { $matches } won, where one in { $players } would be even: after so few this may as well be luck.
luck-more = { $wins } of { $matches } won, where one in { $players } would be even: that is more than luck brings.
luck-less = { $wins } of { $matches } won, where one in { $players } would be even: that is not bad luck alone.
share = { $wins } of { $matches } won, { $share } % ({ $low } to { $high })
by-seat = By seat
game-and-seat = Game and seat
won = Won
seat-of = { $title }, seat { $letter } of { $players }
in-company = In whose company
who-there = Who
a-computer = { $name }, a computer player
shares-about = Matches that you played from beginning to end on one chair. What stands in brackets holds the true share 19 times in 20.
shares-none = Nothing to count yet.
cards-at = { $title } at { $n } seats
cards-did = What you did
cards-what = What
cards-times = { $n } times
cards-waiting = { $n ->
    [one] One match is still being counted.
   *[other] { $n } matches are still being counted.
  }
cards-about = Matches that you played from beginning to end on one chair, and how those went where you did it or had it. It need not be the reason: some things can only be done by whoever is winning.
