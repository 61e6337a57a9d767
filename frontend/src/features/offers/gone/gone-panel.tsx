/** Copies that were gone when somebody wanted them to be held: their names, the way on with the rest, and what others have. */
import { useEffect, useRef } from 'react';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { useHold } from '../parts/use-hold';
import { type ShownGone, showGone } from './gone-copies';
import classes from './gone-copies.module.css';
import { NextBest } from './next-best';

export default function GonePanel({ gone: { cards, rest, nextBest } }: { gone: ShownGone }) {
  const t = texts.holds.gone;
  const { hold, isBusy } = useHold();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const holdLeft = async () => {
    if (await hold(rest)) showGone(null);
  };
  return (
    <section className={classes.panel} aria-label={t.title}>
      <h2 ref={heading} className={classes.title} tabIndex={-1}>
        {t.title}
      </h2>
      <ul className={classes.names}>
        {[...new Set(cards)].map((card) => (
          <li key={card}>{card}</li>
        ))}
      </ul>
      <NextBest copies={nextBest} />
      <p className={classes.actions}>
        {rest.length > 0 && (
          <Button size="l" busy={isBusy} onClick={() => void holdLeft()}>
            {t.holdLeft(rest.length)}
          </Button>
        )}
        <Button size="l" look="quiet" onClick={() => showGone(null)}>
          {texts.ui.close}
        </Button>
      </p>
    </section>
  );
}
