// Plans that their owners keep.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SavedPlans1760000030000 implements MigrationInterface {
  name = 'SavedPlans1760000030000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema cover');
    await runner.query(`
      create table cover.saved_plan (
        uuid uuid not null constraint saved_plan_pkey primary key,
        owner uuid not null constraint saved_plan_owner references users.account (uuid),
        title text not null constraint saved_plan_title check (length(title) between 1 and 80),
        kind text not null constraint saved_plan_kind check (kind in ('CHEAPEST', 'FEWEST', 'NEAREST')),
        asked jsonb not null,
        answer jsonb not null,
        link text,
        saved_at timestamptz not null,
        planned_at timestamptz not null
      )`);
    await runner.query('create unique index saved_plan_by_link on cover.saved_plan (link)');
    await runner.query(
      'create index saved_plan_of_owner on cover.saved_plan (owner, saved_at desc, uuid desc)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema cover cascade');
  }
}
