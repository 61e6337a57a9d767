/** The button that puts a card on the watchlist, or takes it off. */
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  useIsWatchedQuery,
  useUnwatchCardMutation,
  useWatchCardMutation,
  watchOf,
} from '../../api/watchlist';
import { useUser } from '../../browser/use-user';
import { problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { toastError } from '../../ui/toast';
import classes from './watch-toggle.module.css';

/**
 * Shows the new state at once; a failure takes it back and says why, where the server did. Where it is not known whether
 * the card is watched, it does not say that it is not.
 */
export function WatchToggle({ cardId }: { cardId: string }) {
  const t = texts.watchlist.toggle;
  const user = useUser();
  const card = watchOf(user?.uuid ?? '', cardId);
  const query = useIsWatchedQuery(card, { skip: user === null });
  const [watch, watching] = useWatchCardMutation();
  const [unwatch, unwatching] = useUnwatchCardMutation();
  const dispatch = useDispatch();
  const [reason, setReason] = useState<string | null>(null);
  const watched = user === null ? false : query.currentData?.contains;
  const unknown = watched === undefined && query.isError && !query.isFetching;
  const busy = watching.isLoading || unwatching.isLoading;

  const toggle = async () => {
    if (!user) return toastError(t.loggedOut);
    if (busy) return;
    setReason(null);
    try {
      if (!watched) return void (await watch(card).unwrap());
      const want = await unwatch(card).unwrap();
      // Of a card of which nothing was said another press is the way back.
      if (want) (await import('./parts/say-removed')).sayRemoved(dispatch, card, want);
    } catch (problem) {
      toastError(t.failed);
      setReason(problemText(problem, '') || null);
    }
  };

  return (
    <div className={classes.watch}>
      <Button
        className={classes.toggle}
        size="l"
        look={watched ? 'soft' : 'quiet'}
        aria-pressed={watched}
        busy={watched === undefined && !unknown}
        data-waiting={busy || undefined}
        onClick={() => void (unknown ? query.refetch() : toggle())}
      >
        {unknown ? texts.ui.tryAgain : watchLabel(watched)}
      </Button>
      {(unknown || reason) && (
        <p className={classes.reason} role="alert">
          {unknown ? texts.watchlist.failed : reason}
        </p>
      )}
    </div>
  );
}

function watchLabel(watched: boolean | undefined): string {
  const t = texts.watchlist.toggle;
  if (watched === undefined) return t.unknown;
  return watched ? t.watched : t.unwatched;
}
