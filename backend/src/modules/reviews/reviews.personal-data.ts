// What reviews keeps about a person. What somebody said of others stays without their words: it is part of the others' records.
import type { PersonalDataPart } from '../../platform/manifest/personal-data-part.js';

export const REVIEWS_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    tables: ['reviews.review'],
    exported: {
      as: 'reviews',
      description: 'Reviews of deals: yours, and those about you that are shown.',
      read: `select to_jsonb(r) - '{author, subject, counts, hidden_at}'::text[]
          || jsonb_build_object('direction', case when author = $1 then 'written' else 'received' end,
            'body', case when author = $1 or hidden_at is null then body end) as entry
        from reviews.review r where author = $1 or subject = $1 and shown_at <= now() order by written_at, deal`,
    },
    erase: 'update reviews.review set body = null where author = $1',
  },
];
