# The table of Calaboose.

cards = { $n ->
    [0] no cards
    [one] { $n } card: { $cards }
   *[other] { $n } cards: { $cards }
  }
has-the-badge = has the Sheriff's Badge
badge = Sheriff's Badge
no-discards = No discards
