# Die Karte von Rin Tin Tin.

boodle = Beute
no-boodle = Keine Beute mehr
millions = Mio. Dollar
covered = voll
no-captures = keine Gefangenen
all-played = Alle gesetzt
