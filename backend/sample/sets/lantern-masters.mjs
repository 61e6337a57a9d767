// Eight Lantern Masters: a set of reprints whose code begins with a digit, old border, with a few cards on the reserved list.
export const cards = `
1 | =Lantern Warden
C | | | Márta Völgyi | 0.11 0.48

7 | =Hedgeknight Errant
C | | | Séverine Quill | 0.14 0.55
> The hedge has since asked for him by name.

16 | =Tide Comes Asking
U | | | Æsa Thorne | 0.21 0.70

22 | =Mirrorwright
C | | | Kaito Brandt | 0.09 0.33

31 | =Drown the Name
M | | | Rafe Calloway | 6.15 10.40

40 | =Dragon of the Brass Tide
M | | | Nadia El-Sayegh | 21.30 36.50

47 | =Rootfolk Forager
U | | | Ilse Tarrow | 0.39 1.25

52 | =The Unfinished Door
B | | | Tomasz Wieliczka | 9.60 22.10

55 | =Saltgate Causeway
R | | | Juniper Ash | 6.20 10.95

60 | Coin from the Drowned King’s Eye | {0}
S | Artifact | | Odalys Ferrant | 412.00 -
{T}, Sacrifice Coin from the Drowned King’s Eye: Add {B}{B}{B} or {U}{U}{U}. You don’t draw a card during your next draw step.
> He had two. Nobody who has seen the other is in a position to say where.
@reserved
@finishes nonfoil
@restricted vintage
@ban legacy duel
@game_changer

61 | Bell-Tower of the First Flood
S | Legendary Land | | Bram Okonkwo | 189.99 -
{T}: Add {U} for each other land you control that was played this game by a player who has since lost an argument.
{T}, Pay 1 life: Add {U}.
@reserved
@finishes nonfoil
@ban legacy modern

62 | Ælfwine’s Final Wager | {2}{B}{R}
R | Sorcery | | Pell & Ostrander | 2.85 7.60
Each player may bid any amount of life. The high bidder loses that much life and takes an extra turn after this one. Each other player draws a card for each 3 life they bid.
> “Double or nothing,” said Ælfwine, who had by then only the nothing.
`;
