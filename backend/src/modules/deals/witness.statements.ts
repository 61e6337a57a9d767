// The SQL of what a store sees of deals between two others at its counter or event.
import { cappedTotal, dollars, moment, pageText } from '../../platform/database/json-page.js';
import { neitherBlocked } from '../listings/index.js';
import { line, OPENS, party, quoted } from './deals.statements.js';
import { statesBefore, statesFor } from './domain/deal-machine.js';
import { CLOSES_AFTER_HOURS, OPENS_BEFORE_HOURS } from './domain/hand-over.js';

const STATES = quoted(statesFor('WITNESS'));
const AT_STORE = (store: string): string =>
  `d.meeting #>> '{store,uuid}' = ${store}::uuid::text and d.store is null and d.state in (${STATES})`;

/** Its cards are at the store. */
const KEPT = `d.state in ('AT_COUNTER', 'RETURNING')`;

/**
 * How many deals of one counter are compared with a code. Of a million codes a store guesses fifteen a day, before its lock lasts until the
 * next: one of 500 deals with a chance of 3 in 400. What it learns is who shows that code; its own deals take the code in a step of its own.
 */
const MAX_COMPARED = 500;
/**
 * $1 store, $2 now, $3 a deal or null: deals of two others that meet there about now, or whose cards lie there; the deal that is named at
 * any time. Neither of the two and the store have blocked each other; what lies there already is handed out all the same.
 */
export const MEETING_AT = {
  name: 'deals.meeting-at',
  text: `select d.uuid, d.first, d.second, d.revision from deals.deal d
    where ${AT_STORE('$1')} and $1::uuid not in (d.first, d.second)
      and (d.uuid = $3::uuid or $3::uuid is null and (${KEPT}
        or $2::timestamptz between d.starts_at - interval '${OPENS_BEFORE_HOURS} hours' and d.ends_at + interval '${CLOSES_AFTER_HOURS} hours'))
      and (${KEPT} or ${neitherBlocked('$1::uuid', 'd.first')} and ${neitherBlocked('$1::uuid', 'd.second')})
    order by d.due_at, d.uuid limit ${MAX_COMPARED}`,
};

const TAKE_CODES = quoted([...statesBefore('CONFIRMED_BY_ONE'), ...statesBefore('CONFIRMED_BY_BOTH')]);
const ownWhere = (
  side: string,
): string => `select d.uuid, d.first, d.second, d.revision, d.due_at from deals.deal d
    where d.${side} = $1 and d.is_live and d.state in (${TAKE_CODES})
      and $2::timestamptz between ${OPENS} and d.ends_at + interval '${CLOSES_AFTER_HOURS} hours'
      and not exists (select from deals.code_attempt a where a.deal = d.uuid and a.account = $1 and a.locked_until > $2::timestamptz)`;
/** $1 store, $2 now: its own deals with others that take codes now. Not those on which its wrong codes have locked it, or it could guess on. */
export const OWN_AT_COUNTER = {
  name: 'deals.own-at-counter',
  text: `select uuid, first, second, revision from (${ownWhere('first')} union all ${ownWhere('second')}) own
    order by due_at, uuid limit ${MAX_COMPARED}`,
};

/** $1 deal, $2 store, $3 whose code was entered, $4 what may be attested. */
export const WITNESSED = {
  name: 'deals.witnessed',
  text: `select d.uuid, d.state, d.revision, ${party('d.first', 'd.first_role')} as first,
      ${party('d.second', 'd.second_role')} as second, $3::uuid as "codeOf", $4::text[] as acts,
      $2::uuid in (d.first, d.second) as "isOwn",
      (select coalesce(json_agg(e order by e.nth), '[]') from (${line('$2::uuid')} where n.deal = d.uuid) e) as lines,
      case when d.payer is not null then json_build_object('amount', ${dollars('d.cash_cents')}, 'payer', d.payer) end as cash,
      d.meeting, case when d.witness = $2::uuid then d.shelf end as shelf
    from deals.deal d where d.uuid = $1 and (d.meeting #>> '{store,uuid}' = $2::uuid::text or $2::uuid in (d.first, d.second))`,
};

const LYING = `${AT_STORE('$1')} and ${KEPT}`;
/** $1 store, $2 limit, $3 moment and $4 deal to start after: what lies at its counter, what is due first comes first. */
export const AT_COUNTER = {
  name: 'deals.at-counter',
  text: pageText({
    entry: `l.uuid, l.state, ${party('l.giver', 'l.giver_role')} as giver, ${party('l.receiver', 'l.receiver_role')} as receiver,
      l.cards, l.first_card as "firstCard", l.shelf, ${moment('l.due_at')} as "dueAt"`,
    key: 'l.due_at, l.uuid',
    rows: `select d.uuid, d.state, d.cards, d.first_card, d.shelf, d.due_at, g.giver,
        case when g.giver = d.first then d.first_role else d.second_role end as giver_role,
        case when g.giver = d.first then d.second else d.first end as receiver,
        case when g.giver = d.first then d.second_role else d.first_role end as receiver_role
      from deals.deal d
        cross join lateral (select n.giver from deals.line n where n.deal = d.uuid and not n.is_struck limit 1) g
      where ${LYING} and (d.due_at, d.uuid) > ($3::timestamptz, $4::uuid)
      order by d.due_at, d.uuid limit $2::int + 1`,
    total: cappedTotal(`select from deals.deal d where ${LYING}`),
  }),
};
