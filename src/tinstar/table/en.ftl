# What a table says of itself, whatever is played there.

## Who sits there

chair-leaves = { $name } leaves chair { $letter }.
chair-sits-in = { $name }, a computer player, sits in for { $person }.
chair-time = { $person } is out of time: { $name }, a computer player, sits in.
chair-away = { $person } is away: { $name }, a computer player, sits in.
chair-lost = { $person } has lost on time: { $name }, a computer player, plays on to the end.
chair-takes = { $name } takes chair { $letter }, where { $person } sat.
chair-moves = { $person } moves to another screen.
chair-back = { $person } is back.

## What is taken back

taken-back = { $name } takes the last move back.
