# Tournaments: rounds of tables that get the same deals.

title = Tournament
facts = { $seats } at a table. { $kind ->
    [swiss] Swiss: you play against players with about as many points as you.
   *[everybody] Everybody plays against everybody.
  }
round = Round { $round } of { $rounds }.
rounds = { $rounds ->
    [one] One round.
   *[other] { $rounds } rounds.
  }
deals = In each round, all tables get the same cards and dice. The server compares your result with the results of the players who had your seat at the other tables. Until all tables have ended, please tell nobody what you saw.
late = If a player is absent, a computer player takes over, and its result counts for the absent player. That player may come back.
invitation = Link to take part
name = Your name
enter = Take part
withdraw = Withdraw
begin-first = Begin the first round
begin = Begin round { $round }
set = Your table is ready.
against = You play against { $names }
time-left = Your time:
your-turn = Your turn
your-place = Your place: { $place } of { $n }, with { $points } matchpoints.
you-rest = You have no match in this round. It counts as half a matchpoint.
host-begins = The host begins the first round. You can come back later.
to-the-lobby = To the lobby
soon = The next round can begin when all tables have ended.
last = This is the last round.
few = The tournament can begin with { $n } or more players ({ $here } so far).
all-played = All rounds have been played.

## Standings

entered = Players
standings = Standings
place = Place
who = Player
points = Matchpoints
you = you
byes = { $n ->
    [one] { $n } bye
   *[other] { $n } byes
  }
nobody = Nobody takes part yet.

## The tables of the round

tables = Tables of this round
over = over
plays = still playing
mine = To your table
rests = No match this round (half a matchpoint each): { $names }.
