// White cards of Bramblemere.
export const cards = `
1 | Lantern Warden | {W}
C | Creature — Human Soldier | 1/2 | Ilse Tarrow | 0.06 0.18
Vigilance
When Lantern Warden enters, you gain 2 life.
> Forty lamps, forty names. She says each one aloud before she strikes the match.

2 | Hedgeknight Errant | {1}{W}
C | Creature — Human Knight | 2/2 | Tomasz Wieliczka | 0.08 0.22
First strike
> He swore to guard the hedge. Nobody told him it would keep moving.

3 | Candlemass | {2}{W}
U | Sorcery | | Odalys Ferrant | 0.22 0.61
Create two 1/1 white Spirit creature tokens with flying named Lantern Wisp.
> One candle for the drowned. One for whoever comes looking.
@makes tbrm/1

4 | Vow of the Ninth Lamp | {W}{W}
R | Enchantment — Aura | | Séverine Quill | 1.85 3.40
Enchant creature you control
Enchanted creature gets +1/+1 for each other creature you control with a lower mana value.
When enchanted creature dies, return Vow of the Ninth Lamp to its owner’s hand.

5 | Ysolde, Keeper of Lamps | {2}{W}{W}
M | Legendary Creature — Human Cleric | 3/4 | Nadia El-Sayegh | 14.99 21.50
Flying, lifelink
At the beginning of your end step, if you gained life this turn, create a 1/1 white Spirit creature token with flying named Lantern Wisp.
Sacrifice four Spirits: Ysolde gains indestructible until end of turn.
> “The dark is only a room we have not lit.”
@makes tbrm/1

6 | Quiet the Bells | {W}
C | Instant | | Juniper Ash | 0.05 0.15
Tap up to two target creatures. If this is the first spell you have cast this turn, scry 1.
> In Bramblemere the silence comes in like a tide, and always from the east.

7 | Thornwall Sentinel | {3}{W}
C | Creature — Plant Soldier | 0/6 | Bram Okonkwo | 0.04 0.12
Defender
{2}{W}: Thornwall Sentinel can attack this turn as though it didn’t have defender. It gets +4/-2 until end of turn.

8 | Order of the White Briar | {3}{W}{W}
R | Creature — Human Knight | 4/4 | Rafe Calloway | 0.74 1.20
Double strike
Whenever another Knight you control enters, put a +1/+1 counter on it.
> “Take root,” says the captain, and the line does not break again that day.
@watermark hedgewarden

9 | Shield of Small Mercies | {1}{W}
U | Artifact — Equipment | | Devi Rasmussen | 0.31 0.55
Equipped creature gets +0/+3 and has “If damage would be dealt to this creature by a source with power 1 or less, prevent that damage.”
Equip {1}

10 | Festival of Small Lights | {1}{W} | saga
R | Enchantment — Saga | | Márta Völgyi | 2.15 2.90
(As this Saga enters and after your draw step, add a lore counter. Sacrifice after III.)
I — Create a 1/1 white Spirit creature token with flying named Lantern Wisp.
II — Creatures you control get +1/+1 and gain vigilance until end of turn.
III — Exile target creature with power 4 or greater. Its controller creates a Treasure token.
@makes tbrm/1

11 | Oathbound Apprentice | {W} | leveler
U | Creature — Human Knight | 1/1 | Kaito Brandt | 0.28 0.70
Level up {W} ({W}: Put a level counter on this. Level up only as a sorcery.)
LEVEL 1-3
2/3
First strike
LEVEL 4+
4/4
First strike, protection from everything with a grudge

12 | Judgment at Low Tide | {3}{W}{W}
R | Sorcery | | Pell & Ostrander | 4.25 6.10
Destroy all creatures with power 3 or greater. Then each player who controls no creatures creates a 2/2 colorless Heron artifact creature token.
> The verdict was not read out. The water simply left, and everyone could see.
@makes tbrm/4

13 | Case of the Missing Minute | {1}{W} | case
U | Enchantment — Case | | Odalys Ferrant | 0.35 0.88
When this Case enters, tap target creature an opponent controls and put a stun counter on it.
To solve — You control three or more untapped creatures. (If unsolved, solve at the beginning of your end step.)
Solved — Creatures you control have vigilance. Creatures your opponents control enter tapped.

14 | Half a Hedgeknight | {HW}
R | Creature — Knight | .5/.5 | Juniper Ash | 0.44 1.10
First half strike (This creature deals half its combat damage first, rounded to the nearest excuse.)
> The rest of him is still negotiating with the hedge.
@cmc 0.5
@legal none
`;
