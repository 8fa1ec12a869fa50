# Tournaments: rounds of tables that get the same deals.

title = Tournament
facts = { $game }, { $seats } at a table; { $kind ->
    [swiss] Swiss: those of like standing meet.
   *[everybody] everybody meets everybody.
  }
round = Round { $round } of { $rounds }.
rounds = { $rounds ->
    [one] One round.
   *[other] { $rounds } rounds.
  }
deals = In each round all tables have the same deals, and you are compared with those who had your seat at the others. Until all tables have ended please tell nobody what was dealt.
late = Whoever does not come in time is stood in for by a computer player, and may come back.
invitation = Link to take part
name = Your name
enter = Take part
withdraw = Take no part after all
begin-first = Begin the first round
begin = Begin round { $round }
set = Your table is set.
soon = The next round may begin when all tables have ended.
few = It begins with { $n } or more people.
all-played = All rounds are played.

## Standings

entered = Who takes part
standings = Standings
place = Place
who = Who
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
rests = Has a bye, which counts half a matchpoint: { $names }.
