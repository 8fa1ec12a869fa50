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

## Heaps

cards = cards
flop = flop
pot = pot
bank = Bank
rewards = Rewards
sheriffs = Sheriffs
wanted-cards = Wanted
