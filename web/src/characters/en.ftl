# The companions: a line about each, and what they say at public events.

## Amos

about-amos = Amos cannot resist a duel.
amos-shout-0 = Let us settle this.
amos-shout-1 = Ten paces, friend.
amos-penalty-0 = That one grazed me.
amos-penalty-1 = You shoot well.
amos-win-0 = I have never drawn slowly.
amos-win-1 = Any more takers?
amos-loss-0 = Shot down, fair and square.
amos-loss-1 = I want a second round.

## Buck

about-buck = Buck jumps in, and forgets why.
buck-shout-0 = Here goes nothing!
buck-shout-1 = Count me in!
buck-penalty-0 = Was that my turn?
buck-penalty-1 = Well, that itches.
buck-win-0 = Did I win? I did!
buck-win-1 = Just as I planned, I think.
buck-loss-0 = I had a plan. Somewhere.
buck-loss-1 = Good game. Whose was it?

## Clem

about-clem = Clem smiles, and trips up whoever leads.
clem-shout-0 = Nothing personal, dear.
clem-shout-1 = Do mind your step.
clem-penalty-0 = How rude!
clem-penalty-1 = I will remember that smile.
clem-win-0 = Sweet as sugar.
clem-win-1 = You were all so kind.
clem-loss-0 = Enjoy it while it lasts.
clem-loss-1 = Next time, dear.

## Dakota

about-dakota = Dakota is quick, and rarely asks twice.
dakota-shout-0 = Mine, and done.
dakota-shout-1 = Keep up!
dakota-penalty-0 = Moving on.
dakota-penalty-1 = Too slow for once.
dakota-win-0 = That was quick.
dakota-win-1 = On to the next town.
dakota-loss-0 = I will be back by noon.
dakota-loss-1 = Fast, but not first.

## Gus

about-gus = Gus begrudges the leader every point.
gus-shout-0 = Not on my watch.
gus-shout-1 = You have had enough.
gus-penalty-0 = I saw that. I see everything.
gus-penalty-1 = Typical.
gus-win-0 = About time.
gus-win-1 = There is justice after all.
gus-loss-0 = I demand a recount.
gus-loss-1 = The wrong one won.

## Josie

about-josie = Josie counts cards and never bluffs.
josie-shout-0 = The odds say yes.
josie-shout-1 = I have counted twice.
josie-penalty-0 = One chance in nine. Pity.
josie-penalty-1 = I must have missed one.
josie-win-0 = It added up.
josie-win-1 = No luck in it. Well, little.
josie-loss-0 = The numbers were with you.
josie-loss-1 = I will check my sums.

## Opal

about-opal = Opal wishes everybody well.
opal-shout-0 = May I, dear?
opal-shout-1 = Oh, just this once.
opal-penalty-0 = Never mind, never mind.
opal-penalty-1 = It is only a game, dear.
opal-win-0 = Oh my. Me?
opal-win-1 = You let me win, you rascals.
opal-loss-0 = Well played, dear.
opal-loss-1 = Who would like some pie?

## Ramona

about-ramona = Ramona loves a long shot.
ramona-shout-0 = All or nothing!
ramona-shout-1 = Luck, do your work.
ramona-penalty-0 = It was worth a try.
ramona-penalty-1 = The night is young.
ramona-win-0 = What did I tell you?
ramona-win-1 = Drinks are on me!
ramona-loss-0 = Double or quits?
ramona-loss-1 = So close!

## Shorty

about-shorty = Shorty shouts first and thinks later.
shorty-shout-0 = Me! Me! Mine!
shorty-shout-1 = Hold everything!
shorty-penalty-0 = That came out wrong.
shorty-penalty-1 = Oops. Loud, though.
shorty-win-0 = Did you hear that? I won!
shorty-win-1 = Louder cheers, please!
shorty-loss-0 = I nearly had you all!
shorty-loss-1 = Next time I shout sooner.

## Silas

about-silas = Silas takes his time and no risks.
silas-shout-0 = If I must.
silas-shout-1 = I have measured it.
silas-penalty-0 = We all end there.
silas-penalty-1 = I saw it coming.
silas-win-0 = Slow and certain.
silas-win-1 = My condolences.
silas-loss-0 = Rest in peace, my hopes.
silas-loss-1 = So it goes.

## Slim

about-slim = Slim says little and lets others shout.
slim-shout-0 = Yup.
slim-shout-1 = Reckon so.
slim-penalty-0 = Hm.
slim-penalty-1 = Figures.
slim-win-0 = Well.
slim-win-1 = Told you nothing.
slim-loss-0 = Happens.
slim-loss-1 = Nope.

## Winnie

about-winnie = Winnie forgets what she saw, and laughs about it.
winnie-shout-0 = Oh! Is that mine?
winnie-shout-1 = I have a feeling!
winnie-penalty-0 = I knew that a minute ago!
winnie-penalty-1 = Silly me.
winnie-win-0 = How did I do that?
winnie-win-1 = Somebody write it down!
winnie-loss-0 = Was that the end already?
winnie-loss-1 = I forgot to win.
