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
sure = 95 % sure: { $low } to { $high }
unknown = Not yet known
rated = { $n } of the { $enough } matches that a rating needs.
stands = { $name } is rated { $points }
nothing-yet = Nothing yet. To get a rating, play a match to its end on one chair, with people or with Greenhorn.
counts = What counts, and what the numbers mean
counts-numbers = Greenhorn has 1,500 points in every game. At two seats, 200 points more mean three wins in four. Computer players have a fixed rating, which we measured. A computer player without a rating in a game does not count there.
counts-matches = A match counts if it was played to the end with the game’s own numbers. You must have sat alone at your screen, and no computer player may have played for you.
counts-winning = Only winning counts. Ratings make no allowance for your seat, so change seats now and then.
luck = { $wins } of { $matches } won. One win in { $players } is average. After so few matches, the difference may be luck.
luck-more = { $wins } of { $matches } won. One win in { $players } is average. Luck alone does not explain so many wins.
luck-less = { $wins } of { $matches } won. One win in { $players } is average. Bad luck alone does not explain so few wins.
share = { $wins } of { $matches } won, { $share } % ({ $low } to { $high })
by-seat = By seat
game-and-seat = Game and seat
won = Won
seat-of = { $title }, seat { $letter } of { $players }
in-company = By who else played
who-there = Player
a-computer = { $name }, a computer player
shares-about = These are the matches that you played from start to end on one chair. The brackets show where your true share lies, with 95 % certainty.
shares-none = Nothing to count yet.
cards-at = { $title } at { $n } seats
cards-did = What you did
cards-what = Action or card
cards-times = { $n } times
cards-waiting = { $n ->
    [one] One match is still being counted.
   *[other] { $n } matches are still being counted.
  }
cards-about = These are the matches that you played from start to end on one chair. Each line shows how often you won if you did something, or had a card. It need not be the reason: some things only a player who is winning can do.
