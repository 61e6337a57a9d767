/** The baskets at the foot of the page: how many cards at which store, and one press to hold them all. */
import { useSyncExternalStore } from 'react';
import { formatPrice } from '../../lib/money';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import classes from './basket-bar.module.css';
import { type Basket, baskets, emptyBasket, onBaskets } from './parts/baskets';
import { useHold } from './parts/use-hold';

export default function BasketBar() {
  const all = useSyncExternalStore(onBaskets, baskets);
  if (all.length === 0) return null;
  return (
    <section className={classes.bar} aria-label={texts.holds.basket}>
      {all.map((basket) => (
        <Row key={basket.store} basket={basket} />
      ))}
    </section>
  );
}

function Row({ basket: { store, name, copies } }: { basket: Basket }) {
  const t = texts.holds;
  const { hold, isBusy } = useHold();
  const total = copies.reduce((sum, { price }) => sum + Math.round(100 * price), 0) / 100;
  return (
    <div className={classes.row}>
      <p className={classes.text} role="status">
        <strong>{t.inBasket(copies.length, name)}</strong> · {formatPrice(total)}
      </p>
      <Button look="link" onClick={() => emptyBasket(store)}>
        {t.clear}
      </Button>
      <Button size="l" busy={isBusy} onClick={() => void hold(copies.map(({ uuid }) => uuid))}>
        {t.holdAll}
      </Button>
    </div>
  );
}
