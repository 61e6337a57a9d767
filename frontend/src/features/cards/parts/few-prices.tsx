/** Prices of a day or two, in words. */
import { texts } from '../../../texts';
import classes from './price-history.module.css';
import type { PriceLine } from './price-lines';
import { dayWords, priceWords } from './price-words';

const words = texts.cards.prices;

export function FewPrices({ lines }: { lines: readonly PriceLine[] }) {
  const several = lines.length > 1;
  return (
    <ul className={classes.words}>
      {lines.map(({ finish, name, points }) => {
        const said = points.map(({ day, cents }) => words.priceOn(priceWords(cents), dayWords(day)));
        return (
          <li key={finish}>
            {several && <strong>{name}</strong>} {words.soFar(points.length, said.join(', '))}
          </li>
        );
      })}
    </ul>
  );
}
