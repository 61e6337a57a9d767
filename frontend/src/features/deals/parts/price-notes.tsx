/** Cards whose market price has moved since both agreed: what they agreed on stays, unless both agree on other prices. */
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { DealDto } from '../../../api/deals';
import { focusAround } from '../../../lib/focus-around';
import { formatDate } from '../../../lib/format-date';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { LazyBoundary } from '../../../ui/lazy-boundary';
import classes from '../deal.module.css';
import { isBeforeHandOver } from './deal-words';

const form = lazyWithPreload(() => import('./reopen-prices'));
const suggested = lazyWithPreload(() => import('../hand-over/suggested-prices'));

export function PriceNotes({ deal }: { deal: DealDto }) {
  const t = texts.stockConflicts.priceNotes;
  const { priceNotes, lines, amendment } = deal;
  const [isOpen, setIsOpen] = useState(false);
  const isReopened = amendment !== null && amendment.prices.length > 0;
  const mayReopen = !isReopened && !isOpen && isBeforeHandOver(deal);
  const { around, keepFocus, ...focusInside } = useFocusKept(isOpen, isReopened);
  return (
    <section ref={around} className={classes.notes} aria-label={t.label} tabIndex={-1} {...focusInside}>
      {priceNotes.length > 0 && (
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
      )}
      {priceNotes.length > 0 && mayReopen && (
        <div className={`${classes.actions} ${classes.screenOnly}`}>
          <Button
            look="quiet"
            onPointerEnter={form.preload}
            onFocus={form.preload}
            onClick={() => setIsOpen(true)}
          >
            {t.reopen}
          </Button>
        </div>
      )}
      <LazyBoundary isNeeded={isOpen || isReopened}>
        {isOpen && !isReopened && <form.Component deal={deal} onClose={() => setIsOpen(false)} />}
        {isReopened && <suggested.Component deal={deal} amendment={amendment} />}
        <WhenShown act={keepFocus} />
      </LazyBoundary>
    </section>
  );
}

/**
 * What had the focus goes away when the form opens, is sent or closed, and when a suggestion is answered: the focus stays here, and goes
 * to the button of before where that is back, or to the part of the page around where nothing is left.
 */
function useFocusKept(isOpen: boolean, isReopened: boolean) {
  const around = useRef<HTMLElement>(null);
  const isInside = useRef(false);
  const keepFocus = () => {
    const { activeElement, body } = document;
    if (isInside.current && (activeElement === body || activeElement === null))
      focusLeft(around, isOpen || isReopened);
  };
  // In the same commit: a key that is pressed in between would go to the page.
  useLayoutEffect(keepFocus, [isOpen, isReopened]);
  return {
    around,
    keepFocus,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      // What is taken out of the page may blur before, with nothing to go to.
      if (relatedTarget !== null) isInside.current = currentTarget.contains(relatedTarget);
    },
  };
}

/** Acts in the commit that shows what it stands beside: the form stays, hidden, until the code of the suggestion has come. */
function WhenShown({ act }: { act: () => void }) {
  useLayoutEffect(act);
  return null;
}

function focusLeft({ current: left }: RefObject<HTMLElement | null>, isAsking: boolean): void {
  const button = isAsking ? null : left?.querySelector('button');
  if (left?.parentElement && left.childElementCount === 0) focusAround(left.parentElement);
  else (button ?? left)?.focus({ preventScroll: true });
}
