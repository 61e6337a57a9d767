/** Prices and days of a price chart in words. */

import { formatDate } from '../../../lib/format-date';
import { dateFormat } from '../../../lib/intl';
import { preferredLocale } from '../../../lib/locale';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { dateOf, type PriceLine, priceOn } from './price-lines';
import type { DayTick } from './price-scale';

/** `$1.23`. */
export const formatCents = (cents: number): string => formatPrice(cents / 100);

/** `Feb 14, 2026`. */
export const formatPriceDay = (day: number): string => formatDate(dateOf(day));

/** The content under a mark on the axis of days: `Feb 14`, or `Feb 2026` for a month. */
export function formatDayTick({ day, isMonth }: DayTick): string {
  const shown = isMonth ? ({ year: 'numeric' } as const) : ({ day: 'numeric' } as const);
  const { format } = dateFormat(preferredLocale(), { month: 'short', ...shown, timeZone: 'UTC' });
  return format(new Date(dateOf(day)));
}

/** The marks of the axis of prices: `$5` where all are whole dollars, else `$4.50`, as the reader writes them. */
export function formatPriceTicks(ticks: readonly number[]): string[] {
  const isWhole = ticks.every((cents) => cents % 100 === 0);
  return ticks.map((cents) =>
    isWhole ? formatCents(cents).replace(/[.,]00(?!\d)/, '') : formatCents(cents),
  );
}

/** All prices of a day: `Regular $1.23, Foil no price`. */
export const describePrices = (lines: readonly PriceLine[], day: number): string =>
  lines
    .map((line) => {
      const cents = priceOn(line, day);
      return `${line.name} ${cents === undefined ? texts.cards.prices.unknown : formatCents(cents)}`;
    })
    .join(', ');
