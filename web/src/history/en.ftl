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
no-match = You have played no such match yet.
no-match-at-all = You have not finished a match yet. Your results and replays will be here.
older = Show older matches
came-open = Open
came-won = Won
came-lost = Lost
came-left = Left
state-left = you left before the end
state-running = still going on
state-abandoned = nobody has moved for a week
you = you
nobody = nobody
scored = { $name } { $score }
unrated = does not count for your rating
to-table = To the table
to-table-of = To the table of { $title }
look-again = Replay
look-again-at = Replay { $title } of { $day }
look-again-review = Replay { $title } of { $day }, with its review

## How strong, and how often

at-seats = at { $n } seats
sure = between { $low } and { $high }, with 95 % certainty
unknown = No rating yet
changed = { $change } in the last match
rated = You have played { $n } of the { $enough } matches that a rating needs.
stands = { $name } is rated { $points }
nothing-yet = You have no rating yet. To get one, play matches to the end in a single seat, against people or Greenhorn.
counts = Which matches count, and what ratings mean
counts-numbers = Greenhorn has 1,500 points in every game. At a table for two, 200 points more mean three wins in four. We measured the rating of each computer player once, and it does not change. If a computer player has no rating in a game, your rating takes no account of that player.
counts-matches = A match counts if you played it to the end, without changing the game’s numbers. You must have played only one seat on your screen, and no computer player may have taken a turn for you.
counts-winning = Only wins count, not the score. The rating takes no account of whether your seat is a good one. So change seats now and then.
luck = { $wins } of { $matches } matches won. The average with { $players } players is one win in { $players }. After so few matches, the difference may be luck.
luck-more = { $wins } of { $matches } matches won. The average with { $players } players is one win in { $players }. Luck alone does not explain so many wins.
luck-less = { $wins } of { $matches } matches won. The average with { $players } players is one win in { $players }. Bad luck alone does not explain so few wins.
share = { $wins } of { $matches } won, { $share } % ({ $low } to { $high })
by-seat = By seat
game-and-seat = Game and seat
won = Won
seat-of = { $title }, seat { $letter } of { $players }
in-company = Your wins with each other player
who-there = Player
a-computer = { $name }, a computer player
shares-about = This counts the matches that you played from start to end in a single seat. With 95 % certainty, your true share of wins lies between the two numbers in brackets.
shares-none = There are no matches to count yet.
cards-at = { $title } at { $n } seats
cards-did = What you did
cards-what = Action or card
cards-times = { $n } times
cards-waiting = { $n ->
    [one] One match is still being counted.
   *[other] { $n } matches are still being counted.
  }
cards-about = This counts the matches that you played from start to end in a single seat. Each line shows how often you won the matches in which you took an action or had a card. The action or card need not be the reason: only a player who is already winning can take some actions.
