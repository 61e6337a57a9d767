// The SQL of the inbox: open offers, live deals and drafts of an account, and all that has messages that it has not read.
import { cappedTotal, moment, pageText } from '../../platform/database/json-page.js';
import { party } from './offers.statements.js';

/** How many are counted. */
const MAX_COUNTED = 100;

/** The order of entries: those with unread messages, then by whose turn it is. */
const RANKS = { UNREAD: 0, ME: 1, OTHER: 2, NONE: 3 } as const;
type Turn = 'ME' | 'OTHER';

/** $3 rank, $4 moment and $5 ID to start after. */
const isAfter = (rank: string | number, at: string, id: string): string =>
  `(${rank} > $3::int or ${rank} = $3::int and (${at}, ${id}) < ($4::timestamptz, $5::uuid))`;

/**
 * $1 account: its offers with unread messages, each as the deal that it has become. Both may have ended. They are read once: they come
 * first, are left out of all else, and those that have ended are counted.
 */
const UNREAD = `unread as materialized (
    select case when o.deal is null then 'OFFER' else 'DEAL' end as kind, coalesce(o.deal, o.uuid) as uuid,
      case when o.proposer = $1::uuid then o.recipient else o.proposer end as other, coalesce(d.state, o.state) as state,
      ${RANKS.UNREAD} as rank,
      case when o.turn = $1::uuid or d.is_live and d.whose_turn = $1::uuid then 'ME'
        when o.turn is not null or d.is_live and d.whose_turn is not null then 'OTHER' else 'NONE' end as whose,
      coalesce(d.due, o.expires_at) as due, r.last_at as at, r.offer as id, coalesce(d.cards, o.cards) as cards,
      coalesce(d.first_card, o.first_card) as first_card, r.unread, d.zone, o.state <> 'OPEN' and d.is_live is not true as is_ended
    from offers.reader r join offers.offer o on o.uuid = r.offer
      left join deals.inbox d on d.deal = o.deal and d.account = $1::uuid
    where r.account = $1::uuid and r.unread > 0)`;
const UNREAD_PAGE = `(select kind, uuid, other, state, rank, whose, due, at, id, cards, first_card, unread, zone
    from unread where ${isAfter(RANKS.UNREAD, 'at', 'id')} order by at desc, id desc limit $2::int + 1)`;
/** An array is compared faster than the rows of a join. */
const isRead = (column: string, of: 'id' | 'uuid'): string =>
  `${column} <> all (array(select ${of} from unread))`;

/** A page of open offers of one turn, in the order of its index: those in which `mine` is the account. */
const openOffers = (whose: Turn, mine: string, other: string): string =>
  `(select 'OFFER', uuid, ${other}, state, ${RANKS[whose]}, '${whose}', expires_at, changed_at, uuid, cards, first_card, 0,
      null::text from offers.offer where ${mine} = $1::uuid and state = 'OPEN' and ${isAfter(RANKS[whose], 'changed_at', 'uuid')}
      and ${isRead('uuid', 'id')}
    order by changed_at desc, uuid desc limit $2::int + 1)`;

const turnOf = (mine: string | number, theirs: string | number, nobodys: string | number): string =>
  `case when whose_turn = $1::uuid then ${mine} when whose_turn is null then ${nobodys} else ${theirs} end`;
const LIVE_DEALS = `select * from (
    select 'DEAL', deal, other, state, ${turnOf(RANKS.ME, RANKS.OTHER, RANKS.NONE)} as rank, ${turnOf(`'ME'`, `'OTHER'`, `'NONE'`)}, due,
      changed_at, deal as id, cards, first_card, 0, zone
    from deals.inbox where account = $1::uuid and is_live and ${isRead('deal', 'uuid')}) d
  where ${isAfter('d.rank', 'd.changed_at', 'd.id')}`;

/** Offers that the account has begun and nobody else sees. */
const DRAFTS = `(select 'OFFER', uuid, recipient, state, ${RANKS.NONE}, 'NONE', null::timestamptz, changed_at, uuid, cards, first_card, 0,
       null::text from offers.offer where proposer = $1::uuid and state = 'DRAFT' and ${isAfter(RANKS.NONE, 'changed_at', 'uuid')}
     order by changed_at desc, uuid desc limit $2::int + 1)`;

/** $1 account, $2 limit, $3 rank, $4 moment and $5 ID to start after. */
export const INBOX = {
  name: 'offers.inbox',
  text: `with ${UNREAD} ${pageText({
    entry: `l.kind, l.uuid, ${party('l.other')} as other, l.state, l.whose as "whoseTurn", ${moment('l.due')} as due,
      ${moment('l.at')} as "changedAt", l.cards, l.first_card as "firstCard", l.unread, l.zone as "timeZone"`,
    key: 'l.rank, l.at, l.id',
    rows: `select * from (${UNREAD_PAGE} union all ${openOffers('ME', 'turn', 'waiting')}
        union all ${openOffers('OTHER', 'waiting', 'turn')} union all ${DRAFTS} union all ${LIVE_DEALS}) entries
      order by rank, at desc, id desc limit $2::int + 1`,
    total: cappedTotal(`select from offers.offer where turn = $1::uuid and state = 'OPEN'
        union all select from offers.offer where waiting = $1::uuid and state = 'OPEN'
        union all select from offers.offer where proposer = $1::uuid and state = 'DRAFT'
        union all select from deals.inbox where account = $1::uuid and is_live
        union all select from unread where is_ended`),
  })}`,
};

/** $1 account: in how many it is its turn, or has messages that it has not read. */
export const COUNT = {
  name: 'offers.count-inbox',
  text: `select count(*)::int as mine from (
      select from offers.offer where turn = $1::uuid and state = 'OPEN'
      union all select from deals.inbox where account = $1::uuid and is_live and whose_turn = $1::uuid
      union all select from offers.reader r join offers.offer o on o.uuid = r.offer
          left join deals.inbox d on d.deal = o.deal and d.account = $1::uuid
        where r.account = $1::uuid and r.unread > 0 and o.turn is distinct from $1::uuid
          and (d.is_live and d.whose_turn = $1::uuid) is not true
      limit ${MAX_COUNTED}) counted`,
};
