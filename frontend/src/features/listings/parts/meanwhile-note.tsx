/** Says in the form of a listing what happened to it meanwhile. */
import { Button } from '@mantine/core';
import type { ListingDto } from '../../../api/listings';
import { texts } from '../../../texts';
import { Hint } from '../../../ui/hint';
import classes from './meanwhile-note.module.css';
import type { Meanwhile } from './use-meanwhile';

interface MeanwhileNoteProps {
  meanwhile: Meanwhile;
  /** Puts the listing as it is now into the form. */
  onTake: (listing: ListingDto) => void;
  onRetry: () => void;
}

/** What was typed stays until the person takes over what the listing is now. */
export function MeanwhileNote({ meanwhile, onTake, onRetry }: MeanwhileNoteProps) {
  if (meanwhile.kind === 'nothing' || meanwhile.kind === 'loading') return null;
  const { kind, words } = meanwhile;
  return (
    <Hint kind={kind === 'changed' ? 'warning' : 'danger'} role="alert">
      <p className={classes.words}>{words}</p>
      {kind === 'changed' && (
        <>
          <p className={classes.words}>{texts.listings.meanwhile.stillHere}</p>
          <Button size="xs" variant="default" onClick={() => onTake(meanwhile.listing)}>
            {texts.listings.meanwhile.take}
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
