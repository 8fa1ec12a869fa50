# Der Tisch von Calaboose.

cards = { $n ->
    [one] { $n } Karte: { $cards }
   *[other] { $n } Karten: { $cards }
  }
has-the-badge = hat den Sheriffstern
badge = Sheriffstern
no-discards = Nichts abgeworfen
