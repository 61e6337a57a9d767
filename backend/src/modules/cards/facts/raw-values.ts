// Reads values out of an object that came from elsewhere: each is what it should be, or null.
import { isUUID } from 'class-validator';

/** An object's fields; none for what is not an object. */
export function record(value: unknown): Record<string, unknown> {
  const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
  return isObject ? (value as Record<string, unknown>) : {};
}

/** A text. */
export const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The text with a mark for each half of a character that has lost the other: PostgreSQL can't keep those. */
export const wellFormed = (value: string): string => value.replace(/\p{Surrogate}/gu, '\uFFFD');

/** The texts of an array. */
export const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** A UUID in lower case. */
export const uuid = (value: unknown): string | null =>
  typeof value === 'string' && isUUID(value) ? value.toLowerCase() : null;

/** A day that exists, as `2024-11-08`. */
export function dateOf(value: unknown): string | null {
  if (typeof value !== 'string' || !/^[12]\d{3}-\d\d-\d\d$/.test(value)) return null;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : null;
}

/** Whole cents from a decimal text such as `12.5`; never by way of a fraction of a floating-point number. */
export function centsOf(value: unknown): number | null {
  const [, units, hundredths = ''] =
    typeof value === 'string' ? (/^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(value) ?? []) : [];
  return units === undefined ? null : Number(units + hundredths.padEnd(2, '0'));
}

/** The finishes of a card; older objects only say whether there is a foil one. */
export function finishesOf(card: Record<string, unknown>): string[] {
  const named = texts(card.finishes);
  if (named.length > 0) return named;
  return [...(card.nonfoil === true ? ['nonfoil'] : []), ...(card.foil === true ? ['foil'] : [])];
}
