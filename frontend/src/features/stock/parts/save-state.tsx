/** Whether all changes have arrived, and which were refused. */
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { LazyBoundary } from '../../../ui/lazy-boundary';
import classes from './save-state.module.css';
import type { Edits } from './use-edits';

/** Fetched with the first undo of a large batch. */
const undoProgress = lazyWithPreload(() => import('./undo-progress'));

export function SaveState({ edits }: { edits: Edits }) {
  const { saving, undoing, undoable, refusals, dismiss, queue } = edits;
  const t = texts.stock.edits;
  const last = undoable.at(-1);
  return (
    <div className={classes.bar}>
      {refusals.length > 0 && (
        <Hint kind="danger" role="alert">
          <ul className={classes.refusals}>
            {refusals.map(({ id, what, why }) => (
              <li key={id}>
                {what} {why}
              </li>
            ))}
          </ul>
          <Button look="quiet" size="s" onClick={dismiss}>
            {t.dismiss}
          </Button>
        </Hint>
      )}
      <LazyBoundary isNeeded={undoing !== null}>
        <undoProgress.Component progress={undoing} />
      </LazyBoundary>
      <div className={classes.state}>
        <p role="status">{saving > 0 ? t.saving(saving) : last && t.saved}</p>
        {last && (
          <Button look="subtle" size="s" title={last.label} onClick={queue.undo}>
            {texts.ui.undo}
          </Button>
        )}
      </div>
    </div>
  );
}
