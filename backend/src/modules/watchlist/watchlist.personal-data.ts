// What the watchlist keeps about a person, and how it is erased.
import type { PersonalDataPart } from '../../platform/manifest/personal-data-part.js';

export const WATCHLIST_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    tables: ['watchlist.watched_card'],
    exported: {
      as: 'watchlist',
      description: 'The cards on the watchlist.',
      read: `select to_jsonb(w) - 'owner' as entry from watchlist.watched_card w where owner = $1 order by added_at, card_id`,
    },
    erase: 'delete from watchlist.watched_card where owner = $1',
  },
];
