# Was ein Tisch von sich selbst sagt, gleich welches Spiel dort gespielt wird.

## Wer dort sitzt

chair-leaves = { $name } verlässt Platz { $letter }.
chair-sits-in = { $name } (Computer) springt für { $person } ein.
chair-time = Die Zeit von { $person } ist um: { $name } (Computer) springt ein.
chair-away = { $person } ist nicht da: { $name } (Computer) springt ein.
chair-lost = { $person } hat nach Zeit verloren: { $name } (Computer) spielt bis zum Ende weiter.
chair-takes = { $name } setzt sich auf Platz { $letter }, wo { $person } saß.
chair-moves = { $person } zieht an einen anderen Bildschirm um.
chair-back = { $person } ist wieder da.

## Was zurückgenommen wird

taken-back = { $name } nimmt den letzten Zug zurück.
