# What a table says of itself, whatever is played there.

## Who sits there

chair-leaves = { $name } leaves chair { $letter }.
chair-sits-in = { $name }, a computer player, plays for { $person }.
chair-time = { $person } is out of time: { $name }, a computer player, plays for them.
chair-away = { $person } is away: { $name }, a computer player, plays for them.
chair-lost = { $person } has lost on time: { $name }, a computer player, plays on to the end.
chair-takes = { $name } takes chair { $letter }, where { $person } sat.
chair-moves = { $person } moves to another screen.
chair-back = { $person } is back.

## What is taken back

by-itself = { $name } has only one move, so the table makes it:
taken-back = { $name } takes the last move back.

## Whether it was fair

verdict-fair = { $n } moves and chance events follow the rules; the { $chances } chance events follow from { $bound }
verdict-unfinished = { $n } moves and chance events follow the rules; whether the { $chances } chance events follow from { $bound } can be checked when the match is over and its seed is published
verdict-rejected = { $why }
verdict-bound = the committed seed
verdict-bound-words = the committed seed and the words of { $words }
verdict-hidden = ; words committed to but not shown: { $words }
verdict-heard = ; { $n ->
    [one] one more says
   *[other] { $n } more say
  } who spoke first, as the table heard it
verdict-practice = ; this is a practice match: it starts from a position of another match, where all that seat { $seat } could not see was dealt anew. Nobody can check that deal
verdict-daily = ; it is the deal of { $date }
verdict-torn = ; line { $line } was cut off and does not count
