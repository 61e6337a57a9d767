// What the replicas share about the live card database: when the next call may start, and what it has answered.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LiveCards1760000009400 implements MigrationInterface {
  name = 'LiveCards1760000009400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LANES);
    await runner.query(ANSWERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table cards.live_answer, cards.live_lane');
  }
}

// open_until: null while all is well; in the future nobody asks; in the past one call may try.
const LANES = `
  create table cards.live_lane (
    lane text primary key,
    next_at timestamptz not null default now(),
    open_until timestamptz,
    failures int not null default 0,
    limits int not null default 0,
    limited_at timestamptz
  ) with (fillfactor = 50);
  insert into cards.live_lane (lane) values ('search'), ('other')`;

// The key is a hash of what was asked, which may be longer than an index bears.
const ANSWERS = `
  create table cards.live_answer (
    key bytea primary key,
    lane text not null references cards.live_lane,
    status smallint not null,
    body text not null,
    stored_at timestamptz not null default now(),
    expires_at timestamptz not null
  );
  create index live_answer_age on cards.live_answer (lane, stored_at);
  create index live_answer_end on cards.live_answer (expires_at)`;
