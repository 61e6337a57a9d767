// The SQL of what is written about cases.

/**
 * $1 uuid, $2 kind, $3 target, $4 whom it affects, $5 title, $6 text, $7 facts, $8 urgency, $9 now, $10 when that account was
 * erased. The first snapshot stays. Its version comes with the first report.
 */
export const OPEN_CASE = {
  name: 'moderation.open-case',
  text: `insert into moderation.cases as c (uuid, kind, target, affected, title, body, facts, urgency, state, reports, opened_at,
      waiting_since, version, erased_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, 'OPEN', 0, $9, $9, 0, $10)
    on conflict (kind, target) where state = 'OPEN' do update set urgency = least(c.urgency, excluded.urgency)
    returning uuid`,
};

/**
 * $1 uuid, $2 case, $3 reporter, $4 source, $5 category, $6 text, $7 now. Who says the same again leaves the version as it is, which a
 * moderator may be deciding on.
 */
export const ADD_REPORT = {
  name: 'moderation.add-report',
  text: `with same as materialized (
      select from moderation.report
      where of_case = $2 and reporter = $3 and (category, body) is not distinct from ($5::text, $6::text)),
    added as (
      insert into moderation.report as r (uuid, of_case, reporter, source, category, body, reported_at)
      values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (of_case, reporter) do update set category = excluded.category, body = excluded.body
      returning uuid, uuid <> $1 as repeated),
    counted as (
      update moderation.cases set reports = reports + (not repeated)::int, version = version + 1
      from added where cases.uuid = $2 and not exists (select from same))
    select uuid, repeated as "isRepeated" from added`,
};

/** $1 and $2 accounts: what hints that they are one person's, unless a case knows of the two. */
export const SAME_PERSON = {
  name: 'moderation.same-person',
  text: `select case
        when exists (select from auth.device_marks one join auth.device_marks other on other.mark = one.mark
          where one.account = $1 and other.account = $2) then 'SAME_DEVICE'
        when exists (select from users.mailboxes one join users.mailboxes other on other.mailbox = one.mailbox
          where one.account = $1 and other.account = $2) then 'SAME_MAILBOX' end as hint
    where not exists (select from moderation.report r join moderation.cases c on c.uuid = r.of_case
      where r.linked in ($1, $2) and c.affected in ($1, $2))`,
};

/** $1 uuid, $2 case, $3 hint, $4 the other account, $5 now. */
export const ADD_HINT = {
  name: 'moderation.add-hint',
  text: `with added as (
      insert into moderation.report (uuid, of_case, source, category, linked, reported_at) values ($1, $2, $3, 'OTHER', $4, $5))
    update moderation.cases set reports = reports + 1, version = version + 1 where uuid = $2`,
};

const CASE =
  'select uuid, kind, target, affected, title, state, version from moderation.cases where uuid = $1';
/** Whether an account is part of a case: whom it is about, who has reported it or may be the same person, or whom a reported review is about. */
export const isPartOf = (account: string, c: string): string =>
  `(${c}.affected = ${account} or exists (select from moderation.report part where part.of_case = ${c}.uuid and ${account} in (part.reporter, part.linked))
      or ${c}.kind = 'REVIEW' and exists (select from reviews.given about where about.uuid = ${c}.target and about.subject = ${account}))`;
/** $1 case, $2 account. */
export const IS_PART_OF = {
  name: 'moderation.is-part-of',
  text: `select ${isPartOf('$2::uuid', 'c')} as "isPart" from moderation.cases c where c.uuid = $1`,
};

/** $1 reporter, $2 whom it is about. */
export const HAS_REPORTED = {
  name: 'moderation.has-reported',
  text: `select exists (select from moderation.report r join moderation.cases c on c.uuid = r.of_case
      where r.reporter = $1 and c.affected = $2) as has`,
};
export const FIND_CASE = { name: 'moderation.find-case', text: CASE };
export const CASE_FOR_CHANGE = { name: 'moderation.case-for-change', text: `${CASE} for update` };

export const REPORTERS = {
  name: 'moderation.reporters',
  text: 'select reporter from moderation.report where of_case = $1 and reporter is not null order by reporter',
};

const DECISION = `select uuid, of_case as "case", moderator, measure, decided_at as "decidedAt", complained_at as "complainedAt"
  from moderation.decision`;
export const LAST_DECISION = {
  name: 'moderation.last-decision',
  text: `${DECISION} where of_case = $1 order by nth desc limit 1`,
};
/** The cases `l` about an account, each with its last decision `d`: one that was overturned counts no more. */
export const lastOfEach = (account: string): string => `from moderation.cases l cross join lateral (
      select measure, days, decided_at from moderation.decision where of_case = l.uuid order by nth desc limit 1) d
    where l.affected = ${account}`;
/** $1 account. */
export const SUSPENSIONS_OF = {
  name: 'moderation.suspensions-of',
  text: `select d.days, d.decided_at as "decidedAt" ${lastOfEach('$1')} and d.measure = 'SUSPEND'`,
};
/** $1 account, $2 kind, $3 target. What a case has hidden stays so when the complaint about that ends with a suspension. */
export const IS_HIDDEN = {
  name: 'moderation.is-hidden',
  text: `select exists (select ${lastOfEach('$1')} and l.kind = $2 and l.target = $3 and (d.measure = 'HIDE'
      or d.measure = 'SUSPEND' and exists (select from moderation.decision before
        where before.of_case = l.uuid and before.measure = 'HIDE'))) as "isHidden"`,
};

/** $1 account, $2 decision. */
export const DECISION_OF = {
  name: 'moderation.decision-of',
  text: `${DECISION} where uuid = $2 and affected = $1 and measure <> 'DISMISS'`,
};

/** $1 uuid, $2 case, $3 whom it affects, $4 moderator, $5 measure, $6 days, $7 reason, $8 now. */
export const ADD_DECISION = {
  name: 'moderation.add-decision',
  text: `insert into moderation.decision (uuid, of_case, nth, affected, moderator, measure, days, reason, decided_at)
    values ($1, $2, (select count(*) from moderation.decision where of_case = $2), $3, $4, $5, $6, $7, $8)`,
};

/** $1 decision, $2 text, $3 now. */
export const COMPLAIN = {
  name: 'moderation.complain',
  text: 'update moderation.decision set complaint = $2, complained_at = $3 where uuid = $1',
};

/** $1 case, $2 state, $3 now. */
export const SAVE_STATE = {
  name: 'moderation.save-state',
  text: `update moderation.cases set state = $2, waiting_since = $3, version = version + 1 where uuid = $1`,
};
