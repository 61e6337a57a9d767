/** Says in the form of a listing what happened to it in the meantime. */
import { Button } from '@mantine/core';
import type { ListingDto } from '../../../api/listings';
import { texts } from '../../../texts';
import { Hint } from '../../../ui/hint';
import classes from './edit-conflict-note.module.css';
import type { EditConflict } from './use-edit-conflict';

interface EditConflictNoteProps {
  conflict: EditConflict;
  /** Puts the listing as it is now into the form. */
  onTake: (listing: ListingDto) => void;
  onRetry: () => void;
}

/** What was typed stays until the person takes over what the listing is now. */
export function EditConflictNote({ conflict, onTake, onRetry }: EditConflictNoteProps) {
  if (conflict.kind === 'nothing' || conflict.kind === 'loading') return null;
  const { kind, message } = conflict;
  return (
    <Hint kind={kind === 'changed' ? 'warning' : 'danger'} role="alert">
      <p className={classes.text}>{message}</p>
      {kind === 'changed' && (
        <>
          <p className={classes.text}>{texts.listings.conflict.stillHere}</p>
          <Button size="xs" variant="default" onClick={() => onTake(conflict.listing)}>
            {texts.listings.conflict.take}
          </Button>
        </>
      )}
      {kind === 'lost' && (
        <Button size="xs" variant="default" onClick={onRetry}>
          {texts.ui.tryAgain}
        </Button>
      )}
    </Hint>
  );
}
