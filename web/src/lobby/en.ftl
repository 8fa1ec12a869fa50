# The lobby.

welcome = Pull up a chair. The shuffle is fair, and you can check it.
me = You
settings = Settings
try-again = Try again
your-tables = Your tables
new-table = A new table
which-game = Which game shall it be?
played = Past matches
friends = Friends
practice = Solve puzzles, and repeat your worst moves: { $link }.
practice-link = practice
file = Watch a match from a file: { $link }.
file-link = open a journal
lab = What if a card were worth more? { $link } plays trial games to find out.
lab-link = The lab
licences = Licences of what this page is made of
in-python = Sheriffs and Marshals think slowly here: this server has no compiled code for { $games }. Whoever runs it can install the extra "compile".
show-all = Show all { $n }

## A game

play = Play
play-game = Play { $title }
learn = Learn by playing
learn-game = Learn by playing { $title }
set = Set the table
set-game = Set the table for { $title }
table-of = A table of { $title }

## One's tables

your-turn = Your turn
your-turn-by = Your turn by { $day }
phase-revealing = about to begin
phase-playing = in play
phase-gathering = waiting for players
phase-over = over
asked-again = the others invite you to another game
sat-in-for = { $name } plays for you; you may come back
left = you left; you may come back
paused = paused until somebody opens the table
to-come = { $n ->
    [one] waiting for one more player
   *[other] waiting for { $n } more players
  }
all-here = everybody is here
is-asked = { $name } is to move
at-one-screen = { $names } at one screen
with = with { $names }
free-chair = a free chair
you-won = You won with { $best }
won-with-you = { $names } won with { $best }
won = { $names } won with { $best }
scored = { $name } { $score }
you-first = You
you = you
