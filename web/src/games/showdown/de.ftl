# Der Canyon von Showdown.

canyon = Slingshot Canyon
the-bank = Die Bank
bank = Bank
turn = am Zug
cards = { $n ->
    [0] keine Karten
    [one] { $n } Karte: { $cards }
   *[other] { $n } Karten: { $cards }
  }
discards = Abgelegt
laid-here = Hier werden Karten ausgelegt
die-not-rolled = Würfel „{ $name }“, nicht geworfen
haul = Beute
from = Von { $name }
to-take = Dollar zum Abnehmen

## Symbole

symbols = Symbole
symbol-bandit = Bandit
symbol-sheriff = Sheriff
symbol-holdup = Überfall
symbol-brawl = Rauferei
symbol-money-box = Sparbüchse
to-do = { $symbol }, noch { $n }
chosen = gewählt
under-way = jetzt dran

## Was jemand hat

no-bucks = keine Dollar, { $where }
none-of = nicht da: { $thing }
box-closed = { $where }, geschlossen
box-open = { $where }, { $n } Dollar
