# What the server itself says.

## Its computer players

opponent-greenhorn = Still learning, and often looks away.
opponent-deputy = Takes what looks good right now, with a feeling for the game.
opponent-sheriff = Learned from millions of games, and plays what it learned.
opponent-marshal = Before each move, tries thousands of ways in which the game may go on.
fewer-levels = This game has fewer levels: stronger computer players do not win clearly more often.

## When a seat was given to somebody else

seat-lost = This seat is no longer yours.
