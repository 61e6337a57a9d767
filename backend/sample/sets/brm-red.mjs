// Red cards of Bramblemere.
export const cards = `
43 | Cinderhand Initiate | {R}
C | Creature — Goblin Artificer | 2/1 | Bram Okonkwo | 0.07 0.19
Haste
Cinderhand Initiate attacks each combat if able.
> The first lesson is not to touch the kiln. There is no second lesson without the first.

44 | Kilnfire Lash | {R}
C | Instant | | Rafe Calloway | 0.14 0.42
Kilnfire Lash deals 2 damage to any target. If you control an artifact, it deals 3 damage instead.
> Glass remembers being sand, and resents it.

45 | Spark Peddler | {1}{R}
C | Creature — Goblin Rogue | 2/2 | Juniper Ash | 0.05 0.13
When Spark Peddler enters, create a Treasure token.
> “Guaranteed to light first time! Every time after that is between you and the spark.”
@makes tbrm/5

46 | Dragon of the Brass Tide | {4}{R}{R}
M | Creature — Dragon | 6/6 | Tomasz Wieliczka | 24.75 38.00
Flying, trample
Whenever Dragon of the Brass Tide deals combat damage to a player, create that many Treasure tokens.
{R}, Sacrifice a Treasure: Dragon of the Brass Tide deals 2 damage to any target.
> The sea boils a mile before you hear the wings.
@makes tbrm/5

47 | Roofrunner Gang | {2}{R}
C | Creature — Human Rogue | 3/2 | Odalys Ferrant | 0.04 0.10
Whenever Roofrunner Gang attacks alone, target creature can’t block this turn.

48 | Break the Millrace | {2}{R}
U | Sorcery | | Nadia El-Sayegh | 0.18 0.47
Destroy target artifact or land. If it was a nonbasic land, its controller may search their library for a basic land card, put it onto the battlefield tapped, then shuffle.

49 | Hollering Furnace | {3}{R}
U | Artifact Creature — Construct | 4/2 | Kaito Brandt | 0.16 0.35
When Hollering Furnace dies, it deals 2 damage to each creature without flying.
> It has two moods and the second one is louder.

50 | Rhea Cinderhand, Kilnmother | {2}{R}{R}
R | Legendary Creature — Human Artificer | 4/3 | Séverine Quill | 3.15 5.60
Menace
Whenever you sacrifice an artifact, Rhea Cinderhand deals 1 damage to each opponent and you may draw a card. Draw this way only once each turn.
> She taught the city to burn clean. The city is still working on the clean.

51 | Storm in a Teacup | {X}{R}
R | Sorcery | | Æsa Thorne | 0.72 1.45
Storm in a Teacup deals X damage divided as you choose among any number of targets. If X is 10 or more, it deals X damage to each of them instead.
> Do not stir anticlockwise. Do not, whatever the cup says.

52 | Duel at the Weir | {1}{R}
C | Instant | | Devi Rasmussen | 0.05 0.14
Target creature you control gets +2/+0 until end of turn, then it fights target creature you don’t control.

53 | Blazing Argument | {R}{R}
U | Enchantment | | Pell & Ostrander | 0.29 0.64
Whenever a player casts their second spell each turn, Blazing Argument deals 2 damage to that player.

54 | Emberfall Colt | {1}{R}
C | Creature — Elemental Horse | 2/1 | Ilse Tarrow | 0.06 0.15
Trample
{R}: Emberfall Colt gets +1/+0 until end of turn.
> Saddle it in winter. Stand well back in spring.

55 | Siege of Kilnhaven | {2}{R} | battle
R | | | Márta Völgyi | 1.25 2.60
@face Siege of Kilnhaven | {2}{R}
@type Battle — Siege | defense 5
(As a Siege enters, choose an opponent to protect it. You and others can attack it. When it’s defeated, exile it, then cast it transformed.)
When Siege of Kilnhaven enters, it deals 3 damage divided as you choose among one, two, or three targets.
//
@face Kilnhaven, Unbowed
@type Creature — Elemental Wall | 5/5
@indicator R
Vigilance, reach
Whenever Kilnhaven, Unbowed attacks, create a Treasure token.

56 | Tremble, Little Kingdoms | {5}{R}{R}
M | Sorcery | | Yūki Amano-Reyes | 6.40 9.85
Destroy all lands and all artifacts. Each player creates a Treasure token for each permanent they controlled that was destroyed this way, up to five.
> First the cups rattled. Then the shelves. Then the word “shelf” no longer applied.
@makes tbrm/5
`;
