// The SQL of the reads of deals; lists are written as JSON by PostgreSQL.
import { cappedTotal, dollars, moment, pageText } from '../../platform/database/json-page.js';
import { MAX_MOVES, UNDO_DAYS } from './domain/deal.js';
import { RESERVING_STATES, statesBefore } from './domain/deal-machine.js';
import { CLOSES_AFTER_HOURS, OPENS_BEFORE_HOURS } from './domain/hand-over.js';
import { MAX_CASH_CENTS } from './domain/most-given.js';
import { ASKED_DAYS } from './domain/unconfirmed.js';
import { zoneOf } from './persistence/zone.sql.js';
import { PRICE_NOTES } from './price-notes.sql.js';

/** Values of a list in SQL. */
export const quoted = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** A party as JSON: its name is null once the account is closed. */
export const party = (uuid: string, role: string): string =>
  `json_build_object('uuid', ${uuid}, 'name', (select u.name from users.listers u where u.uuid = ${uuid}), 'role', ${role})`;

/** A row `n` of deals.line, as the account in `viewer` sees it. */
export const line = (viewer: string): string => `select n.nth, n.listing, n.giver,
    json_build_object('id', n.card_id, 'name', n.card_name, 'setCode', n.card_set_code, 'setName', n.card_set_name,
      'number', n.card_number, 'imageUrl', n.card_image_url) as card,
    n.finish, n.language, n.condition, n.agreed_condition as "agreedCondition", ${dollars('n.price_cents')} as price,
    case when n.giver = ${viewer} then n.shelf end as shelf, n.is_struck as "isStruck"
  from deals.line n`;

const SUMMARY = `l.uuid, l.kind, l.state, ${party('l.other', 'l.other_role')} as other, l.cards, l.first_card as "firstCard",
  l.whose_turn as "whoseTurn", ${moment('l.due_at')} as "dueAt", ${moment('l.changed_at')} as "changedAt"`;
/** Of a deal `d` that can be undone no more nobody is asked to do so. */
const unlessTooLate = (
  column: string,
  now: string,
): string => `case when d.state not in ('DONE', 'DONE_IN_PART')
    or d.done_at >= ${now}::timestamptz - interval '${UNDO_DAYS} days' then ${column} end`;

const ownWith = (whoseTurn: string) =>
  `d.uuid, d.kind, d.state, d.cards, d.first_card, ${whoseTurn} as whose_turn, d.due_at, d.changed_at`;
const OWN = ownWith('d.whose_turn');
/** $1 account, $2 limit, $3 moment and $4 deal to start after, $5 whether live: a branch for each side, so that each uses its index; $6 now. */
const branch = (
  side: string,
  other: string,
) => `(select ${ownWith(unlessTooLate('d.whose_turn', '$6'))}, d.${other} as other, d.${other}_role as other_role
    from deals.deal d where d.${side} = $1 and d.is_live = $5 and (d.changed_at, d.uuid) < ($3::timestamptz, $4::uuid)
    order by d.changed_at desc, d.uuid desc limit $2::int + 1)`;
const counted = (side: string) => `select from deals.deal where ${side} = $1 and is_live = $5`;
export const DEALS = {
  name: 'deals.own',
  text: pageText({
    entry: SUMMARY,
    key: 'l.changed_at, l.uuid',
    rows: `select * from (${branch('first', 'second')} union all ${branch('second', 'first')}) own
      order by changed_at desc, uuid desc limit $2::int + 1`,
    total: cappedTotal(`${counted('first')} union all ${counted('second')}`),
  }),
};

/** The other party of a deal `d` of a store, with the beginning of its name to sort by: a cursor has room for that much. */
const MAX_SORT_NAME = 40;
const OTHER_OF_STORE = `(select o.*, coalesce(left(platform.plain(u.name), ${MAX_SORT_NAME}), '') collate "C" as sort_name
    from (select case when d.first = $1 then d.second else d.first end as other,
      case when d.first = $1 then d.second_role else d.first_role end as other_role) o
    left join users.listers u on u.uuid = o.other)`;
/** Whether the name of the other party and the cards of a deal `d` say all the words $7. */
const SAYS_ALL = `($7::text[] is null or platform.plain(
      coalesce((select u.name from users.listers u where u.uuid in (d.first, d.second) and u.uuid <> $1), '') || ' ' || coalesce(
        (select string_agg(n.card_name, ' ') from deals.line n where n.deal = d.uuid and n.giver = $1 and not n.is_struck), ''))
    like all (array(select pattern from words)))`;
/**
 * $1 store, $2 limit, $3 moment, $4 name and $5 deal to start after, $6 now, $7 words or null; what is due first comes first, and what is
 * due at the same time in the order of the names. Nothing that was typed is a wildcard.
 */
const queue = (name: string, condition: string) => ({
  name: `deals.queue-${name}`,
  text: `with words as materialized (
      select '%' || regexp_replace(platform.plain(word), '([\\\\%_])', '\\\\\\1', 'g') || '%' as pattern from unnest($7::text[]) word)
    ${pageText({
      entry: `${SUMMARY}, l.version, l.lines, l.total, l.shelf, l.meeting`,
      key: 'l.due_at, l.sort_name, l.uuid',
      rows: `select ${OWN}, d.version, d.shelf, d.meeting, d.other, d.other_role, d.sort_name, given.lines, given.total
      from (select d.*, o.other, o.other_role, o.sort_name from deals.deal d cross join lateral ${OTHER_OF_STORE} o
        where d.store = $1 and d.state in ('SCHEDULED', 'READY') and ${condition} and d.due_at >= $3::timestamptz
          and (d.due_at, o.sort_name, d.uuid) > ($3::timestamptz, $4 collate "C", $5::uuid) and ${SAYS_ALL}
        order by d.due_at, o.sort_name, d.uuid limit $2::int + 1) d
      cross join lateral (select coalesce(json_agg(g order by g.shelf, g.nth), '[]') as lines,
          coalesce(round(sum(g.price)::numeric, 2), 0) as total
        from (${line('$1')} where n.deal = d.uuid and n.giver = $1 and not n.is_struck) g) given
      order by d.due_at, d.sort_name, d.uuid`,
      total: cappedTotal(`select from deals.deal d
        where d.store = $1 and d.state in ('SCHEDULED', 'READY') and ${condition} and ${SAYS_ALL}`),
    })}`,
});
const ZONE = zoneOf('$1::uuid');
/** Stores that close after midnight close on the day before. */
const NIGHT_ENDS_AT = 6;
const NIGHT_ENDS = `(date_trunc('day', $6::timestamptz at time zone ${ZONE}) + interval '1 day ${NIGHT_ENDS_AT} hours') at time zone ${ZONE}`;
export const QUEUES = {
  /** Needs no time, which the statement takes all the same. */
  all: queue('all', '$6::timestamptz is not null'),
  'to-pull': queue('to-pull', `d.state = 'SCHEDULED' and d.ends_at >= $6::timestamptz`),
  ready: queue('ready', `d.state = 'READY' and d.ends_at >= $6::timestamptz`),
  'due-today': queue('due-today', `d.ends_at >= $6::timestamptz and d.due_at < ${NIGHT_ENDS}`),
  late: queue('late', 'd.ends_at < $6::timestamptz'),
} as const;

/** $1 account, $2 limit, $3 moment and $4 deal to start after: what its stock says is gone. */
export const CONFLICTS = {
  name: 'deals.conflicts',
  text: pageText({
    entry: `${SUMMARY}, l.version, l.lines, l.conflict`,
    key: 'l.conflict_until, l.uuid',
    rows: `select ${OWN}, d.version, d.conflict, d.conflict_until, o.other, o.other_role,
        (select coalesce(json_agg(g order by g.nth), '[]') from (${line('$1')}
          where n.deal = d.uuid and d.conflict -> 'listings' ? n.listing::text) g) as lines
      from deals.deal d
      cross join lateral (select case when d.first = $1 then d.second else d.first end as other,
        case when d.first = $1 then d.second_role else d.first_role end as other_role) o
      where d.conflict_by = $1 and d.conflict_until is not null
        and (d.conflict_until, d.uuid) > ($3::timestamptz, $4::uuid)
      order by d.conflict_until, d.uuid limit $2::int + 1`,
    total: cappedTotal('select from deals.deal where conflict_by = $1 and conflict_until is not null'),
  }),
};

/** A meeting in a column, with the name that its event has now and where it is, in the words of its store; as it was where it isn't scheduled any more. */
const withVenue = (meeting: string): string => `${meeting} || coalesce((select jsonb_build_object('event',
      jsonb_build_object('id', e.uuid, 'name', e.name, 'location', e.location))
    from events.scheduled e where e.uuid = (${meeting} #>> '{event,id}')::uuid), '{}')`;

/** When the codes of a deal `d` begin to work. */
export const OPENS = `case d.kind when 'HOLD' then d.starts_at else d.starts_at - interval '${OPENS_BEFORE_HOURS} hours' end`;
/** With prices in dollars. */
const AMENDMENT = `d.amendment || jsonb_build_object(
    'prices', (select coalesce(jsonb_agg(jsonb_build_object('nth', p -> 'nth', 'price', ${dollars("(p ->> 'cents')::int")})), '[]')
      from jsonb_array_elements(d.amendment -> 'prices') p),
    'cash', case when jsonb_typeof(d.amendment -> 'cash') = 'object' then jsonb_build_object(
      'amount', ${dollars("(d.amendment #>> '{cash,cents}')::int")}, 'payer', d.amendment #> '{cash,payer}') end)`;
/** $1 deal, $2 the party that reads it, $3 now. */
export const DEAL = {
  name: 'deals.deal',
  text: `select d.version, (select row_to_json(e)::text from (select d.uuid, d.kind, d.state, d.version, d.offer, ${party('o.other', 'o.role')} as other, o.me, d.store,
      (select coalesce(json_agg(e order by e.nth), '[]') from (${line('$2')} where n.deal = d.uuid) e) as lines,
      case when d.payer is not null then json_build_object('amount', ${dollars('d.cash_cents')}, 'payer', d.payer) end as cash,
      ${withVenue('d.meeting')} as meeting, ${withVenue('d.proposal')} || jsonb_build_object('movesLeft', ${MAX_MOVES} - d.moves) as proposal, ${AMENDMENT} as amendment,
      case when d.store = $2 then d.shelf end as shelf, ${moment('d.due_at')} as "dueAt", ${unlessTooLate('d.whose_turn', '$3')} as "whoseTurn", d.signals,
      json_build_object('opensAt', ${moment(`(${OPENS})`)}, 'closesAt', ${moment(`(d.ends_at + interval '${CLOSES_AFTER_HOURS} hours')`)},
        'revision', d.revision, 'confirmedByMe', $2::uuid = any (d.confirmed_by), 'confirmedByOther', o.other = any (d.confirmed_by),
        'lockedUntil', (select ${moment('a.locked_until')} from deals.code_attempt a where a.deal = d.uuid and a.account = $2
          and a.locked_until > $3::timestamptz)) as "handOver",
      d.sheet, ${PRICE_NOTES} as "priceNotes",
      (select json_agg(json_build_object('at', ${moment('s.at')}, 'by', s.by, 'event', s.event, 'state', s.state) order by s.version)
        from deals.step s where s.deal = d.uuid) as history,
      (select json_build_object('uuid', w.uuid, 'name', (select name from users.listers where uuid = w.uuid))
        from (select d.witness as uuid) w where d.witness is not null) as witness,
      d.whereabouts ->> $2::uuid::text as whereabouts,
      d.state = 'EXPIRED' and d.end_reason = 'NOBODY_CONFIRMED' and d.changed_at > $3::timestamptz - interval '${ASKED_DAYS} days'
        and not exists (select from deals.meeting_answer a where a.deal = d.uuid and a.account = $2) as "isAskedWhetherMet",
      d.store is null and d.meeting ->> 'kind' = 'COUNTER' and d.state in (${quoted(statesBefore('LEFT_AT_COUNTER'))})
        and (select count(distinct n.giver) = 1 from deals.line n where n.deal = d.uuid and not n.is_struck)
        and exists (select from deals.counter_rules r where r.store = (d.meeting #>> '{store,uuid}')::uuid and r.keeps_cards)
        as "mayBeLeft",
      d.claimed_by as "claimedBy", ${unlessTooLate('d.undo_by', '$3')} as "undoBy", '{"otherOutcome":null}'::jsonb || d.settlement as settlement, d.dispute ->> 'reason' as "disputeReason",
      d.dispute ->> 'note' as "disputeNote", case when d.conflict_until is not null then d.conflict end as conflict, d.lost_place as "lostPlace", case when d.end_reason = 'SAFETY' and d.ended_by is distinct from $2::uuid then 'OTHER' else d.end_reason end as "endReason", d.end_note as "endNote",
      ${moment('d.created_at')} as "createdAt", ${moment('d.changed_at')} as "changedAt", '[]'::json as "nextBest") e) as deal,
      d.end_reason = 'SOLD_ELSEWHERE' and d.ended_by is distinct from $2::uuid as "isLost"
    from deals.deal d cross join lateral (select case when d.first = $2 then 'first' else 'second' end as me,
      case when d.first = $2 then d.second else d.first end as other,
      case when d.first = $2 then d.second_role else d.first_role end as role) o
    where d.uuid = $1 and $2::uuid in (d.first, d.second)`,
};

/** $1 deal, $2 a party: what a calendar says. */
export const MEETING = {
  name: 'deals.meeting',
  text: `select ${withVenue('m.meeting')} as meeting, "isLost", state, version, "changedAt"
    from (select coalesce(meeting, lost_place - 'why') as meeting, meeting is null as "isLost", state, version, changed_at as "changedAt"
      from deals.deal where uuid = $1 and $2::uuid in (first, second)) m`,
};

/** How many deals of the same two count within how many days: two friends can't make each other a record. */
const PAIR = { most: 3, days: 90 } as const;
const ended = (own: string, other: string): string =>
  `select ${other} as other, done_at, is_done, no_show_by from deals.concluded
      where ${own} = $1::uuid and changed_at > $2::timestamptz`;
/** $1 account, $2 since when. */
export const RECORD = {
  name: 'deals.record',
  text: `select count(*) filter (where is_done and nth <= ${PAIR.most})::int as done,
      count(*) filter (where no_show_by = $1)::int as "noShows"
    from (select *, count(*) filter (where is_done) over (partition by other order by done_at
          range between interval '${PAIR.days} days' preceding and current row) as nth
        from (${ended('first', 'second')} union all ${ended('second', 'first')}) both_sides) d`,
};

/** $1 who asked, $2 since when, $3 store: the record of who asked, and what the store holds for them. */
export const STANDING = {
  name: 'deals.standing',
  text: `select r.done, r."noShows", h.cards, h.cents from (${RECORD.text}) r cross join (
      select coalesce(sum(cards), 0)::int as cards, least(coalesce(sum(cash_cents), 0), ${MAX_CASH_CENTS})::int as cents from deals.deal
      where first = $1 and is_live and second = $3 and kind = 'HOLD' and state in (${quoted(RESERVING_STATES)})) h`,
};
