// Who was going to a canceled event: their own calendars show that it is canceled.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const ATTENDEES = 'array_agg(account order by account)';
/** As `attendance` has it, with the columns that are filled. */
const remember = (columns: string, values: string) => `
  create or replace function events.remember_attendees() returns trigger language plpgsql as $$
  begin
    insert into events.called_off (event, name, starts_at, time_zone, ${columns})
    select old.uuid, old.name, old.starts_at, old.time_zone, ${values}
    from events.attendance where event = old.uuid and state <> 'LAPSED' having count(*) > 0
    on conflict (event) do nothing;
    return old;
  end $$`;

export class WhoWasGoing1760000040000 implements MigrationInterface {
  name = 'WhoWasGoing1760000040000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table events.called_off add column going uuid[] not null default '{}'`);
    await runner.query(
      remember(
        'attendees, going',
        `${ATTENDEES}, coalesce(${ATTENDEES} filter (where state = 'GOING'), '{}')`,
      ),
    );
    await runner.query('alter table events.canceled_answer add column was_going boolean');
    // The answers to events that a moderator has hidden are kept. Those to events that stores have canceled are gone, and not known.
    await runner.query(`update events.canceled_answer c set was_going = h.answer ->> 'state' = 'GOING'
      from events.hidden_attendance h where h.event = c.event and h.account = c.account`);
    await runner.query(
      'create view events.was_going as select account, event from events.canceled_answer where was_going',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view events.was_going');
    // Kept for the view alone: the release before forgets them once the event would have begun.
    await runner.query('alter table events.canceled_answer drop column was_going');
    await runner.query(remember('attendees', ATTENDEES));
    await runner.query('alter table events.called_off drop column going');
  }
}
