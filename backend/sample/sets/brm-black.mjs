// Black cards of Bramblemere.
export const cards = `
29 | Undertow Collector | {B}
C | Creature — Human Rogue | 1/1 | Rafe Calloway | 0.08 0.21
Menace
When Undertow Collector dies, each opponent loses 1 life.
> Everything owed to the sea is owed through him, at a modest rate.

30 | Ledger of Last Breaths | {1}{B}
U | Artifact | | Odalys Ferrant | 0.52 1.15
Whenever a nontoken creature dies, put a page counter on Ledger of Last Breaths.
{T}, Remove three page counters: You draw a card and you lose 1 life.

31 | Sump Rat Parliament | {2}{B}
C | Creature — Rat Advisor | 2/2 | Juniper Ash | 0.06 0.16
Sump Rat Parliament gets +1/+1 for each other Rat you control.
> Motions are carried. So is everything else that isn’t nailed down.

32 | Drown the Name | {1}{B}{B}
R | Instant | | Nadia El-Sayegh | 5.75 8.30
Destroy target creature. Search its controller’s graveyard, hand, and library for any number of cards with the same name as that creature and exile them. Then that player shuffles.
> They struck it from the stone, the roll, and at last from his mother’s mouth.

33 | Mourner’s Lamprey | {B}
C | Creature — Fish | 1/1 | Æsa Thorne | 0.05 0.13
Deathtouch
> It attends every funeral on the river and leaves each one a little heavier.

34 | Vesper Moth | {2}{B}
C | Creature — Insect | 1/3 | Yūki Amano-Reyes | 0.04 0.11
Flying, lifelink
> Lamps are lit for the dead. It would be rude not to dine.

35 | The Widow Marrowgate | {3}{B}{B}
M | Legendary Creature — Vampire Noble | 5/4 | Séverine Quill | 9.20 15.75
Flying, ward—Pay 3 life.
Whenever another creature you control dies, you may pay {1}. If you do, return it to the battlefield tapped under your control at the beginning of the next end step.
> Seven husbands, seven keys, and not a door in the house that opens from inside.

36 | Barrow Tithe | {B}{B}
U | Sorcery | | Bram Okonkwo | 0.33 0.78
As an additional cost to cast this spell, sacrifice a creature.
You draw two cards and you gain life equal to the sacrificed creature’s toughness.

37 | Rotwater Leviathan | {6}{B}
R | Creature — Leviathan Zombie | 8/7 | Tomasz Wieliczka | 0.48 0.99
This spell costs {1} less to cast for each creature card in your graveyard.
Trample
When Rotwater Leviathan enters, mill four cards.

38 | Reluctant Revenant | {1}{B} | flip
R | | | Kaito Brandt | 0.95 2.20
@face Reluctant Revenant | {1}{B}
@type Creature — Human Rogue | 2/1
At the beginning of your end step, if two or more creatures died this turn, flip Reluctant Revenant.
//
@face Osric, Twice Buried
@type Legendary Creature — Zombie Rogue | 4/3
Osric, Twice Buried can’t be blocked by creatures with power 2 or less.
{B}, Discard a card: Regenerate Osric.

39 | Gravetide Pact | {X}{B}{B/P}
R | Sorcery | | Ilse Tarrow | 1.40 2.35
({B/P} can be paid with either {B} or 2 life.)
Return up to X target creature cards with total mana value X or less from your graveyard to the battlefield. You lose 2 life for each creature returned this way.

40 | Harrow the Reeds | {2}{B}
C | Sorcery | | Devi Rasmussen | 0.05 0.12
Target creature gets -3/-3 until end of turn. If it was dealt damage this turn, create a Treasure token.
> The reeds whispered. The reeds were asked to stop. The reeds were asked again.

41 | Sexton of Nine Graves | {2}{B} | prepare
R | | | Márta Völgyi | 1.05 1.90
@face Sexton of Nine Graves | {2}{B}
@type Creature — Human Cleric | 2/3
This creature enters prepared. (While it’s prepared, you may cast a copy of its spell. Doing so unprepares it.)
Whenever a creature card leaves your graveyard, Sexton of Nine Graves becomes prepared.
//
@face Open Another | {1}{B}
@type Sorcery
Mill two cards, then return a creature card from your graveyard to your hand.

42 | Smoke Without a House | {1}{B}
U | Enchantment | | Pell & Ostrander | - -
At the beginning of each player’s upkeep, that player exiles the top card of their library face down unless they pay 1 life.
> Somewhere a hearth is missing it terribly.
`;
