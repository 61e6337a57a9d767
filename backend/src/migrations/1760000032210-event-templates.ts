// Templates of events.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EventTemplates1760000032210 implements MigrationInterface {
  name = 'EventTemplates1760000032210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table events.template (
        uuid uuid not null constraint template_pkey primary key,
        store uuid not null constraint template_store references users.account (uuid),
        name text not null constraint template_name check (char_length(name) between 1 and 80),
        event jsonb not null constraint template_event check (jsonb_typeof(event) = 'object'),
        version int not null,
        created_at timestamptz not null
      )`);
    await runner.query('create unique index template_of_store on events.template (store, lower(name))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table events.template');
  }
}
