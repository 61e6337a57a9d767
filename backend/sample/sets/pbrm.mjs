// Bramblemere promos: cards given away at stores, and one only ever printed in Japanese.
export const cards = `
5p | =Ysolde, Keeper of Lamps
M | | | Nadia El-Sayegh | 16.40 23.75
@promo_types setpromo promopack stamped

46s | =Dragon of the Brass Tide
M | | | Tomasz Wieliczka | - 44.90
@finishes foil
@promo_types setpromo prerelease datestamped

61p | =The Elder Hedge
M | | | Nadia El-Sayegh | 12.05 18.20
@promo_types setpromo promopack stamped

1 | =Clockwork Heron
S | | | Kaito Brandt | - 6.80
@finishes foil
@full_art
@promo_types instore

2 | =Overgrow
S | | | Séverine Quill | 3.20 7.15
@border borderless
@promo_types storechampionship

3★ | Moth-Lamp Maiden of Hoshikawa | {1}{W}{B}
S | Legendary Creature — Human Spirit | 2/3 | Yūki Amano-Reyes | 27.00 -
Flying
Whenever Moth-Lamp Maiden of Hoshikawa or another Insect or Spirit enters under your control, each opponent loses 1 life and you gain 1 life.
> 灯は遠く、道はなお遠い。
@lang ja
@printed_name 星川の灯蛾の乙女
@printed_type 伝説のクリーチャー — 人間・スピリット
@printed_text 飛行
あなたのコントロール下で、星川の灯蛾の乙女か他の昆虫かスピリットが１体戦場に出るたび、各対戦相手はそれぞれ１点のライフを失い、あなたは１点のライフを得る。
@promo_types magazine
@finishes nonfoil
@watermark lanternguild
`;
