// Totals of events are counted as far as 10,000, so the counts by hour and minute, and the triggers that kept them, go.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CappedEventTotals1760000014200 implements MigrationInterface {
  name = 'CappedEventTotals1760000014200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`${LOCKED}
      drop trigger events_of_store on users.account;
      drop trigger events_more on events.event;
      drop trigger events_less on events.event;
      drop trigger events_moved on events.event;
      drop function events.count_store, events.count_events;
      drop table events.hour_count, events.minute_count`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query([LOCKED, ...STEPS.map(table), COUNT_EVENTS, COUNT_STORE, TRIGGERS].join('\n'));
    await runner.query('analyze events.hour_count, events.minute_count');
  }
}

/** Nobody else writes either until all is done; the account first, as those who erase one take them. */
const LOCKED = 'lock table users.account, events.event in share row exclusive mode;';

const STEPS = ['hour', 'minute'] as const;
type Step = (typeof STEPS)[number];

const start = (step: Step) => `date_bin('1 ${step}', starts_at, '2000-01-01Z')`;

const table = (step: Step) => `
  create table events.${step}_count (${step} timestamptz primary key, events int not null) with (fillfactor = 70);
  insert into events.${step}_count
    select ${start(step)}, count(*) from events.event e join users.listers p on p.uuid = e.store group by 1;`;

/** Adds n for each of the changes; moments in one order, so that two who change many do not wait for one another in a circle. */
const count = (changes: string) =>
  STEPS.map(
    (step) => `
    insert into events.${step}_count as c (${step}, events)
    select ${start(step)} as ${step}, sum(n) from (${changes}) changed group by 1 having sum(n) <> 0 order by 1
    on conflict (${step}) do update set events = c.events + excluded.events;`,
  ).join('');

const ofOpenStores = (changed: string) =>
  `select starts_at, n from (${changed}) all_changed join users.listers p on p.uuid = all_changed.store`;
const CAME = 'select store, starts_at, 1 as n from came';
const WENT = 'select store, starts_at, -1 as n from went';

const COUNT_EVENTS = `
  create function events.count_events() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then ${count(ofOpenStores(CAME))}
    elsif tg_op = 'DELETE' then ${count(ofOpenStores(WENT))}
    else ${count(ofOpenStores(`${CAME} union all ${WENT}`))}
    end if;
    return null;
  end $$;`;

const COUNT_STORE = `
  create function events.count_store() returns trigger language plpgsql as $$
  begin ${count(`select starts_at, case when new.enabled and new.email_verified_at is not null then 1 else -1 end as n
      from events.event where store = new.uuid`)}
    return null;
  end $$;`;

const TRIGGERS = `
  create trigger events_of_store after update of enabled, email_verified_at on users.account for each row
    when ((old.enabled and old.email_verified_at is not null) <> (new.enabled and new.email_verified_at is not null))
    execute function events.count_store();
  create trigger events_more after insert on events.event referencing new table as came
    for each statement execute function events.count_events();
  create trigger events_less after delete on events.event referencing old table as went
    for each statement execute function events.count_events();
  create trigger events_moved after update on events.event referencing old table as went new table as came
    for each statement execute function events.count_events();`;
