/** Says quietly that cards are left from last time, and throws them away for who does not want them. */
import { texts } from '../../../texts';
import classes from './last-time-note.module.css';
import type { LastTime } from './use-drafts';

/** One button for both ways: the focus stays where it is. */
export function LastTimeNote({ lastTime: { cards, discarded, discard, undo } }: { lastTime: LastTime }) {
  if (cards === 0 && discarded === 0) return null;
  const words = texts.listings.drafts;
  const gone = cards === 0;
  return (
    <p className={classes.note}>
      <span role="status">{gone ? words.discarded(discarded) : words.lastTime(cards)}</span>
      <button type="button" className={classes.button} onClick={gone ? undo : discard}>
        {gone ? texts.ui.undo : words.discard}
      </button>
    </p>
  );
}
