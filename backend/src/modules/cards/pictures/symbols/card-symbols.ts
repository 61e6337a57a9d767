// All symbols of the game, written out from what they are made of.
import type { CardSymbol } from '../../dto/card-symbol.dto.js';

/** A symbol without its braces and its looks. */
type Part = Omit<CardSymbol, 'object' | 'svg_uri' | 'cmc' | 'gatherer_alternates' | 'loose_variant'> & {
  readonly loose: boolean;
};

const COLOURS = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' } as const;
type Colour = keyof typeof COLOURS;
const EACH = Object.keys(COLOURS) as Colour[];
const PAIRS = 'W/U W/B B/R B/G U/B U/R R/G R/W G/W G/U'.split(' ');
const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
/** Larger amounts stand in texts alone, but for a card that costs a million. */
const MAX_GENERIC_COST = 16;
/** Pairs that some card can be paid with by two life. */
const PAIRS_WITH_LIFE = new Set(['R/G', 'G/W', 'G/U']);
const OR_LIFE = 'or two life';

const mana = (symbol: string, english: string, value: number | null, more: Partial<Part> = {}): Part => ({
  symbol,
  english,
  transposable: false,
  represents_mana: true,
  appears_in_mana_costs: true,
  mana_value: value,
  hybrid: false,
  phyrexian: false,
  funny: false,
  colors: [],
  loose: false,
  ...more,
});
const sign = (symbol: string, english: string, more: Partial<Part> = {}): Part =>
  mana(symbol, english, 0, { represents_mana: false, appears_in_mana_costs: false, ...more });

const generic = (amount: string) => `${amount} generic mana`;
const funny = { funny: true, loose: true } as const;
const inTexts = { appears_in_mana_costs: false } as const;
const named = (pair: string) => pair.split('/').map((each) => COLOURS[each as Colour]) as [string, string];

const signs = [
  sign('T', 'tap this permanent'),
  sign('Q', 'untap this permanent'),
  sign('E', 'an energy counter'),
  sign('P', 'a pawprint'),
  sign('PW', 'a planeswalker'),
  sign('CHAOS', 'chaos'),
  sign('TK', 'a ticket counter', { funny: true }),
  sign('A', 'an acorn', { funny: true }),
];
const amounts = [
  mana('X', generic('X'), 0, { loose: true }),
  mana('Y', generic('Y'), 0, funny),
  mana('Z', generic('Z'), 0, funny),
  mana('½', generic('one-half'), 0.5, { ...funny, ...inTexts }),
  ...NUMBERS.map((word, value) =>
    mana(String(value), generic(word), value, {
      loose: true,
      appears_in_mana_costs: value <= MAX_GENERIC_COST,
    }),
  ),
  mana('100', generic('one hundred'), 100, { ...funny, ...inTexts }),
  mana('1000000', generic('one million'), 1_000_000, funny),
  mana('∞', generic('infinite'), null, { ...funny, ...inTexts }),
];
const two = { transposable: true, hybrid: true } as const;
const hybrids = [
  ...PAIRS.map((pair) =>
    mana(pair, `one ${named(pair).join(' or ')} mana`, 1, { ...two, colors: pair.split('/') }),
  ),
  ...PAIRS.map((pair) =>
    mana(`${pair}/P`, `one ${named(pair).join(' mana, one ')} mana, ${OR_LIFE}`, 1, {
      hybrid: true,
      phyrexian: true,
      colors: pair.split('/'),
      appears_in_mana_costs: PAIRS_WITH_LIFE.has(pair),
    }),
  ),
  ...EACH.map((colour) =>
    mana(`2/${colour}`, `two generic mana or one ${COLOURS[colour]} mana`, 2, { ...two, colors: [colour] }),
  ),
  ...EACH.map((colour) =>
    mana(`C/${colour}`, `one colorless or ${COLOURS[colour]} mana`, 1, { ...two, colors: [colour] }),
  ),
];
const paidWithLife = [
  mana('H', `one colored mana ${OR_LIFE}`, 1, { phyrexian: true, ...inTexts }),
  ...EACH.map((colour) =>
    mana(`${colour}/P`, `one ${COLOURS[colour]} mana ${OR_LIFE}`, 1, {
      transposable: true,
      phyrexian: true,
      colors: [colour],
    }),
  ),
];
const singles = [
  ...EACH.map((colour) =>
    mana(`H${colour}`, `one-half ${COLOURS[colour]} mana`, 0.5, {
      funny: true,
      colors: [colour],
      appears_in_mana_costs: colour === 'W',
    }),
  ),
  ...EACH.map((colour) => mana(colour, `one ${COLOURS[colour]} mana`, 1, { loose: true, colors: [colour] })),
  mana('C', 'one colorless mana', 1, { loose: true }),
  mana('S', 'one snow mana', 1, { loose: true }),
];

/** How a symbol is called in the address of its picture: `WU`, `HALF`. */
const fileOf = (symbol: string): string =>
  symbol.replaceAll('/', '').replace('½', 'HALF').replace('∞', 'INFINITY');

const parts = [...signs, ...amounts, ...hybrids, ...paidWithLife, ...singles];
const byFile = new Map(parts.map((part) => [fileOf(part.symbol), part]));

/** All symbols; their pictures are at `origin`. */
export const cardSymbols = (origin: string): CardSymbol[] =>
  parts.map((part) => ({
    object: 'card_symbol',
    symbol: `{${part.symbol}}`,
    svg_uri: `${origin}/api/cards/symbology/${fileOf(part.symbol)}.svg`,
    loose_variant: part.loose ? part.symbol : null,
    english: part.english,
    transposable: part.transposable,
    represents_mana: part.represents_mana,
    appears_in_mana_costs: part.appears_in_mana_costs,
    mana_value: part.mana_value,
    hybrid: part.hybrid,
    phyrexian: part.phyrexian,
    cmc: part.mana_value,
    funny: part.funny,
    colors: part.colors,
    gatherer_alternates: null,
  }));

/** What is shown in the file `WU.svg`: the symbol without braces, and its meaning. */
export function symbolIn(file: string): { readonly symbol: string; readonly english: string } | undefined {
  return file.endsWith('.svg') ? byFile.get(file.slice(0, -'.svg'.length).toUpperCase()) : undefined;
}
