/** Phone numbers as people type and paste them. */

/** How a North American number is written. */
export const PHONE_PATTERN = '+1 (xxx) xxx-xxxx';

/** Ten digits, with or without the country's 1; neither the area nor the exchange begins with 0 or 1. */
const NORTH_AMERICAN = /^(?:\+?1)?([2-9]\d{2})([2-9]\d{2})(\d{4})$/;

/** The content between the digits; dashes also as text programs write them. */
const BETWEEN = /[\s().\-‐-―/]/g;

/** A North American number in `PHONE_PATTERN`; any other as it was typed, without the blanks around it. */
export function formatPhone(typed: string): string {
  const text = typed.trim();
  const [, area, exchange, line] = NORTH_AMERICAN.exec(text.replace(BETWEEN, '')) ?? [];
  return line ? `+1 (${area}) ${exchange}-${line}` : text;
}
