// The tables of moderation as they are now: a test compares them with what the migrations make.
import { oneOf, type Table } from '../../../platform/manifest/table.js';
import {
  CASE_STATES,
  MAX_SUSPENSION_DAYS,
  MEASURES,
  REPORT_CATEGORIES,
  REPORT_SOURCES,
  TARGET_KINDS,
} from '../domain/case.js';

const MODERATOR: Table = {
  name: 'moderation.moderator',
  columns: { account: 'uuid not null', added_at: 'timestamptz not null' },
  constraints: {
    moderator_pkey: 'primary key (account)',
    moderator_account: 'foreign key (account) references users.account (uuid)',
  },
};

/**
 * What was reported, with a snapshot: all reports about it while it is open. `urgency` is 0 where somebody may be in danger, else 1;
 * `waiting_since` is when it came into its state, `erased_at` when the account that it affects was erased.
 */
const CASES: Table = {
  name: 'moderation.cases',
  columns: {
    uuid: 'uuid not null',
    kind: 'text not null',
    target: 'uuid not null',
    affected: 'uuid not null',
    title: 'text not null',
    body: 'text',
    facts: 'jsonb not null',
    urgency: 'smallint not null',
    state: 'text not null',
    reports: 'int not null',
    opened_at: 'timestamptz not null',
    waiting_since: 'timestamptz not null',
    version: 'int not null',
    erased_at: 'timestamptz',
    is_open: `boolean generated always as (state in ('OPEN', 'COMPLAINED')) stored`,
  },
  constraints: {
    cases_pkey: 'primary key (uuid)',
    case_affected: 'foreign key (affected) references users.account (uuid)',
    case_kind: `check (kind ${oneOf(TARGET_KINDS)})`,
    case_state: `check (state ${oneOf(CASE_STATES)})`,
  },
  indexes: {
    case_about: '(affected)',
    case_done: '(waiting_since desc, uuid desc) where (not is_open)',
    case_of_target: `unique (kind, target) where (state = 'OPEN')`,
    case_waiting: '(urgency, waiting_since, uuid) where is_open',
  },
};

/** `reporter` is null once their account is erased, and of a hint, which has the other account as `linked` until that is erased. */
const REPORT: Table = {
  name: 'moderation.report',
  columns: {
    uuid: 'uuid not null',
    of_case: 'uuid not null',
    reporter: 'uuid',
    source: 'text not null',
    category: 'text not null',
    body: 'text',
    reported_at: 'timestamptz not null',
    linked: 'uuid',
  },
  constraints: {
    report_pkey: 'primary key (uuid)',
    report_case: 'foreign key (of_case) references moderation.cases (uuid) on delete cascade',
    report_category: `check (category ${oneOf(REPORT_CATEGORIES)})`,
    report_linked: 'foreign key (linked) references users.account (uuid)',
    report_once: 'unique (of_case, reporter)',
    report_reporter: 'foreign key (reporter) references users.account (uuid)',
    report_source: `check (source ${oneOf(REPORT_SOURCES)})`,
  },
  indexes: {
    report_by: '(reporter, reported_at desc)',
    report_of_linked: '(linked) where (linked is not null)',
  },
};

/** What was decided about a case, and what whom it affects says to that. */
const DECISION: Table = {
  name: 'moderation.decision',
  columns: {
    uuid: 'uuid not null',
    of_case: 'uuid not null',
    nth: 'smallint not null',
    affected: 'uuid not null',
    moderator: 'uuid not null',
    measure: 'text not null',
    days: 'int',
    reason: 'text not null',
    decided_at: 'timestamptz not null',
    complaint: 'text',
    complained_at: 'timestamptz',
  },
  constraints: {
    decision_pkey: 'primary key (uuid)',
    decision_affected: 'foreign key (affected) references users.account (uuid)',
    decision_case: 'foreign key (of_case) references moderation.cases (uuid) on delete cascade',
    decision_complaint: 'check ((complaint is null) = (complained_at is null))',
    decision_days: `check (days between 1 and ${MAX_SUSPENSION_DAYS})`,
    decision_measure: `check (measure ${oneOf(MEASURES)})`,
    decision_nth: 'unique (of_case, nth)',
  },
  indexes: { decision_about: '(affected, decided_at desc, uuid desc)' },
};

export const MODERATION_TABLES: readonly Table[] = [MODERATOR, CASES, REPORT, DECISION];
