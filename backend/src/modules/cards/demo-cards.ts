// The cards of the sample catalog that the demo data is about.
import { readFileSync } from 'node:fs';

/** What the demo data needs to know of a sample card. */
export interface SampleCard {
  readonly id: string;
  readonly layout: string;
  readonly games: readonly string[];
  readonly finishes: readonly string[];
  readonly prices: {
    readonly usd: string | null;
    readonly usd_foil: string | null;
    readonly usd_etched?: string | null;
  };
}

/** Things that nobody trades one by one. */
const NOT_TRADED = new Set([
  'token',
  'double_faced_token',
  'emblem',
  'art_series',
  'scheme',
  'planar',
  'vanguard',
]);

/** The cards of the sample catalogue at `path` that a store would have in its case. */
export function tradedCards(path: string): readonly SampleCard[] {
  const cards = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as SampleCard);
  return cards.filter(({ layout, games }) => games.includes('paper') && !NOT_TRADED.has(layout));
}
