// How many copies a cell counts: `3`, ` 3 `, `2x`.
import type { RowProblemCode } from '../problems.js';

export const MAX_QUANTITY = 9_999;

const COUNT = /^x?\s*(\d+)\s*x?$/i;

/** The number, or why it is none. A blank cell is neither: the caller knows whether it needs one. */
export function quantityOf(text: string): number | RowProblemCode {
  const trimmed = text.trim();
  const count = COUNT.exec(trimmed)?.[1];
  if (count !== undefined) {
    const quantity = Number(count);
    return quantity > MAX_QUANTITY ? 'quantity-too-large' : quantity;
  }
  if (/^[-−]\s*\d/.test(trimmed)) return 'negative-quantity';
  const [, whole, decimals] = /^(\d+)[.,](\d+)$/.exec(trimmed) ?? [];
  // `3.0` is what a spreadsheet makes of 3.
  if (whole !== undefined && /^0+$/.test(decimals ?? '') && (decimals ?? '').length < 3)
    return quantityOf(whole);
  return whole === undefined ? 'unreadable-quantity' : 'fractional-quantity';
}
