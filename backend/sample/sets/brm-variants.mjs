// Other printings of Bramblemere cards in their own set: showcase, borderless, extended art, etched, odd numbers.
export const cards = `
110 | =Ysolde, Keeper of Lamps
M | | | Pell & Ostrander | 22.00 31.50
@frame_effects legendary showcase
@promo_types boosterfun

111 | =Orrin Vael, Undertow Oracle
M | | | Kaito Brandt | 26.75 41.25
@border borderless
@frame_effects inverted
@promo_types boosterfun

112 | =Dragon of the Brass Tide
M | | | Æsa Thorne | 33.10 52.00
@border borderless
@promo_types boosterfun

113 | =Drown the Name
R | | | Nadia El-Sayegh | 6.50 9.75
@frame_effects extendedart
@promo_types boosterfun

114 | =Saltgate Causeway
R | | | Rafe Calloway | 7.90 11.80
@frame_effects extendedart
@promo_types boosterfun

115 | =The Elder Hedge
M | | | Nadia El-Sayegh | - - 19.45
@finishes etched
@frame_effects legendary etched
@promo_types boosterfun

116 | =Kessendrath, the Quarrel of Storms
M | | | Márta Völgyi | - - 27.50
@finishes etched
@frame_effects legendary showcase etched
@promo_types boosterfun

12a | =Judgment at Low Tide
R | | | Devi Rasmussen | 5.05 7.40
@variation brm/12

44★ | =Kilnfire Lash
C | | | Rafe Calloway | - 2.75
@finishes foil
@variation brm/44

117 | =Wayward Seedling
R | | | Odalys Ferrant | 3.40 5.15
@frame_effects showcase
@promo_types boosterfun

118 | =Low Lantern // High Lantern
R | | | Bram Okonkwo | 5.25 8.05
@frame_effects extendedart
@promo_types boosterfun

119 | =Hunter of the Antlered Moon
M | | | Yūki Amano-Reyes | - 64.00
@finishes foil
@frame_effects showcase
@border borderless
@promo_types boosterfun serialized

120 | =Hedgerow Plains
C | | | Kaito Brandt | - 4.10
@full_art
@finishes foil
@frame_effects fullart showcase

121 | =Mere Island
C | | | Kaito Brandt | - 4.60
@full_art
@finishes foil
@frame_effects fullart showcase

122 | =Tide Comes Asking
C | | | Juniper Ash | 0.55 1.40
@frame_effects showcase
@promo_types boosterfun
@lang ja
@printed_name 潮の問いかけ
@printed_type インスタント
@printed_text 呪文１つを対象とする。それのコントローラーが{2}を支払わないかぎり、それを打ち消す。このターンにあなたのコントロール下で土地が戦場に出ていたなら、代わりにそのプレイヤーは{4}を支払う。

123 | =Clockwork Heron
C | | | Devi Rasmussen | 0.95 2.20
@textless
@full_art
@frame_effects fullart

A-50 | A-Rhea Cinderhand, Kilnmother | {2}{R}{R}
R | Legendary Creature — Human Artificer | 4/4 | Séverine Quill | - -
Menace, haste
Whenever you sacrifice an artifact, Rhea Cinderhand deals 1 damage to each opponent and you may draw a card. Draw this way only once each turn.
> She taught the city to burn clean. The city is still working on the clean.
@games arena
@digital
@promo_types rebalanced alchemy
@stamp arena
`;
