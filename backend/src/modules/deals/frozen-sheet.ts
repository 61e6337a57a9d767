// Freezes a fair-trade sheet with a hash, so that both can show later what they agreed on.
import { createHash } from 'node:crypto';
import { figuresOf, type SheetCash, type SheetFigures, type SheetLine } from './domain/fair-trade-sheet.js';

/** A sheet with the SHA-256 of all its figures as JSON with sorted keys. */
export type FairTradeSheet = SheetFigures & { readonly hash: string };

/** Both sides' figures as they are at a moment. */
export function fairTradeSheet(
  lines: readonly SheetLine[],
  cash: SheetCash | null,
  frozenAt: Date,
): FairTradeSheet {
  const figures = figuresOf(lines, cash, frozenAt);
  return { ...figures, hash: hashOf(figures) };
}

/** The hash of a sheet, whatever the order of its keys; its own hash is no part of it. */
export function hashOf(sheet: SheetFigures & { readonly hash?: string }): string {
  const { hash: _own, ...figures } = sheet;
  return createHash('sha256').update(canonical(figures)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(',')}}`;
}
