// The Curious Cabinet: planes, schemes, avatars, hosts and jokes for the kitchen table.
export const cards = `
1 | The Upside-Down Harbor | | planar
C | Plane — Bramblemere | | Tomasz Wieliczka | 1.10 -
Creatures without flying can’t attack.
Whenever a player casts a spell, that player may have each creature they control gain flying until end of turn.
Whenever chaos ensues, exchange control of target land you control and target land an opponent controls.
@oversized

2 | Everything Is Briefly Bees | | planar
C | Phenomenon | | Juniper Ash | 0.85 -
When you encounter Everything Is Briefly Bees, each player creates a 1/1 green Insect creature token with flying for each permanent they control with an odd number of words in its name. (Then planeswalk away from this phenomenon.)
@oversized

3 | Let Them Count the Stairs | | scheme
C | Ongoing Scheme | | Pell & Ostrander | 0.60 -
(An ongoing scheme remains face up until it’s abandoned.)
Creatures your opponents control enter tapped and can’t untap until their controller says a number larger than the last one said.
When a player says a number already said, abandon this scheme.
@oversized

4 | Nan Tuppence | | vanguard
R | Vanguard | life +6 hand -1 | Bram Okonkwo | 3.45 -
At the beginning of your upkeep, you may put a card from your hand on the bottom of your library. If you do, create a Food token.
> She has never lost an argument or a teaspoon.
@oversized
@makes tbrm/6

5 | Bewildered Goat | {1}{G} | host
C | Host Creature — Goat | 2/2 | Odalys Ferrant | 0.15 0.40
When this creature enters, it eats something. You gain 2 life.

6 | Half-Squid Half- | | augment
U | Creature — Squid | +1/+2 | Kaito Brandt | 0.32 0.75
{2}{U}, Whenever this creature deals combat damage to a player,
Augment {3}{U} ({3}{U}, Reveal this card from your hand: Combine it with target host. Augment only as a sorcery.)
@indicator U

7 | _______ | {2}{U}
U | Creature — Shapeshifter | 2/3 | Rafe Calloway | 0.50 1.20
As _______ enters, the table agrees on its name. It has each ability that a creature with that name ought to have, within reason.
{1}: Dispute the name.

8 | The Honorable and Regrettably Unabridged Deposition of Aunt Philomena Threadgold Concerning the Goose, the Dean, the Ladder, and Two Weddings | {4}{W}{B}
R | Legendary Enchantment | | Devi Rasmussen | 0.75 1.85
Players can’t interrupt.
At the beginning of your upkeep, read the next line of The Honorable and Regrettably Unabridged Deposition aloud. Each opponent who laughs loses 2 life and draws a card.
> “… and it was at that point, your worship, that the goose took the oath.”

9 | Wyvern, Eventually | {∞}{G}
R | Creature — Egg Drake | 0/1 | Yūki Amano-Reyes | - -
Wyvern, Eventually costs {1} less to cast for each minute this game has lasted.
At the beginning of your end step, if Wyvern, Eventually has waited long enough, it becomes an 8/8 with flying and everyone applauds.
@cmc 1

10 | Perpetual Pocket Kettle | {1}
C | Artifact — Contraption | | Juniper Ash | 0.21 0.52
{T}: You get {E}{E} (two energy counters).
Pay {E}{E}{E}: Offer target player a cup of tea. If they accept, each of you draws a card. If they decline, they have to explain why.

11 | Minus One Minotaur | {1}{R}
C | Creature — Minotaur | -1/4 | Nadia El-Sayegh | 0.18 0.41
Whenever Minus One Minotaur attacks, switch its power and toughness, its left and its right.

12 | Bramblemere Tourist Board | {2}{W}
U | Creature — Human Advisor | 2/2 | Æsa Thorne | 0.27 0.66
When Bramblemere Tourist Board enters, name three things to see here. If nobody at the table objects, scry 3.
> Come for the hedge. You will find it hard to leave.
`;
