# What the house itself says.

## Its computer players

opponent-greenhorn = Learning too, and often looks away.
opponent-deputy = Takes what looks good right now, with a feeling for the game.
opponent-sheriff = Has played millions of games, and goes by that.
opponent-marshal = Looks into thousands of ways it may go on before each move.

## To whom another seat was given

seat-lost = This seat is no longer yours.
