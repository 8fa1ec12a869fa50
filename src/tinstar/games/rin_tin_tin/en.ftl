# The Adventures of Rin Tin Tin in English.

pitch = Spin, ride out and round up the most Outlaws, the dog at your side.
fewer-levels = Luck decides most of this game: stronger computer players do not win clearly more often.

phrase-1 = Howdy.
phrase-2 = Much obliged.
phrase-3 = Good dog!
phrase-4 = Saddle up.
phrase-5 = Not that way.
phrase-6 = Round them up.
phrase-7 = Take your time.
phrase-8 = Whenever you're ready.
phrase-9 = Well, I'll be.
phrase-10 = What a spin!
phrase-11 = No hard feelings.
phrase-12 = Good game.

objection-no-such-group = there is no such group
objection-figure-called-for = a Rin Tin Tin figure must be placed now
objection-cavalryman-called-for = a Cavalryman must be placed now
objection-other-territory = the spinner shows another Territory
objection-no-free-circle = no ordinary circle is free in that group
objection-circle-taken = the Rin Tin Tin Outlaw Circle of that group is taken

ending-none = the game goes on
ending-all-played = all pieces have been played
ending-tie-broken = all pieces have been played, and a tie was broken with Boodle Cards

## What lies on the table

color-purple = Purple
color-pink = Pink
color-black = Black
color-blue = Blue
color-red = Red
color-green = Green
color-yellow = Yellow
color-white = White
color-free-color-choice = Free Color Choice
color-rin-tin-tin = Rin Tin Tin
color-on-a-line = On A Line
group = { NAME($color) } { $n }
piece-cavalryman = { NAME($color) } Cavalryman
piece-rin-tin-tin = { NAME($color) } Rin Tin Tin
boodle = Boodle
boodle-card = ${ $n } Million
boodle-value = ${ $n }
zone-deck = Boodle Cards
zone-spinner = spinner
zone-squad = { whose } squad
zone-boodle = { whose } Boodle
label-counts = counts
label-card = card

## What is asked

over = The game is over: { $how }.
chance-begins = Chance names the first player.
now-spins = { $who ->
    [you] You spin.
   *[other] { $who } spins.
  }
now-spins-again = { $who ->
    [you] It was a line, so you spin again.
   *[other] It was a line, so { $who } spins again.
  }
now-draws = { $who ->
    [you] You draw a Boodle Card.
   *[other] { $who } draws a Boodle Card.
  }
now-draws-in-a-tie = { $who ->
    [you] You draw a Boodle Card to break the tie.
   *[other] { $who } draws a Boodle Card to break the tie.
  }
is-to-place = { $who } is to place a piece.
has-spun = { $who } has spun { NAME($color) } and is to place a piece.
ask-only-figures = You can place no Cavalryman any more: place a Rin Tin Tin figure, without spinning.
ask-figure = You spun Rin Tin Tin: on which free Rin Tin Tin circle do you place a figure?
ask-figure-or-cavalryman = You spun Rin Tin Tin: on which free Rin Tin Tin circle do you place a figure, or in which group a Cavalryman?
ask-in-a-territory = You spun { NAME($color) }: in which of its groups do you place a Cavalryman?
ask-anywhere = You spun { NAME($color) }: in which group do you place a Cavalryman?
ask-without-a-figure = You spun { NAME($color) }, and can place no figure: in which group do you place a Cavalryman?

## What one may do

outlaws = { $n ->
    [one] { $n } Outlaw
   *[other] { $n } Outlaws
  }
draws-boodle = { $who ->
    [you] you draw Boodle
   *[other] { $who } draws Boodle
  }
place-cavalryman = Place a Cavalryman in { $group } ({ outlaws })
place-cavalryman-last = Place a Cavalryman in { $group } ({ outlaws }; covers the group)
place-cavalryman-for-boodle = Place a Cavalryman in { $group } ({ outlaws }; covers the group, and { draws-boodle })
place-rin-tin-tin = Place Rin Tin Tin in { $group } ({ outlaws })
place-rin-tin-tin-last = Place Rin Tin Tin in { $group } ({ outlaws }; covers the group)
place-rin-tin-tin-for-boodle = Place Rin Tin Tin in { $group } ({ outlaws }; covers the group, and { draws-boodle })

## What happened

begins = { $who ->
    [you] You begin.
   *[other] { $who } begins.
  }
spins = { $who ->
    [you] You spin { NAME($color) }.
   *[other] { $who } spins { NAME($color) }.
  }
spins-a-line = { $who ->
    [you] You spin a line, so you spin again.
   *[other] { $who } spins a line, and so spins again.
  }
forfeits = { $who ->
    [you] You forfeit the turn: no ordinary circle is free in the { NAME($color) } Territory.
   *[other] { $who } forfeits the turn: no ordinary circle is free in the { NAME($color) } Territory.
  }
places-cavalryman = { $who ->
    [you] You place a Cavalryman in { $group }.
   *[other] { $who } places a Cavalryman in { $group }.
  }
places-rin-tin-tin = { $who ->
    [you] You place a Rin Tin Tin figure in { $group }.
   *[other] { $who } places a Rin Tin Tin figure in { $group }.
  }
share = { who } { $n }
covered = { $group } is covered: { $shares }.
covered-in-a-tie = { $who ->
    [you] It is a tie, and you hold the Rin Tin Tin Outlaw Circle.
   *[other] It is a tie, and { $who } holds the Rin Tin Tin Outlaw Circle.
  }
draws = { $who ->
    [you] You draw { $card }.
   *[other] { $who } draws { $card }.
  }
draws-unseen = { $who } draws a Boodle Card.
draws-for-a-group = { $who ->
    [you] You draw { $card } for { $group }, which is not covered.
   *[other] { $who } draws { $card } for { $group }, which is not covered.
  }
draws-unseen-for-a-group = { $who } draws a Boodle Card for { $group }, which is not covered.
draws-in-a-tie = { $who ->
    [you] You draw { $card }: { points } in all.
   *[other] { $who } draws { $card }: { points } in all.
  }

## How it ends

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
all-played = All pieces have been played, and the Boodle is shown.
result = { $who ->
    [you] You
   *[other] { $who }
  }: { points } ({ $outlaws ->
    [one] { $outlaws } Outlaw
   *[other] { $outlaws } Outlaws
  }, { $boodle } Boodle)
line-group = { $group }: { $n }
line-doubled = { $group }: { $circles } x 2 = { $n }
line-boodle = Boodle { $n }
line-hidden = { $n ->
    [one] { $n } Boodle Card ?
   *[other] { $n } Boodle Cards ?
  }
wins = { $who ->
    [you] You win with { points }.
   *[other] { $who } wins with { points }.
  }
share-the-win = { $them } share the win with { points } each.
tied = { $them } are tied: each draws a Boodle Card.
tied-and-shuffled = { $them } are tied: each draws a Boodle Card, once all are shuffled again.

## In a few lines

primer-aim = Outlaws hide in four Territories. Cover Outlaw Circles with your pieces to capture them. The player with the most captured Outlaws and Boodle together wins.
primer-circles = The circles lie in { $groups ->
    [one] { $groups } group
   *[other] { $groups } groups
  }. Each has { $circles ->
    [one] { $circles } ordinary circle
   *[other] { $circles } ordinary circles
  }, for Cavalrymen, and one for a Rin Tin Tin figure.
primer-turn = On your turn you spin. A color: place a Cavalryman in that Territory, or lose the turn if it is full. Free Color Choice: in any Territory. Rin Tin Tin: place a figure on any free Rin Tin Tin circle{ $figure ->
    [either] , or
   *[first] ; if you have none left,
  } a Cavalryman anywhere.
primer-outlaws = Each circle you cover is one Outlaw. If you hold the Rin Tin Tin circle of a group, all that you capture in that group counts double{ $alone ->
    [one] , but not that circle alone.
   *[doubled] .
  }
primer-boodle = When a group is covered, the player with the most there draws a Boodle Card in secret. In a tie, the holder of the Rin Tin Tin circle draws it. The cards are worth { $values } Million, of which only the number counts.{ $others ->
    [a-card] {" "}At the end the other groups bring one too.
   *[nothing] {""}
  }
primer-end = The game ends when all pieces are played. A tie for the win is broken by drawing Boodle Cards.

## In a first game

lesson-start = Outlaws with stolen gold hide in four Territories, and you lead a squad of cavalry. The player who brings home the most outlaws and gold wins.
lesson-group = Each circle is an outlaw, and they hide in groups: { $circles } ordinary circles and one Rin Tin Tin circle. Cover a circle with a piece of yours, and that outlaw is captured for good.
lesson-squad = This is your squad: Cavalrymen for the ordinary circles, and Rin Tin Tin figures for the circles of the dog. When all pieces are played, the game ends.
lesson-spin = Every turn begins with the spinner, which spins by itself. A color says in which Territory the Cavalryman goes. With Free Color Choice you choose the Territory.
lesson-cavalryman = Now choose a circle that is lit. From then on, stay where you have captured others, because groups are worth more than scattered men.
lesson-figure = It is the turn of the dog! It goes onto any Rin Tin Tin circle that is free, and all that you have in that group counts double, now and later.
lesson-covered = A group is covered. The player who has captured the most there draws a Boodle Card: stolen gold, worth up to { $most } outlaws. In a tie, the player with the dog in that group gets it.
lesson-draw = The player who drew the Boodle Card looks at it and keeps it secret until the end. No score is certain before that.
lesson-forfeit = No circle is free where the spinner points, so that turn is lost. Towards the end this happens to everybody.

## Marks

mark-spun = spun

## What is counted of matches: deeds, and what one had

did-cavalryman = Cavalrymen placed
did-figure = Rin Tin Tin figures placed
had-captured = Groups where you captured
thing-red = { color-red }
thing-yellow = { color-yellow }
thing-blue = { color-blue }
thing-green = { color-green }
thing-red-1 = { color-red } 1
thing-red-2 = { color-red } 2
thing-red-3 = { color-red } 3
thing-yellow-1 = { color-yellow } 1
thing-yellow-2 = { color-yellow } 2
thing-yellow-3 = { color-yellow } 3
thing-blue-1 = { color-blue } 1
thing-blue-2 = { color-blue } 2
thing-blue-3 = { color-blue } 3
thing-green-1 = { color-green } 1
thing-green-2 = { color-green } 2
thing-green-3 = { color-green } 3
