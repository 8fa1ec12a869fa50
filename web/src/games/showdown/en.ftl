# The canyon of Showdown.

canyon = Slingshot Canyon
the-bank = The bank
bank = Bank
turn = turn
cards = { $n ->
    [0] no cards
    [one] { $n } card: { $cards }
   *[other] { $n } cards: { $cards }
  }
discards = Discards
laid-here = Played cards go here
die-not-rolled = { $name } die, not rolled
haul = Haul
from = From { $name }
to-take = Bucks to take

## Symbols

symbols = Symbols
symbol-bandit = bandit
symbol-sheriff = sheriff
symbol-holdup = holdup
symbol-brawl = brawl
symbol-money-box = money box
to-do = { $symbol }, { $n } to do
chosen = chosen
under-way = under way

## What somebody has

no-bucks = no bucks, { $where }
none-of = no { $thing }
box-closed = { $where }, closed
box-open = { $where }, { $n } bucks
