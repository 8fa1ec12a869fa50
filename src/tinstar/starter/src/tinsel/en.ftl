# Tinsel in English. `$who` is "you" to one reader, and a name to the others.

pitch = Wrapped wares change hands: is it silver, or a stone?

objection-not-now = something else is being decided
objection-not-held = you have no such ware in hand
objection-nobody-there = nobody sits there
objection-yourself = offer it to another player
ending-none = the game goes on
ending-sold-out = all wares have found a shelf

ware-silver = silver
ware-tin = tin
ware-stone = stone
  .a = a stone
zone-pile = pile
zone-offer = on offer
zone-hand = { whose } hand
zone-shelf = { whose } shelf

primer-aim = Silver counts { $silver }, tin { $tin }, and a stone { $stone }. Most points win.
primer-turn = On your turn you offer a wrapped ware from your hand to another player.
primer-take = If they take it, they unwrap it and keep it. If they leave it, you keep it.
primer-lie = So offer stones as if they were silver, and silver as if it were a stone.

now-dealt = The wares are dealt.
now-begins = Chance names who begins.
ask-offer = { $who ->
    [you] Which ware do you offer, and to whom?
   *[other] { $who } offers a ware.
  }
ask-take = { $who ->
    [you] { $peddler } offers you a ware. Do you take it?
   *[other] { $who } looks at the wrapping.
  }
offer = Offer { NAME($ware, form: "a") } to { $whom }
offer-here = Offer here
take = Take it, and unwrap it
leave = Leave it on { whose } shelf

begins = { $who ->
    [you] You begin.
   *[other] { $who } begins.
  }
to-whom = { $whom ->
    [you] you
   *[other] { $whom }
  }
offers = { $who ->
    [you] You offer { to-whom } a ware.
   *[other] { $who } offers { to-whom } a ware.
  }
takes = { $who ->
    [you] You take it: { NAME($ware, form: "a") }.
   *[other] { $who } takes it: { NAME($ware, form: "a") }.
  }
leaves = { $who ->
    [you] You leave it to { to-whom }.
   *[other] { $who } leaves it to { to-whom }.
  }
line = { NAME($ware) }: { $n } x { $value } = { $points }
over = All wares are unwrapped. The most points: { $best }.
