// What listings keeps about a person, and how it is erased: what they sold stays, without saying who they were. Who wrote to
// them, or whom others block, is the other person’s own business.
import type { PersonalDataPart } from '../../platform/manifest/personal-data-part.js';

export const LISTINGS_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    // Before the listings: what was sold stays, without its photos. The next sweep deletes their files.
    tables: ['listings.photo'],
    exported: {
      as: 'photos',
      description: 'Photos of listings, each with the URL that it can be loaded from.',
      read: `select to_jsonb(p) - '{lister, name}'::text[]
          || jsonb_build_object('url', '/api/listings/photos/' || p.name || '/full') as entry
        from listings.photo p where lister = $1 order by added_at, uuid`,
    },
    erase: 'delete from listings.photo where lister = $1',
  },
  {
    tables: ['listings.listings'],
    exported: {
      as: 'listings',
      description: 'Listings in every state.',
      read: `select to_jsonb(l) - 'lister' - 'withdrawn_at' as entry from listings.listings l
        where lister = $1 and status <> 'WITHDRAWN' order by created_at, uuid`,
    },
    erase: `delete from listings.listings where lister = $1 and status <> 'SOLD'`,
  },
  {
    tables: ['listings.listings'],
    exported: {
      as: 'withdrawnListings',
      description: 'Listings withdrawn in the last 180 days.',
      read: `select to_jsonb(l) - 'lister' as entry from listings.listings l
        where lister = $1 and status = 'WITHDRAWN' order by withdrawn_at, uuid`,
    },
  },
  {
    // It stays, as what was sold does: the other side of each deal has it, too.
    tables: ['listings.ledger'],
    exported: {
      as: 'ledger',
      description: 'What deals did to copies: those you gave, and those you received.',
      read: `select to_jsonb(g) - '{seq, giver, receiver}'::text[]
          || jsonb_build_object('direction', case when giver = $1 then 'gave' else 'received' end) as entry
        from listings.ledger g where giver = $1 or receiver = $1 order by seq`,
    },
  },
  {
    tables: ['listings.message'],
    exported: {
      as: 'messages',
      description: 'Messages about listings, sent and received; kept for 180 days.',
      read: `select to_jsonb(m) - '{sender, recipient}'::text[]
          - case when sender = $1 then '{reported_at, report_reason, report_note}'::text[] else '{}' end
          || jsonb_build_object('direction', case when sender = $1 then 'sent' else 'received' end) as entry
        from listings.message m where sender = $1 or recipient = $1 order by sent_at, uuid`,
    },
    erase: 'delete from listings.message where sender = $1 or recipient = $1',
  },
  {
    tables: ['listings.blocked_sender'],
    exported: {
      as: 'blockedSenders',
      description: 'Blocked senders.',
      read: `select json_build_object('blocked_at', blocked_at) as entry
        from listings.blocked_sender where recipient = $1 order by blocked_at, sender`,
    },
    erase: 'delete from listings.blocked_sender where recipient = $1 or sender = $1',
  },
  {
    // A log of ids that the export has anyway.
    tables: ['listings.line_change'],
    erase: 'delete from listings.line_change where lister = $1',
  },
  {
    tables: ['listings.known_line'],
    exported: {
      as: 'knownLines',
      description:
        'What external IDs mean, such as the SKUs of a till; kept for 400 days after the last copy.',
      read: `select to_jsonb(k) - 'lister' as entry from listings.known_line k where lister = $1 order by external_id`,
    },
    erase: 'delete from listings.known_line where lister = $1',
  },
  {
    tables: ['listings.change_follower'],
    erase: 'delete from listings.change_follower where lister = $1',
  },
];
