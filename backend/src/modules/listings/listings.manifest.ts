// What listings declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { addDemoListings } from './demo-listings.js';
import { LISTINGS_LIMITS } from './listings.limits.js';
import { LISTINGS_PERSONAL_DATA } from './listings.personal-data.js';
import { LISTINGS_TABLES } from './persistence/tables.js';

export const listingsManifest = {
  name: 'listings',
  summary: 'Cards people buy, sell or trade.',
  asks: ['users', 'cards', 'places'],
  ids: {
    '/api/listings/user/': 'The id of the account whose listings these are.',
    '/api/listings/': 'The id of the listing.',
  },
  tables: LISTINGS_TABLES,
  limits: LISTINGS_LIMITS,
  auditActions: ['listings.withdrawn', 'listings.message-reported', 'listings.shown-without-external-id'],
  personalData: LISTINGS_PERSONAL_DATA,
  demo: addDemoListings,
  retention: [
    {
      name: 'listings.forget-line-changes',
      // A cursor holds for 30 days; a transaction may have logged a little before it.
      text: `delete from listings.line_change where changed_at < $1::timestamptz - interval '32 days'`,
    },
    {
      name: 'listings.forget-followers',
      // It is written at most once a day, so it may be a day older than the last cursor.
      text: `delete from listings.change_follower where followed_at < $1::timestamptz - interval '32 days'`,
    },
    {
      name: 'listings.forget-known-lines',
      text: `delete from listings.known_line k where known_at < $1::timestamptz - interval '400 days'
        and not exists (select from listings.copies c where (c.lister, c.external_id) = (k.lister, k.external_id))`,
    },
    {
      name: 'listings.forget-withdrawn',
      text: `delete from listings.listings where status = 'WITHDRAWN' and withdrawn_at < $1::timestamptz - interval '180 days'`,
    },
    {
      name: 'listings.forget-photos',
      // A copy that has left the market may come back for a while, and its buyer may look at it again.
      text: `delete from listings.photo p using listings.listings l where l.uuid = p.listing
        and (p.removed_at < $1::timestamptz - interval '1 day'
          or l.status in ('SOLD', 'WITHDRAWN') and l.status_updated_at < $1::timestamptz - interval '30 days'
            and coalesce(l.withdrawn_at, l.status_updated_at) < $1::timestamptz - interval '30 days')`,
    },
    {
      name: 'listings.forget-messages',
      text: 'delete from listings.message where forget_after < $1::timestamptz',
    },
  ],
  withoutKey: {
    restorePhoto: 'a photo that isn’t removed stays as it is',
    reportMessage: 'a message is reported once, again says another reason',
  },
} as const satisfies ModuleManifest;
