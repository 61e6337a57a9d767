// Reads mana costs into symbols that can be compared as sets.
import { type RawCard, textsOf } from './raw-card.js';

/** A cost, as cards.mana_cost keeps it. */
export interface ManaCost {
  /** As it is printed, in upper case: `{2}{G}{G}`. */
  readonly cost: string;
  /** Sorted and numbered by how often they stand in it: `G1`, `G2`, `W/U1`. Generic mana is not among them. */
  readonly symbols: readonly string[];
  readonly generic: number;
}

const SYMBOL = /\{([^{}\s]{1,12})\}/g;
const GENERIC = /^\d{1,9}$/;
const MAX_GENERIC = 2_147_483_647;
const MAX_COST_LENGTH = 300;

/** Reads a cost such as `{2}{G}{G}`. */
export function manaCost(printed: string): ManaCost {
  const found = [...printed.toUpperCase().matchAll(SYMBOL)].map(([, symbol = '']) => symbol);
  const times = new Map<string, number>();
  const symbols: string[] = [];
  let generic = 0;
  for (const symbol of found) {
    if (GENERIC.test(symbol)) {
      generic = Math.min(generic + Number(symbol), MAX_GENERIC);
      continue;
    }
    const nth = (times.get(symbol) ?? 0) + 1;
    times.set(symbol, nth);
    symbols.push(`${symbol}${nth}`);
  }
  return { cost: found.map((symbol) => `{${symbol}}`).join(''), symbols: symbols.sort(), generic };
}

/** The costs of the faces that have one, in upper case. */
export function costsOf(card: RawCard): string[] {
  return textsOf(card, 'mana_cost')
    .flatMap((cost) => cost.slice(0, MAX_COST_LENGTH).split('//'))
    .map((cost) => [...cost.toUpperCase().matchAll(SYMBOL)].map(([symbol]) => symbol).join(''))
    .filter((cost) => cost !== '');
}
