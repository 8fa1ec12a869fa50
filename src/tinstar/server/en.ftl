# What the server itself says.

## Its computer players

opponent-greenhorn = Still learning, and often looks away.
opponent-deputy = Takes what looks good right now, with a feeling for the game.
opponent-sheriff = Learned from millions of games, and plays by that.
opponent-marshal = Before each move, looks at thousands of ways the game may go on.

## When a seat was given to somebody else

seat-lost = This seat is no longer yours.
