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

## Geld verteilen

money-plan = Wie das Geld liegt
move-prompt = Verteile das Geld unter deinen Outlaws. { $name } spielt die Hand und braucht mindestens { $needed }.
move-money = Geld verteilen
money-of = Geld von { $name }
less-for = Weniger für { $name }
more-for = Mehr für { $name }

## Stapel

cards = Karten
flop = Flop
pot = Pot
bank = Bank
rewards = Belohnung
sheriffs = Sheriffs
wanted-cards = Gesucht
