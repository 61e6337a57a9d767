// What has changed of events since somebody answered them; free places while nobody on the waiting list may have one; where canceled events were.
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The version in which each was changed last, by the word for it. */
const FIELDS = {
  TIME: ['starts_at', 'ends_at'],
  PLACE: ['location', 'place_latitude', 'place_longitude'],
  FEE: ['fee_cents'],
  DETAILS: ['name', 'format_id', 'description', 'what_to_bring', 'prizes', 'rules_level'],
};
const row = (of: string, columns: readonly string[]) =>
  `row(${columns.map((column) => `${of}.${column}`).join(', ')})`;
const CHANGED = Object.entries(FIELDS).map(
  ([word, columns]) =>
    `'${word}', case when ${row('new', columns)} is distinct from ${row('old', columns)} then new.version end`,
);
// A trigger, so that no writer of events can forget it.
const NOTE_CHANGES = `
  create function events.note_changes() returns trigger language plpgsql as $$
  begin
    new.changed_in := coalesce(old.changed_in, '{}') || jsonb_strip_nulls(jsonb_build_object(${CHANGED.join(', ')}));
    return new;
  end $$`;

const NEITHER_BLOCKED = `not exists (select from listings.blocks b where b.sender = w.account and b.recipient = e.store)
    and not exists (select from listings.blocks b where b.sender = e.store and b.recipient = w.account)`;
/** Nobody new gets a place that somebody waits for who may have it. */
const FREE_PLACES = {
  before: 't.waiting > 0',
  after: `t.waiting > 0 and exists (select from events.attendance w
    where w.event = e.uuid and w.state = 'WAITING' and ${NEITHER_BLOCKED})`,
};
const counts = (isWaitedFor: string) => `
  create or replace view events.counts as
  select e.uuid as event, to_json(c) as attendance
  from events.event e left join events.turnout t on t.event = e.uuid
  cross join lateral (
    select e.capacity, e.least_players as "leastPlayers", coalesce(t.going, 0) as going,
      coalesce(t.interested, 0) as interested, coalesce(t.waiting, 0) + coalesce(t.offered, 0) as waiting,
      case when e.capacity is null then null when ${isWaitedFor} then 0
        else greatest(e.capacity - coalesce(t.going, 0) - coalesce(t.offered, 0), 0) end as "freePlaces") c`;

export class ChangesOfEvents1760000033100 implements MigrationInterface {
  name = 'ChangesOfEvents1760000033100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table events.event add column changed_in jsonb');
    await runner.query('alter table events.attendance add column seen_version int');
    // What they have seen of these is not known: nothing of them is marked.
    await runner.query('alter table events.attendance disable trigger attendance_changed');
    await runner.query(
      `update events.attendance a set seen_version = e.version from events.event e where e.uuid = a.event`,
    );
    await runner.query('alter table events.attendance enable trigger attendance_changed');
    await runner.query(NOTE_CHANGES);
    await runner.query(`create trigger event_changes_noted before update on events.event for each row
      when (new.version <> old.version) execute function events.note_changes()`);
    await runner.query(`create table events.canceled_answer (
      account uuid not null,
      event uuid not null,
      name text not null,
      starts_at timestamptz not null,
      time_zone text not null,
      constraint canceled_answer_pkey primary key (account, event),
      constraint canceled_answer_account foreign key (account) references users.account (uuid))`);
    await runner.query('create index canceled_answer_by_start on events.canceled_answer (starts_at)');
    await runner.query(counts(FREE_PLACES.after));
    await runner.query(`alter table calendars.canceled_event
      add column place_latitude double precision, add column place_longitude double precision`);
    await runner.query(`create index canceled_event_elsewhere
      on calendars.canceled_event (place_latitude, place_longitude) where place_latitude is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table calendars.canceled_event drop column place_latitude, drop column place_longitude',
    );
    await runner.query(counts(FREE_PLACES.before));
    await runner.query('drop table events.canceled_answer');
    await runner.query('drop trigger event_changes_noted on events.event');
    await runner.query('drop function events.note_changes');
    await runner.query('alter table events.attendance drop column seen_version');
    await runner.query('alter table events.event drop column changed_in');
  }
}
