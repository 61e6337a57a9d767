/** What there is to say about a search besides its results. */
import { Button } from '@mantine/core';
import { texts } from '../../texts';
import classes from './quick-card-search.module.css';
import type { Found } from './use-quick-card-search';

/** One place for all of it, so that a screen reader hears each change. */
export function FindNote({ found: { state, cards, names, why, retry } }: { found: Found }) {
  const failed = state === 'failed';
  const offline = failed && navigator.onLine === false;
  return (
    <div className={classes.note} role="status">
      {state === 'idle' && texts.app.find.hint}
      {state === 'looking' && cards.length + names.length === 0 && texts.app.find.looking}
      {state === 'none' && names.length === 0 && texts.app.find.none}
      {state === 'refused' && (why ?? texts.app.find.none)}
      {failed && (
        <>
          <span>{offline ? texts.app.find.offline : texts.app.find.failed}</span>
          <Button variant="default" size="compact-md" onClick={retry}>
            {texts.ui.tryAgain}
          </Button>
        </>
      )}
    </div>
  );
}
