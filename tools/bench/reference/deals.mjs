// The inbox and the page of a deal of the reference.
import { pathToFileURL } from 'node:url';
import { at } from '../../../scripts/lib/root.mjs';
import { limitOf } from './asked.mjs';
import { moment } from './moment.mjs';

/** What a deal says has no simpler statement: the rows that it is made of are those that the product reads. */
const { DEAL } = await import(pathToFileURL(at('backend/dist/modules/deals/deals.statements.js')).href);

const open = (
  mine,
  other,
  whose,
  rank,
) => `(select 'OFFER' as kind, o.uuid, o.${other} as other, o.state, ${rank} as rank,
    '${whose}' as whose, o.expires_at as due, o.changed_at as at, o.cards, o.first_card, 0 as unread
  from offers.offer o where o.${mine} = $1 and o.state = 'OPEN' order by o.changed_at desc, o.uuid desc limit $2)`;
const live = (
  mine,
  other,
) => `(select 'DEAL', d.uuid, d.${other}, d.state, case d.whose_turn when $1 then 1 else 2 end,
    case d.whose_turn when $1 then 'ME' else 'OTHER' end, d.due_at, d.changed_at, d.cards, d.first_card, coalesce(r.unread, 0)
  from deals.deal d left join offers.reader r on r.offer = d.offer and r.account = $1 and r.unread > 0
  where d.${mine} = $1 and d.is_live and r.offer is null order by d.changed_at desc, d.uuid desc)`;
/** Deals with a message that the account has not read; in this market there are no others. */
const UNREAD = `(select 'DEAL', d.uuid, case when d.first = $1 then d.second else d.first end, d.state, 0,
    case when not d.is_live then 'NONE' when d.whose_turn = $1 then 'ME' else 'OTHER' end, d.due_at, r.last_at, d.cards, d.first_card, r.unread
  from offers.reader r join offers.offer o on o.uuid = r.offer join deals.deal d on d.uuid = o.deal
  where r.account = $1 and r.unread > 0 order by r.last_at desc, r.offer desc limit $2)`;

/** $1 account, $2 limit. */
const inbox = `with entries as materialized (
    ${open('turn', 'waiting', 'ME', 1)} union all ${open('waiting', 'turn', 'OTHER', 2)}
    union all ${live('first', 'second')} union all ${live('second', 'first')} union all ${UNREAD}),
  counted as (select (select count(*) from offers.offer where $1 in (turn, waiting) and state = 'OPEN')
    + (select count(*) from deals.deal where first = $1 and is_live) + (select count(*) from deals.deal where second = $1 and is_live)
    + (select count(*) from offers.reader r join offers.offer o on o.uuid = r.offer join deals.deal d on d.uuid = o.deal
        where r.account = $1 and r.unread > 0 and not d.is_live) as total)
  select coalesce(json_agg(json_build_object('kind', l.kind, 'uuid', l.uuid,
      'other', (select json_build_object('uuid', m.uuid, 'name', m.name, 'role', m.role) from users.people m where m.uuid = l.other),
      'state', l.state, 'whoseTurn', l.whose, 'due', ${moment('l.due')}, 'changedAt', ${moment('l.at')}, 'cards', l.cards,
      'firstCard', l.first_card, 'unread', l.unread) order by l.rank, l.at desc, l.uuid desc), '[]')::text as body,
    (select case when total > 10000 then '10000+' else total::text end from counted) as total
  from (select * from entries order by rank, at desc, uuid desc limit $2) l`;

/** $1 deal, $2 who asks, $3 now. */
const deal = `select d.deal as body from (${DEAL.text}) d`;

export const DEAL_READS = [
  {
    name: 'inbox',
    path: /^\/api\/offers\/inbox$/,
    text: inbox,
    values: (_, url, _body, caller) => [caller, limitOf(url)],
  },
  {
    name: 'deal',
    path: /^\/api\/deals\/([0-9a-f-]{36})$/,
    text: deal,
    values: ([, uuid], _url, _body, caller) => [uuid, caller, new Date()],
  },
];
