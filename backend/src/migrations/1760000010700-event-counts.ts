// How many events of open stores start in each hour is known without counting them: the total of a list asks it of months.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EventCounts1760000010700 implements MigrationInterface {
  name = 'EventCounts1760000010700';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table events.hour_count (hour timestamptz primary key, events int not null)
      with (fillfactor = 70)`);
    for (const text of [COUNT_EVENTS, COUNT_STORE, ...TRIGGERS]) await runner.query(text);
    // From here on nobody else writes either table until this is done.
    await runner.query(`insert into events.hour_count
      select ${HOUR}, count(*) from events.event e join users.listers p on p.uuid = e.store group by 1`);
    await runner.query('analyze events.hour_count');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger events_of_store on users.account');
    for (const trigger of ['events_more', 'events_less', 'events_moved']) {
      await runner.query(`drop trigger ${trigger} on events.event`);
    }
    await runner.query('drop function events.count_store, events.count_events');
    await runner.query('drop table events.hour_count');
  }
}

const HOUR = `date_bin('1 hour', starts_at, '2000-01-01Z')`;

// Triggers, so that a release that knows nothing of the counts, and an operator who closes an account by hand, keep them, too.
// Hours in one order, so that two who change many do not wait for one another in a circle.
const count = (changes: string) => `
  insert into events.hour_count as c (hour, events)
  select ${HOUR} as hour, sum(n) from (${changes}) changed join users.listers p on p.uuid = changed.store
  group by hour having sum(n) <> 0 order by hour
  on conflict (hour) do update set events = c.events + excluded.events;`;
const CAME = 'select store, starts_at, 1 as n from came';
const WENT = 'select store, starts_at, -1 as n from went';

const COUNT_EVENTS = `
  create function events.count_events() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then ${count(CAME)}
    elsif tg_op = 'DELETE' then ${count(WENT)}
    else ${count(`${CAME} union all ${WENT}`)}
    end if;
    return null;
  end $$`;

// Who closes an account holds it, and who schedules an event holds it open: neither misses the other.
const COUNT_STORE = `
  create function events.count_store() returns trigger language plpgsql as $$
  begin
    insert into events.hour_count as c (hour, events)
    select ${HOUR} as hour, case when new.enabled and new.email_verified_at is not null then count(*) else -count(*) end
    from events.event where store = new.uuid group by hour order by hour
    on conflict (hour) do update set events = c.events + excluded.events;
    return null;
  end $$`;

// The account first, as those who erase one take them.
const TRIGGERS = [
  `create trigger events_of_store after update of enabled, email_verified_at on users.account for each row
    when ((old.enabled and old.email_verified_at is not null) <> (new.enabled and new.email_verified_at is not null))
    execute function events.count_store()`,
  `create trigger events_more after insert on events.event referencing new table as came
    for each statement execute function events.count_events()`,
  `create trigger events_less after delete on events.event referencing old table as went
    for each statement execute function events.count_events()`,
  `create trigger events_moved after update on events.event referencing old table as went new table as came
    for each statement execute function events.count_events()`,
];
