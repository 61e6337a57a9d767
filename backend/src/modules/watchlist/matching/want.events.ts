// What happens to wants, for other modules to handle.
import { defineEvent } from '../../../kernel/domain-event.js';
import type { OfferedCopies } from '../../listings/index.js';

/** Copies fit wants that did not fit before: `WatchlistFacade.newsOf` says whose. */
export const wantsMatched = defineEvent<{ readonly batch: string }>(
  'watchlist.wants-matched',
  ({ batch }) => `batch:${batch}`,
  { isAlone: true },
);

/**
 * The same of some of the owners, in the order of their ids: those after `after`, up to `until`, or all of these. A page keeps no order
 * with the others, which are about other owners.
 */
export const moreWantsMatched = defineEvent<{
  readonly batch: string;
  readonly after: string;
  readonly until: string | null;
}>('watchlist.more-wants-matched', ({ batch, after }) => `batch:${batch}:${after}`, { isAlone: true });

/** What was offered has been compared with the wants of the owners up to `after`, and not with those of the others. */
export const wantsCompared = defineEvent<OfferedCopies & { readonly after: string }>(
  'watchlist.wants-compared',
  ({ batch, after }) => `batch:${batch}:${after}`,
  { isAlone: true },
);
