// The audit: rows are added, never changed, and deleted only once they are a year old, whoever asks for it.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Audit1760000010300 implements MigrationInterface {
  name = 'Audit1760000010300';

  async up(runner: QueryRunner): Promise<void> {
    // No foreign keys: an act stays written down whatever becomes of those whom it was about.
    await runner.query(`
      create table platform.audit (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        act text not null,
        actor uuid,
        subject uuid,
        thing uuid,
        network text,
        request text
      )`);
    await runner.query('create index audit_of_subject on platform.audit (subject, at)');
    await runner.query('create index audit_by_age on platform.audit (at)');
    await runner.query(`
      create function platform.refuse_change_of_audit() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and old.at < now() - interval '1 year' then return old; end if;
        raise exception 'The audit is not to be changed' using errcode = 'insufficient_privilege';
      end $$`);
    await runner.query(`create trigger audit_stays before update or delete on platform.audit
      for each row execute function platform.refuse_change_of_audit()`);
    await runner.query(`create trigger audit_stays_whole before truncate on platform.audit
      for each statement execute function platform.refuse_change_of_audit()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table platform.audit');
    await runner.query('drop function platform.refuse_change_of_audit');
  }
}
