/** The way of somebody without an account to the stores around them; all of it is loaded by a press. */
import { Suspense, useState } from 'react';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { useIsHydrated } from '../../../lib/use-is-hydrated';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { PartBoundary } from '../../../ui/part-boundary';
import classes from './near-me.module.css';

const t = texts.home.landing.nearby;
const stores = lazyWithPreload(() => import('./stores-near-me'));

export function NearMe() {
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useIsHydrated();
  if (isOpen)
    return (
      <PartBoundary message={t.nearMeFailed}>
        <Suspense fallback={<p className={classes.note}>…</p>}>
          <stores.Component />
        </Suspense>
      </PartBoundary>
    );
  return (
    <div>
      <Button
        look="quiet"
        size="l"
        // A press would be lost before that.
        disabled={!isHydrated}
        onPointerEnter={stores.preload}
        onFocus={stores.preload}
        onClick={() => setIsOpen(true)}
      >
        {t.nearMe}
      </Button>
    </div>
  );
}
