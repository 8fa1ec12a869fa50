# Was das Server selbst sagt.

## Seine Computerspieler

opponent-greenhorn = Lernt selbst noch und guckt oft weg.
opponent-deputy = Nimmt, was gerade gut aussieht, und hat ein Gespür für das Spiel.
opponent-sheriff = Hat Millionen von Partien gespielt und richtet sich danach.
opponent-marshal = Sieht sich vor jedem Zug Tausende von Wegen an, wie es weitergehen kann.
fewer-levels = Dieses Spiel hat weniger Stufen: Stärkere Computerspieler gewinnen nicht deutlich öfter.

## Wem ein Platz nicht mehr gehört

seat-lost = Dieser Platz gehört dir nicht mehr.
