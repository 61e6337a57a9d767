/** Whether all changes have arrived, and which were refused. */
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { CopiesProgress } from '../../../ui/copies-progress';
import { Hint } from '../../../ui/hint';
import classes from './save-state.module.css';
import type { Edits } from './use-edits';

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
      {undoing && (
        <CopiesProgress
          label={texts.stock.changes.undoing}
          progress={undoing}
          figure={texts.stock.bulk.doneOf}
          about={texts.stock.bulk.runningAbout}
        />
      )}
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
