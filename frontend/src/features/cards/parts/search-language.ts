/** What a search understands, in short: examples in groups, each with what it finds. */
import { exactNameQuery } from '../../../lib/exact-name-query';
import { texts } from '../../../texts';

const syntax = texts.cards.syntax;

export interface SyntaxGroup {
  title: string;
  note?: string;
  /** A search, and what it finds. */
  examples: readonly (readonly [query: string, finds: string])[];
}

/** What some examples name: it is in the catalogue. */
export interface ExampleFacts {
  /** The code of a set. */
  set: string;
  block: string;
  /** The whole name of a card. */
  name: string;
  /** A part of an artist's name. */
  artist: string;
}

export const searchLanguage = ({ set, block, name, artist }: ExampleFacts): readonly SyntaxGroup[] => [
  {
    title: syntax.names.title,
    examples: [
      ['order white', syntax.names.words],
      ['"of the"', syntax.names.phrase],
      [exactNameQuery(name), syntax.names.exactly],
      ['name:/^the /', syntax.names.pattern],
    ],
  },
  {
    title: syntax.signs.title,
    note: syntax.signs.note,
    examples: [
      ['dragon -t:creature', syntax.signs.without],
      ['t:elf or t:goblin', syntax.signs.or],
      ['(t:elf or t:goblin) c:g', syntax.signs.brackets],
    ],
  },
  {
    title: syntax.colours.title,
    note: syntax.colours.note,
    examples: [
      ['c:rg', syntax.colours.atLeast],
      ['c=wu', syntax.colours.same],
      ['c<=ubr', syntax.colours.atMost],
      ['c:m c!=rg', syntax.colours.otherSeveral],
      ['id<=esper', syntax.colours.identity],
      ['commander:bant', syntax.colours.commander],
      ['c=3', syntax.colours.count],
      ['produces:g', syntax.colours.produces],
      ['has:indicator', syntax.colours.indicator],
    ],
  },
  {
    title: syntax.types.title,
    examples: [
      ['t:goblin', syntax.types.creature],
      ['t:legendary t:artifact', syntax.types.both],
      ['t:goblin -t:legendary', syntax.types.without],
      ['is:permanent', syntax.types.permanent],
      ['is:vanilla', syntax.types.vanilla],
    ],
  },
  {
    title: syntax.rules.title,
    note: syntax.rules.note,
    examples: [
      ['o:flying', syntax.rules.word],
      ['o:"enters tapped"', syntax.rules.phrase],
      ['o:"when ~ dies"', syntax.rules.ownName],
      ['fo:"this turn"', syntax.rules.reminder],
      ['kw:vigilance', syntax.rules.keyword],
      ['o:/\\bdraws? (two|three) cards/', syntax.rules.pattern],
    ],
  },
  {
    title: syntax.cost.title,
    examples: [
      ['m:{g}{u}', syntax.cost.symbols],
      ['m>2w', syntax.cost.more],
      ['mv=5', syntax.cost.value],
      ['mv:even', syntax.cost.even],
      ['devotion:{u}{u}', syntax.cost.devotion],
      ['is:hybrid', syntax.cost.hybrid],
    ],
  },
  {
    title: syntax.stats.title,
    examples: [
      ['pow>=8', syntax.stats.strong],
      ['pow>tou', syntax.stats.compared],
      ['pt>=12', syntax.stats.together],
      ['loy>=3', syntax.stats.loyalty],
    ],
  },
  {
    title: syntax.sets.title,
    examples: [
      [`set:${set}`, syntax.sets.code],
      [`set:${set} cn:12`, syntax.sets.number],
      ['cn>=100', syntax.sets.numbers],
      [`b:${block}`, syntax.sets.block],
      ['st:promo', syntax.sets.kind],
      [`in:${set}`, syntax.sets.once],
      ['year>=2024', syntax.sets.year],
      ['is:reprint', syntax.sets.reprint],
      ['prints>=3', syntax.sets.printings],
      ['new:art', syntax.sets.newArt],
      ['is:booster', syntax.sets.booster],
    ],
  },
  {
    title: syntax.rarity.title,
    examples: [
      ['r:mythic', syntax.rarity.same],
      ['r>=rare', syntax.rarity.atLeast],
      ['in:common -r:common', syntax.rarity.once],
    ],
  },
  {
    title: syntax.formats.title,
    examples: [
      ['f:modern', syntax.formats.legal],
      ['banned:legacy', syntax.formats.banned],
      ['restricted:vintage', syntax.formats.restricted],
      ['is:commander', syntax.formats.commander],
      ['is:reserved', syntax.formats.reserved],
    ],
  },
  {
    title: syntax.prices.title,
    examples: [
      ['usd>=10', syntax.prices.dollars],
      ['usd<0.5', syntax.prices.below],
      ['cheapest:usd', syntax.prices.cheapest],
    ],
  },
  {
    title: syntax.artist.title,
    examples: [
      [`a:${artist}`, syntax.artist.by],
      ['ft:sea', syntax.artist.flavor],
      ['wm:izzet', syntax.artist.watermark],
      ['new:flavor', syntax.artist.newFlavor],
    ],
  },
  {
    title: syntax.looks.title,
    examples: [
      ['border:black', syntax.looks.border],
      ['frame:2015', syntax.looks.frame],
      ['stamp:oval', syntax.looks.stamp],
      ['lang:ja', syntax.looks.language],
      ['game:arena', syntax.looks.game],
      ['is:foil -is:nonfoil', syntax.looks.finish],
      ['is:full', syntax.looks.full],
      ['is:promo', syntax.looks.promo],
      ['layout:saga', syntax.looks.layout],
      ['not:reprint', syntax.looks.not],
    ],
  },
  {
    title: syntax.lands.title,
    examples: [
      ['is:dual', syntax.lands.dual],
      ['is:fetchland', syntax.lands.fetch],
    ],
  },
  {
    title: syntax.display.title,
    note: syntax.display.note,
    examples: [
      ['t:dragon unique:cards', syntax.display.unique],
      ['t:dragon order:usd', syntax.display.order],
      ['t:dragon order:cmc dir:desc', syntax.display.direction],
      ['t:dragon unique:cards prefer:oldest', syntax.display.prefer],
      ['t:token include:extras', syntax.display.extras],
    ],
  },
];
