# 25 Outlaws auf Deutsch.
#
# Outlaw Outlaw · gang Bande · Reward Belohnung · Wanted card Steckbrief · holdup Überfall
# cower klein beigeben · speed Tempo · marked Outlaw markierter Outlaw · deal geben, Geber
# ante Grundeinsatz · bet setzen · raise erhöhen · call mitgehen · check schieben · fold aussteigen
# pass passen · pot Pot · flop Flop · three of a kind Drilling · straight Straße · Bank Bank
# Prospector Goldsucher · Gambler Zocker · Rustler Viehdieb · Crackshot Scharfschütze
# Gunman Pistolero

pitch = Pokern, überfallen, schneller ziehen: bis nur noch eine Bande übrig ist.

phrase-1 = Howdy.
phrase-2 = Besten Dank.
phrase-3 = Das ist mir zu teuer.
phrase-4 = Du bluffst doch.
phrase-5 = Versuch's nur.
phrase-6 = Guter Schuss.
phrase-7 = Lass dir Zeit.
phrase-8 = Wann immer du so weit bist.
phrase-9 = Na so was.
phrase-10 = Der Pot war meiner.
phrase-11 = Nichts für ungut.
phrase-12 = Gut gespielt.

objection-not-now = jetzt wird etwas anderes entschieden
objection-not-to-be-placed = dieser Outlaw ist nicht mehr aufzustellen
objection-too-little = das ist weniger, als der markierte Outlaw braucht
objection-too-much = so viel hat deine Bande nicht mehr
objection-kept = du hast dein Geld schon liegen gelassen
objection-not-kept = sag, wie viel dieser Outlaw bekommen soll
objection-no-such-place = dort steht kein Outlaw
objection-dead = dieser Outlaw ist aus dem Spiel
objection-no-reward = dort liegt keine Belohnung von dir
objection-wrong-moment = diese Belohnung lässt sich in diesem Moment nicht ausspielen
objection-does-nothing = diese Belohnung würde jetzt nichts bewirken
objection-not-wanted = so ein Steckbrief liegt dort nicht
objection-there-is-a-bet = es ist schon gesetzt: geh mit, erhöhe oder steig aus
objection-no-bet-yet = es ist noch nichts gesetzt: schiebe, setze oder steig aus
objection-at-the-limit = mehr kann nicht gesetzt werden: jemand, der noch dabei ist, hat nicht mehr Geld
objection-no-raise = ein Einsatz oder eine Erhöhung muss mehr als nichts sein
objection-below-the-least = gesetzt und erhöht wird mindestens um den Grundeinsatz oder bis zum Limit
objection-above-the-limit = so viel könnte jemand in der Runde nicht zahlen
objection-not-a-size = gesetzt wird das Mindeste, der halbe Pot, der Pot oder bis zum Limit
objection-holds-a-reward = dieser Outlaw hat schon eine Belohnung
objection-cannot-pay = dieser Outlaw kann keine Belohnung bezahlen
objection-has-bought = du hast in dieser Runde schon eine Belohnung gekauft
objection-own-gang = überfalle einen Outlaw aus einer anderen Bande
objection-must-fight = mit so wenig Geld muss ein Outlaw kämpfen

ending-none = das Spiel geht weiter
ending-last-gang = nur eine Bande ist übrig
ending-all-failed = keine Bande hat das Geld, das eine Runde braucht
ending-rounds-played = alle Runden sind gespielt
ending-hand-played = das Pokerblatt ist ausgespielt

## Outlaws: Nominativ, `start` am Satzanfang, `acc` wen, `dat` wem.

outlaw-first = Goldsucher
outlaw-second = Zocker
outlaw-third = Viehdieb
outlaw-fourth = Scharfschütze
  .obl = Scharfschützen
outlaw-fifth = Pistolero
known-outlaw = { $whose ->
    [you] dein { NAME($outlaw) } (Tempo { $speed })
   *[other] der { NAME($outlaw) } (Tempo { $speed }) von { $whose }
  }
  .start = { $whose ->
    [you] Dein { NAME($outlaw) } (Tempo { $speed })
   *[other] Der { NAME($outlaw) } (Tempo { $speed }) von { $whose }
  }
  .acc = { $whose ->
    [you] deinen { NAME($outlaw, form: "obl") } (Tempo { $speed })
   *[other] den { NAME($outlaw, form: "obl") } (Tempo { $speed }) von { $whose }
  }
  .dat = { $whose ->
    [you] deinem { NAME($outlaw, form: "obl") } (Tempo { $speed })
   *[other] dem { NAME($outlaw, form: "obl") } (Tempo { $speed }) von { $whose }
  }
unknown-outlaw = { $whose ->
    [you] dein Outlaw { $place }
   *[other] Outlaw { $place } von { $whose }
  }
  .start = { $whose ->
    [you] Dein Outlaw { $place }
   *[other] Outlaw { $place } von { $whose }
  }
  .acc = { $whose ->
    [you] deinen Outlaw { $place }
   *[other] Outlaw { $place } von { $whose }
  }
  .dat = { $whose ->
    [you] deinem Outlaw { $place }
   *[other] Outlaw { $place } von { $whose }
  }
the-sheriff = der Sheriff
  .start = Der Sheriff
  .acc = den Sheriff
  .dat = dem Sheriff
own-outlaw = dein { NAME($outlaw) }
  .acc = deinen { NAME($outlaw, form: "obl") }
  .dat = deinem { NAME($outlaw, form: "obl") }
outlaw-at = Outlaw { $place }
outlaw-with-speed = { NAME($outlaw) } (Tempo { $speed })
  .acc = { NAME($outlaw, form: "obl") } (Tempo { $speed })
outlaw-led = einen { NAME($outlaw, form: "obl") } (Tempo { $speed })
duellist = { NAME($outlaw) }

## Karten und Geld

rank-ten = 10
  .many = Zehnen
  .to = zur 10
rank-jack = Bube
  .many = Buben
  .to = zum Buben
rank-queen = Dame
  .many = Damen
  .to = zur Dame
rank-king = König
  .many = Könige
  .to = zum König
rank-ace = Ass
  .many = Asse
  .to = zum Ass
suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo
suit-clubs = Kreuz
poker-card = { NAME($suit) }-{ NAME($rank) }
hand-high-card = { NAME($rank) } hoch
hand-pair = ein Paar { NAME($rank, form: "many") }
hand-straight = eine Straße
hand-flush = einen Flush
hand-three-of-a-kind = einen Drilling
hand-straight-flush = einen Straight Flush

money = { NUMBER($n, useGrouping: 0) } $
piece-die = Würfel
piece-bonus = durch Belohnungen
piece-sheriff = Sheriff
piece-wanted = Steckbrief

reward-steady-hand = Ruhige Hand
reward-hair-trigger = Lockerer Abzug
reward-dead-eye = Adlerauge
reward-whiskey = Whiskey
reward-double-whiskey = Doppelter Whiskey
reward-lucky-horseshoe = Glückshufeisen
reward-bank-robbery = Bankraub
reward-bribe = Bestechung
reward-forged-pardon = Gefälschte Begnadigung
reward-ace-up-the-sleeve = Ass im Ärmel
reward-fast-horse = Schnelles Pferd
reward-blank-a = Leere Karte A
reward-blank-b = Leere Karte B
reward-blank-c = Leere Karte C
reward-blank-d = Leere Karte D
reward-blank-e = Leere Karte E

effect-speeds = +{ $n } im Duell
effect-slows = ein Drink: -{ $n } für jemanden im Duell
effect-rerolls = deinen Würfel noch einmal werfen
effect-robs = bis zu { $money } aus der Bank
effect-pardons = { $n ->
    [one] { $n } Steckbrief
   *[other] { $n } Steckbriefe
  } loswerden
effect-bribes = der Sheriff zieht ab
effect-redraws = eine Pokerkarte tauschen
effect-escapes = einem Überfall entkommen
effect-none = nichts

## Was auf dem Tisch liegt

zone-gang = { $who ->
    [you] deine Bande
   *[other] Bande von { $who }
  }
zone-hand = { $who ->
    [you] deine Karten
   *[other] Karten von { $who }
  }
zone-flop = Flop
zone-law = Sheriffs
zone-duel = Duell
zone-pot = Pot
zone-bank = Bank
zone-poker-deck = Pokerkarten
zone-reward-deck = Belohnungen
zone-sheriff-deck = Stapel der Sheriffs
zone-wanted-deck = Steckbriefe
role-attacker = Angreifer
role-defender = Verteidiger
label-speed = Tempo
label-rank = Wert
label-suit = Farbe
counter-round = Runde
counter-ante = Grundeinsatz
counter-highest-bet = Einsatz
counter-limit = Limit
counter-stake = Es geht um
stake-held-up = { $half } Lösegeld, oder im Kampf um { $defender } gegen { $attacker }
stake-duel = { $attacker } gegen { $defender }
size-least = Minimum
size-all = alles
size-as-it-is = wie es liegt
size-pot = der Pot
size-half-pot = halber Pot
size-limit = Limit

## Was gefragt ist

over = Das Spiel ist aus: { $how }.

waiting-arrange = { $who } stellt die Bande auf.
waiting-lay-out = { $who } verteilt Geld.
waiting-window = { $who } darf eine Belohnung ausspielen.
waiting-slow = { $who } spendiert einen Drink.
waiting-pardon = { $who } nimmt einen Steckbrief ab.
waiting-lay-aside = { $who } tauscht eine Karte.
waiting-confronted = { $who } steht einem Sheriff gegenüber.
waiting-betting = { $who } darf setzen.
waiting-raising = { $who } sagt, um wie viel.
waiting-showing = { $who } ist geschlagen und darf zeigen.
waiting-buying = { $who } darf eine Belohnung kaufen.
waiting-holding-up = { $who } darf jemanden überfallen.
waiting-robbing = { $who } sucht sich ein Opfer.
waiting-held-up = { $who } wird überfallen und darf zahlen oder kämpfen.

chance-first-dealer = Wer gibt zuerst?
chance-gang = { $who ->
    [you] Du ziehst Outlaws.
   *[other] { $who } zieht Outlaws.
  }
chance-deal = Die Karten werden gegeben.
chance-flop = Der Flop wird aufgedeckt.
chance-sheriff = Ein Sheriff wird gezogen.
chance-roll = Es wird gewürfelt: für { NAME($outlaw, form: "acc") }.
chance-redraw = { $who ->
    [you] Du ziehst eine andere Karte.
   *[other] { $who } zieht eine andere Karte.
  }
chance-reward = { $who ->
    [you] Du ziehst eine Belohnung.
   *[other] { $who } zieht eine Belohnung.
  }
chance-wanted = Ein Steckbrief wird gezogen.

ask-arrange = Stell deine Bande auf: Wer kommt als Nächster?
ask-arrange-last = Stell deine Bande auf: Wer steht ganz rechts und spielt zuerst Poker?
ask-lay-out = Verteile dein Geld: Wie viel von { $money } bekommt { NAME($outlaw) }?
ask-lay-out-marked = Verteile dein Geld: Wie viel von { $money } bekommt { NAME($outlaw) }? Er spielt Poker und braucht mindestens { $needed }.
ask-lay-out-kept = Dein Geld bleibt, wie es liegt.
ask-window-round = Spielst du vor der nächsten Runde eine Belohnung aus, oder passt du?
ask-window-flop = Spielst du eine Belohnung aus, bevor Sheriffs kommen, oder passt du?
ask-window-any-duel = Spielst du im Duell eine Belohnung aus, oder passt du? { NAME($attacker, form: "start") } hat { $one }, { NAME($defender) } hat { $other }.
ask-slow = Wer bekommt den Drink: { NAME($reward) }?
ask-pardon = Welcher Steckbrief kommt weg?
ask-lay-aside = Welche Karte tauschst du?
ask-confronted = Ein Sheriff will { NAME($outlaw, form: "acc") } holen: Spielst du eine Belohnung aus, oder stellst du dich ihm?
ask-betting = Du hast { $hand } ({ $cards }); im Pot liegen { $pot }. { $more ->
    [possible] Schiebst du, setzt du oder steigst du aus?
   *[no] Schiebst du oder steigst du aus?
  }
ask-betting-on = Du hast { $hand } ({ $cards }). Mitgehen kostet { $money }, im Pot liegen { $pot }: { $more ->
    [possible] Gehst du mit, erhöhst du oder steigst du aus?
   *[no] Gehst du mit oder steigst du aus?
  }
ask-bet = Wie viel setzt du? Bis zu { $money }.
ask-raise = Um wie viel erhöhst du? Um bis zu { $money }.
ask-showing = Du bist geschlagen: Zeigst du deine Karten, oder behältst du sie für dich?
ask-buying = Kaufst du für { $money } eine Belohnung, oder machst du weiter?
ask-buying-no-more = Du hast deine Belohnung: Spielst du jetzt eine aus, oder machst du weiter?
ask-holding-up = Überfällst du jemanden? Mit wem?
ask-robbing = Wen überfällst du?
ask-held-up = { NAME($attacker, form: "start") } überfällt { NAME($defender, form: "acc") }, der { $money } hat: Kämpfst du, oder gibst du klein bei und zahlst { $half }?
ask-held-up-poor = { NAME($attacker, form: "start") } überfällt { NAME($defender, form: "acc") }, der nur { $money } hat: Er muss kämpfen.

## Was man tun kann

may-stand = { NAME($outlaw, form: "acc") } auf Platz { $place } stellen
may-stand-last = { NAME($outlaw, form: "acc") } ganz nach rechts stellen: Er spielt zuerst Poker
may-keep = Das Geld liegen lassen
may-keep-short = { $money } zu { NAME($outlaw, form: "dat") } legen, der sie braucht, und nicht mehr
may-lay-out = { $money } für { NAME($outlaw, form: "acc") }
may-bet = Setzen
may-bet-money = { $money } setzen
may-raise-it = Erhöhen
may-raise-by = Um { $money } erhöhen, auf { $total }
may-pass = Passen: jetzt keine Belohnung ausspielen
may-pass-confronted = Sich ihm im Duell stellen
may-pass-buying = Nichts kaufen
may-pass-bought = Weiter
may-pass-holding-up = Niemanden überfallen
may-play = „{ NAME($reward) }“ von { NAME($outlaw, form: "dat") } ausspielen: { $does }
may-slow = Drink für { NAME($outlaw, form: "acc") }: { $n } weniger in diesem Duell
may-pardon = Steckbrief abnehmen: { NAME($rank) }
may-lay-aside = { $card } weglegen und eine andere Karte ziehen
may-fold = Aussteigen: aufgeben
may-check = Schieben: 0 $ zahlen
may-call = Mit { $money } mitgehen
may-show = Deine Karten allen zeigen
may-hide = Für dich behalten
may-buy = Belohnung für { NAME($outlaw, form: "acc") } kaufen, der { $money } behält
may-hold-up = Jemanden überfallen: mit { NAME($outlaw, form: "dat") }
may-rob = Überfall auf { NAME($outlaw, form: "acc") }: { $half }, oder ein Duell um { $money }
may-rob-poor = Überfall auf { NAME($outlaw, form: "acc") }: ein Duell um { $money }
may-fight = Kämpfen: ein Duell, das nur einer überlebt
may-cower = Klein beigeben und { $money } zahlen

## Was geschehen ist

deals-first = { $who ->
    [you] Du gibst zuerst.
   *[other] { $who } gibt zuerst.
  }
leads = Du führst { $outlaws } an.
dealt = Du bekommst { $cards }.
flop-is = Der Flop ist { $card }.
sheriff-comes = Ein Sheriff mit Tempo { $speed } will { NAME($outlaw, form: "acc") } holen.
rolls = { NAME($outlaw, form: "start") } würfelt { $n }.
draws-card = { $who ->
    [you] Du ziehst { $card }.
   *[other] { $who } zieht { $card }.
  }
draws-another = { $who ->
    [you] Du ziehst eine andere Karte.
   *[other] { $who } zieht eine andere Karte.
  }
draws-reward = { $who ->
    [you] Du ziehst
   *[other] { $who } zieht
  } „{ NAME($reward) }“: { $does }.
is-wanted = { NAME($outlaw, form: "start") } wird gesucht: { NAME($rank) }.
faces = { $who ->
    [you] Du stellst dich dem Sheriff.
   *[other] { $who } stellt sich dem Sheriff.
  }
holds-up-nobody = { $who ->
    [you] Du überfällst niemanden.
   *[other] { $who } überfällt niemanden.
  }
plays = { $who ->
    [you] Du spielst „{ NAME($reward) }“ aus: { $does }.
   *[other] { $who } spielt „{ NAME($reward) }“ aus: { $does }.
  }
buys-a-drink = { $who ->
    [you] Du spendierst { NAME($outlaw, form: "dat") } einen Drink.
   *[other] { $who } spendiert { NAME($outlaw, form: "dat") } einen Drink.
  }
takes-off = { $who ->
    [you] Du nimmst einen Steckbrief ab: { NAME($rank) }.
   *[other] { $who } nimmt einen Steckbrief ab: { NAME($rank) }.
  }
lays-aside = { $who ->
    [you] Du legst eine Karte weg.
   *[other] { $who } legt eine Karte weg.
  }
folds = { $who ->
    [you] Du steigst aus.
   *[other] { $who } steigt aus.
  }
checks = { $who ->
    [you] Du schiebst.
   *[other] { $who } schiebt.
  }
calls = { $who ->
    [you] Du gehst mit { $money } mit.
   *[other] { $who } geht mit { $money } mit.
  }
bets = { $who ->
    [you] Du setzt { $money }.
   *[other] { $who } setzt { $money }.
  }
raises = { $who ->
    [you] Du erhöhst um { $money }, auf { $total }.
   *[other] { $who } erhöht um { $money }, auf { $total }.
  }
shows = { $who ->
    [you] Du zeigst { $cards }, { $hand }.
   *[other] { $who } zeigt { $cards }, { $hand }.
  }
shows-nothing = { $who ->
    [you] Du zeigst nichts.
   *[other] { $who } zeigt nichts.
  }
buys = { $who ->
    [you] Du kaufst eine Belohnung für { NAME($outlaw, form: "acc") }.
   *[other] { $who } kauft eine Belohnung für { NAME($outlaw, form: "acc") }.
  }
draws-a-gun = { NAME($outlaw, form: "start") } zieht den Revolver.
holds-up = { NAME($attacker, form: "start") } überfällt { NAME($defender, form: "acc") }.
fights-back = { $who ->
    [you] Du wehrst dich.
   *[other] { $who } wehrt sich.
  }
cowers = { $who ->
    [you] Du gibst klein bei und zahlst { $money }.
   *[other] { $who } gibt klein bei und zahlt { $money }.
  }

turned-up = { NAME($outlaw, form: "start") } wird aufgedeckt.
sheriff-faces = Der Sheriff stellt { NAME($outlaw, form: "acc") }.
both-roll-again = Gleichstand: Beide würfeln noch einmal.
shoots = { NAME($winner, form: "start") } erschießt { NAME($loser, form: "acc") } und nimmt sich { $money }.
sheriff-shoots = Der Sheriff erschießt { NAME($loser, form: "acc") }, und { $money } gehen an die Bank.
beats-the-sheriff = { NAME($outlaw, form: "start") } besiegt den Sheriff.
rides-home = Der Sheriff reitet nach Hause.
wins-the-pot = { $who ->
    [you] Du gewinnst { $money } aus dem Pot.
   *[other] { $who } gewinnt { $money } aus dem Pot.
  }
pot-to-the-bank = Niemand ist mehr dabei: Der Pot geht an die Bank.
is-out = { $who ->
    [you] Du bist aus dem Spiel.
   *[other] { $who } ist aus dem Spiel.
  }
all-laid-out = Alle haben ihr Geld verteilt.
has-money = { $who ->
    [you] du { $money }
   *[other] { $who } { $money }
  }
after-round = Stand nach Runde { $n }: { $gangs }.
new-round = { $who ->
    [you] Runde { $n }. Du gibst.
   *[other] Runde { $n }. { $who } gibt.
  }
all-ante = Alle zahlen { $money } Grundeinsatz.

## Wie es ausgeht

line-outlaw = { NAME($outlaw) } { $money }
wins = { $who ->
    [you] Du gewinnst mit { $money }.
   *[other] { $who } gewinnt mit { $money }.
  }
share-the-win = { $them }: geteilter Sieg mit je { $money }.

## In wenigen Zeilen

primer-ranking = Vom besten zum schlechtesten Blatt: Straight Flush, Drilling, Flush, Straße, Paar, höchste Karte.{ $alike ->
    [highest-card] {" "}Von zwei gleichartigen Blättern ist das mit der höchsten Karte besser, auch bei Paaren.
   *[as-in-poker] {""}
  }
primer-one-hand = Ein einziges Pokerblatt mit { $cards } Karten, von der 10 bis { NAME($rank, form: "to") }. Alle zahlen { $ante } Grundeinsatz und bekommen zwei Karten; eine dritte, der Flop, gilt für alle.
primer-one-round = Es wird eine Runde lang gesetzt. Niemand kann mehr setzen, als der ärmste Outlaw hat, der noch dabei ist.
primer-aim = Du führst eine Bande von { $outlaws } Outlaws an, jeder mit { $money }. Die letzte Bande im Spiel gewinnt.
primer-speeds = Wie schnell sie ziehen, sagt ihr Tempo: { $speeds } kommen vor. Wer von deinen wie schnell ist, weißt nur du, bis ein Duell es aufdeckt.
primer-poker = In jeder Runde wandert der Marker nach links zu deinem nächsten Outlaw. Er pokert mit seinem eigenen Geld um ein Blatt aus drei Karten: zwei eigene und eine für alle, den Flop. { primer-ranking }
primer-holdup = Nach dem Pokern dürfen alle für { $price } eine Belohnung kaufen. Dann darf, wer gibt, einen Outlaw der anderen überfallen. Der zahlt die Hälfte seines Geldes, oder er kämpft, und einer von beiden stirbt.
primer-duel = Im Duell zählt jede Seite Würfel und Tempo zusammen; Belohnungen können die Summe ändern. Die höhere Zahl gewinnt. Der Sieger bekommt alles, was der andere hatte.
primer-wanted = Ein Outlaw, der jemanden überfallen hat, zieht einen Steckbrief. Hat der Flop denselben Wert, kommt ein Sheriff, und mitten im Pokern gibt es ein Duell.
primer-next-round = Vor der nächsten Runde darfst du Geld unter deinen Outlaws verschieben. Der markierte braucht { $needed }: Eine Bande, die das nicht hat, ist aus dem Spiel.{ $last ->
    [with-money] {" "}Sobald nur noch eine einzige Bande so viel hat, hat sie gewonnen.
   *[in-the-game] {""}
  }

## In einem ersten Spiel

lesson-one-hand = Ein einziges Pokerblatt: Wer danach am meisten Geld hat, gewinnt.
lesson-goal = Du führst eine Bande von Outlaws an, und jeder trägt sein eigenes Geld. Die letzte Bande, die sich das Pokern noch leisten kann, gewinnt: mit Karten, mit Bluffs oder mit vorgehaltenem Revolver.
lesson-stand = Stell zuerst deine Bande auf. Die Zahl auf einem Outlaw sagt, wie schnell er zieht, und nur du kennst sie. Sie pokern der Reihe nach, der ganz rechts zuerst.
lesson-buy = Das Pokern ist vorbei. Einer deiner Outlaws darf für { $money } eine Belohnung kaufen: eine geheime Karte, die ihm später hilft, zum Beispiel im Duell.
lesson-hold-up = Du gibst in dieser Runde, und jetzt kommt, worum es geht: Einer deiner Outlaws darf irgendeinen der anderen überfallen. Der zahlt die Hälfte seines Geldes, oder er kämpft.
lesson-draws = Ein Überfall! Das darf, wer gibt, einmal in der Runde. Wer überfallen wird, zahlt die Hälfte vom Geld dieses Outlaws oder wehrt sich, und von zweien, die kämpfen, überlebt nur einer.
lesson-fight = Sie wollen an dein Geld. Gibst du klein bei, ist die Hälfte weg; mit { $money } oder weniger muss der Outlaw kämpfen. Kämpfst du, gewinnst du alles von ihrem oder verlierst den Outlaw. Wie schnell ist deiner?
lesson-turn-up = Ein Duell! Verdeckte Outlaws werden aufgedeckt, und beide Seiten würfeln. Dazu kommen das Tempo und was Belohnungen bringen. Der Höhere überlebt, und das Geld eines geschlagenen Outlaws nimmt er mit.
lesson-wanted = Ein Outlaw, der jemanden überfällt, wird gesucht. Hat ein Flop den Wert auf diesem Steckbrief, kommt mitten im Pokern ein Sheriff und will diesen Outlaw holen.
lesson-law = Ein Sheriff will einen gesuchten Outlaw holen. Sie duellieren sich, bevor weitergepokert wird; siegt der Sheriff, ist der Outlaw weg, und die Bank bekommt sein Geld.
lesson-keep = Zwischen zwei Runden darfst du Geld unter deinen Outlaws verschieben. Der nächste, der pokert, braucht { $money }; eine Bande, die das nicht zusammenbringt, ist aus dem Spiel.
lesson-play = Du hast eine Belohnung, die jetzt hilft. Spiel sie aus, oder passe und heb sie auf: Jede wirkt nur einmal.
lesson-flop = Diese Karte gilt für alle: Ein Blatt ist diese Karte und die zwei, die ein Spieler hält. Am besten ist ein Straight Flush, dann kommen Drilling, Flush, Straße, Paar und höchste Karte.
lesson-check = Noch hat niemand gesetzt. Schiebe, um vorerst nichts zu zahlen, oder setze. Hier spielt nur dein markierter Outlaw, mit dem Geld, das auf ihm liegt.
lesson-call = Es ist gesetzt. Geh mit, um dabeizubleiben, oder steig aus und verlier nur, was du schon gezahlt hast. Du darfst erhöhen, aber niemand kann mehr setzen, als der ärmste Outlaw zahlen kann, der noch dabei ist.

## Merkmale

mark-bet = Einsatz { $of } $
mark-dealer = gibt
mark-out = ausgeschieden
mark-folded = ausgestiegen
mark-marked = markiert
mark-face-up = offen
mark-dead = tot
mark-reward = Belohnung
mark-planned = geplant
mark-shown = gezeigt
mark-laid-aside = weggelegt

## Was ein Tisch wählen kann

option-rounds = Runden, nach denen die reichste Bande gewinnt
option-hand-only = nur ein einziges Pokerblatt
option-few-bets = nur wenige Einsatzhöhen
option-same-kind = Welches von zwei gleichartigen Blättern besser ist
option-same-kind-as-in-poker = gleichartige Blätter werden wie beim Poker verglichen
option-same-kind-highest-card = zwischen zwei gleichartigen Blättern entscheidet die höchste Karte, auch zwischen Paaren
option-last-gang = Wann eine Bande gewonnen hat
option-last-gang-in-the-game = Banden ohne 100 Dollar spielen bis zur nächsten Runde weiter
option-last-gang-with-money = das Spiel endet, sobald nur noch eine einzige Bande 100 Dollar hat
option-ante-grows = Wann der Grundeinsatz für eine Bande wächst, die zu Beginn einer Runde ausscheidet
option-ante-grows-at-once = der Grundeinsatz wächst sofort, wenn eine Bande keine Runde beginnen kann
option-ante-grows-a-round-later = der Grundeinsatz wächst eine Runde später, wenn eine Bande keine Runde beginnen kann

number-row = Outlaws einer Bande, mit denen gespielt wird
number-money-of-an-outlaw = Chips, mit denen jeder beginnt
number-needed = Chips, die der markierte Outlaw für eine Runde braucht
number-least-ante = Chips des Grundeinsatzes zu Beginn
number-ante-for-each-gang-out = Chips, um die der Grundeinsatz mit jeder ausgeschiedenen Bande wächst
number-ranks = Werte der Pokerkarten, von der 10 an
number-suits = Farben der Pokerkarten
number-sizes = Einsatzhöhen, wo es nur wenige gibt
number-price = Chips, die eine Belohnung kostet
number-must-fight = Chips, mit denen man nicht klein beigeben kann
number-die-faces = Seiten eines Würfels
number-rolls = Gleichstände, nach denen ein Duell entschieden wird
number-order = Arten von Blättern, von schwach bis stark
number-speed = Tempo der Outlaws einer Bande
number-sheriffs = Sheriffs mit Tempo 1, 2 ...
number-wanted-copies = Steckbriefe von jedem Wert
number-reward-copies = Belohnungen von jeder Art
number-effects = was jede Belohnung bewirkt
number-moments = wann jede Belohnung ausgespielt werden darf

## Was von Partien gezählt wird: was man tat, und was man hatte

did-play = Belohnungen ausgespielt
did-fold = Ausgestiegen
did-check = Geschoben
did-call = Mitgegangen
did-bet = Gesetzt
did-raise-it = Erhöht
did-buy = Belohnungen gekauft
did-hold-up = Zum Überfall geschickt
did-rob = Überfälle begangen
did-fight = Gegen einen Überfall gekämpft
did-cower = Klein beigegeben und gezahlt
had-outlaw = In deiner Bande
had-reward = Deine Belohnungen
thing-first = { outlaw-first }
thing-second = { outlaw-second }
thing-third = { outlaw-third }
thing-fourth = { outlaw-fourth }
thing-fifth = { outlaw-fifth }
thing-steady-hand = { reward-steady-hand }
thing-hair-trigger = { reward-hair-trigger }
thing-dead-eye = { reward-dead-eye }
thing-whiskey = { reward-whiskey }
thing-double-whiskey = { reward-double-whiskey }
thing-lucky-horseshoe = { reward-lucky-horseshoe }
thing-bank-robbery = { reward-bank-robbery }
thing-bribe = { reward-bribe }
thing-forged-pardon = { reward-forged-pardon }
thing-ace-up-the-sleeve = { reward-ace-up-the-sleeve }
thing-fast-horse = { reward-fast-horse }
thing-blank-a = { reward-blank-a }
thing-blank-b = { reward-blank-b }
thing-blank-c = { reward-blank-c }
thing-blank-d = { reward-blank-d }
thing-blank-e = { reward-blank-e }
