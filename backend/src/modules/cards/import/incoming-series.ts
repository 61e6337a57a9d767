// Reads a line of a file of price series into months of whole cents; what can't be one gets a reason.
import { isUtf8 } from 'node:buffer';
import { CURRENCIES, PRICE_KINDS } from '../domain/price-kinds.js';
import { centsOf, dateOf, record, uuid } from '../facts/raw-values.js';
import { NOT_JSON, NOT_UTF8, TOO_LONG } from './incoming-card.js';

/** The columns of the staging table: the card, the kind of price, the first of the month, the cents by day. */
export type IncomingMonth = readonly [id: string, kind: number, month: string, cents: string];

/** Why this can't be a price series, for a person; or its months. */
export function incomingSeries(bytes: Buffer | undefined): string | IncomingMonth[] {
  if (!bytes) return TOO_LONG;
  if (!isUtf8(bytes)) return NOT_UTF8;
  let parsed: unknown;
  try {
    parsed = JSON.parse(bytes.toString('utf8'));
  } catch {
    return NOT_JSON;
  }
  const line = record(parsed);
  const id = uuid(line.id);
  if (!id) return 'without a usable id';
  if (!PRICE_KINDS.some(({ finish }) => finish === line.finish)) return 'without a usable finish';
  const months: IncomingMonth[] = [];
  for (const currency of CURRENCIES) {
    const known = PRICE_KINDS.find((each) => each.finish === line.finish && each.currency === currency);
    const byMonth = known ? monthsOf(record(line[currency])) : new Map();
    if (typeof byMonth === 'string') return byMonth;
    for (const [month, cents] of byMonth) months.push([id, known?.kind ?? 0, month, cents]);
  }
  return months.length > 0 ? months : 'without a price';
}

/** The arrays of a series in PostgreSQL's own writing, by month; or why a day or a price can't be one. */
function monthsOf(prices: Record<string, unknown>): string | Map<string, string> {
  const months = new Map<string, (number | undefined)[]>();
  for (const [day, price] of Object.entries(prices)) {
    if (price === null) continue;
    if (!dateOf(day)) return 'with a day that is none';
    // By way of its decimal text: 1.15 * 100 is not 115.
    const cents = typeof price === 'number' ? centsOf(String(price)) : null;
    if (cents === null) return 'with a price that is none';
    const month = `${day.slice(0, 7)}-01`;
    const days = months.get(month) ?? [];
    days[Number(day.slice(8)) - 1] = cents;
    months.set(month, days);
  }
  return new Map([...months].map(([month, days]) => [month, arrayOf(days)]));
}

/** Days without a price are holes in the array. */
const arrayOf = (days: (number | undefined)[]): string =>
  `{${Array.from(days, (cents) => cents ?? 'NULL').join(',')}}`;
