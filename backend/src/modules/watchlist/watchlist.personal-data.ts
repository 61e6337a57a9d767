// What the watchlist keeps about a person, and how it is erased.
import type { PersonalDataPart } from '../../platform/manifest/personal-data-part.js';

export const WATCHLIST_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    tables: ['watchlist.match'],
    exported: {
      as: 'wantMatches',
      description: 'Copies that fit what is wanted; kept for 180 days.',
      read: `select to_jsonb(m) - 'owner' - 'lister' as entry from watchlist.match m where owner = $1
        order by matched_at, card_id, listing, price_cents`,
    },
    erase: 'delete from watchlist.match where owner = $1 or lister = $1',
  },
  {
    tables: ['watchlist.received'],
    exported: {
      as: 'fulfilledWants',
      description: 'Wants that deals have fulfilled; kept for 30 days.',
      read: `select to_jsonb(r) - 'owner' || jsonb_build_object('want', r.want - 'owner', 'watched', r.watched - 'owner') as entry
        from watchlist.received r where owner = $1 order by received_at, deal, card_id`,
    },
    erase: 'delete from watchlist.received where owner = $1',
  },
  {
    tables: ['watchlist.want'],
    exported: {
      as: 'wants',
      description: 'What is wanted of cards on the watchlist.',
      read: `select to_jsonb(w) - 'owner' as entry from watchlist.want w where owner = $1 order by changed_at, card_id`,
    },
    erase: 'delete from watchlist.want where owner = $1',
  },
  {
    tables: ['watchlist.want_list'],
    exported: {
      as: 'wantLists',
      description: 'The lists that wants are kept in.',
      read: `select to_jsonb(l) - 'owner' as entry from watchlist.want_list l where owner = $1 order by created_at, uuid`,
    },
    erase: 'delete from watchlist.want_list where owner = $1',
  },
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
