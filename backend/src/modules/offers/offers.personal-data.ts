// What offers keep about a person, and how it is erased: what became a deal stays for the other side, without what they wrote.
import type { PersonalDataPart } from '../../platform/manifest/personal-data-part.js';

export const OFFERS_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    tables: ['offers.message', 'offers.thread'],
    exported: {
      as: 'messagesInOffers',
      description: 'Messages that you have sent to who you dealt with; kept for a year after the last one.',
      read: `select to_jsonb(m) - '{author, nth, hidden_at}'::text[] || jsonb_build_object('hidden', m.hidden_at is not null) as entry
        from offers.message m where m.author = $1 order by m.sent_at, m.uuid`,
    },
    erase: 'update offers.message set text = null where author = $1 and text is not null',
  },
  {
    tables: ['offers.reader'],
    exported: {
      as: 'threads',
      description: 'How far you have read the messages of your offers, and which you have muted.',
      read: `select to_jsonb(r) - 'account' as entry from offers.reader r where r.account = $1 order by r.offer`,
    },
    erase: 'delete from offers.reader where account = $1',
  },
  {
    tables: ['offers.offer', 'offers.revision', 'offers.line'],
    exported: {
      as: 'offers',
      description: 'Offers made and received, with all of their revisions; kept for a year.',
      read: `select to_jsonb(o) - '{proposer, recipient, turn, waiting, remind_at}'::text[]
          || jsonb_build_object('direction', case when o.proposer = $1 then 'made' else 'received' end,
            'revisions', (select jsonb_agg(to_jsonb(r) - '{offer, author, cash_payer}'::text[]
                || jsonb_build_object('sheet', r.sheet::jsonb - 'hash', 'isOwn', r.author = $1, 'payer', case when r.cash_payer is not null
                    then case when r.cash_payer = $1 then 'you' else 'other' end end,
                  'lines', (select jsonb_agg(to_jsonb(l) - '{offer, revision, giver}'::text[]
                      || jsonb_build_object('isOwn', l.giver = $1) order by l.nth)
                    from offers.line l where l.offer = r.offer and l.revision = r.revision))
              order by r.revision) from offers.revision r where r.offer = o.uuid)) as entry
        from offers.offer o where o.proposer = $1 or o.recipient = $1 and o.sent_at is not null
        order by o.created_at, o.uuid`,
    },
    erase: `with notes as (update offers.revision set note = null where author = $1)
      delete from offers.offer where (proposer = $1 or recipient = $1) and state <> 'ACCEPTED'`,
  },
  {
    tables: ['offers.hold_rules'],
    exported: {
      as: 'holdRules',
      description: 'What the store holds without being asked each time.',
      read: `select to_jsonb(h) - 'store' as entry from offers.hold_rules h where store = $1`,
    },
    erase: 'delete from offers.hold_rules where store = $1',
  },
];
