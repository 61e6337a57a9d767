// The weekday of an event in its own zone, from Monday, 1; a zone that PostgreSQL doesn't know counts as UTC.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WeekdayOfEvents1760000032200 implements MigrationInterface {
  name = 'WeekdayOfEvents1760000032200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function events.weekday_of(moment timestamptz, zone text) returns int
      language plpgsql stable as $$
      begin
        return extract(isodow from moment at time zone zone);
      exception when invalid_parameter_value then
        return extract(isodow from moment at time zone 'UTC');
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function events.weekday_of');
  }
}
