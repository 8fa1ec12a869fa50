# Showdown in English.

pitch = Prairie dogs rob a bank, under the nose of a sheriff whom everybody moves.

phrase-1 = Howdy.
phrase-2 = Much obliged.
phrase-3 = After you.
phrase-4 = Watch out for the sheriff!
phrase-5 = Not my bank again.
phrase-6 = Easy money.
phrase-7 = Take your time.
phrase-8 = Whenever you're ready.
phrase-9 = Well, I'll be.
phrase-10 = You dog, you.
phrase-11 = No hard feelings.
phrase-12 = Good game.

objection-not-now = something else is being decided now
objection-hand-full = your hand is full, so you must take action
objection-no-open-card = no card lies there
objection-pile-empty = the pile is empty
objection-too-few-symbols = your cards do not show that symbol often enough
objection-not-in-hand = that card is not in your hand
objection-without-the-symbol = that card does not show the symbol that you have chosen
objection-too-few-laid = the cards that you have laid do not yet show the chosen symbol often enough
objection-no-such-group = you have carried out all symbols of this kind
objection-no-such-vault = there is no such vault
objection-empty-vault = that vault is empty
objection-guarded = the sheriff stands at that vault
objection-no-such-disguise = you do not own that disguise
objection-too-few-bucks = take more here, as the other players do not have the rest of your haul
objection-too-many-bucks = that is more than your haul, or than this victim has

ending-none = the game goes on
ending-last-card = the last face-up card is taken

## Symbols, cards, money and disguises

symbol-bandit = bandit
  .start = Bandit
  .many = { $n ->
      [one] bandit
     *[other] bandits
    }
symbol-sheriff = sheriff
  .start = Sheriff
  .many = { $n ->
      [one] sheriff
     *[other] sheriffs
    }
symbol-holdup = holdup
  .start = Holdup
  .many = { $n ->
      [one] holdup
     *[other] holdups
    }
symbol-brawl = brawl
  .start = Brawl
  .many = { $n ->
      [one] brawl
     *[other] brawls
    }
symbol-money-box = money box
  .start = Money box
  .many = { $n ->
      [one] money box
     *[other] money boxes
    }
several = { $n } { NAME($symbol, $n, form: "many") }
card-double = double { NAME($symbol) }
  .start = Double { NAME($symbol) }
card-of-two = { NAME($symbol) } and { NAME($other) }
  .start = { NAME($symbol, form: "start") } and { NAME($other) }
which = { NAME($card) }
bucks = { $n } { $n ->
    [one] buck
   *[other] bucks
  }
some = { NAME($bucks) }
disguise-mustache = mustache
  .a = a mustache
  .start = Mustache
disguise-sunglasses = sunglasses
  .a = a pair of sunglasses
  .start = Sunglasses
found = { NAME($disguise, form: "a") }
just = { NAME($one, form: "a") }
either = { NAME($one, form: "a") } or { NAME($other, form: "a") }

## What lies on the table

space-start = start
space-trail = trail
space-rock = rock
space-bucks = bucks
space-barber = barber
space-optician = optician
lookout = his lookout
vault = vault { $n }
face-blank = a blank
face-sheriff = the sheriff
face = a { $n }
piece-sheriff = Sheriff
piece-card = { NAME($card, form: "start") }
piece-coins = { $n ->
    [one] Buck
   *[other] Bucks
  }
piece-disguise = { NAME($disguise, form: "start") }
piece-bandit = { $whose ->
    [you] Your bandit
   *[other] { $whose }'s bandit
  }
piece-holdup-die = Holdup die
piece-brawl-die = Brawl die
piece-arrow = Arrow
piece-tunnel = Tunnel
piece-rock = Rock
piece-barber = Barber
piece-optician = Optician
piece-bucks = Bucks
piece-vault = Vault
piece-roof = Roof
place-lookout = lookout
place-bucks = bucks
place-money-box = money box
place-holdup-die = holdup
place-brawl-die = brawl
zone-laid = laid out
zone-pile = pile
zone-discards = discards
zone-stockpile = stockpile
zone-track = track
zone-bank = bank
zone-open = face up
zone-things = { whose } things
zone-hand = { whose } hand
zone-dice = dice
counter-symbol = symbol
counter-under-way = under way
counter-haul = haul
ends-the-game = ends the game at once

## What is asked

over = The game is over: { $how }.
now-begin = Who begins?
now-lay-out = The first cards are turned over.
now-deal = The cards are dealt.
now-turn-over = A card is turned over.
now-draw = A card is drawn.
now-roll = The die is rolled.
others-turn = { $who } is to make plans or take action.
others-lay = { $who } is to lay cards.
others-group = { $who } is to say what comes next.
others-vault = { $who } is to choose a vault.
others-lookout = { $who } may use a disguise.
others-discovered = { $who } is discovered and may use a disguise.
others-steal = { $who } is to share out the loot.
ask-to-plan = It is your turn: make plans by taking a card.
ask-to-act = Your hand is full, so take action: with which symbol?
ask-turn = It is your turn: make plans by taking a card, or take action with a symbol?
ask-to-lay = Lay cards that show { NAME($symbol) }: { NAME($symbols) } more at least.
ask-to-lay-more = Lay another card that shows { NAME($symbol) }, or is that all?
ask-next = What do you carry out next: { $most } or { $last }?
ask-vault = You pass under the bank: which unguarded vault do you empty?
ask-lookout = The sheriff looks around and finds you: lose { NAME($bucks) }, or use { $owned }?
ask-discovered = You have rolled the sheriff. Your haul so far is { NAME($bucks) }, with { $left } to roll: use { $owned }, or leave empty-handed?
ask-steal = You may take { NAME($bucks) } in all. How many from { $whom }, who has { NAME($has) }?

## What one may do

times = { $n ->
    [one] once
   *[other] { $n } times
  }
steps = { $n } { $n ->
    [one] step
   *[other] steps
  }
do-draw = Draw the top card of the pile
do-done = That is all: carry it out
do-leave = Use no disguise and leave empty-handed
do-take = Take { NAME($card) } into your hand
do-choose = Take action: lay cards that show { NAME($symbol) }
do-lay = Lay { NAME($card) }, to carry out all that is on it
do-symbol-bandit = { NAME($symbols) }: your bandit goes { steps }
do-symbol-sheriff = { NAME($symbols) }: the sheriff goes { steps }
do-symbol-holdup = { NAME($symbols) }: roll { times } for bucks
do-symbol-brawl = { NAME($symbols) }: roll { times } for bucks of the others
do-symbol-money-box = { NAME($symbols) }: put { bucks } where nobody can take them
do-rob = Empty vault { $n } ({ NAME($bucks) })
do-pay = Use no disguise and lose { NAME($bucks) }
do-use-lookout = Use { NAME($disguise, form: "a") } and lose nothing
do-use = Use { NAME($disguise, form: "a") } and keep your haul
do-steal = Take { NAME($bucks) } from { $whom }

## What happened

has-decided = { $who ->
    [you] You have decided.
   *[other] { $who } has decided.
  }
begins = { $who ->
    [you] You begin.
   *[other] { $who } begins.
  }
comes-face-up = Turned face up: { NAME($card) }.
two-alike = Both face-up cards show { NAME($card) }, so both are discarded.
dealt = You are dealt { $cards }.
draws-unseen = { $who ->
    [you] You draw a card.
   *[other] { $who } draws a card.
  }
draws = { $who ->
    [you] You draw { NAME($card) }.
   *[other] { $who } draws { NAME($card) }.
  }
rolls = { $who ->
    [you] You roll { NAME($face) }.
   *[other] { $who } rolls { NAME($face) }.
  }
rolls-behind-a-rock = { $who ->
    [you] You roll { NAME($face) }, but are behind a rock: a blank.
   *[other] { $who } rolls { NAME($face) }, but is behind a rock: a blank.
  }
takes = { $who ->
    [you] You take { NAME($card) }.
   *[other] { $who } takes { NAME($card) }.
  }
takes-action = { $who ->
    [you] You take action: { NAME($symbol) }.
   *[other] { $who } takes action: { NAME($symbol) }.
  }
lays = { $who ->
    [you] You lay { NAME($card) }.
   *[other] { $who } lays { NAME($card) }.
  }
goes-on = { $who ->
    [you] You go on with { NAME($symbols) }.
   *[other] { $who } goes on with { NAME($symbols) }.
  }
decides-to-pay = { $who ->
    [you] You decide to use no disguise.
   *[other] { $who } decides to use no disguise.
  }
decides-to-use = { $who ->
    [you] You decide to use { NAME($disguise, form: "a") }.
   *[other] { $who } decides to use { NAME($disguise, form: "a") }.
  }
uses = { $who ->
    [you] You use { NAME($disguise, form: "a") }: the roll counts as a blank.
   *[other] { $who } uses { NAME($disguise, form: "a") }: the roll counts as a blank.
  }
discovered = { $who ->
    [you] You are discovered: no haul.
   *[other] { $who } is discovered: no haul.
  }
sheriff-goes = The sheriff goes to vault { $n }.
sheriff-looks-around = The sheriff goes to his lookout and looks around.
nobody-to-lose = Nobody loses anything.
stays-hidden = { $who ->
    [you] You use { NAME($disguise, form: "a") } to stay hidden.
   *[other] { $who } uses { NAME($disguise, form: "a") } to stay hidden.
  }
loses = { $who ->
    [you] You lose { NAME($bucks) }.
   *[other] { $who } loses { NAME($bucks) }.
  }
robs = { $who ->
    [you] You rob vault { $n } of { NAME($bucks) }.
   *[other] { $who } robs vault { $n } of { NAME($bucks) }.
  }
lands = { $whose ->
    [you] Your bandit comes to the { $space }.
   *[other] { $whose }'s bandit comes to the { $space }.
  }
lands-for = { $whose ->
    [you] Your bandit comes to the { $space } for { $found }.
   *[other] { $whose }'s bandit comes to the { $space } for { $found }.
  }
from-whom = { $whom ->
    [you] you
   *[other] { $whom }
  }
takes-from = { $who ->
    [you] You take { NAME($bucks) } from { from-whom }.
   *[other] { $who } takes { NAME($bucks) } from { from-whom }.
  }
takes-from-the-stockpile = { $who ->
    [you] You take { NAME($bucks) } from the stockpile.
   *[other] { $who } takes { NAME($bucks) } from the stockpile.
  }
gets-nothing = { $who ->
    [you] You get nothing.
   *[other] { $who } gets nothing.
  }
saves = { $who ->
    [you] You put { NAME($bucks) } into your money box.
   *[other] { $who } puts { NAME($bucks) } into the money box.
  }

## How it ends

line-bucks = bucks { $n }
line-money-box = money box { $n }
line-cards = cards in hand { $n }
result = { $who ->
    [you] You
   *[other] { $who }
  }: { NAME($bucks) } ({ $lines }).
wins = { $who ->
    [you] You win with { NAME($bucks) }.
   *[other] { $who } wins with { NAME($bucks) }.
  }
wins-by-disguises = { $who ->
    [you] You win the tie at { NAME($bucks) } with more disguises ({ $n }).
   *[other] { $who } wins the tie at { NAME($bucks) } with more disguises ({ $n }).
  }
share-the-win = { $them } share the win with { NAME($bucks) } each.

## In a few lines

primer-aim = You are a prairie dog on the prowl. When somebody takes the last face-up card, the player with the most bucks wins.
primer-plans = On your turn you make plans or take action. To make plans, take one card: a face-up one, or the top one of the pile. With { $most } cards in hand you must take action.
primer-action = To take action, name a symbol and lay cards that all show it, at least { $needed } times in all. Then everything on them happens: symbols of one kind together, and you decide on the order.
primer-bandit = Bandit: your bandit goes a step. The last step may end on bucks or a disguise. The tunnel under the bank lets you empty a vault where the sheriff is not standing.
primer-sheriff = Sheriff: he goes a step. On his lookout he looks around. Then each player who is not behind a rock loses { $loss } bucks, or uses a disguise.
primer-dice = Holdup: roll for bucks from the stockpile. Brawl: roll for bucks of the other players. If you roll the sheriff, you get nothing, unless you use a disguise. Money box: one buck, which nobody can take from you.
primer-end = At the end each card in hand counts { NAME($bucks) }, and the money boxes are opened. Until then a score of 7+ means 7 bucks and what is in the money box.

## In a first game

lesson-start = You are a prairie dog who robs a town. When somebody takes the last face-up card, the game ends, and the player with the most bucks wins.
lesson-hand = This is your hand. The symbols count, because each of them does something: bandits walk, the sheriff walks, dice are rolled, money is saved.
lesson-take = The quiet way to spend a turn is to make plans: take one card from here, or a surprise from the pile while it lasts. With { $most } cards in hand you must take action. A card that you still hold at the end counts { NAME($bucks) }, and your score counts it already.
lesson-choose = The loud way is to take action: name a symbol, and lay cards that all show it, at least { $needed } times in all. Then everything on them happens, the other symbols too.
lesson-do = Several kinds of symbols lie there, and you say which comes first. It matters: walk behind a rock, for example, before the sheriff looks around.
lesson-step = A bandit walks a step for each symbol. Its last step may end on bucks or a disguise. If it goes through the tunnel under the bank, it empties a vault.
lesson-sheriff = The sheriff walks from vault to vault, past those that are empty, and comes by his lookout on the roof. The vault where he stands cannot be robbed.
lesson-found = He came to his lookout and looked around. Each player in the open loses { NAME($bucks) }, or gives up a disguise. Nobody is found behind a rock, and he never touches a money box.
lesson-roll = A die is rolled for each such symbol. The brown one is a holdup and brings bucks from the stockpile; the black one is a brawl and takes them from the others. But the sheriff's face ends it, and all that was rolled is lost.
lesson-use = You have a disguise. Hand it in, and the sheriff has not seen you.
lesson-save = Bucks went into a money box, one for each such symbol. Nobody can take them out, not even the sheriff. Only the owner sees how many there are. So a score of 7+ means 7 bucks and what is in the box.
lesson-rob = You are under the bank. Empty one full vault where the sheriff is not standing.

## Marks

mark-turn = turn
mark-closed = closed
mark-behind-the-rock = behind the rock

## What is counted of matches: deeds, and what one had

did-take = Taken from the open cards
did-draw = Drawn from the pile
did-choose = Chosen for an action
did-lay = Cards laid
did-rob = Vaults emptied
did-pay = Discovered, and paid without a disguise
did-use = Disguises used
did-leave = Left empty-handed
did-steal = Taken from others in a brawl
had-hand = In your hand
had-disguise = Disguises you owned
thing-bandit = { symbol-bandit.start }
thing-sheriff = { symbol-sheriff.start }
thing-holdup = { symbol-holdup.start }
thing-brawl = { symbol-brawl.start }
thing-money-box = { symbol-money-box.start }
thing-bandit-bandit = { symbol-bandit.start } + { symbol-bandit.start }
thing-bandit-sheriff = { symbol-bandit.start } + { symbol-sheriff.start }
thing-bandit-holdup = { symbol-bandit.start } + { symbol-holdup.start }
thing-bandit-brawl = { symbol-bandit.start } + { symbol-brawl.start }
thing-bandit-money-box = { symbol-bandit.start } + { symbol-money-box.start }
thing-sheriff-sheriff = { symbol-sheriff.start } + { symbol-sheriff.start }
thing-sheriff-holdup = { symbol-sheriff.start } + { symbol-holdup.start }
thing-sheriff-brawl = { symbol-sheriff.start } + { symbol-brawl.start }
thing-sheriff-money-box = { symbol-sheriff.start } + { symbol-money-box.start }
thing-holdup-holdup = { symbol-holdup.start } + { symbol-holdup.start }
thing-holdup-brawl = { symbol-holdup.start } + { symbol-brawl.start }
thing-holdup-money-box = { symbol-holdup.start } + { symbol-money-box.start }
thing-brawl-brawl = { symbol-brawl.start } + { symbol-brawl.start }
thing-brawl-money-box = { symbol-brawl.start } + { symbol-money-box.start }
thing-money-box-money-box = { symbol-money-box.start } + { symbol-money-box.start }
thing-mustache = { disguise-mustache.start }
thing-sunglasses = { disguise-sunglasses.start }
