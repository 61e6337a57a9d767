// Reads one object of a bulk file into the columns that the catalogue keeps; what can't be a card gets a reason.
import { isUtf8 } from 'node:buffer';
import { isUUID } from 'class-validator';
import { printingFacts } from '../facts/printing.js';
import { isOrdinary } from '../facts/printing-flags.js';
import { type RawCard, rawCard, textsOf } from '../facts/raw-card.js';
import { centsOf, dateOf, finishesOf, record, text, texts, uuid } from '../facts/raw-values.js';
import { digestOf, type Rules, rulesOf, sourceOfRules } from '../facts/rules.js';
import type { CopyValue } from './copy-text.js';
import { STAGED_CARD, STAGED_FACTS, STAGED_RULES } from './staging.js';

/** The columns of the staging table, in order. */
export type IncomingCard = readonly CopyValue[];

/** The rules that were read already, so that those which many printings share are read once. */
export type KnownRules = Map<string, string>;

const EXTRA_LAYOUTS = new Set(
  'token double_faced_token emblem art_series planar scheme vanguard front_card'.split(' '),
);
const EXTRA_TYPE = /^(Token|Card|Emblem)\b/;

/** An index has room for so much of a word only, in characters: no word, name or cost comes near it. */
const MAX_INDEXED_LENGTH = 300;

/** Why a piece of a file is nothing at all, whatever it should be. */
export const TOO_LONG = 'longer than 1 MB';
export const NOT_UTF8 = 'not UTF-8';
export const NOT_JSON = 'not JSON';

/** Whether this reason says that the object itself is broken: it may be half of one. */
export const isBroken = (reason: string): boolean => [NOT_UTF8, NOT_JSON, TOO_LONG].includes(reason);

/** Why this can't be a card, for a person; or its columns. `known` remembers rules from card to card. */
export function incomingCard(
  bytes: Buffer | undefined,
  known: KnownRules = new Map(),
): string | IncomingCard {
  if (!bytes) return TOO_LONG;
  if (!isUtf8(bytes)) return NOT_UTF8;
  const raw = bytes.toString('utf8').trim();
  let parsed: unknown;
  try {
    parsed = JSON.parse(raw);
  } catch {
    return NOT_JSON;
  }
  if (raw.includes('\\u0000')) return 'with a NUL character';
  const card = record(parsed);
  if (card.object !== 'card') return 'not a card';
  const need = { name: MAX_INDEXED_LENGTH, set: 16, set_name: 200, collector_number: 32, lang: 8 };
  if (typeof card.id !== 'string' || !isUUID(card.id)) return 'without a usable id';
  for (const [key, longest] of Object.entries(need)) {
    const value = card[key];
    if (typeof value !== 'string' || value.trim() === '' || value.length > longest) {
      return `without a usable ${key}`;
    }
  }
  return rowOf(rawCard(card), raw, known);
}

const indexable = (value: CopyValue): CopyValue =>
  typeof value === 'object' && value?.some((each) => each !== null && each.length > MAX_INDEXED_LENGTH)
    ? value.filter((each) => each === null || each.length <= MAX_INDEXED_LENGTH)
    : value;

// Made of arrays: one object of sixty keys would take as long as all the reading.
function rowOf(card: RawCard, raw: string, known: KnownRules): IncomingCard {
  const columns: Record<string, CopyValue> = columnsOf(card);
  const facts: Partial<Record<string, CopyValue>> = { ...printingFacts(card) };
  columns.printed_artist = facts.artist ?? null;
  const [digest, rules] = rulesColumns(card, known);
  return [
    ...STAGED_CARD.map((column) => indexable(columns[column] ?? null)),
    ...STAGED_FACTS.map((column) => indexable(facts[column] ?? null)),
    digest,
    ...rules,
    raw,
  ];
}

function columnsOf(card: RawCard): Record<string, CopyValue> {
  const { raw, faces } = card;
  const front = faces[0] ?? {};
  const id = String(raw.id).toLowerCase();
  const number = String(raw.collector_number);
  const digits = number.replace(/\D/g, '');
  const prices = record(raw.prices);
  return {
    id,
    oracle_id: uuid(raw.oracle_id) ?? uuid(front.oracle_id) ?? id,
    set_code: String(raw.set).toLowerCase(),
    set_name: String(raw.set_name),
    set_type: text(raw.set_type),
    collector_number: number,
    number_value: digits !== '' && digits.length < 10 ? Number(digits) : null,
    lang: String(raw.lang),
    name: String(raw.name),
    spellings: spellings(card),
    layout: text(raw.layout),
    rarity: text(raw.rarity),
    released_at: dateOf(raw.released_at),
    games: texts(raw.games),
    finishes: finishesOf(raw),
    art: uuid(raw.illustration_id) ?? uuid(front.illustration_id) ?? id,
    extra: isExtra(card),
    variation: raw.variation === true,
    ordinary: isOrdinary(card),
    printed_artist: null,
    usd: centsOf(prices.usd),
    usd_foil: centsOf(prices.usd_foil),
    usd_etched: centsOf(prices.usd_etched),
    eur: centsOf(prices.eur),
    eur_foil: centsOf(prices.eur_foil),
    tix: centsOf(prices.tix),
  };
}

const NO_RULES = STAGED_RULES.map(() => null);

/** The digest of the rules; the rules themselves with the first card that follows them. */
function rulesColumns(card: RawCard, known: KnownRules): [string, readonly CopyValue[]] {
  const source = sourceOfRules(card);
  const seen = known.get(source);
  if (seen) return [seen, NO_RULES];
  const { flags, ...rules }: Rules = rulesOf(card);
  const columns: Record<string, CopyValue> = { ...rules, rule_flags: flags };
  const digest = digestOf([rules, flags]);
  known.set(source, digest);
  return [digest, STAGED_RULES.map((column) => indexable(columns[column] ?? null))];
}

/** Every name that somebody may look for: of the whole card, of its faces, and the other ones it carries. */
function spellings({ raw, faces }: RawCard): string[] {
  const found = [raw, ...faces].flatMap(({ name, flavor_name, printed_name }) => [
    name,
    flavor_name,
    printed_name,
  ]);
  return [...new Set(found.map(text).filter((each) => each !== null))];
}

/** Tokens and the like are hidden unless somebody asks for them. */
function isExtra(card: RawCard): boolean {
  const { layout, set_type, type_line } = card.raw;
  const type = text(type_line) ?? textsOf(card, 'type_line')[0] ?? '';
  return EXTRA_LAYOUTS.has(String(layout)) || set_type === 'memorabilia' || EXTRA_TYPE.test(type);
}
