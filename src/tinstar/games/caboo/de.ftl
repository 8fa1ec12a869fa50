# Caboo auf Deutsch.
#
# draw pile Nachziehstapel · centre Mitte · row Reihe · floor Boden · draw ziehen · lay down ablegen
# keep behalten · take nehmen · use einsetzen · look ansehen · trade blind tauschen · unseen verdeckt
# stack drauflegen, Stapel · name nennen · turn over aufdecken · give geben, Ersatz
# "Mine!" „Meins!“ · call „Caboo“ rufen · rightly zu Recht · wrongly zu Unrecht
# penalty card Strafkarte · out ausgeschieden · Ace Ass · Jack Bube · Queen Dame · King König
#
# Karten haben fünf Formen: `wen` nach nichts, `ein` und `kein` als Satzgegenstand, `einen` und `den`
# als Ergänzung. „Deine Karte 3“ ist weiblich und sieht darum nach „für“ und „gegen“ aus wie allein.

pitch = Vier Karten auf dem Boden, zwei davon einmal gesehen: gut merken, schlau tauschen und schneller rufen als alle anderen.
fewer-levels = Hier gibt es keinen Sheriff: Ein Deputy mit demselben neuronalen Netz spielt ebenso gut.

phrase-1 = Howdy.
phrase-2 = Besten Dank.
phrase-3 = Wo hab ich die bloß hingelegt?
phrase-4 = Das ging aber fix!
phrase-5 = Ich hab's gewusst.
phrase-6 = Ich hatte keinen Schimmer.
phrase-7 = Lass dir Zeit.
phrase-8 = Wann immer du so weit bist.
phrase-9 = Na so was.
phrase-10 = Finger wie Butter.
phrase-11 = Nichts für ungut.
phrase-12 = Gut gespielt.

objection-not-now = jetzt wird etwas anderes entschieden
objection-no-card-there = dort liegt keine Karte
objection-no-card-of-yours = du hast keine eigene Karte mehr
objection-no-such-power = das kann die gezogene Karte nicht
objection-only-your-own = mit dieser Karte darfst du dir nur eine eigene ansehen
objection-not-your-own = es muss eine fremde Karte sein
objection-locked = die Karten der Person, die „Caboo“ gerufen hat, darfst du nicht anrühren
objection-nobody-to-trade-with = niemand sonst hat eine Karte zum Tauschen
objection-named-already = diese Karte ist schon genannt
objection-too-many-named = du darfst nur so viele Karten nennen, wie du selbst hast
objection-still-to-turn-over = diese Karte wird erst noch aufgedeckt
objection-called-already = „Caboo“ ist schon gerufen
objection-your-own-turn = in deinem eigenen Zug darfst du nicht „Meins!“ rufen
objection-barred = du hast eine falsche Karte draufgelegt und darfst darum jetzt nicht mehr „Meins!“ rufen
objection-stacked = einen Stapel kann man nicht nehmen
objection-taken-already = die Karte dieses Zuges ist schon genommen
objection-only-on-your-turn = „Caboo“ darfst du nur zu Beginn deines eigenen Zuges rufen

ending-none = das Spiel geht weiter
ending-last-round = die letzte Runde ist vorbei: Die niedrigste Summe gewinnt

## Karten

card-a = Ass
  .ein = ein Ass
  .kein = kein Ass
  .einen = ein Ass
  .den = das Ass
card-2 = 2
  .ein = eine 2
  .kein = keine 2
  .einen = eine 2
  .den = die 2
card-3 = 3
  .ein = eine 3
  .kein = keine 3
  .einen = eine 3
  .den = die 3
card-4 = 4
  .ein = eine 4
  .kein = keine 4
  .einen = eine 4
  .den = die 4
card-5 = 5
  .ein = eine 5
  .kein = keine 5
  .einen = eine 5
  .den = die 5
card-6 = 6
  .ein = eine 6
  .kein = keine 6
  .einen = eine 6
  .den = die 6
card-7 = 7
  .ein = eine 7
  .kein = keine 7
  .einen = eine 7
  .den = die 7
card-8 = 8
  .ein = eine 8
  .kein = keine 8
  .einen = eine 8
  .den = die 8
card-9 = 9
  .ein = eine 9
  .kein = keine 9
  .einen = eine 9
  .den = die 9
card-10 = 10
  .ein = eine 10
  .kein = keine 10
  .einen = eine 10
  .den = die 10
card-j = Bube
  .wen = Buben
  .ein = ein Bube
  .kein = kein Bube
  .einen = einen Buben
  .den = den Buben
card-q = Dame
  .ein = eine Dame
  .kein = keine Dame
  .einen = eine Dame
  .den = die Dame
card-k = König
  .ein = ein König
  .kein = kein König
  .einen = einen König
  .den = den König
card-of = { $whose ->
    [you] deine Karte { $place }
   *[other] Karte { $place } von { $whose }
  }
  .start = { $whose ->
    [you] Deine Karte { $place }
   *[other] Karte { $place } von { $whose }
  }
own-card = die eigene Karte { $place }
which = { NAME($card) }

## Was auf dem Boden liegt

zone-pile = Nachziehstapel
zone-centre = Mitte
zone-row = { $who ->
    [you] deine Karten
   *[other] Karten von { $who }
  }
zone-drawn = { $who ->
    [you] deine gezogene Karte
   *[other] gezogene Karte von { $who }
  }
counter-round = Runde
round-over = vorbei
counter-call = nach dem Caboo
counter-call-last = letzte Züge
label-draw = Ziehen
label-discard = Ablegen
label-look = Ansehen
label-swap = Ersetzen
label-trade = Tauschen
label-trade-for = Gegen diese
label-stack = Drauf
label-give = Geben
use-look-at-own = Einsetzen: eine eigene ansehen
use-look-at-anothers = Einsetzen: eine fremde ansehen
use-trade = Einsetzen: blind tauschen
stack-it = Drauflegen: { NAME($card, form: "einen") }
ends-the-round = beendet sofort die Runde
risk-of-claiming = Diese Karte kannst du nicht nehmen. Du kannst nur { NAME($card, form: "einen") } drauflegen, und eine falsche Karte kostet eine Strafkarte.
risk-known = Das ist { NAME($found, form: "ein") }, { NAME($card, form: "kein") }: Du bekommst eine Strafkarte.
risk-unknown = Ist das { NAME($card, form: "kein") }, geht die Karte zurück, und du bekommst eine Strafkarte.
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
with-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }
and-your-cards = { $cost ->
    [more] {" "}und dazu, was deine Karten zählen
   *[just] {""}
  }
risk-of-calling = Hat jemand { $tie ->
    [wrong] so wenig wie du oder weniger
   *[right] weniger als du
  }, kostet dich das { points }{ and-your-cards }.

## Was gefragt ist

over = Das Spiel ist aus.
now-first = Wer fängt an?
now-deal = Die Karten werden ausgeteilt.
now-draw = { $who ->
    [you] Du ziehst.
   *[other] { $who } zieht.
  }
now-penalty = { $who ->
    [you] Du bekommst eine Strafkarte.
   *[other] { $who } bekommt eine Strafkarte.
  }
now-who-called = Wer hat zuerst „Caboo“ gerufen?
now-who-claimed = Wer hat zuerst „Meins!“ gerufen?
now-revealed = Runde { $n } ist vorbei: Alle Karten liegen offen.
others-turn = { $who } ist am Zug.
others-play = { $who } sieht sich die gezogene Karte an.
others-trade = { $who } sucht sich eine Karte zum Tauschen aus.
others-name = { $who } sagt, welche Karten draufgelegt werden.
others-give = { $who } sucht eine Karte als Ersatz aus.
others-claim = { $who } hat zuerst „Meins!“ gerufen und ist jetzt dran.
others-window = In der Mitte liegt { NAME($card, form: "ein") }. Ruft jemand etwas?
others-window-drawn = { $who ->
    [you] Du hast eine Karte gezogen. Ruft jemand „Caboo“, bevor du sie spielst?
   *[other] { $who } hat eine Karte gezogen. Ruft jemand „Caboo“, bevor sie gespielt wird?
  }
ask-turn = Du bist am Zug: Zieh eine Karte, oder ruf „Caboo“.
ask-last-turn = Das ist dein letzter Zug in dieser Runde: Zieh eine Karte.
ask-play = Du hast { NAME($card, form: "einen") } gezogen, Wert { $value }. Behalte die Karte anstelle einer deiner eigenen{ $power ->
    [look-at-own] , leg sie ab, oder setz sie ein, um dir eine eigene Karte anzusehen.
    [look-at-anothers] , leg sie ab, oder setz sie ein, um dir eine fremde Karte anzusehen.
    [trade] , leg sie ab, oder setz sie ein, um blind mit jemandem eine Karte zu tauschen.
   *[none] , oder leg sie ab.
  }
ask-trade = Gegen wessen Karte tauschst du deine Karte { $place }?
ask-name = Auf { NAME($card, form: "den") } legst du { $named }. Nenn noch eine Karte, oder deck auf, was du genannt hast.
ask-give = Welche deiner Karten gibst du als Ersatz für { NAME($which) }?
ask-to-call = In der Mitte liegt { NAME($card, form: "ein") }. Rufst du „Caboo“?
ask-to-call-drawn = { $who } hat eine Karte gezogen. Rufst du „Caboo“? Der Zug wird trotzdem zu Ende gespielt.
ask-mine = In der Mitte liegt { NAME($card, form: "ein") }. Rufst du „Meins!“, um die Karte zu nehmen oder etwas draufzulegen{ $call ->
    [may] , oder rufst du „Caboo“?
   *[not] ?
  }
ask-mine-stacked = In der Mitte liegt { NAME($card, form: "ein") }. Rufst du „Meins!“, um etwas draufzulegen{ $call ->
    [may] , oder rufst du „Caboo“?
   *[not] ?
  }
ask-claim = Du warst am schnellsten: Nimm { NAME($card, form: "den") } für eine deiner Karten, oder leg etwas drauf.
ask-claim-to-stack = Du warst am schnellsten: Welche Karte legst du auf { NAME($card, form: "den") }?

## Was man tun kann

do-pass-up = Nichts sagen
do-mine = „Meins!“ rufen
do-call = „Caboo“ rufen
do-draw = Eine Karte ziehen
do-turn-over = Die genannten Karten aufdecken
do-discard = { NAME($card, form: "wen") } ablegen
do-look = { NAME($card, form: "wen") } ablegen und { NAME($which) } ansehen
do-swap = { NAME($card, form: "wen") } behalten und deine Karte { $place } ablegen
do-take = { NAME($card, form: "wen") } nehmen und deine Karte { $place } ablegen
do-trade = { NAME($card, form: "wen") } ablegen und deine Karte { $place } tauschen
do-trade-for = Gegen { NAME($which) } tauschen
do-stack = { NAME($which, form: "start") } auf { NAME($card, form: "den") } legen
do-give = Deine Karte { $place } geben

## Was geschehen ist

begins = { $who ->
    [you] Du fängst an.
   *[other] { $who } fängt an.
  }
round-begins = Runde { $n }: { begins }
look-at-first = { $who ->
    [you] Du siehst dir deine Karte
   *[other] { $who } sieht sich Karte
  } { $place } an{ $aid ->
    [told] : Es ist { NAME($card, form: "ein") }.
   *[none] .
  }
draws-unseen = { $who ->
    [you] Du ziehst eine Karte.
   *[other] { $who } zieht eine Karte.
  }
draws = { $who ->
    [you] Du ziehst { NAME($card, form: "einen") }.
   *[other] { $who } zieht { NAME($card, form: "einen") }.
  }
takes-a-penalty = { $who ->
    [you] Du bekommst eine Strafkarte, als Karte { $place }.
   *[other] { $who } bekommt eine Strafkarte, als Karte { $place }.
  }
calls = { $who ->
    [you] Du rufst „Caboo“!
   *[other] { $who } ruft „Caboo“!
  }
was-first = { $who ->
    [you] Du rufst zuerst „Meins!“.
   *[other] { $who } ruft zuerst „Meins!“.
  }
says-mine = { $who ->
    [you] Du rufst „Meins!“.
   *[other] { $who } ruft „Meins!“.
  }
says-caboo = { $who ->
    [you] Du rufst „Caboo“.
   *[other] { $who } ruft „Caboo“.
  }
lays-down = { $who ->
    [you] Du legst { NAME($card, form: "einen") } ab.
   *[other] { $who } legt { NAME($card, form: "einen") } ab.
  }
looks = { $who ->
    [you] Du legst { NAME($laid, form: "einen") } ab und siehst dir { NAME($which) } an{ $aid ->
        [told] : Es ist { NAME($card, form: "ein") }.
       *[none] .
      }
   *[other] { $who } legt { NAME($laid, form: "einen") } ab und sieht sich { NAME($which) } an.
  }
takes = { $who ->
    [you] Du nimmst { NAME($card, form: "den") } als Karte { $place } und legst { NAME($laid, form: "einen") } ab.
   *[other] { $who } nimmt { NAME($card, form: "den") } als Karte { $place } und legt { NAME($laid, form: "einen") } ab.
  }
keeps = { $who ->
    [you] Du behältst die gezogene Karte als Karte { $place } und legst { NAME($laid, form: "einen") } ab.
   *[other] { $who } behält die gezogene Karte als Karte { $place } und legt { NAME($laid, form: "einen") } ab.
  }
lays-down-to-trade = { $who ->
    [you] Du legst { NAME($card, form: "einen") } ab, um deine Karte { $place } zu tauschen.
   *[other] { $who } legt { NAME($card, form: "einen") } ab, um die eigene Karte { $place } zu tauschen.
  }
trades = { $who ->
    [you] Du tauschst deine Karte { $place } blind gegen { NAME($which) }.
   *[other] { $who } tauscht die eigene Karte { $place } blind gegen { NAME($which) }.
  }
names = { $who ->
    [you] Du willst { NAME($which) } auf { NAME($card, form: "den") } legen.
   *[other] { $who } will { NAME($which) } auf { NAME($card, form: "den") } legen.
  }
is-wrong = { NAME($which, form: "start") } ist { NAME($card, form: "ein") }: falsch! Sie geht zurück.
is-stacked = { NAME($which, form: "start") } ist { NAME($card, form: "ein") }: passt!
gives = { $who ->
    [you] Du gibst deine Karte { $place } verdeckt als Ersatz für { NAME($which) }.
   *[other] { $who } gibt die eigene Karte { $place } verdeckt als Ersatz für { NAME($which) }.
  }
shuffled = Die Karten der Mitte werden zum neuen Nachziehstapel gemischt, nur die oberste bleibt liegen.
last-turns = { $who ->
    [you] Nun kommen die letzten Züge, und du fängst an.
   *[other] Nun kommen die letzten Züge, und { $who } fängt an.
  }
is-out = { $who ->
    [you] Du scheidest aus.
   *[other] { $who } scheidet aus.
  }

## Wie es ausgeht

ended-without-cards = Es gibt keine Karten mehr zu ziehen: Die Runde ist vorbei, ohne dass jemand gerufen hat.
ended-too-long = Die Runde hat zu lange ohne „Caboo“ gedauert und ist vorbei.
ended-rightly = Alle Karten werden aufgedeckt. { $whose ->
    [you] Du hast
   *[other] { $whose } hat
  } zu Recht „Caboo“ gerufen.
ended-wrongly = Alle Karten werden aufgedeckt. { $whose ->
    [you] Du hast
   *[other] { $whose } hat
  } zu Unrecht „Caboo“ gerufen.
line-last = letzte Runde { $n }
line-before = vorher { $n }
line-cards = Karten { $n }
result = { $who ->
    [you] Du
   *[other] { $who }
  }: { $cards }, zusammen { $sum }; { points }, insgesamt { $total }.
result-without-cards = { $who ->
    [you] Du
   *[other] { $who }
  }: keine Karten, zusammen { $sum }; { points }, insgesamt { $total }.
wins = { $who ->
    [you] Du gewinnst mit { with-points }.
   *[other] { $who } gewinnt mit { with-points }.
  }
share-the-win = Geteilter Sieg: { $them }, mit je { with-points }.

## In wenigen Zeilen

cost-of-being-wrong = { $wrong }{ and-your-cards }
power-look-at-own = { $cards }: eine eigene Karte ansehen
power-look-at-anothers = { $cards }: eine fremde Karte ansehen
power-trade = { $cards }: blind eine Karte mit jemandem tauschen
primer-aim = Alle haben { $dealt } verdeckte Karten vor sich auf dem Boden und sehen sich einmal die { $looked } unteren an. Am Ende ist die kleinste Summe die beste: Ein König zählt { $king }, eine Dame { $queen }, alles andere, was draufsteht. Merk dir, was du gesehen hast: Gezeigt wird es dir nicht noch einmal.
primer-turn = Bist du am Zug, ziehst du eine Karte. Leg sie in die Mitte, oder behalte sie und leg dafür eine deiner eigenen ab. Legst du sie frisch vom Stapel ab, darfst du sie einsetzen: { $powers }.
primer-stack = Oder leg etwas drauf: Nenn Karten mit demselben Wert, deine oder fremde, und sie gehen mit in die Mitte. Für jede fremde gibst du eine eigene als Ersatz. Eine falsche geht zurück, und du bekommst eine dazu.
primer-mine = Immer wenn eine Karte abgelegt wurde, dürfen alle anderen „Meins!“ rufen. Wer am schnellsten ist, darf die Karte gegen eine eigene eintauschen, wenn es kein Stapel ist, oder etwas drauflegen.
primer-call = Glaubst du, dass du die kleinste Summe hast, ruf „Caboo“. { $last ->
    [last-turns] Dann haben alle noch einen Zug, du zuletzt.
   *[at-once] Dann werden sofort alle Karten aufgedeckt.
  } Stimmt es, bekommst du { $right }. Stimmt es nicht, bekommst du { cost-of-being-wrong }, und wer die kleinste Summe hat, bekommt 0. Alle anderen bekommen, was ihre Karten zählen. Mit mehr als { $most } Punkten scheidest du aus.

## In einem ersten Spiel

lesson-start = In Caboo willst du eine kleine Summe haben: Am besten steht da, wer am Ende der Runde die kleinste auf dem Boden hat. Ein König zählt { $king }, ein Ass { $ace }, ein Bube { $jack }, eine Dame { $queen }, alles andere, was draufsteht.
lesson-row = Diese { $dealt } Karten sind deine, und sie liegen verdeckt. Die { $looked } unteren siehst du nur einmal, am Anfang. Merk dir, welche es sind und wo jede liegt.
lesson-draw = Dein Zug beginnt mit einer Karte vom Stapel. Nur du siehst sie.
lesson-swap = Ist die Karte niedrig? Dann behalte sie: Zeig auf deine Karte, die sie ersetzt, und die geht in die Mitte. Du darfst auch eine hergeben, die du nie gesehen hast.
lesson-discard = Oder leg die gezogene Karte in die Mitte. Dann bist du sie los, und deine eigenen bleiben, wie sie sind.
lesson-look = Diese Karte kann etwas, wenn man sie frisch vom Stapel ablegt: Mit ihr darfst du dir eine Karte ansehen. Manche zeigen dir eine eigene, andere eine fremde.
lesson-trade = Diese Karte kann etwas, wenn man sie frisch vom Stapel ablegt: Mit ihr tauschst du eine deiner Karten gegen eine fremde, und niemand sieht sich die beiden an.
lesson-mine = Jemand hat eine Karte abgelegt, und alle anderen dürfen „Meins!“ rufen. Wer am schnellsten ist, legt etwas drauf oder nimmt sie für eine eigene, wenn sie einzeln vom Spieler am Zug kam. Nichts zu rufen? Dann bleib still.
lesson-stack = Drauflegen macht leichter: Nenne Karten mit demselben Wert wie die gezogene oder gerufene, deine oder fremde, und sie kommen auch in die Mitte. Für eine fremde gibst du eine eigene. Eine falsche kommt zurück, und eine weitere dazu.
lesson-call = Glaubst du, dass du die kleinste Summe hast? Dann ruf „Caboo“. Stimmt es, bekommst du { $right } Punkte, sonst { cost-of-being-wrong }. In den ersten Zügen ist es zu früh dafür.
lesson-last-turns = „Caboo“ ist gerufen. Alle haben noch einen Zug, zuletzt, wer gerufen hat; dann wird aufgedeckt.
lesson-at-once = „Caboo“ beendet die Runde. Wer eine Karte gezogen hat, spielt den Zug noch zu Ende; dann werden alle Karten aufgedeckt.
lesson-end = Alle Karten werden aufgedeckt und gezählt, und daraus werden Punkte. Die Punkte werden Runde für Runde addiert. Wer mehr als { $most } hat, ist draußen, und wer zuletzt übrig ist, gewinnt.

## Merkmale

mark-turn = am Zug
mark-Caboo = Caboo
mark-called-wrongly = zu Unrecht gerufen
mark-called-rightly = zu Recht gerufen
mark-answered = hat geantwortet
mark-wrong = lag falsch
mark-out = ausgeschieden
mark-looks = { $of } sieht sie an
mark-known-to = bekannt: { $of }
mark-named = genannt: { $of }
mark-top = obenauf
mark-shown = aufgedeckt
mark-traded = wird getauscht

## Was man einstellen kann

option-advanced = Caboo für Fortgeschrittene: Nach dem Caboo folgt eine letzte Runde von Zügen
option-lock-caller = Ob die Karten geschützt sind, wenn man gerufen hat
option-lock-caller-false = wer „Caboo“ gerufen hat, dessen Karten sind nicht geschützt
option-lock-caller-true = wer „Caboo“ gerufen hat, dessen Karten rührt niemand sonst mehr an
option-tie-fails-caller = Ob ein Gleichstand das Caboo falsch macht
option-tie-fails-caller-false = wer „Caboo“ gerufen hat und gleichauf am wenigsten hat, hatte recht
option-tie-fails-caller-true = bei einem Gleichstand war das Caboo falsch
option-calling = Wann man „Caboo“ rufen darf
option-calling-in-windows = „Caboo“ darf man im eigenen Zug rufen und immer, wenn eine Karte abgelegt wurde
option-calling-own-turn = „Caboo“ darf man nur zu Beginn des eigenen Zuges rufen
option-calling-any-time = „Caboo“ darf man im eigenen Zug rufen, immer, wenn eine Karte abgelegt wurde, und wenn jemand anders eine Karte gezogen hat
option-wrong-call-costs = Was ein falsches Caboo kostet
option-wrong-call-costs-penalty = ein falsches Caboo kostet seine Strafe und nicht mehr
option-wrong-call-costs-sum-and-penalty = ein falsches Caboo kostet seine Strafe und dazu die Summe der eigenen Karten
option-empty-pile = Was geschieht, wenn der Nachziehstapel leer ist
option-empty-pile-shuffle = ist der Nachziehstapel leer, wird die Mitte zu einem neuen gemischt
option-empty-pile-round-ends = ist der Nachziehstapel leer, wenn eine Karte gebraucht wird, endet die Runde

number-dealt = Karten, die alle bekommen
number-looked-at = Karten unten, die man sich ansieht
number-row = Karten in einer Reihe, höchstens
number-wrong-call = Punkte für ein falsches Caboo
number-right-call = Punkte für ein richtiges Caboo
number-advanced-right-call = Punkte für ein richtiges Caboo, für Fortgeschrittene
number-limit = Punkte, über denen man ausscheidet
number-advanced-limit = Punkte, über denen man ausscheidet, für Fortgeschrittene
number-turns = Züge in einer Runde ohne Caboo, höchstens
number-rounds = Runden, höchstens
number-copies = Karten von jedem Wert
number-value = was eine Karte zählt
number-power = was eine Karte kann, wenn sie in die Mitte gelegt wird

## Was von Partien gezählt wird: was man tat, und was man hatte

did-mine = „Meins!“ gerufen
did-call = „Caboo“ gerufen
did-discard = Gezogen und abgelegt
did-look = Eine Karte angesehen
did-swap = Behalten und eine andere abgelegt
did-trade = Getauscht
did-stack = Draufgelegt
did-give = Abgegeben
