// What happens to wants, for other modules to handle.
import { defineEvent } from '../../../kernel/domain-event.js';

/** Copies fit wants that did not fit before: `WatchlistFacade.news` says whose. */
export const wantsMatched = defineEvent<{ readonly batch: string }>(
  'watchlist.wants-matched',
  ({ batch }) => `batch:${batch}`,
  { isAlone: true },
);
