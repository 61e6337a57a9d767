// How many events of open stores start in each minute is known, too: an hour that has begun is not counted event by event.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EventCountsByMinute1760000010900 implements MigrationInterface {
  name = 'EventCountsByMinute1760000010900';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`${LOCKED}
      create table events.minute_count (minute timestamptz primary key, events int not null) with (fillfactor = 70);
      insert into events.minute_count
        select ${binned('minute')}, count(*) from events.event e join users.listers p on p.uuid = e.store group by 1 order by 1;
      ${counting('hour', 'minute')}`);
    await runner.query('analyze events.minute_count');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`${LOCKED} ${counting('hour')} drop table events.minute_count`);
  }
}

/** Nobody else writes either until all is done; the account first, as those who erase one take them. */
const LOCKED = 'lock table users.account, events.event in share row exclusive mode;';

type Step = 'hour' | 'minute';

const binned = (step: Step) => `date_bin('1 ${step}', starts_at, '2000-01-01Z')`;

/** Adds n for each of the changes; moments in one order, so that two who change many do not wait for one another in a circle. */
const added = (changes: string) => (step: Step) =>
  `
  insert into events.${step}_count as c (${step}, events)
  select ${binned(step)} as ${step}, sum(n) from (${changes}) changed
  group by 1 having sum(n) <> 0 order by 1
  on conflict (${step}) do update set events = c.events + excluded.events;`;

const ofOpenStores = (changed: string) =>
  `select starts_at, n from (${changed}) all_changed join users.listers p on p.uuid = all_changed.store`;
const CAME = 'select store, starts_at, 1 as n from came';
const WENT = 'select store, starts_at, -1 as n from went';
const OF_STORE = `select starts_at, case when new.enabled and new.email_verified_at is not null then 1 else -1 end as n
  from events.event where store = new.uuid`;

/** The functions that the triggers of both tables call, so that they keep these counts. */
const counting = (...steps: Step[]) => {
  const all = (changes: string) => steps.map(added(changes)).join('');
  return `
  create or replace function events.count_events() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then ${all(ofOpenStores(CAME))}
    elsif tg_op = 'DELETE' then ${all(ofOpenStores(WENT))}
    else ${all(ofOpenStores(`${CAME} union all ${WENT}`))}
    end if;
    return null;
  end $$;
  create or replace function events.count_store() returns trigger language plpgsql as $$
  begin ${all(OF_STORE)}
    return null;
  end $$;`;
};
