// Reads one object of a bulk file into the columns that the catalogue keeps; what can't be a card is told why.
import { isUtf8 } from 'node:buffer';
import { isUUID } from 'class-validator';
import { centsOf, dateOf, finishesOf, record, text, texts, uuid } from './raw-values.js';

type Value = string | number | boolean | null | readonly string[];

/** The columns of the staging table, in order. */
export type IncomingCard = readonly Value[];

const EXTRA_LAYOUTS = new Set(
  'token double_faced_token emblem art_series planar scheme vanguard front_card'.split(' '),
);
const SPECIAL_FRAMES = new Set(['showcase', 'extendedart', 'inverted', 'etched', 'shatteredglass']);
const EXTRA_TYPE = /^(Token|Card|Emblem)\b/;

const TOO_LONG = 'longer than 1 MB';
const NOT_UTF8 = 'not UTF-8';
const NOT_JSON = 'not JSON';

/** Whether this reason says that the object itself is broken: it may be half of one. */
export const isBroken = (reason: string): boolean => [NOT_UTF8, NOT_JSON, TOO_LONG].includes(reason);

/** Why this can't be a card, for a person; or its columns. */
export function incomingCard(bytes: Buffer | undefined): string | IncomingCard {
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
  const need = { name: 500, set: 16, set_name: 200, collector_number: 32, lang: 8 };
  if (typeof card.id !== 'string' || !isUUID(card.id)) return 'without a usable id';
  for (const [key, longest] of Object.entries(need)) {
    const value = card[key];
    if (typeof value !== 'string' || value.trim() === '' || value.length > longest) {
      return `without a usable ${key}`;
    }
  }
  return columnsOf(card, raw);
}

function columnsOf(card: Record<string, unknown>, raw: string): IncomingCard {
  const faces = Array.isArray(card.card_faces) ? card.card_faces.map(record) : [];
  const front = faces[0] ?? {};
  const either = (key: string) => text(card[key]) ?? text(front[key]);
  const id = String(card.id).toLowerCase();
  const name = String(card.name);
  const number = String(card.collector_number);
  const digits = number.replace(/\D/g, '');
  const released = dateOf(card.released_at);
  const cmc = [card.cmc, front.cmc].find((value) => Number.isFinite(value));
  const prices = record(card.prices);
  return [
    id,
    uuid(card.oracle_id) ?? uuid(front.oracle_id) ?? id,
    String(card.set).toLowerCase(),
    String(card.set_name),
    text(card.set_type),
    number,
    digits !== '' && digits.length < 10 ? Number(digits) : null,
    String(card.lang),
    name,
    spellings(card, faces),
    text(card.layout),
    text(card.rarity),
    released,
    texts(card.games),
    finishesOf(card),
    uuid(card.illustration_id) ?? uuid(front.illustration_id) ?? id,
    isExtra(card, either('type_line')),
    card.variation === true,
    isOrdinary(card),
    either('mana_cost'),
    cmc === undefined ? null : String(cmc),
    either('type_line'),
    either('oracle_text'),
    ...['usd', 'usd_foil', 'usd_etched', 'eur', 'eur_foil', 'tix'].map((key) => centsOf(prices[key])),
    raw,
  ];
}

/** Every name that somebody may look for: of the whole card, of its faces, and the other ones it carries. */
function spellings(card: Record<string, unknown>, faces: readonly Record<string, unknown>[]): string[] {
  const named = [card, ...faces];
  const found = named.flatMap(({ name, flavor_name, printed_name }) => [name, flavor_name, printed_name]);
  return [...new Set(found.map(text).filter((each) => each !== null))];
}

/** Tokens and the like are hidden unless somebody asks for them. */
function isExtra(card: Record<string, unknown>, typeLine: string | null): boolean {
  return (
    EXTRA_LAYOUTS.has(String(card.layout)) ||
    card.set_type === 'memorabilia' ||
    EXTRA_TYPE.test(typeLine ?? '')
  );
}

/** The printing that stands for a card is an ordinary one: English, on paper, in the usual frame, no promotion. */
function isOrdinary(card: Record<string, unknown>): boolean {
  return (
    card.lang === 'en' &&
    card.promo !== true &&
    card.digital !== true &&
    card.full_art !== true &&
    card.border_color !== 'borderless' &&
    !texts(card.frame_effects).some((effect) => SPECIAL_FRAMES.has(effect))
  );
}
