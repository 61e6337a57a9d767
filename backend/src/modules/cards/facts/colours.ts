// Reads colours into bits, so that sets of them are compared as whole numbers.
import { costsOf } from './mana.js';
import { type Raw, type RawCard, textsOf } from './raw-card.js';
import { withoutReminders } from './texts.js';

const BITS: Readonly<Record<string, number>> = { W: 1, U: 2, B: 4, R: 8, G: 16, C: 32 };
const FIVE = 31;
const LETTER = /[WUBRG]/g;
const IN_BRACES = /\{[^{}]*\}/g;

const maskOf = (letters: readonly unknown[]): number =>
  letters.reduce<number>(
    (mask, each) => mask | (typeof each === 'string' ? (BITS[each.toUpperCase()] ?? 0) : 0),
    0,
  );

const inCosts = (text: string): number =>
  maskOf((text.toUpperCase().match(IN_BRACES) ?? []).join('').match(LETTER) ?? []);

/** A face that does not say its colours has those of its cost and its indicator. */
function coloursOf(face: Raw): number {
  if (Array.isArray(face.colors)) return maskOf(face.colors) & FIVE;
  const indicator = Array.isArray(face.color_indicator) ? maskOf(face.color_indicator) : 0;
  return (indicator | (typeof face.mana_cost === 'string' ? inCosts(face.mana_cost) : 0)) & FIVE;
}

/** The colours of each face; a card that says them once has one set. */
function setsOf({ raw, faces }: RawCard): number[] {
  if (Array.isArray(raw.colors) && !faces.some((face) => Array.isArray(face.colors))) return [coloursOf(raw)];
  return faces.map(coloursOf);
}

/** Bit n for a face with the colours n. Bit 31, a face of all five, makes the number negative. */
export const colourSetsOf = (card: RawCard): number =>
  setsOf(card).reduce((sets, mask) => sets | (1 << mask), 0);

/** The colours of the costs, texts and faces together. */
export function identityOf(card: RawCard): number {
  const { raw } = card;
  if (Array.isArray(raw.color_identity)) return maskOf(raw.color_identity) & FIVE;
  const written = [...costsOf(card), ...textsOf(card, 'oracle_text').map(withoutReminders)];
  return setsOf(card).reduce((mask, each) => mask | each, inCosts(written.join('')));
}

/** The mana that a card can make; null for none. */
export function producedOf({ raw, faces }: RawCard): number | null {
  const made = [raw, ...faces].flatMap((each) =>
    Array.isArray(each.produced_mana) ? each.produced_mana : [],
  );
  return made.length === 0 ? null : maskOf(made);
}

const SEVERAL = 32;
const NONE = 200;

/** The place in the order by colour: white, blue, black, red, green, several (fewer first), none, and lands last. */
export function colourRankOf(card: RawCard): number {
  const [mask = 0] = setsOf(card);
  const count = mask.toString(2).replaceAll('0', '').length;
  if (count === 0) return /\bland\b/i.test(String(textsOf(card, 'type_line')[0])) ? NONE + 1 : NONE;
  return count === 1 ? Math.log2(mask) : count * SEVERAL + mask;
}
