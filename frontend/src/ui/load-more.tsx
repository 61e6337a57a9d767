/** The end of a list that has more pages. */
import { type RefObject, useEffect, useRef } from 'react';
import { texts } from '../texts';
import type { Count } from '../texts/formatters';
import { Button } from './button';
import classes from './load-more.module.css';

interface LoadMoreProps {
  /** How many are shown. */
  shown: number;
  /** How many there are in total. */
  total: Count;
  /** Loads the next page; absent on the last. */
  onMore?: () => void;
  busy: boolean;
  /** The last attempt failed: what to say. */
  failure?: string | null;
  /** The number of rows in the list, where that is not `shown`. */
  rows?: number;
  /** The list: the focus goes on to its first new row. */
  list?: RefObject<HTMLElement | null>;
}

/** Says how far the list goes, and reads on. */
export function LoadMore({ shown, total, onMore, busy, failure, list, rows = shown }: LoadMoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<{ shown: number; rows: number } | null>(null);
  useEffect(() => {
    const last = before.current;
    if (last === null || shown <= last.shown) return;
    before.current = null;
    // Anyone who has gone elsewhere in the meantime stays there.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === button.current)
      focusRow(list?.current?.children[Math.min(last.rows, rows - 1)]);
  }, [shown, rows, list]);
  if (!onMore) return null;
  return (
    <div className={classes.end}>
      <p className={classes.count}>{texts.ui.shown(shown, total)}</p>
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <Button
        ref={button}
        look="quiet"
        size="l"
        busy={busy}
        onClick={() => {
          before.current = { shown, rows };
          onMore();
        }}
      >
        {failure ? texts.ui.tryAgain : texts.ui.loadMore}
      </Button>
    </div>
  );
}

/** The first thing in the row that takes the focus. */
function focusRow(row: Element | undefined): void {
  row?.querySelector<HTMLElement>('a[href], button')?.focus();
}
