# Der Tisch von 25 Outlaws.

money = { $n } $
in-all = insgesamt
dealer-sign = D
wanted = Gesucht
out = aus dem Spiel
bet = Einsatz
folded = raus
duel = Duell
attacker = Angreifer
defender = Verteidiger

## Stapel

cards = Karten
flop = Flop
pot = Pot
bank = Bank
rewards = Belohnung
sheriffs = Sheriffs
wanted-cards = Gesucht
