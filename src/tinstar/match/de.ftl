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

by-itself = { $name } hat nur einen Zug, also geschieht er:
taken-back = { $name } nimmt den letzten Zug zurück.

## Ob es mit rechten Dingen zuging

verdict-fair = { $n } Züge und Zufallsereignisse folgen den Regeln; die { $chances } Zufallsereignisse ergeben sich aus { $bound }
verdict-unfinished = { $n } Züge und Zufallsereignisse folgen den Regeln; ob sich die { $chances } Zufallsereignisse aus { $bound } ergeben, lässt sich prüfen, wenn die Partie zu Ende und ihr Startwert veröffentlicht ist
verdict-rejected = Die Aufzeichnung stimmt nicht. Im Wortlaut: { $why }
verdict-bound = dem Startwert, auf den sich der Server festgelegt hat
verdict-bound-words = dem Startwert, auf den sich der Server festgelegt hat, und den Worten von { $words }
verdict-hidden = ; festgelegt, aber nicht gezeigt: die Worte von { $words }
verdict-heard = ; { $n ->
    [one] eines sagt,
   *[other] { $n } weitere sagen,
  } wer zuerst sprach, so wie der Tisch es hörte
verdict-practice = ; dies ist eine Übungspartie: Sie beginnt mit einer Stellung aus einer anderen Partie. Was Platz { $seat } dort nicht sehen konnte, ist neu verteilt. Das kann niemand prüfen
verdict-daily = ; es ist die Partie des Tages vom { $date }
verdict-torn = ; Zeile { $line } war abgerissen und zählt nicht
