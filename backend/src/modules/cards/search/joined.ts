// Joins the parts of a search: each is asked once, however often it was typed.
import type { Query } from './query.js';

/** All of these, or any; undefined without any. Equal parts ask the same, and each would cost its time. */
export function joined(kind: 'all' | 'any', of: readonly Query[]): Query | undefined {
  if (of.length < 2) return of[0];
  const distinct = [...new Map(of.map((part) => [JSON.stringify(part), part])).values()];
  return distinct.length > 1 ? { kind, of: distinct } : distinct[0];
}
