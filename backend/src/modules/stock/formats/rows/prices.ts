// What a row says about money.
import { MAX_PRICE_CENTS } from '../../../listings/index.js';
import type { ImportRow } from '../read-file.js';
import { amountOf, currencyOf } from '../values/money.js';
import type { Cells } from './cells.js';

interface Read {
  readonly cents: number;
  readonly currency?: string;
}

function amount(cells: Cells, use: 'price' | 'paid'): Read | undefined {
  const found = cells.find(use);
  if (!found) return undefined;
  const read = amountOf(found.text, cells.plan.marks.get(found.at));
  if (typeof read !== 'string') return read;
  return cells.hold(read === 'ambiguous' ? 'ambiguous-price' : 'unreadable-price', found);
}

const wholeCents = (cells: Cells, use: 'priceCents' | 'paidCents'): Read | undefined =>
  cells.read(use, 'unreadable-price', (text) =>
    /^\d{1,9}$/.test(text) ? { cents: Number(text) } : undefined,
  );

/** The currency of the market's price, in which the program then has all its amounts. */
function marketCurrency(cells: Cells): string | undefined {
  const found = cells.find('marketPrice');
  const read = found && amountOf(found.text, '.');
  return typeof read === 'object' ? read.currency : undefined;
}

/** False for dollars that no listing can have: the row is held back. Other currencies are not kept, and some have large numbers. */
function isInRange(cells: Cells, use: 'price' | 'paid', read: Read | undefined, currency = 'USD'): boolean {
  if (read === undefined || read.cents <= MAX_PRICE_CENTS || currency !== 'USD') return true;
  cells.hold('price-out-of-range', cells.find(use) ?? cells.find(`${use}Cents`));
  return false;
}

/** An asking price of 0 is none. The currency is the amount's own sign, the column's or the program's. */
export function pricesOf(cells: Cells): Pick<ImportRow, 'price' | 'paid' | 'currency'> {
  const { currency: usual, zeroIsUnpaid } = cells.plan.format;
  const price = amount(cells, 'price') ?? wholeCents(cells, 'priceCents');
  const paid = amount(cells, 'paid') ?? wholeCents(cells, 'paidCents');
  const named = cells.read('currency', 'unreadable-price', currencyOf);
  const currency = price?.currency ?? paid?.currency ?? named ?? marketCurrency(cells) ?? usual;
  const hasPrice = isInRange(cells, 'price', price, currency) && price !== undefined && price.cents > 0;
  const isPaid =
    isInRange(cells, 'paid', paid, currency) && paid !== undefined && !(paid.cents === 0 && zeroIsUnpaid);
  return {
    ...(hasPrice ? { price: price.cents } : {}),
    ...(isPaid ? { paid: paid.cents } : {}),
    ...(currency !== undefined && (hasPrice || isPaid) ? { currency } : {}),
  };
}
