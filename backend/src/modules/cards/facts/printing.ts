// Everything that a search asks of one printing: columns of cards.printing that are read out of its object.

import { printingFlags } from './printing-flags.js';
import { lower, lowerWords, type RawCard, textsOf } from './raw-card.js';
import { compared } from './texts.js';

/** Columns of cards.printing. */
export interface PrintingFacts {
  readonly rarity_rank: number | null;
  readonly border: string | null;
  readonly frame: string | null;
  readonly frame_effects: readonly string[];
  readonly stamp: string | null;
  /** As it is printed; made plain by the database. */
  readonly artist: string | null;
  readonly flavor: string | null;
  readonly watermarks: readonly string[];
  readonly promo_types: readonly string[];
  readonly flags: readonly string[];
  readonly edhrec: number | null;
  readonly penny: number | null;
  readonly outer_ids: readonly string[];
}

const RARITIES = ['common', 'uncommon', 'rare', 'mythic', 'special', 'bonus'];
const MAX_INTEGER = 2_147_483_647;

/** Which numbers of an object are ids, and whose. */
const OUTER_IDS: Readonly<Record<string, string>> = {
  multiverse_ids: 'multiverse',
  mtgo_id: 'mtgo',
  mtgo_foil_id: 'mtgo',
  arena_id: 'arena',
  tcgplayer_id: 'tcgplayer',
  tcgplayer_etched_id: 'tcgplayer',
  cardmarket_id: 'cardmarket',
};

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MAX_INTEGER;

const count = (value: unknown): number | null => (isCount(value) ? value : null);

/** Reads what is of this printing alone. */
export function printingFacts(card: RawCard): PrintingFacts {
  const { raw, faces } = card;
  const rarity = RARITIES.indexOf(String(raw.rarity).toLowerCase());
  const marks = [raw, ...faces].map(({ watermark }) => lower(watermark)).filter((each) => each !== null);
  return {
    rarity_rank: rarity < 0 ? null : rarity,
    border: lower(raw.border_color),
    frame: lower(raw.frame),
    frame_effects: lowerWords(raw.frame_effects),
    stamp: lower(raw.security_stamp),
    artist: [...new Set(textsOf(card, 'artist'))].join(' & ') || null,
    flavor: compared(textsOf(card, 'flavor_text').join('\n')) || null,
    watermarks: [...new Set(marks)],
    promo_types: lowerWords(raw.promo_types),
    flags: printingFlags(card),
    edhrec: count(raw.edhrec_rank),
    penny: count(raw.penny_rank),
    outer_ids: outerIds(card),
  };
}

function outerIds({ raw }: RawCard): string[] {
  const found = Object.entries(OUTER_IDS).flatMap(([key, kind]) =>
    [raw[key]]
      .flat()
      .filter(isCount)
      .map((id) => `${kind}:${id}`),
  );
  return [...new Set(found)];
}
