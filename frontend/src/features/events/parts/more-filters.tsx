/** The filters beyond those that are always shown: a part that opens, loaded when it does or when one of them is in use. */
import { useState } from 'react';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { LazyBoundary } from '../../../ui/lazy-boundary';
import classes from './event-filters.module.css';
import { type Filters, moreIn } from './filters';

const fields = lazyWithPreload(() => import('./more-filters-fields'));

interface MoreFiltersProps {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

export function MoreFilters({ filters, onChange }: MoreFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const isInUse = moreIn(filters).length > 0;
  return (
    <>
      <Button
        look="quiet"
        size="l"
        className={classes.more}
        aria-expanded={isOpen}
        onPointerEnter={fields.preload}
        onFocus={fields.preload}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.events.filters.more}
      </Button>
      <div className={classes.extras}>
        <LazyBoundary isNeeded={isOpen || isInUse}>
          <fields.Component isOpen={isOpen} filters={filters} onChange={onChange} />
        </LazyBoundary>
      </div>
    </>
  );
}
