/** Prices of a day or two, in words. */
import { texts } from '../../../texts';
import { formatCents, formatPriceDay } from './price-format';
import classes from './price-history.module.css';
import type { PriceLine } from './price-lines';

const t = texts.cards.prices;

export function FewPrices({ lines }: { lines: readonly PriceLine[] }) {
  const several = lines.length > 1;
  return (
    <ul className={classes.text}>
      {lines.map(({ finish, name, points }) => {
        const said = points.map(({ day, cents }) => t.priceOn(formatCents(cents), formatPriceDay(day)));
        return (
          <li key={finish}>
            {several && <strong>{name}</strong>} {t.soFar(points.length, said.join(', '))}
          </li>
        );
      })}
    </ul>
  );
}
