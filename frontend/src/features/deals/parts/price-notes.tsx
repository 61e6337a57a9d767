/** Cards whose market price has moved since both agreed: what they agreed on stays, today's price is beside it. */
import type { DealDto } from '../../../api/deals';
import { formatDate } from '../../../lib/format-date';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { Hint } from '../../../ui/hint';
import classes from '../deal.module.css';

export function PriceNotes({ deal: { priceNotes, lines } }: { deal: DealDto }) {
  const t = texts.stockConflicts.priceNotes;
  if (priceNotes.length === 0) return null;
  return (
    <Hint kind="info">
      <p>{t.about}</p>
      <ul className={classes.plain}>
        {priceNotes.map(({ nth, agreed, today, asOf, percent }) => (
          <li key={nth}>
            {lines.find((line) => line.nth === nth)?.card.name}:{' '}
            {t.moved(formatPrice(agreed), formatPrice(today), formatDate(asOf), percent)}
          </li>
        ))}
      </ul>
    </Hint>
  );
}
