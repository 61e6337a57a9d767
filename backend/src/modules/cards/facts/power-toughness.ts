// Reads power, toughness and loyalty, which cards print as anything from `2` to `1+*` and `∞`.
import type { RawCard } from './raw-card.js';

const DICE = /\d+d\d+/gi;
const PART = /([+-]?)\s*(\d{1,9}(?:\.\d{1,3})?|\.\d{1,3}|∞)(½?)/g;
const MAX_LENGTH = 40;

/**
 * A figure as PostgreSQL's numeric reads it: `*`, `?`, `X` and dice count as 0, so that `1+*` is 1. Null for what is no
 * figure at all.
 */
export function figureOf(value: unknown): string | null {
  const printed = typeof value === 'number' ? String(value) : value;
  if (typeof printed !== 'string' || printed === '' || printed.length > MAX_LENGTH) return null;
  if (printed.includes('∞')) return printed.includes('-∞') ? '-Infinity' : 'Infinity';
  let sum = printed.startsWith('½') ? 0.5 : 0;
  for (const [, sign, amount, half] of printed.replace(DICE, '*').matchAll(PART)) {
    sum += (sign === '-' ? -1 : 1) * (Number(amount) + (half ? 0.5 : 0));
  }
  // Minus nothing is nothing.
  return String(sum || 0);
}

/** A figure of each face, null where it has none; empty when no face has it. */
export function figuresOf({ raw, faces }: RawCard, key: string): (string | null)[] {
  const own = faces.map((face) => figureOf(face[key]));
  if (own.some((each) => each !== null)) return own;
  const whole = figureOf(raw[key]);
  return whole === null ? [] : [whole];
}

/** The mana value: a card without one has its front face's. */
export function manaValueOf({ raw, faces }: RawCard): string | null {
  const value = [raw.cmc, faces[0]?.cmc].find((each) => typeof each === 'number' && Number.isFinite(each));
  return value === undefined ? null : String(value);
}
