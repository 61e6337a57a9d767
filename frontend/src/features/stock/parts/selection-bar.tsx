/** What is chosen, and what can be done with it; what is shown where nothing is chosen. */
import type { ReactNode } from 'react';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import classes from './selection-bar.module.css';
import type { Chosen } from './use-chosen';

interface SelectionBarProps {
  chosen: Chosen;
  /** All that match. */
  total: number;
  onChange: () => void;
  /** Stands there while nothing is chosen. */
  children: ReactNode;
}

export function SelectionBar({ chosen, total, onChange, children }: SelectionBarProps) {
  const t = texts.stock.select;
  const { count } = chosen;
  return (
    <div className={classes.bar} data-chosen={count > 0 || undefined}>
      <p className={classes.count} role="status">
        {count > 0 && t.count(count)}
      </p>
      {count === 0 && children}
      {count > 0 && (
        <>
          <Button onClick={onChange}>{t.change}</Button>
          {count < total && (
            <Button look="link" size="s" onClick={() => chosen.chooseAll(true)}>
              {t.allMatching(total)}
            </Button>
          )}
          <Button look="link" size="s" onClick={chosen.clear}>
            {t.clear}
          </Button>
        </>
      )}
    </div>
  );
}
