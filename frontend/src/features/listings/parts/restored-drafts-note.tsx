/** Says quietly that cards are left from last time, and throws them away for who does not want them. */
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import classes from './restored-drafts-note.module.css';
import type { RestoredDrafts } from './use-drafts';

/** One button for both ways: the focus stays where it is. */
export function RestoredDraftsNote({
  restoredDrafts: { cards, discarded, discard, undo },
}: {
  restoredDrafts: RestoredDrafts;
}) {
  if (cards === 0 && discarded === 0) return null;
  const t = texts.listings.drafts;
  const gone = cards === 0;
  return (
    <p className={classes.note}>
      <span role="status">{gone ? t.discarded(discarded) : t.lastTime(cards)}</span>
      <Button look="link" onClick={gone ? undo : discard}>
        {gone ? texts.ui.undo : t.discard}
      </Button>
    </p>
  );
}
