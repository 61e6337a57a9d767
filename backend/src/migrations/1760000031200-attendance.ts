// Who goes to an event: how many it takes, what each has answered, the waiting list, and what the store writes to them.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const COUNTED = ['going', 'offered', 'waiting', 'interested'] as const;
const PER_STATE = COUNTED.map(
  (state) => `count(*) filter (where state = '${state.toUpperCase()}')::int as ${state}`,
).join(', ');
const COLUMNS = COUNTED.join(', ');
const changedBy = (sign: '+' | '-', row: string) =>
  COUNTED.map((state) => `${state} = t.${state} ${sign} ${row}.${state}`).join(', ');

/** Takes the rows in one order, so that two who change several do not wait for one another in a circle. */
const LESS = `
  perform from events.turnout where event in (select event from went) order by event for update;
  update events.turnout t set ${changedBy('-', 'g')}
  from (select event, ${PER_STATE} from went group by event) g where t.event = g.event;`;
const MORE = `
  insert into events.turnout as t (event, ${COLUMNS})
  select event, ${PER_STATE} from came group by event order by event
  on conflict (event) do update set ${changedBy('+', 'excluded')};`;

// Triggers, so that rows that go with their account or with age are counted, too.
const COUNT_ATTENDANCE = `
  create function events.count_attendance() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then ${LESS} end if;
    if tg_op <> 'DELETE' then ${MORE} end if;
    return null;
  end $$`;
const TRIGGERS = [
  `create trigger attendance_more after insert on events.attendance referencing new table as came
    for each statement execute function events.count_attendance()`,
  `create trigger attendance_less after delete on events.attendance referencing old table as went
    for each statement execute function events.count_attendance()`,
  `create trigger attendance_changed after update on events.attendance referencing old table as went new table as came
    for each statement execute function events.count_attendance()`,
];

/** How many go to an event, for anybody. Nobody new gets a place that somebody waits for. */
const COUNTS = `
  create view events.counts as
  select e.uuid as event, to_json(c) as attendance
  from events.event e left join events.turnout t on t.event = e.uuid
  cross join lateral (
    select e.capacity, e.least_players as "leastPlayers", coalesce(t.going, 0) as going,
      coalesce(t.interested, 0) as interested, coalesce(t.waiting, 0) + coalesce(t.offered, 0) as waiting,
      case when e.capacity is null then null when t.waiting > 0 then 0
        else greatest(e.capacity - coalesce(t.going, 0) - coalesce(t.offered, 0), 0) end as "freePlaces") c`;

/** Remembers whom a canceled event concerns until they are notified: their answers go with the event. */
const REMEMBER = `
  create function events.remember_attendees() returns trigger language plpgsql as $$
  begin
    insert into events.called_off (event, name, starts_at, time_zone, attendees)
    select old.uuid, old.name, old.starts_at, old.time_zone, array_agg(account order by account)
    from events.attendance where event = old.uuid and state <> 'LAPSED' having count(*) > 0
    on conflict (event) do nothing;
    return old;
  end $$`;

export class Attendance1760000031200 implements MigrationInterface {
  name = 'Attendance1760000031200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table events.event add column capacity int, add column least_players int,
      add constraint event_capacity check (capacity between 1 and 5000),
      add constraint event_least_players check (least_players between 1 and coalesce(capacity, 5000))`);
    await runner.query('alter table events.series add column capacity int, add column least_players int');
    await runner.query(`create table events.attendance (
      event uuid not null,
      account uuid not null,
      state text not null,
      place int,
      code text,
      shows_cards boolean not null default false,
      answered_at timestamptz not null,
      offered_until timestamptz,
      checked_in_at timestamptz,
      no_show boolean not null default false,
      constraint attendance_pkey primary key (event, account),
      constraint attendance_event foreign key (event) references events.event (uuid) on delete cascade,
      constraint attendance_account foreign key (account) references users.account (uuid),
      constraint attendance_state check (state in ('GOING', 'INTERESTED', 'WAITING', 'OFFERED', 'LAPSED')),
      constraint attendance_offer check ((state = 'OFFERED') = (offered_until is not null)),
      constraint attendance_place check ((state in ('GOING', 'WAITING', 'OFFERED')) = (place is not null)),
      constraint attendance_code check ((place is null) = (code is null)),
      constraint attendance_arrival check (checked_in_at is null and not no_show or state = 'GOING'))`);
    await runner.query(
      'create unique index attendance_in_order on events.attendance (event, place) where (place is not null)',
    );
    await runner.query('create index attendance_of_account on events.attendance (account, event)');
    await runner.query(
      `create index attendance_offered on events.attendance (offered_until) where (offered_until is not null)`,
    );
    await runner.query(`create table events.turnout (
      event uuid not null,
      going int not null default 0,
      offered int not null default 0,
      waiting int not null default 0,
      interested int not null default 0,
      constraint turnout_pkey primary key (event),
      constraint turnout_event foreign key (event) references events.event (uuid) on delete cascade)`);
    await runner.query('create index turnout_waiting on events.turnout (event) where (waiting > 0)');
    await runner.query(`create table events.called_off (
      event uuid not null,
      name text not null,
      starts_at timestamptz not null,
      time_zone text not null,
      attendees uuid[] not null,
      constraint called_off_pkey primary key (event))`);
    await runner.query(`create table events.message (
      event uuid not null,
      sent_at timestamptz not null,
      text text not null,
      recipients int not null,
      constraint message_pkey primary key (event, sent_at),
      constraint message_event foreign key (event) references events.event (uuid) on delete cascade,
      constraint message_text check (char_length(text) between 1 and 1000))`);
    await runner.query(COUNTS);
    for (const text of [COUNT_ATTENDANCE, ...TRIGGERS, REMEMBER]) await runner.query(text);
    await runner.query(`create trigger attendees_remembered before delete on events.event
      for each row execute function events.remember_attendees()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view events.counts');
    await runner.query('drop trigger attendees_remembered on events.event');
    await runner.query('drop table events.message, events.called_off, events.turnout, events.attendance');
    await runner.query('drop function events.count_attendance, events.remember_attendees');
    for (const table of ['event', 'series'])
      await runner.query(`alter table events.${table} drop column capacity, drop column least_players`);
  }
}
