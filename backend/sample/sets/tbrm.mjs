// Tokens, emblems and art cards that go with Bramblemere and Hollowlight Tides.
export const cards = `
1 | Lantern Wisp | | token
C | Token Creature — Spirit | 1/1 | Ilse Tarrow | 0.15 -
Flying
@indicator W

2 | Skerry Drakeling | | token
C | Token Creature — Drake | 2/2 | Bram Okonkwo | 0.10 -
Flying
@indicator U

3 | Thicket Beast | | token
C | Token Creature — Beast | 3/3 | Tomasz Wieliczka | 0.12 -
@indicator G

4 | Heron | | token
C | Token Artifact Creature — Heron | 2/2 | Devi Rasmussen | 0.09 -
> It stands on one leg and waits for the court to reconvene.

5 | Kiln Treasure | | token
C | Token Artifact — Treasure | | Rafe Calloway | 0.20 0.55
{T}, Sacrifice this artifact: Add one mana of any color.

6 | Hedge Supper | | token
C | Token Artifact — Food | | Odalys Ferrant | 0.18 0.49
{2}, {T}, Sacrifice this artifact: You gain 3 life.

7 | Lantern Wisp | | token
C | Token Creature — Spirit | 2/2 | Yūki Amano-Reyes | 0.11 -
Flying
When this creature dies, each player scries 1.
@indicator U

8 | Orrin Vael, Undertow Oracle Emblem | | emblem
C | Emblem — Orrin | | Nadia El-Sayegh | 1.35 -
Whenever you cast a spell, tap target permanent. It doesn’t untap during its controller’s next untap step.

9 | Lantern Wisp // Vesper Moth | | double_faced_token
C | | | Juniper Ash | 0.25 -
@face Lantern Wisp
@type Token Creature — Spirit | 1/1
@indicator W
Flying
//
@face Vesper Moth
@type Token Creature — Insect | 1/1
@indicator B
Flying, lifelink

10 | Dragon of the Brass Tide // Dragon of the Brass Tide | | art_series
C | | | Tomasz Wieliczka | 0.95 -
@face Dragon of the Brass Tide
@type Card
//
@face Dragon of the Brass Tide
@type Card

11 | The Elder Hedge // The Elder Hedge | | art_series
C | | | Nadia El-Sayegh | 1.40 -
@face The Elder Hedge
@type Card
//
@face The Elder Hedge
@type Card

12 | Lantern Wisp | | token
C | Token Creature — Spirit | */* | Kaito Brandt | 0.14 -
This creature’s power and toughness are each equal to the number of lit lamps in the room.
@indicator B
`;
