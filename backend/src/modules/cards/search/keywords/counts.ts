// How often a card was printed, and by how many artists.
import type { Counted } from '../query.js';
import type { Keyword } from './keyword.js';
import { numeric, ofWhole } from './number.js';

const COUNTED: Readonly<Record<Counted, string>> = {
  prints: 'prints',
  sets: 'sets',
  'paper-prints': 'paperprints',
  'paper-sets': 'papersets',
  artists: 'artists',
  illustrations: 'illustrations',
};

export const COUNTS: readonly Keyword[] = Object.entries(COUNTED).map(([of, name]) =>
  numeric(
    [name],
    ofWhole((comparison, value) => ({ kind: 'count', of: of as Counted, comparison, value })),
  ),
);
