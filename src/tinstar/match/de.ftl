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

by-itself = { $name } kann nur eines tun, also geschieht es:
taken-back = { $name } nimmt den letzten Zug zurück.

## Ob es mit rechten Dingen zuging

verdict-fair = { $n } Antworten folgen den Regeln; { $chances } davon ergeben sich aus { $bound }
verdict-unfinished = { $n } Antworten folgen den Regeln; ob sich die { $chances } des Zufalls aus { $bound } ergeben, zeigt sich erst, wenn die Partie zu Ende und ihr Startwert veröffentlicht ist
verdict-rejected = Die Aufzeichnung hält nicht zusammen. Im Wortlaut: { $why }
verdict-bound = dem Startwert, an den das Haus gebunden war
verdict-bound-words = dem Startwert, an den das Haus gebunden war, und den Worten von { $words }
verdict-hidden = ; an Worte gebunden, ohne sie zu zeigen: { $words }
verdict-heard = ; { $n ->
    [one] eine wurde nicht ausgelost, sondern sagt,
   *[other] { $n } wurden nicht ausgelost, sondern sagen,
  } wer zuerst sprach, so wie der Tisch es hörte
verdict-torn = ; Zeile { $line } war abgerissen und zählt nicht
