// Terms of figures: mana value and costs, power, toughness, loyalty, prices, and how often a card was printed.
import { cardOf, facesOf, figureOf, type RawCard, symbolsOf } from './raw-card.js';
import { anyFigure, compared, type Family, OPERATORS, type Operator, pick, term } from './terms.js';

const signs = OPERATORS;

export const manaValueOf = (card: RawCard): number | null => card.cmc ?? facesOf(card)[0]?.cmc ?? null;

export const figuresOf = (card: RawCard, key: 'power' | 'toughness' | 'loyalty'): (number | null)[] =>
  facesOf(card).map((face) => figureOf(face[key] ?? (card.card_faces ? null : card[key])));

/** `mv>=3`, `cmc=2`. */
export const manaValues: Family = (chance) => {
  const [operator, value] = [pick(chance, signs), chance.whole(0, 8)];
  return term(`${pick(chance, ['mv', 'cmc', 'manavalue'])}${operator}${value}`, (card) =>
    anyFigure([manaValueOf(card)], operator, value),
  );
};

/** `mv:even`. */
export const parities: Family = (chance) => {
  const parity = pick(chance, ['even', 'odd']);
  return term(`mv:${parity}`, (card) => {
    const value = manaValueOf(card);
    return value === null ? null : value % 2 === (parity === 'even' ? 0 : 1);
  });
};

/** `pow>=3`, `tou<2`, `loy=4`. */
export const stats: Family = (chance) => {
  const [key, short] = pick(chance, [
    ['power', 'pow'],
    ['toughness', 'tou'],
    ['loyalty', 'loy'],
  ] as const);
  const [operator, value] = [pick(chance, signs), chance.whole(0, 6)];
  return term(`${pick(chance, [key, short])}${operator}${value}`, (card) =>
    anyFigure(figuresOf(card, key), operator, value),
  );
};

/** `pow>tou`, of one face. */
export const statsAgainstStats: Family = (chance) => {
  const operator = pick(chance, signs);
  return term(`pow${operator}tou`, (card) => {
    const [powers, toughnesses] = [figuresOf(card, 'power'), figuresOf(card, 'toughness')];
    const differences = powers.map((power, face) => {
      const toughness = toughnesses[face] ?? null;
      return power === null || toughness === null ? null : power - toughness;
    });
    return anyFigure(differences, operator, 0);
  });
};

/** How often each symbol is in a cost, and its generic part. */
export function costOf(cost: string): { symbols: Map<string, number>; generic: number } {
  const symbols = new Map<string, number>();
  let generic = 0;
  for (const symbol of symbolsOf(cost)) {
    if (/^\d+$/.test(symbol)) generic += Number(symbol);
    else symbols.set(symbol, (symbols.get(symbol) ?? 0) + 1);
  }
  return { symbols, generic };
}

/** Costs are ordered like sets: one is at least another when it has all of its symbols and as much generic mana. */
export function costCompared(left: string, operator: Operator, right: string): boolean {
  const [one, other] = [costOf(left), costOf(right)];
  const covers = (large: typeof one, small: typeof one) =>
    large.generic >= small.generic &&
    [...small.symbols].every(([symbol, count]) => (large.symbols.get(symbol) ?? 0) >= count);
  const [atLeast, atMost] = [covers(one, other), covers(other, one)];
  const truths = { '=': atLeast && atMost, '>=': atLeast, '<=': atMost, '!=': !(atLeast && atMost) };
  if (operator === '>') return atLeast && !atMost;
  return operator === '<' ? atMost && !atLeast : truths[operator];
}

/** `m>=2G`, `mana={G}{U}`: of any face that has a cost. */
export const costs: Family = (chance, cards) => {
  const asked = facesOf(pick(chance, cards))[0]?.mana_cost || '{2}{G}';
  const operator = pick(chance, ['=', '>=', '<=', '>', '<']) as Operator;
  return term(`${pick(chance, ['m', 'mana'])}${operator}${asked}`, (card) => {
    const printed = facesOf(card).map(({ mana_cost }) => mana_cost ?? '');
    return printed.some((cost) => cost !== '' && costCompared(cost, operator, asked));
  });
};

/** `usd<1.50`: the regular price, else that of the foil, else of the etched one. */
export const prices: Family = (chance) => {
  const [operator, value] = [pick(chance, signs), pick(chance, ['0.10', '0.25', '0.50', '1', '2.50', '10'])];
  return term(`usd${operator}${value}`, ({ prices = {} }) => {
    const price = prices.usd ?? prices.usd_foil ?? prices.usd_etched ?? null;
    return price === null
      ? null
      : compared(Math.round(Number(price) * 100), operator, Math.round(Number(value) * 100));
  });
};

/** A place in a set is one printing, in however many languages it is there. */
interface Printings {
  readonly places: Set<string>;
  readonly sets: Set<string>;
}

const counted = new WeakMap<readonly RawCard[], Map<string, Printings>>();

function printingsIn(cards: readonly RawCard[]) {
  const known = counted.get(cards);
  if (known) return known;
  const found = new Map<string, Printings>();
  for (const card of cards) {
    const entry = found.get(cardOf(card)) ?? { places: new Set(), sets: new Set() };
    entry.places.add(`${card.set}/${card.collector_number}`);
    entry.sets.add(card.set);
    found.set(cardOf(card), entry);
  }
  counted.set(cards, found);
  return found;
}

/** `prints=2`, `sets>1`. */
export const counts: Family = (chance, cards) => {
  const key = pick(chance, ['prints', 'sets']);
  const [operator, value] = [pick(chance, signs), chance.whole(1, 3)];
  return term(`${key}${operator}${value}`, (card) => {
    const entry = printingsIn(cards).get(cardOf(card));
    const count = key === 'prints' ? entry?.places.size : entry?.sets.size;
    return compared(count ?? 0, operator, value);
  });
};
