/** Whether all changes have arrived, and which were refused. */
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import classes from './save-state.module.css';
import type { Edits } from './use-edits';

export function SaveState({ edits: { saving, undoable, refusals, dismiss, queue } }: { edits: Edits }) {
  const t = texts.stock.edits;
  const last = undoable.at(-1);
  return (
    <>
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
      <div className={classes.state}>
        <p role="status">{saving > 0 ? t.saving(saving) : last && t.saved}</p>
        {last && (
          <Button look="subtle" size="s" title={last.label} onClick={queue.undo}>
            {texts.ui.undo}
          </Button>
        )}
      </div>
    </>
  );
}
