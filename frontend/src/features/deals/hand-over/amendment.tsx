/** What differs at the table: lines that stay with their owner, and conditions to correct. Both have to agree. */
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DealDto } from '../../../api/deals';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { LazyBoundary } from '../../../ui/lazy-boundary';
import classes from './hand-over.module.css';
import { Suggested } from './suggested';

const form = lazyWithPreload(() => import('./amendment-form'));

export function Amendment({ deal }: { deal: DealDto }) {
  const t = texts.handOver;
  const [isOpen, setIsOpen] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setIsOpen(false));
    change.current?.focus();
  };
  return (
    <>
      {/* Other prices are suggested above, also before two meet. */}
      {deal.amendment?.prices.length === 0 && <Suggested deal={deal} amendment={deal.amendment} />}
      {!isOpen && (
        <div className={classes.actions}>
          <Button
            ref={change}
            look="quiet"
            onPointerEnter={form.preload}
            onFocus={form.preload}
            onClick={() => setIsOpen(true)}
          >
            {t.change}
          </Button>
        </div>
      )}
      <LazyBoundary isNeeded={isOpen}>
        {isOpen && <form.Component deal={deal} onClose={close} />}
      </LazyBoundary>
    </>
  );
}
