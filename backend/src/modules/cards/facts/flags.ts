// Every value of `is:`, `not:` and `has:` that the catalogue can answer, by each name it goes by.
import { CARD_FLAGS } from './card-flags.js';
import { PRINTING_FLAGS } from './printing-flags.js';
import { PROMO_TYPES } from './promo-types.js';

/** A flag, and where it stands: in cards.rules.flags or in cards.printing.flags. */
export interface Flag {
  readonly flag: string;
  readonly of: 'card' | 'printing';
}

const ALIASES: Readonly<Record<string, string>> = {
  tdfc: 'transform',
  full: 'fullart',
  extended: 'extendedart',
  story: 'spotlight',
  storyspotlight: 'spotlight',
  etch: 'etched',
  ub: 'universesbeyond',
  halo: 'halofoil',
  securitystamp: 'stamp',
  splitmana: 'hybrid',
  phyrexia: 'phyrexian',
  tangoland: 'battleland',
  karoo: 'bounceland',
  snarl: 'shadowland',
  crowdland: 'bondland',
  bikeland: 'bicycleland',
  cycleland: 'bicycleland',
  trikeland: 'triome',
  tricycleland: 'triome',
  canland: 'canopyland',
  manland: 'creatureland',
  lifeland: 'gainland',
};

const TABLE = new Map<string, Flag>([
  ...[...PRINTING_FLAGS, ...PROMO_TYPES].map((flag): [string, Flag] => [flag, { flag, of: 'printing' }]),
  ...CARD_FLAGS.map((flag): [string, Flag] => [flag, { flag, of: 'card' }]),
]);
for (const [name, flag] of Object.entries(ALIASES)) {
  const known = TABLE.get(flag);
  if (known) TABLE.set(name, known);
}

/** Flags by each name they go by: in lower case, without spaces, dashes and underscores. */
export const knownFlags: ReadonlyMap<string, Flag> = TABLE;

/** The flag that goes by this name, however it is written. */
export const flagOf = (word: string): Flag | undefined =>
  TABLE.get(word.toLowerCase().replace(/[\s_-]/g, ''));
