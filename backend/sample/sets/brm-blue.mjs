// Blue cards of Bramblemere.
export const cards = `
15 | Mirrorwright | {U}
C | Creature — Human Wizard | 1/1 | Yūki Amano-Reyes | 0.07 0.20
{2}{U}, {T}: Create a token that’s a copy of target artifact you control. Sacrifice it at the beginning of the next end step.
> She sells reflections by the yard and never asks what they were reflecting.

16 | Tide Comes Asking | {1}{U}
C | Instant | | Æsa Thorne | 0.09 0.24
Counter target spell unless its controller pays {2}. If a land entered under your control this turn, that player pays {4} instead.
> It knocks three times. After that it is no longer asking.

17 | Skerry Drake | {2}{U}
C | Creature — Drake | 2/2 | Bram Okonkwo | 0.05 0.14
Flying
{U}: Skerry Drake gets +1/-1 until end of turn.
> Fishermen leave it the smallest of the catch and the largest of their lies.

18 | Deepglass Cartographer | {1}{U}
U | Creature — Merfolk Scout | 1/3 | Séverine Quill | 0.27 0.66
When Deepglass Cartographer enters, look at the top three cards of your library. Put one into your hand and the rest on the bottom in any order.
> Her charts show every current but the one that brought her here.

19 | Inundate the Archive | {4}{U}{U}
R | Sorcery | | Ilse Tarrow | 0.89 1.75
Each player shuffles their hand and graveyard into their library, then draws cards equal to the number of Islands they control.
> All those careful pages, swimming away like fish.

20 | Orrin Vael, Undertow Oracle | {1}{U}{U}
M | Legendary Planeswalker — Orrin | loyalty 4 | Nadia El-Sayegh | 18.40 27.95
+1: Scry 2. If you put both cards on the bottom, draw a card.
−2: Return target nonland permanent to its owner’s hand. Its controller may pay {2} to draw a card.
−7: You get an emblem with “Whenever you cast a spell, tap target permanent. It doesn’t untap during its controller’s next untap step.”
@makes tbrm/8

21 | Wistful Remora | {U}
C | Creature — Fish Horror | 1/2 | Juniper Ash | 0.04 0.10
Flash
Hexproof from red
> It misses every ship it has ever loved.

22 | Clockwater Sphinx | {4}{U}{U}
R | Creature — Sphinx | 5/5 | Tomasz Wieliczka | 1.10 2.05
Flying, ward {2}
Whenever Clockwater Sphinx attacks, untap each other creature that attacked this turn. After this phase, there is an additional upkeep step.

23 | Unwritten Weather | {X}{U}{U}
R | Instant | | Æsa Thorne | 3.60 5.20
Choose target spell. Exile it with X time counters on it. At the beginning of its owner’s upkeep, remove a time counter from it. When the last is removed, they cast it without paying its mana cost.

24 | Lighthouse for the Lost | {2}{U} | class
U | Enchantment — Class | | Pell & Ostrander | 0.42 0.95
(Gain the next level as a sorcery to add its ability.)
When this Class enters, draw a card, then discard a card.
{1}{U}: Level 2
Creatures with flying you control get +0/+1 and have ward {1}.
{4}{U}: Level 3
Whenever you draw your second card each turn, create a 2/2 blue Drake creature token with flying.
@makes tbrm/2

25 | Ebb // Flow | | split
U | | | Devi Rasmussen | 0.38 0.90
@face Ebb | {1}{U}
@type Instant
Return target creature to its owner’s hand.
//
@face Flow | {2}{R}
@type Sorcery
Flow deals 4 damage to target creature or planeswalker. You may play an additional land this turn.

26 | Brackwater Familiar | {2}{U} | mutate
U | Creature — Otter | 2/3 | Kaito Brandt | 0.55 1.35
Mutate {1}{U} (If you cast this spell for its mutate cost, put it over or under target non-Human creature you own. They mutate into the creature on top plus all abilities from under it.)
Whenever this creature mutates, tap target creature an opponent controls. It doesn’t untap during its controller’s next untap step.

27 | Salvage Colossus | {7} | prototype
U | Artifact Creature — Golem | 6/6 | Rafe Calloway | 0.19 0.44
Prototype {2}{U} — 2/3 (You may cast this spell with different mana cost, color, and size. It keeps its abilities and types.)
When Salvage Colossus enters, put target artifact card from your graveyard on top of your library.
@identity U

28 | Jötunn of the Drowned Bell | {3}{U}{U}
R | Snow Creature — Giant | */1+* | Márta Völgyi | 0.66 1.25
Jötunn of the Drowned Bell’s power is equal to the number of snow permanents you control and its toughness is equal to that number plus 1.
{S}: Jötunn of the Drowned Bell can’t be blocked this turn.
`;
