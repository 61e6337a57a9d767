// The SQL of the reads of cases and decisions: PostgreSQL writes them as JSON.
import { arrayText, moment, pageText } from '../../platform/database/json-page.js';
import { COMPLAINT_DAYS } from './domain/case.js';
import { isPartOf, lastOfEach } from './persistence/case.statements.js';

const MAX_NOTICES = 100;
export const MAX_COUNTED = 100;

/** An account, nameless once it is closed. */
const party = (column: string): string =>
  `(select json_build_object('uuid', m.uuid, 'name', coalesce(m.name, ''), 'role', m.role) from users.people m where m.uuid = ${column})`;
const target = (l: string): string => `json_build_object('kind', ${l}.kind, 'id', ${l}.target) as target`;

const summary = (
  l: string,
): string => `${l}.uuid, ${target(l)}, ${l}.title, ${l}.state, ${l}.urgency = 0 as "isUrgent",
  (select coalesce(json_agg(distinct r.category), '[]') from moderation.report r where r.of_case = ${l}.uuid) as categories,
  ${l}.reports, ${party(`${l}.affected`)} as affected, ${moment(`${l}.opened_at`)} as "openedAt",
  ${moment(`${l}.waiting_since`)} as "waitingSince", ${l}.version`;

const openCases = (name: string, about = '') => {
  const waiting = `from moderation.cases where is_open and affected <> $5${about}`;
  return {
    name,
    text: pageText({
      entry: summary('l'),
      key: 'l.urgency, l.waiting_since, l.uuid',
      limit: '$1::int',
      rows: `select * ${waiting} and (urgency, waiting_since, uuid) > ($2::smallint, $3::timestamptz, $4::uuid)
        order by urgency, waiting_since, uuid limit $1::int + 1`,
      total: `select count(*)::int ${waiting}`,
    }),
  };
};
/** $1 limit, $2 urgency, $3 moment and $4 uuid to start after, $5 who looks: what waits about others, urgent and oldest first. */
export const OPEN_CASES = openCases('moderation.open-cases');
/** The same, of what waits about one account, $6. */
export const OPEN_CASES_ABOUT = openCases('moderation.open-cases-about', ' and affected = $6');

const doneCases = (name: string, about = '') => {
  const done = `from moderation.cases where not is_open and affected <> $4${about}`;
  return {
    name,
    text: pageText({
      entry: summary('l'),
      key: 'l.waiting_since, l.uuid',
      limit: '$1::int',
      rows: `select * ${done} and (waiting_since, uuid) < ($2::timestamptz, $3::uuid)
        order by waiting_since desc, uuid desc limit $1::int + 1`,
      total: `select count(*)::int ${done}`,
    }),
  };
};
/** $1 limit, $2 moment and $3 uuid to start after, $4 who looks: what is decided about others, latest first. */
export const DONE_CASES = doneCases('moderation.done-cases');
/** The same, of what is decided about one account, $5. */
export const DONE_CASES_ABOUT = doneCases('moderation.done-cases-about', ' and affected = $5');

const NOTICES = arrayText({
  entry: `l.uuid, ${party('l.reporter')} as reporter, ${party('l.linked')} as linked, l.source, l.category, l.body as text, ${moment('l.reported_at')} as "reportedAt"`,
  rows: `select * from moderation.report where of_case = c.uuid order by reported_at desc, uuid limit ${MAX_NOTICES}`,
});
const DECISIONS = arrayText({
  entry: `l.uuid, l.measure, l.days, l.reason, ${party('l.moderator')} as moderator, ${moment('l.decided_at')} as "decidedAt",
    l.complaint, ${moment('l.complained_at')} as "complainedAt"`,
  rows: 'select * from moderation.decision where of_case = c.uuid order by nth',
});

/** $1 case, $2 the moderator who looks at it. */
export const ONE_CASE = {
  name: 'moderation.one-case',
  text: `select ${summary('c')}, c.body as text, c.facts, ${NOTICES}::json as notices, ${DECISIONS}::json as decisions,
      (select count(*)::int ${lastOfEach('c.affected')} and l.uuid <> c.uuid and d.measure <> 'DISMISS') as "measuresBefore",
      (select count(*)::int from (select from moderation.cases o where o.is_open and o.affected = c.affected and o.uuid <> c.uuid
        limit ${MAX_COUNTED}) counted) as "otherOpenCases",
      c.is_open and not ${isPartOf('$2', 'c')}
        and not (c.state = 'COMPLAINED' and (select d.moderator from moderation.decision d where d.of_case = c.uuid
          order by d.nth desc limit 1) = $2) as "mayDecide"
    from moderation.cases c where c.uuid = $1`,
};

/** $1 whom it affects, $2 limit, $3 moment and $4 decision to start after: what was decided about an account, latest first. */
export const STATEMENTS = {
  name: 'moderation.statements',
  text: pageText({
    entry: `l.uuid, ${target('l')}, l.title, l.measure,
      case when l.measure = 'SUSPEND' then ${moment(`(l.decided_at + l.days * interval '1 day')`)} end as until, l.reason,
      ${moment('l.decided_at')} as "decidedAt",
      case when l.state = 'DECIDED' and l.measure <> 'DISMISS' and l.complained_at is null
        then ${moment(`(l.decided_at + interval '${COMPLAINT_DAYS} days')`)} end as "complainUntil",
      l.complaint, ${moment('l.complained_at')} as "complainedAt"`,
    key: 'l.decided_at, l.uuid',
    rows: `select d.uuid, d.measure, d.days, d.reason, d.decided_at, d.complaint, d.complained_at, c.kind, c.target, c.title, c.state from moderation.decision d join moderation.cases c on c.uuid = d.of_case
      where d.affected = $1 and (d.measure <> 'DISMISS' or d.nth > 0) and (d.decided_at, d.uuid) < ($3::timestamptz, $4::uuid)
      order by d.decided_at desc, d.uuid desc limit $2::int + 1`,
    total: `select count(*)::int from moderation.decision where affected = $1 and (measure <> 'DISMISS' or nth > 0)`,
  }),
};

/** $1 who looks. */
export const COUNT_OPEN = {
  name: 'moderation.count-open',
  text: `select count(*)::int as count from (select from moderation.cases where is_open and affected <> $1 limit ${MAX_COUNTED}) counted`,
};
