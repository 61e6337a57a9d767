// Reads power, toughness and loyalty, which cards print as anything from `2` to `1+*` and `∞`.
import type { RawCard } from './raw-card.js';

const DICE = /\d+d\d+/gi;
const PART = /([+-]?)\s*(\d{1,9}(?:\.\d{1,3})?|\.\d{1,3}|∞)(½?)/g;
const MAX_LENGTH = 40;

/**
 * Parses a stat into a PostgreSQL numeric: `*`, `?`, `X` and dice count as 0, so that `1+*` is 1. Null when it is not a stat.
 */
export function parseStat(value: unknown): string | null {
  const printed = typeof value === 'number' ? String(value) : value;
  if (typeof printed !== 'string' || printed === '' || printed.length > MAX_LENGTH) return null;
  if (printed.includes('∞')) return printed.includes('-∞') ? '-Infinity' : 'Infinity';
  let sum = printed.startsWith('½') ? 0.5 : 0;
  for (const [, sign, amount, half] of printed.replace(DICE, '*').matchAll(PART)) {
    sum += (sign === '-' ? -1 : 1) * (Number(amount) + (half ? 0.5 : 0));
  }
  // Turns -0 into 0.
  return String(sum || 0);
}

/** The stat of each face, null for a face without one; empty when no face has one. */
export function statsOf({ raw, faces }: RawCard, key: string): (string | null)[] {
  const own = faces.map((face) => parseStat(face[key]));
  if (own.some((each) => each !== null)) return own;
  const whole = parseStat(raw[key]);
  return whole === null ? [] : [whole];
}

/** The mana value: a card without one has its front face's. */
export function manaValueOf({ raw, faces }: RawCard): string | null {
  const value = [raw.cmc, faces[0]?.cmc].find((each) => typeof each === 'number' && Number.isFinite(each));
  return value === undefined ? null : String(value);
}
