// The line of a copy from casts that are immutable themselves: PostgreSQL puts such a function into the statement, and calls any other
// one for each row as a statement of its own, which was a seventh of what a new price costs. The values are the same.
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Joining a text with a value of another type is only STABLE; casting that to text first is IMMUTABLE. */
const lineOf = (text: (value: string) => string) => `
  create or replace function listings.line_of(card uuid, condition text, finish text, language text, type text, price int,
    note text, private_note text, shelf text, external_id text, is_signed bool, is_altered bool)
  returns uuid language sql immutable parallel safe
  as $$ select overlay(overlay(md5(${text('card')} || chr(31) || condition || chr(31) || finish || chr(31) || language || chr(31)
    || type || chr(31) || ${text('price')} || chr(31) || coalesce(note, '') || chr(31) || coalesce(private_note, '') || chr(31)
    || coalesce(shelf, '') || chr(31) || coalesce(external_id, '') || chr(31) || ${text('is_signed')} || chr(31) || ${text('is_altered')})
    placing '3' from 13) placing 'a' from 17)::uuid $$`;

export class InlinedLine1760000036000 implements MigrationInterface {
  name = 'InlinedLine1760000036000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(lineOf((value) => `${value}::text`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(lineOf((value) => value));
  }
}
