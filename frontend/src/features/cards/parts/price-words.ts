/** Prices and days of a price chart in words. */
import { dateWords } from '../../../lib/date-words';
import { readersLocale } from '../../../lib/locale';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { dateOf, type PriceLine, priceOn } from './price-lines';
import type { DayTick } from './price-scale';

/** `$1.23`. */
export const priceWords = (cents: number): string => formatPrice(cents / 100);

/** `Feb 14, 2026`. */
export const dayWords = (day: number): string => dateWords(dateOf(day));

const words = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(readersLocale(), { ...options, timeZone: 'UTC' });
  return (day: number) => format.format(new Date(dateOf(day)));
};
const shortDay = words({ month: 'short', day: 'numeric' });
const shortMonth = words({ month: 'short', year: 'numeric' });

/** What stands under a mark on the axis of days: `Feb 14`, or `Feb 2026` for a month. */
export const tickWords = ({ day, isMonth }: DayTick): string => (isMonth ? shortMonth(day) : shortDay(day));

/** The marks of the axis of prices: `$5` where all are whole dollars, else `$4.50`, as the reader writes them. */
export function axisWords(ticks: readonly number[]): string[] {
  const isWhole = ticks.every((cents) => cents % 100 === 0);
  return ticks.map((cents) => (isWhole ? priceWords(cents).replace(/[.,]00(?!\d)/, '') : priceWords(cents)));
}

/** All prices of a day: `Regular $1.23, Foil no price`. */
export const pricesSentence = (lines: readonly PriceLine[], day: number): string =>
  lines
    .map((line) => {
      const cents = priceOn(line, day);
      return `${line.name} ${cents === undefined ? texts.cards.prices.unknown : priceWords(cents)}`;
    })
    .join(', ');
