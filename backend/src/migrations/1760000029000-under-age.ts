// Who has said that they are under 18: until when, and the view of it. Such people are found near nobody.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const LOCATED = 'select account, is_exact, zone, latitude, longitude from places.account_place';

export class UnderAge1760000029000 implements MigrationInterface {
  name = 'UnderAge1760000029000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table users.under_age (
        account uuid not null,
        born_in date not null,
        adult_from date not null,
        said_at timestamptz not null,
        constraint under_age_pkey primary key (account),
        constraint under_age_account foreign key (account) references users.account (uuid),
        constraint under_age_order check (born_in < adult_from)
      )`);
    await runner.query('create index under_age_by_end on users.under_age (adult_from)');
    // When somebody was born is shown to nobody.
    await runner.query(
      'create view users.counter_only as select account, adult_from as until from users.under_age',
    );
    await runner.query(`create or replace view places.located as ${LOCATED} p
      where not exists (select from users.counter_only c where c.account = p.account and c.until > now())`);
    await runner.query('create view places.zones as select account, zone from places.account_place');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view places.zones');
    await runner.query(`create or replace view places.located as ${LOCATED}`);
    await runner.query('drop view users.counter_only');
    await runner.query('drop table users.under_age');
  }
}
