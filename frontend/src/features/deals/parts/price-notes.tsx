/** Cards whose market price has moved since both agreed: what they agreed on stays, unless both agree on other prices. */
import { type ReactNode, useRef, useState } from 'react';
import type { DealDto } from '../../../api/deals';
import { partAround } from '../../../lib/focus-around';
import { formatDate } from '../../../lib/format-date';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { formatPrice } from '../../../lib/money';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { LazyBoundary } from '../../../ui/lazy-boundary';
import classes from '../deal.module.css';
import { isBeforeHandOver, isOpenForHandOver } from './deal-words';

const form = lazyWithPreload(() => import('./reopen-prices'));
const suggested = lazyWithPreload(() => import('../hand-over/suggested-prices'));

export function PriceNotes({ deal }: { deal: DealDto }) {
  const t = texts.stockConflicts.priceNotes;
  const { priceNotes, lines, amendment } = deal;
  const [isOpen, setIsOpen] = useState(false);
  // What else is suggested is answered at the table, or here where two are not there any more.
  const isReopened = amendment !== null && (amendment.prices.length > 0 || !isOpenForHandOver(deal));
  const mayReopen = !isReopened && !isOpen && isBeforeHandOver(deal);
  const isAsking = isOpen || isReopened;
  const notes = useRef<HTMLElement>(null);
  /** The button of before where it is back, and the part of the page around where nothing is left. */
  const home = () => {
    const { current } = notes;
    if (!current?.hasChildNodes()) return current?.parentElement ? partAround(current.parentElement) : null;
    return (!isAsking && current.querySelector('button')) || current;
  };
  const focusProps = useFocusWhenLost(home);
  return (
    <section ref={notes} className={classes.notes} aria-label={t.label} tabIndex={-1} {...focusProps}>
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
      <LazyBoundary isNeeded={isAsking}>
        {isAsking && (
          <FormOrSuggestion home={home}>
            {isReopened ? (
              <suggested.Component deal={deal} amendment={amendment} />
            ) : (
              <form.Component deal={deal} onClose={() => setIsOpen(false)} />
            )}
          </FormOrSuggestion>
        )}
      </LazyBoundary>
    </section>
  );
}

interface FormOrSuggestionProps {
  home: () => HTMLElement | null;
  children: ReactNode;
}

/** The form stays, hidden, until the code of the suggestion has come: it is removed in a commit of this alone. */
function FormOrSuggestion({ home, children }: FormOrSuggestionProps) {
  const focusProps = useFocusWhenLost(home);
  return <div {...focusProps}>{children}</div>;
}
