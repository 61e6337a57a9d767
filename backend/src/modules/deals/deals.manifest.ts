// What deals declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { DEALS_LIMITS } from './deals.limits.js';
import { DEALS_PERSONAL_DATA } from './deals.personal-data.js';
import { DEALS_TABLES } from './persistence/tables.js';

export const dealsManifest = {
  name: 'deals',
  summary: 'What two agreed to hand over: where and when they meet, the hand-over itself, and how it ended.',
  asks: ['users', 'cards', 'listings', 'places', 'storefronts', 'events'],
  ids: {
    '/api/deals/': 'The ID of the deal.',
  },
  tables: DEALS_TABLES,
  limits: DEALS_LIMITS,
  withoutKey: {
    lookUpHandOver: 'It reads a deal; wrong codes are counted although the call fails.',
    witnessHandOver:
      'What was attested before changes nothing, and wrong codes are counted although the call fails.',
    enterCode:
      'A code that was entered before changes nothing, and wrong ones are counted although the call fails.',
  },
  personalData: DEALS_PERSONAL_DATA,
  retention: [
    {
      // A code of a deal that has ended opens nothing.
      name: 'deals.forget-attempts',
      text: `delete from deals.code_attempt a using deals.deal d
        where d.uuid = a.deal and not d.is_live and d.changed_at < $1::timestamptz - interval '1 day'`,
    },
    {
      // They are counted in a metric when they are given.
      name: 'deals.forget-meeting-answers',
      text: `delete from deals.meeting_answer where answered_at < $1::timestamptz - interval '30 days'`,
    },
    {
      name: 'deals.forget-notes',
      text: `update deals.deal set end_note = null, dispute = dispute - 'note', signals = '[]', lost_place = null, meeting = meeting || '{"text": null}'
        where not is_live and changed_at < $1::timestamptz - interval '1 year'
          and (end_note is not null or dispute ? 'note' or signals <> '[]' or lost_place is not null or meeting ->> 'text' is not null)`,
    },
  ],
} as const satisfies ModuleManifest;
