# Der Tisch von Calaboose.

cards = { $n ->
    [0] keine Karten
    [one] { $n } Karte: { $cards }
   *[other] { $n } Karten: { $cards }
  }
has-the-badge = hat den Sheriffstern
badge = Sheriffstern
no-discards = Nichts abgeworfen
