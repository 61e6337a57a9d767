/** The baskets at the foot of the page: how many cards at which store, and one press to hold them all. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { forgetStep, pendingCopy } from '../../browser/pending-step';
import { useUser } from '../../browser/use-user';
import { formatPrice, totalOf } from '../../lib/money';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { toastSuccess } from '../../ui/toast';
import classes from './basket-bar.module.css';
import { onShownGone, shownGone } from './gone/gone-copies';
import GonePanel from './gone/gone-panel';
import { addCopy, type Basket, baskets, emptyBasket, onBaskets, putBack } from './parts/baskets';
import { useHold } from './parts/use-hold';

export default function BasketBar() {
  const all = useSyncExternalStore(onBaskets, baskets);
  const brought = useBroughtCopy();
  const gone = useSyncExternalStore(onShownGone, shownGone);
  const focusProps = useFocusWhenLost(() => document.getElementById('content'));
  if (gone)
    return (
      <div className={classes.bar} {...focusProps}>
        <GonePanel gone={gone} />
      </div>
    );
  if (all.length === 0) return null;
  return (
    <section className={classes.bar} aria-label={texts.holds.basket} {...focusProps}>
      {all.map((basket) => (
        <Row key={basket.store} basket={basket} isBrought={basket.store === brought} />
      ))}
    </section>
  );
}

/** The store whose copy a stranger wanted before they logged in: it is in the basket now, one press from being held. */
function useBroughtCopy(): string | null {
  const me = useUser()?.uuid;
  const [store, setStore] = useState<string | null>(null);
  useEffect(() => {
    const wanted = pendingCopy();
    if (!me || !wanted) return;
    forgetStep('basket');
    // A store that has logged in to its own page asks itself for nothing.
    if (wanted.store.uuid === me || !addCopy(wanted.store, wanted.copy)) return;
    setStore(wanted.store.uuid);
  }, [me]);
  return store;
}

interface RowProps {
  basket: Basket;
  /** Whether it is what somebody has come back for. */
  isBrought: boolean;
}

function Row({ basket, isBrought }: RowProps) {
  const t = texts.holds;
  const { store, name, copies } = basket;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBrought) button.current?.focus();
  }, [isBrought]);
  const { hold, isBusy } = useHold();
  const clear = () => {
    emptyBasket(store);
    toastSuccess(t.cleared, { label: texts.ui.undo, run: () => putBack(basket) });
  };
  return (
    <div className={classes.row}>
      <p className={classes.text} role="status">
        <strong>{t.inBasket(copies.length, name)}</strong> · {formatPrice(totalOf(copies))}
      </p>
      <Button look="link" onClick={clear}>
        {t.clear}
      </Button>
      <Button ref={button} size="l" busy={isBusy} onClick={() => void hold(copies)}>
        {t.holdAll}
      </Button>
    </div>
  );
}
