// The tables of the platform as they are now: a test compares them with what the migrations make.
import type { Table } from './manifest/table.js';

/** Actions that somebody may have to answer for. Triggers refuse to change a row, and to delete one younger than a year. */
const AUDIT: Table = {
  name: 'platform.audit',
  columns: {
    id: 'bigint not null generated always as identity',
    at: 'timestamptz not null',
    act: 'text not null',
    actor: 'uuid',
    subject: 'uuid',
    thing: 'uuid',
    network: 'text',
    request: 'text',
  },
  constraints: {
    audit_pkey: 'primary key (id)',
  },
  indexes: {
    audit_by_age: '(at)',
    audit_of_subject: '(subject, at)',
  },
};

/** Domain events that wait for their handlers. */
const EVENT_OUTBOX: Table = {
  name: 'platform.event_outbox',
  columns: {
    id: 'bigint not null generated always as identity',
    handler: 'text not null',
    subject: 'text not null',
    name: 'text not null',
    payload: 'jsonb not null',
    published_at: 'timestamptz not null',
    attempts: 'int not null default 0',
    next_attempt_at: 'timestamptz not null default now()',
    last_error: 'text',
    dead_at: 'timestamptz',
  },
  constraints: {
    event_outbox_pkey: 'primary key (id)',
  },
  indexes: {
    event_outbox_by_stream: '(handler, subject, id) where (dead_at is null)',
  },
};

/** Answers to calls with an Idempotency-Key. */
const IDEMPOTENT_ANSWER: Table = {
  name: 'platform.idempotent_answer',
  columns: {
    account: 'uuid not null',
    operation: 'text not null',
    key: 'text not null',
    request_hash: 'text not null',
    answer: 'json',
    created_at: 'timestamptz not null default now()',
  },
  constraints: {
    idempotent_answer_pkey: 'primary key (account, operation, key)',
  },
  indexes: {
    idempotent_answer_created_at_idx: '(created_at)',
    idempotent_answer_latest: '(account, created_at desc) where (answer is not null)',
  },
};

/** Counts of the rate limits; a crash of PostgreSQL may empty it. */
const RATE_LIMIT: Table = {
  name: 'platform.rate_limit',
  isUnlogged: true,
  columns: {
    key: 'varchar(255) not null',
    points: 'int not null default 0',
    expire: 'bigint',
  },
  constraints: {
    rate_limit_pkey: 'primary key (key)',
  },
  indexes: {
    rate_limit_expire_idx: '(expire)',
  },
};

export const PLATFORM_TABLES: readonly Table[] = [AUDIT, EVENT_OUTBOX, IDEMPOTENT_ANSWER, RATE_LIMIT];
