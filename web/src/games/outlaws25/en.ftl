# The table of 25 Outlaws.

money = ${ $n }
in-all = in all
dealer-sign = D
wanted = Wanted
out = out of the game
bet = bet
folded = folded
duel = duel
attacker = attacker
defender = defender

## Moving money

money-plan = How the money lies
move-prompt = Move money among your Outlaws. { $name } plays the hand and needs at least { $needed }.
move-money = Move the money
money-of = Money of { $name }
less-for = Less for { $name }
more-for = More for { $name }

## Heaps

cards = cards
flop = flop
pot = pot
bank = Bank
rewards = Rewards
sheriffs = Sheriffs
wanted-cards = Wanted
