// Green cards of Bramblemere.
export const cards = `
57 | Rootfolk Forager | {G}
C | Creature — Elf Druid | 1/1 | Ilse Tarrow | 0.25 0.80
{T}: Add {G}.
> Ask her the way and she will offer you a mushroom. Take the mushroom.

58 | Bramblehorn | {2}{G}
C | Creature — Beast | 3/3 | Bram Okonkwo | 0.06 0.14
Bramblehorn can’t be blocked by creatures with power 1 or less.
> Its antlers are a hedge. Its hedge has nests. Its nests have opinions.

59 | Overgrow | {1}{G}
C | Sorcery | | Juniper Ash | 0.09 0.26
Search your library for a basic land card, put it onto the battlefield tapped, then shuffle. If you control a creature with power 4 or greater, untap that land.
> Give it a week. Give it a road. It will give neither back.

60 | Mossback Ferry | {3}{G}
U | Creature — Turtle | 2/5 | Rafe Calloway | 0.21 0.49
Reach
When Mossback Ferry enters, you gain 1 life for each land you control.
> Fare: one story. Exact change appreciated.

61 | The Elder Hedge | {4}{G}{G}
M | Legendary Creature — Plant Avatar | 7/7 | Nadia El-Sayegh | 11.30 16.80
Vigilance, trample, hexproof
Lands you control are 1/1 Plant creatures in addition to their other types.
Whenever a land enters under your control, put a +1/+1 counter on each Plant you control.
> It was planted to keep something out. It has begun to wonder what.

62 | Badger of Ill Repute | {1}{G}
C | Creature — Badger Rogue | 2/2 | Odalys Ferrant | 0.05 0.15
Trample
Whenever Badger of Ill Repute deals combat damage to a player, create a Food token.
> Wanted in three parishes. Fed in five.
@makes tbrm/6

63 | Canopy Heron | {2}{G}
C | Creature — Bird | 2/3 | Æsa Thorne | 0.04 0.11
Flying
Morph {1}{G} (You may cast this card face down as a 2/2 creature for {3}. Turn it face up any time for its morph cost.)

64 | Strength of the Old Wood | {G}
C | Instant | | Devi Rasmussen | 0.07 0.17
Target creature gets +3/+3 until end of turn. If it’s a Plant, it also gains indestructible until end of turn.

65 | Wyrm Under the Orchard | {5}{G}{G}
R | Creature — Wurm | 9/7 | Tomasz Wieliczka | 0.58 1.10
Trample
When Wyrm Under the Orchard is put into your graveyard from anywhere, create two 3/3 green Beast creature tokens.
> Sweetest apples in the county. Nobody digs.
@makes tbrm/3

66 | Feast of Long Shadows | {2}{G}
U | Enchantment | | Séverine Quill | 0.44 0.92
At the beginning of your upkeep, create a Food token.
Sacrifice three Foods: Put three +1/+1 counters on target creature. Activate only as a sorcery.
@makes tbrm/6

67 | Wayward Seedling | {G} | adventure
R | | | Kaito Brandt | 2.95 4.70
@face Wayward Seedling | {G}
@type Creature — Plant Scout | 1/2
Whenever a land enters under your control, Wayward Seedling gets +1/+1 until end of turn.
> It left home with a satchel of dirt, in case of homesickness.
//
@face Put Down Roots | {2}{G}
@type Sorcery — Adventure
Put a land card from your hand or graveyard onto the battlefield. (Then exile this card. You may cast the creature later from exile.)

68 | Hunter of the Antlered Moon | {2}{G} | transform
M | | | Márta Völgyi | 7.85 12.40
@face Hunter of the Antlered Moon | {2}{G}
@type Creature — Human Ranger Werewolf | 3/3
Daybound (If a player casts no spells during their own turn, it becomes night next turn.)
When Hunter of the Antlered Moon enters, it fights up to one target creature you don’t control.
> She counts the arrows out. She does not count them back.
//
@face Moon with Antlers
@type Creature — Werewolf Avatar | 6/5
@indicator G
Nightbound (If a player casts at least two spells during their own turn, it becomes day next turn.)
Trample
Whenever Moon with Antlers deals combat damage to a player, draw that many cards, then discard all but two of them.

69 | Spore Choir | {1}{G}{G}
R | Creature — Fungus | ?/? | Yūki Amano-Reyes | 0.37 0.85
As Spore Choir enters, each player secretly chooses a number from 1 to 6, then reveals it. Spore Choir’s power is the highest number and its toughness is the lowest.
> Five voices, none of them in a throat.

70 | Bounty of the Mere | {G}{G/W}{W}
U | Sorcery | | Pell & Ostrander | 0.20 0.45
You gain 4 life. Create a Food token, then put a +1/+1 counter on each creature you control with a different name.
@makes tbrm/6
`;
