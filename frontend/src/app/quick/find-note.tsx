/** What there is to say about a search besides its results. */
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import classes from './quick-card-search.module.css';
import type { Found } from './use-quick-card-search';

/** One place for all of it, so that a screen reader hears each change. */
export function FindNote({ found: { state, cards, names, why, retry } }: { found: Found }) {
  const failed = state === 'failed';
  const offline = failed && navigator.onLine === false;
  return (
    <div className={classes.note} role="status">
      {state === 'idle' && texts.quick.find.hint}
      {state === 'looking' && cards.length + names.length === 0 && texts.quick.find.looking}
      {state === 'none' && names.length === 0 && texts.quick.find.none}
      {state === 'refused' && (why ?? texts.quick.find.none)}
      {failed && (
        <>
          <span>{offline ? texts.quick.find.offline : texts.quick.find.failed}</span>
          <Button look="quiet" size="s" onClick={retry}>
            {texts.ui.tryAgain}
          </Button>
        </>
      )}
    </div>
  );
}
