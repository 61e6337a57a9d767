// Colourless cards, artifacts and lands of Bramblemere.
export const cards = `
89 | Clockwork Heron | {2}
C | Artifact Creature — Bird | 1/2 | Devi Rasmussen | 0.10 0.28
Flying
When Clockwork Heron dies, draw a card.
> Wind it once a year. It remembers the rest.

90 | Punt of the Drowned Court | {3}
U | Artifact — Vehicle | 4/4 | Odalys Ferrant | 0.17 0.43
Punt of the Drowned Court can’t be blocked as long as defending player controls an Island or a Swamp.
Crew 2

91 | +2 Ladle of Plenty | {2}
U | Artifact — Equipment | | Juniper Ash | 0.24 0.57
Equipped creature gets +2/+2.
Whenever equipped creature deals combat damage to a player, create a Food token.
Equip {2}
> Enchanted by a cook who had run out of swords and patience.
@makes tbrm/6

92 | The Unfinished Door | {6}
M | Legendary Artifact | | Ilse Tarrow | 8.15 13.60
When The Unfinished Door enters, exile all cards from your hand face down.
At the beginning of your upkeep, look at the exiled cards, choose two, and put them into your hand.
{10}, {T}, Sacrifice The Unfinished Door: You win the game if no cards remain exiled with it.
> Every guest asks what is on the other side. The carpenter has started answering.

93 | Mere-Glass Monocle | {1}
C | Artifact | | Bram Okonkwo | 0.05 0.12
{1}, {T}, Sacrifice Mere-Glass Monocle: Draw a card. If you control an Island, scry 1 first.

94 | Hollow Titan | {9}{C}
R | Creature — Eldritch Giant | 9/9 | Tomasz Wieliczka | 0.95 1.85
({C} represents colorless mana.)
When you cast this spell, exile target permanent. Its controller may put a permanent card with lesser mana value from their hand onto the battlefield.
Trample, annihilating gaze

95 | Wintering Stone | {2}
U | Snow Artifact | | Æsa Thorne | 0.40 0.85
Wintering Stone enters tapped.
{T}: Add one mana of any color. If {S} was spent to cast it, Wintering Stone has “{1}, {T}: Scry 1.”

96 | Lampwright’s Row
U | Land | | Séverine Quill | 1.75 3.05
{T}: Add {C}.
{2}, {T}: Add {W}{W}. Spend this mana only on spells with lifelink or enchantments.

97 | Saltgate Causeway
R | Land — Plains Island | | Rafe Calloway | 6.95 9.50
({T}: Add {W} or {U}.)
Saltgate Causeway enters tapped unless you control two or more basic lands.

98 | Ember Sluice
R | Land — Swamp Mountain | | Nadia El-Sayegh | 5.85 8.20
({T}: Add {B} or {R}.)
Ember Sluice enters tapped unless you control two or more basic lands.

99 | Orchard of the Elder Hedge
C | Land | | Márta Völgyi | 0.12 0.33
Orchard of the Elder Hedge enters tapped. When it enters, you gain 1 life.
{T}: Add {G} or {W}.

100 | Hedgerow Plains
C | Basic Land — Plains | | Ilse Tarrow | 0.10 0.35
({T}: Add {W}.)
@full_art
@frame_effects fullart

101 | Mere Island
C | Basic Land — Island | | Yūki Amano-Reyes | 0.12 0.40
({T}: Add {U}.)
@full_art
@frame_effects fullart

102 | Sump Swamp
C | Basic Land — Swamp | | Séverine Quill | 0.10 0.36
({T}: Add {B}.)
@full_art
@frame_effects fullart

103 | Kiln Mountain
C | Basic Land — Mountain | | Rafe Calloway | 0.11 0.38
({T}: Add {R}.)
@full_art
@frame_effects fullart

104 | Briar Forest
C | Basic Land — Forest | | Tomasz Wieliczka | 0.13 0.42
({T}: Add {G}.)
@full_art
@frame_effects fullart

105 | =Hedgerow Plains
C | | | Æsa Thorne | 0.08 0.20

106 | =Mere Island
C | | | Æsa Thorne | 0.08 0.22

107 | =Sump Swamp
C | | | Bram Okonkwo | 0.07 0.20

108 | =Kiln Mountain
C | | | Devi Rasmussen | 0.08 0.21

109 | =Briar Forest
C | | | Juniper Ash | 0.09 0.24
`;
