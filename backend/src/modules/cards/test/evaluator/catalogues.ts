// The catalogues that the search is held against: the sample; and in `npm run trust` a bulk file, where somebody has laid one beside
// the project.
import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { extent } from '../../../../../test/trust/promise.js';
import type { RawCard } from './raw-card.js';

/** Of a bulk file every so-manieth card is taken, which is quick and has some of everything; CARDS_EVERY=1 takes all. */
const EVERY = Number(process.env.CARDS_EVERY ?? 13);
const BULK = resolve('../../shared/cards/seed_default_cards.jsonl.gz');

/** A catalogue by its name. */
export interface Catalogue {
  readonly name: string;
  /** The lines of a bulk file. */
  lines(): string[];
}

const linesOf = (path: string): string[] => {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').trim().split('\n');
};

const catalogue = (path: string, every: number): Catalogue => ({
  name: basename(path),
  lines: () => linesOf(path).filter((_, nth) => nth % every === 0),
});

const SAMPLE = catalogue(resolve('sample/cards.jsonl'), 1);

export const CATALOGUES: readonly Catalogue[] = extent({
  quick: [SAMPLE],
  whole: [SAMPLE, ...(existsSync(BULK) ? [catalogue(BULK, EVERY)] : [])],
});

/** The cards of these lines as a mirror holds them: a place in a set counts once, and a set has the type of its first card. */
export function cardsOf(lines: readonly string[]): readonly RawCard[] {
  const places = new Set<string>();
  const types = new Map<string, string | undefined>();
  const found: RawCard[] = [];
  for (const line of lines) {
    const card = JSON.parse(line) as RawCard;
    const place = `${card.set}/${card.collector_number}/${card.lang}`;
    if (places.has(place)) continue;
    places.add(place);
    if (!types.has(card.set)) types.set(card.set, card.set_type);
    const set_type = types.get(card.set);
    found.push(set_type === undefined ? card : { ...card, set_type });
  }
  return found;
}
