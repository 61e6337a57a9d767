// Everything that a search asks of a card whichever of its printings is meant: one row of cards.rules.
import { hash } from 'node:crypto';
import { cardFlags } from './card-flags.js';
import { cardReading } from './card-reading.js';
import { colourRankOf, colourSetsOf, identityOf, producedOf } from './colours.js';
import { manaValueOf, statsOf } from './power-toughness.js';
import type { RawCard } from './raw-card.js';
import { record } from './raw-values.js';
import { typeWordsOf } from './texts.js';

/** A row of cards.rules, without its number. */
export interface Rules {
  readonly type_line: string;
  readonly type_words: readonly string[];
  readonly oracle_text: string;
  readonly full_text: string;
  readonly own_text: string;
  readonly own_full_text: string;
  readonly cmc: string | null;
  readonly colour_sets: number;
  readonly colour_rank: number;
  readonly identity: number;
  readonly produced: number | null;
  readonly costs: readonly string[];
  readonly power: readonly (string | null)[];
  readonly toughness: readonly (string | null)[];
  readonly loyalty: readonly (string | null)[];
  readonly keywords: readonly string[];
  readonly legal: readonly string[];
  readonly banned: readonly string[];
  readonly restricted: readonly string[];
  readonly flags: readonly string[];
}

const FORMAT = /^[a-z0-9_]{1,40}$/i;

/** The formats in which a card has one of these states. */
function formatsOf({ raw }: RawCard, ...states: readonly string[]): string[] {
  return Object.entries(record(raw.legalities))
    .filter(([format, state]) => FORMAT.test(format) && states.includes(String(state)))
    .map(([format]) => format.toLowerCase())
    .sort();
}

/** Reads a card's rules. A restricted card is legal too. */
export function rulesOf(card: RawCard): Rules {
  const reading = cardReading(card);
  return {
    type_line: reading.typeLine,
    type_words: typeWordsOf(reading.typeLine),
    oracle_text: reading.oracleText,
    full_text: reading.fullText,
    own_text: reading.ownText,
    own_full_text: reading.ownFullText,
    cmc: manaValueOf(card),
    colour_sets: colourSetsOf(card),
    colour_rank: colourRankOf(card),
    identity: identityOf(card),
    produced: producedOf(card),
    costs: reading.costs,
    power: statsOf(card, 'power'),
    toughness: statsOf(card, 'toughness'),
    loyalty: statsOf(card, 'loyalty'),
    keywords: reading.keywords,
    legal: formatsOf(card, 'legal', 'restricted'),
    banned: formatsOf(card, 'banned'),
    restricted: formatsOf(card, 'restricted'),
    flags: cardFlags(reading),
  };
}

// What the rules are read from, on the card and on its faces.
const READ =
  `name layout type_line oracle_text mana_cost cmc colors color_indicator color_identity produced_mana power
  toughness loyalty keywords legalities reserved game_changer`.split(/\s+/);

/** The same for two cards exactly if their rules are read from the same: quicker to make than the rules. */
export function sourceOfRules({ raw, faces }: RawCard): string {
  const parts = faces.map((face) => READ.map((key) => face[key]));
  // A part of a meld differs from the result by its own id among the ids that belong together.
  const meld = raw.layout === 'meld' ? [raw.id, raw.all_parts] : [];
  return digestOf([faces[0] === raw ? [] : READ.map((key) => raw[key]), parts, meld]);
}

/** A UUID that stands for a value. */
export const digestOf = (value: unknown): string => hash('md5', JSON.stringify(value));
