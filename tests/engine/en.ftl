pitch = The higher card wins.
objection-no-bet = there is no bet to answer
objection-a-bet = there is a bet to answer
ending-none = the game goes on
ending-folded = a seat has folded
ending-shown = the cards were shown
