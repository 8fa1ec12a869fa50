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

by-itself = { $name } has one move only, so it is made:
taken-back = { $name } takes the last move back.

## Whether it was fair

verdict-fair = { $n } answers follow the rules; { $chances } of them follow from { $bound }
verdict-unfinished = { $n } answers follow the rules; whether the { $chances } of chance follow from { $bound } can be told only when the match is over and its seed is published
verdict-rejected = { $why }
verdict-bound = the seed committed to
verdict-bound-words = the seed committed to and the words of { $words }
verdict-hidden = ; words committed to and not shown: { $words }
verdict-heard = ; { $n } were not drawn but say who spoke first, as the table heard it
verdict-torn = ; line { $line } was cut off and does not count
