# Ce que disent tous les jeux.

who = { $who ->
    [you] toi
   *[other] { $who }
  }
whose = { $who ->
    [you] à toi
   *[other] de { $who }
  }
list = { $most } et { $last }
