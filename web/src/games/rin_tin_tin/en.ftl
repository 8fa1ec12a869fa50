# The map of Rin Tin Tin.

boodle = Boodle
no-boodle = No Boodle left
millions = million dollars
covered = covered
no-captures = no captures
all-played = All played
