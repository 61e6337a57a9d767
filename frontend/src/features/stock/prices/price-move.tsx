/** A price before and after, of copies that are alike, and what decided it. */
import type { PriceMove as Move } from '../../../api/stock-prices';
import { CONDITION_SHORT } from '../../../entities/listing/listing-term';
import { languageLabel } from '../../../lib/languages';
import { finishLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import classes from './price-move.module.css';

export function PriceMove({ move }: { move: Move }) {
  const t = texts.stockPrices.move;
  const { cardName, priceBefore, priceAfter } = move;
  return (
    <div className={classes.move}>
      <p className={classes.card}>
        <span className={classes.name}>{cardName}</span>{' '}
        <span className={classes.terms}>{termsOf(move)}</span>
      </p>
      <p className={classes.prices}>
        <span className={classes.hidden}>{t.fromTo(formatPrice(priceBefore), formatPrice(priceAfter))}</span>
        <span aria-hidden="true">
          {formatPrice(priceBefore)} → <strong>{formatPrice(priceAfter)}</strong>
        </span>
      </p>
      <p className={classes.reason}>{reasonOf(move)}</p>
    </div>
  );
}

function termsOf({ cardSetCode, cardNumber, condition, finish, language, copies }: Move): string {
  return [
    `${cardSetCode.toUpperCase()} ${cardNumber}`,
    CONDITION_SHORT[condition],
    finish !== 'NONFOIL' && finishLabels[finish],
    language !== 'en' && languageLabel(language),
    copies > 1 && texts.stock.summary.copies(copies),
  ]
    .filter(Boolean)
    .join(' · ');
}

function reasonOf({ reason, marketPrice, pricePaid }: Move): string {
  const t = texts.stockPrices.move;
  const market = formatPrice(marketPrice);
  switch (reason) {
    case 'FLOOR':
      return t.floor(market);
    case 'CEILING':
      return t.ceiling(market);
    case 'PAID':
      return t.paid(market, formatPrice(pricePaid ?? 0));
    default:
      return t.market(market);
  }
}
