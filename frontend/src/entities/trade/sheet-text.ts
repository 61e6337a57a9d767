/** What a fair-trade sheet comes to, in words. No verdict: a band, and the difference in money and percent. */
import type { FairTradeSheetDto } from '../../api/deals';
import { numberFormat } from '../../lib/intl';
import { preferredLocale } from '../../lib/locale';
import { formatPrice } from '../../lib/money';
import { texts } from '../../texts';

/** `85` as the reader writes it: `85%`, `85 %`. */
export const formatPercent = (percent: number, locale: string = preferredLocale()): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);

/** `other`: what the other side is called. */
export function bandText(
  { band, difference }: Pick<FairTradeSheetDto, 'band' | 'difference'>,
  me: 'first' | 'second',
  other: string,
): string {
  const { bands } = texts.sheet;
  if (band === 'EVEN' || band === 'UNKNOWN' || difference === null)
    return band === 'EVEN' ? bands.EVEN : bands.UNKNOWN;
  const isMine = (band === 'FIRST_GIVES_MORE') === (me === 'first');
  const amount = formatPrice(difference.amount);
  const percent = formatPercent(difference.percent);
  return isMine ? bands.youGiveMore(amount, percent) : bands.otherGivesMore(other, amount, percent);
}
