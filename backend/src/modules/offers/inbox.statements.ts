// The SQL of the inbox: open offers, live deals and drafts of an account, what waits for it first.
import { cappedTotal, moment, pageText } from '../../platform/database/json-page.js';
import { party } from './offers.statements.js';

/** How many are counted. */
const MAX_COUNTED = 100;

/** $1 account; `rank` 0 is the account’s turn, 1 the other one’s. */
const offers = (rank: number, mine: string, other: string, more: string): string =>
  `(select 'OFFER' as kind, uuid, ${other} as other, state, ${rank} as rank, expires_at as due, changed_at, cards, first_card
    from offers.offer where ${mine} = $1::uuid and state = 'OPEN' ${more})`;

const DEALS = `select 'DEAL' as kind, deal as uuid, other, state,
    case when whose_turn = $1::uuid then 0 when whose_turn is null then 2 else 1 end as rank, due, changed_at, cards, first_card
  from deals.inbox where account = $1::uuid and is_live`;

/** A page of offers of one rank, in the order of its index. */
const pageOf = (rank: number, mine: string, other: string): string =>
  offers(
    rank,
    mine,
    other,
    `and (${rank} > $3::int or ${rank} = $3::int and (changed_at, uuid) < ($4::timestamptz, $5::uuid))
      order by changed_at desc, uuid desc limit $2::int + 1`,
  );

/** Offers that the account has begun and nobody else sees: after everything that somebody waits for. */
const DRAFTS = `(select 'OFFER' as kind, uuid, recipient as other, state, 2 as rank, null::timestamptz as due, changed_at, cards,
      first_card from offers.offer
    where proposer = $1::uuid and state = 'DRAFT'
      and (2 > $3::int or 2 = $3::int and (changed_at, uuid) < ($4::timestamptz, $5::uuid))
    order by changed_at desc, uuid desc limit $2::int + 1)`;

/** $1 account, $2 limit, $3 rank, $4 moment and $5 uuid to start after. */
export const INBOX = {
  name: 'offers.inbox',
  text: pageText({
    entry: `l.kind, l.uuid, ${party('l.other')} as other, l.state,
      (array['ME', 'OTHER', 'NONE'])[l.rank + 1] as "whoseTurn", ${moment('l.due')} as due,
      ${moment('l.changed_at')} as "changedAt", l.cards, l.first_card as "firstCard"`,
    key: 'l.rank, l.changed_at, l.uuid',
    rows: `select * from (
        ${pageOf(0, 'turn', 'waiting')} union all ${pageOf(1, 'waiting', 'turn')} union all ${DRAFTS}
        union all select * from (${DEALS}) d
          where d.rank > $3::int or d.rank = $3::int and (d.changed_at, d.uuid) < ($4::timestamptz, $5::uuid)) both_kinds
      order by rank, changed_at desc, uuid desc limit $2::int + 1`,
    total: cappedTotal(`select from offers.offer where turn = $1::uuid and state = 'OPEN'
        union all select from offers.offer where waiting = $1::uuid and state = 'OPEN'
        union all select from offers.offer where proposer = $1::uuid and state = 'DRAFT'
        union all select from deals.inbox where account = $1::uuid and is_live`),
  }),
};

/** $1 account: how many wait for it. */
export const COUNT = {
  name: 'offers.count-inbox',
  text: `select count(*)::int as mine from (
      select from offers.offer where turn = $1::uuid and state = 'OPEN'
      union all select from deals.inbox where account = $1::uuid and is_live and whose_turn = $1::uuid
      limit ${MAX_COUNTED}) counted`,
};
