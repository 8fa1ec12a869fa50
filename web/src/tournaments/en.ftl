# Tournaments: rounds of tables that get the same deals.

title = Tournament
facts = { $game }, { $seats } at a table; { $kind ->
    [swiss] Swiss: players with similar points meet.
   *[everybody] everybody meets everybody.
  }
round = Round { $round } of { $rounds }.
rounds = { $rounds ->
    [one] One round.
   *[other] { $rounds } rounds.
  }
deals = In each round all tables have the same deals. You are compared with the players who had your seat at the other tables. Please tell nobody what was dealt until all tables have ended.
late = If a player is late, a computer player takes over. The player may come back.
invitation = Link to take part
name = Your name
enter = Take part
withdraw = Withdraw
begin-first = Begin the first round
begin = Begin round { $round }
set = Your table is ready.
soon = The next round can begin when all tables have ended.
few = It begins with { $n } or more people.
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
rests = Has a bye, which counts as half a matchpoint: { $names }.
