// What offers declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { addDemoOffers } from './demo-offers.js';
import { OFFERS_LIMITS } from './offers.limits.js';
import { OFFERS_PERSONAL_DATA } from './offers.personal-data.js';
import { OFFERS_TABLES } from './persistence/tables.js';

export const offersManifest = {
  name: 'offers',
  summary: 'What people propose to each other, what stores are asked to hold, and what waits for whom.',
  asks: ['users', 'cards', 'listings', 'events', 'deals', 'storefronts'],
  ids: {
    '/api/offers/': 'The ID of the offer.',
  },
  limits: OFFERS_LIMITS,
  tables: OFFERS_TABLES,
  personalData: OFFERS_PERSONAL_DATA,
  demo: addDemoOffers,
  retention: [
    {
      name: 'offers.forget-drafts',
      text: `delete from offers.offer where state = 'DRAFT' and changed_at < $1::timestamptz - interval '30 days'`,
    },
    {
      name: 'offers.forget-ended',
      // With messages they are kept as long as those.
      text: `delete from offers.offer o
        where state not in ('DRAFT', 'OPEN') and changed_at < $1::timestamptz - interval '365 days'
          and not exists (select from offers.thread t where t.offer = o.uuid)`,
    },
    {
      name: 'offers.forget-messages',
      // A deal that goes on, or is in dispute, is live.
      text: `with old as (
          select t.offer from offers.thread t join offers.offer o on o.uuid = t.offer
          where t.last_at < $1::timestamptz - interval '365 days' and o.state <> 'OPEN'
            and not exists (select from deals.inbox d where d.deal = o.deal and d.is_live)),
        unread as (delete from offers.reader r using old where r.offer = old.offer)
        delete from offers.thread t using old where t.offer = old.offer`,
    },
  ],
  withoutKey: {
    previewOffer: 'it keeps nothing',
    sendDraft: 'a draft that was sent stays sent',
    acceptOffer: 'an offer that the caller has accepted stays accepted',
    declineOffer: 'an offer that the caller has declined stays declined',
    withdrawOffer: 'an offer that the caller has withdrawn stays withdrawn',
  },
} as const satisfies ModuleManifest;
