# Les aventures de Rin Tin Tin en français, commencées.

pitch = Tourner la roue, partir à cheval et prendre le plus de hors-la-loi, le chien à ses côtés.

color-blue = Bleu
color-red = Rouge
color-green = Vert
color-yellow = Jaune
color-free-color-choice = Couleur au choix
color-rin-tin-tin = Rin Tin Tin
color-on-a-line = Sur la ligne
group = { NAME($color) } { $n }

now-spins = { $who ->
    [you] Tu tournes la roue.
   *[other] { $who } tourne la roue.
  }
is-to-place = { $who } doit placer une figurine.
has-spun = { $who } a tourné { NAME($color) } et doit placer une figurine.
ask-figure = Tu as tourné Rin Tin Tin : sur quel cercle Rin Tin Tin libre places-tu une figurine ?
ask-in-a-territory = Tu as tourné { NAME($color) } : dans lequel de ses groupes places-tu un cavalier ?
ask-anywhere = Tu as tourné { NAME($color) } : dans quel groupe places-tu un cavalier ?

outlaws = { $n ->
    [one] { $n } hors-la-loi
   *[other] { $n } hors-la-loi
  }
place-cavalryman = Placer un cavalier dans { $group } ({ outlaws })
place-rin-tin-tin = Placer Rin Tin Tin dans { $group } ({ outlaws })

begins = { $who ->
    [you] Tu commences.
   *[other] { $who } commence.
  }
spins = { $who ->
    [you] Tu tournes { NAME($color) }.
   *[other] { $who } tourne { NAME($color) }.
  }
places-cavalryman = { $who ->
    [you] Tu places un cavalier dans { $group }.
   *[other] { $who } place un cavalier dans { $group }.
  }
places-rin-tin-tin = { $who ->
    [you] Tu places une figurine Rin Tin Tin dans { $group }.
   *[other] { $who } place une figurine Rin Tin Tin dans { $group }.
  }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
wins = { $who ->
    [you] Tu gagnes avec { points }.
   *[other] { $who } gagne avec { points }.
  }
