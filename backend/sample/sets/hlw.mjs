// Hollowlight Tides, the second set: the moon has cracked and the sea hangs in the sky.
export const cards = `
1 | Moonsplinter Pilgrim | {1}{W}
C | Creature — Human Cleric | 2/2 | Ilse Tarrow | 0.06 0.16
When Moonsplinter Pilgrim enters, scry 1. If it’s night, draw a card instead.
> They walk with mirrors on their backs, so that the sky may see itself and be ashamed.

2 | Aubade | {W}
U | Instant | | Æsa Thorne | 0.45 0.97
It becomes day. Exile target creature that’s attacking you.
> Morning came early, and armed.

3 | Saint of Broken Halves | {3}{W}{W}
M | Legendary Enchantment Creature — Angel | 4/5 | Séverine Quill | 13.20 19.80
Flying
As long as it’s day, other creatures you control have vigilance. As long as it’s night, they have lifelink.
If a creature you control would die, you may pay {2}. If you do, put half its counters, rounded up, on another creature.

4 | Ceiling of Waves | {3}{U}
R | Enchantment | | Márta Völgyi | 2.75 4.15
Creatures without flying have reach and are Fish in addition to their other types.
{U}: Target Fish gains flying until end of turn.
> Look up, said the ferryman, and mind the keel.

5 | Gull-Eaten Prophecy | {1}{U}
C | Sorcery | | Juniper Ash | 0.05 0.12
Draw two cards, then put a card from your hand on the bottom of your library.
> “You will meet a tall, dark —” and that was all there was.

6 | Selenarch Wright | {2}{U}
U | Creature — Homunculus Artificer | 1/4 | Kaito Brandt | 0.23 0.56
{T}: Create a token that’s a copy of target noncreature artifact you control, except it’s an Island land.

7 | Starveling Comet | {2}{B}
C | Creature — Elemental | 3/1 | Rafe Calloway | 0.04 0.10
Flying
Starveling Comet can’t block.
> It has been falling since before there was a ground to want.

8 | What the Tide Took | {2}{B}{B}
R | Sorcery | | Nadia El-Sayegh | 3.35 5.50
Each opponent exiles the top four cards of their library. Until end of turn, you may play one of those cards without paying its mana cost.

9 | Marrowgate Heirloom | {1}{B} | reversible_card
R | | | Séverine Quill | - 12.95
@face Marrowgate Heirloom | {1}{B}
@type Artifact — Equipment
Equipped creature gets +2/+0 and has menace.
Whenever equipped creature deals combat damage to a player, that player loses 1 life and you gain 1 life.
Equip {2}
//
@face Marrowgate Heirloom | {1}{B}
@type Artifact — Equipment
Equipped creature gets +2/+0 and has menace.
Whenever equipped creature deals combat damage to a player, that player loses 1 life and you gain 1 life.
Equip {2}
@finishes foil
@border borderless
@frame_effects inverted

10 | Meteor Wrangler | {1}{R}
C | Creature — Goblin Scout | 2/1 | Bram Okonkwo | 0.06 0.15
Whenever Meteor Wrangler becomes blocked, it deals 1 damage to each creature blocking it.
> Step one: bigger net.

11 | Sky Comes Down | {4}{R}{R}
R | Instant | | Tomasz Wieliczka | 0.62 1.30
Sky Comes Down deals 5 damage to each creature and each planeswalker. If it’s night, it deals 5 damage to each player as well.

12 | Tam Orrery, Moonbreaker | {3}{R}
M | Legendary Planeswalker — Tam | loyalty X | Yūki Amano-Reyes | 9.70 14.85
Tam Orrery enters with a number of loyalty counters on him equal to the number of mana spent to cast it plus one for each artifact you control.
+1: Create a Treasure token. It’s a Moon in addition to its other types.
−X: Tam Orrery deals X damage to target creature or planeswalker.
−8: Destroy all lands. Then it becomes night forever.
@makes tbrm/5

13 | Nightbloom Grazer | {3}{G}
C | Creature — Elk | 4/4 | Odalys Ferrant | 0.05 0.13
Nightbloom Grazer has trample as long as it’s night.
> Follow it and you will never be lost, only late.

14 | Lunar Espalier | {1}{G}
U | Artifact | | Devi Rasmussen | 0.36 0.79
{T}: Add {G}. If it’s night, add {G}{G} instead.

15 | Wolves of the Second Sky | {2}{G}{G}
R | Creature — Wolf Spirit | 3/3 | Pell & Ostrander | 1.65 2.70
Flash
When Wolves of the Second Sky enters, create two 3/3 green Beast creature tokens that can’t attack alone. Exile them at the beginning of the next end step.
@makes tbrm/3

16 | Sunwarden of the Split | {2}{W} | meld
R | Creature — Human Knight | 3/3 | Ilse Tarrow | 1.20 2.45
Vigilance
At the beginning of combat on your turn, if you both own and control Sunwarden of the Split and a creature named Moonwarden of the Split, exile them, then meld them into The Unsplit.
@meld The Unsplit

17 | Moonwarden of the Split | {2}{B} | meld
R | Creature — Human Knight | 3/2 | Ilse Tarrow | 1.15 2.30
Deathtouch
(Melds with Sunwarden of the Split.)
@meld The Unsplit

16b | The Unsplit | | meld
R | Legendary Creature — Avatar | 8/8 | Ilse Tarrow | - -
Vigilance, deathtouch, lifelink
At the beginning of each end step, day becomes night or night becomes day. Whenever it does, The Unsplit deals 4 damage to each opponent.
@indicator WB
@meld The Unsplit

18 | The Moon’s Long Rehearsal | {2}{U}{B} | saga
M | Enchantment — Saga | | Márta Völgyi | 4.10 6.45
(As this Saga enters and after your draw step, add a lore counter. Sacrifice after IV.)
I, II — Each player mills three cards.
III — Return up to one target creature card from each graveyard to the battlefield under your control. They’re Spirits in addition to their other types.
IV — It becomes night. You get an emblem with “Spirits you control have flying.”

19 | Noon // Midnight | | split
R | | | Kaito Brandt | 0.90 1.75
@face Noon | {1}{W}
@type Instant
Creatures you control get +1/+1 until end of turn. It becomes day.
//
@face Midnight | {3}{B}{B}
@type Sorcery
Aftermath (Cast this spell only from your graveyard. Then exile it.)
Return target creature card from a graveyard to the battlefield under your control. It becomes night.

20 | Tidewife’s Bargain // Tidewife Unbound | | modal_dfc
U | | | Æsa Thorne | 0.65 1.25
@face Tidewife’s Bargain | {1}{U}
@type Sorcery
Look at the top five cards of your library. You may reveal a creature card from among them and put it into your hand. Put the rest on the bottom in a random order.
//
@face Tidewife Unbound | {4}{U}{U}
@type Creature — Merfolk Horror | 6/6
Ward {3}
When Tidewife Unbound enters, return up to one other target permanent to its owner’s hand.

21 | Boat That Remembers Rain | {4}
R | Legendary Artifact — Vehicle | 5/5 | Rafe Calloway | 1.85 3.15
Flying
Whenever Boat That Remembers Rain attacks, untap up to two target lands.
Crew 3
> It sailed dry hills for a century, patient as a promise.

22 | Glass Wastes
C | Basic Land | | Tomasz Wieliczka | 0.55 1.60
{T}: Add {C}.
@full_art
@frame_effects fullart

23 | Rimefrost Briar
U | Basic Snow Land — Forest | | Márta Völgyi | 0.85 2.10
({T}: Add {G}.)
@full_art
@frame_effects fullart snow

24 | Lantern Wreck
R | Land | | Odalys Ferrant | 2.05 3.60
Lantern Wreck enters with three salvage counters on it.
{T}: Add {C}.
{T}, Remove a salvage counter from Lantern Wreck: Add one mana of any color.

25 | =Rootfolk Forager
C | | | Juniper Ash | 0.22 0.74
> The moon cracked. The mushrooms, frankly, have never been better.

26 | =Kilnfire Lash
C | | | Bram Okonkwo | 0.12 0.36

27 | =Lantern Warden
C | | | Nadia El-Sayegh | 0.05 0.17
> Forty lamps, thirty-nine names. She lights the last one anyway.

28 | Fog Between Two Moons | {1}{G}
C | Instant | | Pell & Ostrander | 0.05 0.12
Prevent all combat damage that would be dealt this turn. If it’s night, draw a card.

29 | Herald of Neither | {1}{W/U}{W/U}
U | Creature — Spirit | 2/3 | Devi Rasmussen | 0.19 0.44
Flying
As Herald of Neither enters, choose day or night. It has hexproof as long as it’s the other.

30 | Brindle, Hound of the Last Hour | {R}{W}
R | Legendary Creature — Dog | 3/2 | Kaito Brandt | 2.60 4.35
Haste
Partner with Ottoline’s Empty Chair (When this creature enters, target player may put that card into their hand from their library, then shuffle.)
Whenever Brindle attacks, you may have it become night.
> Waits at the gate. Has eaten the gate. Waits.

31 | Ottoline’s Empty Chair | {2}
R | Legendary Artifact | | Odalys Ferrant | 2.10 3.80
Partner with Brindle, Hound of the Last Hour
{T}: Add one mana of any color. If you control a legendary creature, put a +1/+1 counter on it.
@flavor_name The Seat by the Door

88s | Bloom of the Second Dawn | {X}{G}{W}
M | Sorcery | | Séverine Quill | - 128.50
Search your library for up to X basic land cards, put them onto the battlefield tapped, then shuffle. If X is 5 or more, creatures you control get +X/+X and gain trample until end of turn.
@finishes foil
@promo_types serialized
@full_art
@border borderless
`;
