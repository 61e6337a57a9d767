// Many-coloured cards of Bramblemere.
export const cards = `
71 | Ferryman’s Accord | {W}{U}
U | Instant | | Ilse Tarrow | 0.34 0.81
Choose one —
• Exile target creature you control, then return it to the battlefield under its owner’s control.
• Tap target creature. Put a stun counter on it.
> Spit, shake hands, and never look at what is rowing.

72 | Marrowgate Spy | {U}{B}
U | Creature — Vampire Rogue | 2/2 | Rafe Calloway | 0.26 0.60
Flash
When Marrowgate Spy enters, look at target opponent’s hand. You may exile an instant or sorcery card from it until Marrowgate Spy leaves the battlefield.

73 | Bonfire of the Barrows | {B}{R}
R | Sorcery | | Nadia El-Sayegh | 1.95 3.30
As an additional cost to cast this spell, sacrifice any number of creatures.
Bonfire of the Barrows deals damage to each opponent equal to the total power of the sacrificed creatures.
> The whole village came. Some of them from quite far down.

74 | Wildfire Matron | {R}{G}
U | Creature — Elf Shaman | 3/3 | Juniper Ash | 0.30 0.72
Haste
Whenever Wildfire Matron attacks, the next creature spell you cast this turn costs {1} less and enters with an additional +1/+1 counter.

75 | Hedge and Hearth | {G}{W}
C | Enchantment | | Odalys Ferrant | 0.11 0.29
Creatures you control get +0/+1.
{3}: You gain 1 life for each creature you control. Activate only once each turn.

76 | Obsidian Chorister | {W}{B}
R | Creature — Vampire Cleric | 2/3 | Séverine Quill | 2.40 3.95
Lifelink
Whenever you gain life, each opponent loses that much life unless they discard a card.
> The hymn has three hundred verses. So far nobody has died of the last one.

77 | Fizz and Fathom | {U}{R}
C | Sorcery | | Devi Rasmussen | 0.08 0.20
Fizz and Fathom deals 2 damage to target creature. Surveil 2.

78 | Compost Oracle | {B}{G}
U | Creature — Fungus Druid | 2/4 | Yūki Amano-Reyes | 0.22 0.58
When Compost Oracle enters, mill three cards. You may put a permanent card milled this way on top of your library.
> It reads the future in what you throw away.

79 | Brass Cavalcade | {R}{W}
R | Sorcery | | Tomasz Wieliczka | 0.69 1.50
Creatures and Vehicles you control gain first strike and haste until end of turn. Untap all Vehicles you control; each of them becomes an artifact creature until end of turn.

80 | Riddle of the Estuary | {G}{U}
R | Enchantment | | Æsa Thorne | 1.15 2.25
Whenever you draw your second card each turn, put a +1/+1 counter on up to one target creature and investigate.
> Fresh water or salt? Answer with your feet.

81 | Queen Ottoline of the Three Rivers | {G}{W}{U}
M | Legendary Creature — Human Noble | 4/4 | Márta Völgyi | 5.45 9.10
Vigilance
Lands you control have “{T}: Add one mana of any color. Spend this mana only to cast legendary spells.”
Whenever you cast a legendary spell, untap Queen Ottoline and up to two lands.
> “My mother drew the borders. My grandmother drew the rivers. I draw the bath.”

82 | Kessendrath, the Quarrel of Storms | {3}{U}{B}{R}
M | Legendary Creature — Dragon | 6/6 | Pell & Ostrander | 16.25 24.00
Flying
Whenever you cast your second spell each turn, choose one that hasn’t been chosen this turn —
• Kessendrath deals 3 damage to any target.
• Draw two cards, then discard a card.
• Each opponent sacrifices a creature of their choice.

83 | Prism Heresy | {W}{U}{B}{R}{G}
R | Sorcery | | Kaito Brandt | 0.85 1.60
For each color, you may choose a permanent of that color. Exile those permanents. For each permanent exiled this way, its controller reveals cards until they reveal one that shares a color with it, and puts that card onto the battlefield.

84 | Mudlark Twins | {U/B}{U/B}
C | Creature — Human Rogue | 2/2 | Bram Okonkwo | 0.07 0.18
{U/B}: Mudlark Twins can’t be blocked this turn by creatures with greater power.
> One finds it. The other has always just lost it.

85 | Twobridge Tollkeeper | {2/W}{2/B}
U | Creature — Giant | 3/4 | Rafe Calloway | 0.15 0.38
Creatures can’t attack you unless their controller pays {1} for each creature they control that’s attacking you.

86 | Iron Hymnal | {W/P}{G/P}
R | Artifact | | Juniper Ash | - 3.25
({W/P} can be paid with {W} or 2 life. {G/P} can be paid with {G} or 2 life.)
{T}: Add {W} or {G}. If you have 25 or more life, add {W}{G} instead.
@finishes foil
@border borderless
@frame_effects inverted

87 | Low Lantern // High Lantern | | modal_dfc
R | | | Séverine Quill | 4.80 6.75
@face Low Lantern
@type Land
As Low Lantern enters, you may pay 2 life. If you don’t, it enters tapped.
{T}: Add {W} or {B}.
//
@face High Lantern | {3}{W}{B}
@type Enchantment Artifact
At the beginning of your end step, you may exile a creature card from your graveyard. If you do, create two 1/1 white Spirit creature tokens with flying named Lantern Wisp.
@makes tbrm/1

88 | Ysolde and Rhea, Lamp and Kiln | {2}{R/W}{R/W}
M | Legendary Creature — Human Cleric Artificer | 4/4 | Nadia El-Sayegh | 3.99 7.25
First strike, lifelink
Whenever Ysolde and Rhea attacks, you may sacrifice an artifact. If you do, create two 1/1 white Spirit creature tokens with flying named Lantern Wisp that are tapped and attacking.
> The truce lasted one winter. It was the warmest anyone remembers.
@makes tbrm/1
`;
