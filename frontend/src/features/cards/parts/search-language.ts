/** What a search understands, in short: examples in groups, each with what it finds. */
import { exactly } from '../../../lib/name-completion';

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
    title: 'Names',
    examples: [
      ['order white', 'both words in the name'],
      ['"of the"', 'the words side by side'],
      [exactly(name), 'exactly this name'],
      ['name:/^the /', 'a regular expression'],
    ],
  },
  {
    title: 'Not, or, brackets',
    note: 'The signs are : = != < <= > >= and a minus before a term turns it round.',
    examples: [
      ['dragon -t:creature', 'without what follows the minus'],
      ['t:elf or t:goblin', 'one or the other'],
      ['(t:elf or t:goblin) c:g', 'brackets hold terms together'],
    ],
  },
  {
    title: 'Colors',
    note: 'Letters w u b r g, c for colorless, m for multicolored; or words such as azorius, esper, red.',
    examples: [
      ['c:rg', 'red and green, perhaps more'],
      ['c=wu', 'white and blue, nothing else'],
      ['c<=ubr', 'at most these colors'],
      ['c:m c!=rg', 'several colors, but not these'],
      ['id<=esper', 'fits a deck of this color identity'],
      ['commander:bant', 'the same, for a commander'],
      ['c=3', 'three colors'],
      ['produces:g', 'adds green mana'],
      ['has:indicator', 'with a color indicator'],
    ],
  },
  {
    title: 'Types',
    examples: [
      ['t:goblin', 'this creature type'],
      ['t:legendary t:artifact', 'both types'],
      ['t:goblin -t:legendary', 'one type without another'],
      ['is:permanent', 'also is:spell, is:historic, is:party, is:outlaw'],
      ['is:vanilla', 'creatures without text; also is:frenchvanilla, is:bear'],
    ],
  },
  {
    title: 'Rules text',
    note: 'The tilde stands for the card’s own name. Text in brackets is only read by fo:',
    examples: [
      ['o:flying', 'the word in the text'],
      ['o:"enters tapped"', 'the words side by side'],
      ['o:"when ~ dies"', 'with its own name'],
      ['fo:"this turn"', 'also in reminder text'],
      ['kw:vigilance', 'has the keyword'],
      ['o:/\\bdraws? (two|three) cards/', 'a regular expression'],
    ],
  },
  {
    title: 'Mana and cost',
    examples: [
      ['m:{g}{u}', 'these symbols in the cost'],
      ['m>2w', 'more than this cost'],
      ['mv=5', 'this mana value; also mv<=2'],
      ['mv:even', 'an even mana value, or mv:odd'],
      ['devotion:{u}{u}', 'adds this much devotion'],
      ['is:hybrid', 'hybrid mana; also is:phyrexian'],
    ],
  },
  {
    title: 'Power, toughness, loyalty',
    examples: [
      ['pow>=8', 'strong creatures'],
      ['pow>tou', 'two values compared'],
      ['pt>=12', 'power and toughness together'],
      ['loy>=3', 'starting loyalty'],
    ],
  },
  {
    title: 'Sets and numbers',
    examples: [
      [`set:${set}`, 'a set by its code; also e: and s:'],
      [`set:${set} cn:12`, 'a collector number'],
      ['cn>=100', 'numbers compared'],
      [`b:${block}`, 'all sets of a block'],
      ['st:promo', 'a kind of set'],
      [`in:${set}`, 'was once printed in this set'],
      ['year>=2024', 'the year; also date>=2024-06-30'],
      ['is:reprint', 'printed before; also is:unique'],
      ['prints>=3', 'so many printings; also sets, paperprints'],
      ['new:art', 'the first with its art; also new:rarity, new:frame'],
      ['is:booster', 'comes in boosters'],
    ],
  },
  {
    title: 'Rarity',
    examples: [
      ['r:mythic', 'this rarity'],
      ['r>=rare', 'this or a higher one'],
      ['in:common -r:common', 'was once common'],
    ],
  },
  {
    title: 'Formats',
    examples: [
      ['f:modern', 'legal in the format'],
      ['banned:legacy', 'banned there'],
      ['restricted:vintage', 'one copy there'],
      ['is:commander', 'can lead a deck; also is:companion, is:partner'],
      ['is:reserved', 'will not be printed again'],
    ],
  },
  {
    title: 'Prices',
    examples: [
      ['usd>=10', 'US dollars; also eur and tix'],
      ['usd<0.5', 'below half a dollar'],
      ['cheapest:usd', 'the cheapest printing of each card'],
    ],
  },
  {
    title: 'Artist, flavor, watermark',
    examples: [
      [`a:${artist}`, 'by this artist; artists>1 for several'],
      ['ft:sea', 'in the flavor text'],
      ['wm:izzet', 'a watermark; has:watermark for any'],
      ['new:flavor', 'a flavor text that is new'],
    ],
  },
  {
    title: 'Looks and languages',
    examples: [
      ['border:black', 'also white, borderless, silver'],
      ['frame:2015', 'the frame; also frame:extendedart'],
      ['stamp:oval', 'the security stamp'],
      ['lang:ja', 'the language; lang:any for all'],
      ['game:arena', 'where it exists: paper, mtgo, arena'],
      ['is:foil -is:nonfoil', 'the finish; also is:etched, is:glossy'],
      ['is:full', 'full art; also is:textless, is:oversized'],
      ['is:promo', 'promos; also is:digital, is:token'],
      ['layout:saga', 'the layout; also is:split, is:mdfc, is:dfc'],
      ['not:reprint', 'turns is: round'],
    ],
  },
  {
    title: 'Lands',
    examples: [
      ['is:dual', 'the old duals'],
      ['is:fetchland', 'also is:shockland, is:checkland, is:triome'],
    ],
  },
  {
    title: 'How results are shown',
    note: 'In the search these win over the fields above the results.',
    examples: [
      ['t:dragon unique:cards', 'one of each card; also unique:art'],
      ['t:dragon order:usd', 'by price; also released, rarity, cmc, set'],
      ['t:dragon order:cmc dir:desc', 'the other way round'],
      ['t:dragon unique:cards prefer:oldest', 'which printing stands for a card'],
      ['t:token include:extras', 'with tokens and the like'],
    ],
  },
];
