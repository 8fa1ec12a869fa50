# The table of Calaboose.

cards = { $n } cards: { $cards }
has-the-badge = has the Sheriff's Badge
badge = Sheriff's Badge
no-discards = No discards
