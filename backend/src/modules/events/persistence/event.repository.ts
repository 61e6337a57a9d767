// Keeps events: loads one for change under a row lock, writes one or several in one statement.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { StoreEvent } from '../domain/store-event.js';
import { type EventRow, eventOf, rowOf } from './event.row.js';

/** What a change may change. */
const FIELDS = `name, location, starts_at, time_zone, format_id, version, ends_at, fee_cents, description, what_to_bring, prizes,
  rules_level, capacity, least_players, place_label, place_latitude, place_longitude, picture, series, occurs_on, is_changed`;
const COLUMNS = `uuid, store, created_at, ${FIELDS}`;
/** The driver would read a date as a moment of the server's zone. */
const READ = COLUMNS.replace('occurs_on', 'occurs_on::text as occurs_on');

const FOR_CHANGE = {
  name: 'events.for-change',
  text: `select ${READ} from events.event where uuid = $1 for update`,
};
/** $1 rows, in the order that they get their ids in. */
const ADD = {
  name: 'events.add',
  text: `insert into events.event (${COLUMNS})
    select ${COLUMNS} from json_array_elements($1::json) with ordinality as entry (own, nth)
      cross join lateral json_populate_record(null::events.event, own)
    order by nth`,
};
/** $1 rows, $2 their uuids, so that the index finds them. */
const SAVE = {
  name: 'events.save',
  text: `update events.event e set (${FIELDS}) = (
      select ${FIELDS} from json_populate_record(null::events.event, saved.own))
    from json_array_elements($1::json) saved (own)
    where e.uuid = any ($2::uuid[]) and e.uuid = (saved.own ->> 'uuid')::uuid`,
};
/** $1 uuids. */
const REMOVE = { name: 'events.remove', text: 'delete from events.event where uuid = any ($1::uuid[])' };
/**
 * $1 the series, $2 now: those that start later, and those whose date is not over, in every zone. Locked by ascending id, as an account
 * that leaves several events locks them.
 */
const OF_SERIES = {
  name: 'events.of-series',
  text: `select ${READ} from events.event where series = $1 and (starts_at > $2 or occurs_on >= $2::timestamptz::date - 1) order by uuid for update`,
};
/** $1 event: its series, locked before the event, as a change of the series does. */
const LOCK_SERIES_OF = {
  name: 'events.lock-series-of',
  text: `select s.uuid from events.series s
    where s.uuid = (select e.series from events.event e where e.uuid = $1) for update of s`,
};
/** $1 series, $2 date, $3 event: the date is skipped, and the event comes back with it. */
export const SKIP = {
  name: 'events.skip',
  text: `update events.series set skipped = skipped || jsonb_build_object($2::text, $3::text), version = version + 1
    where uuid = $1`,
};

const byDate = ({ occurs_on: one }: EventRow, { occurs_on: other }: EventRow) =>
  (one ?? '').localeCompare(other ?? '');

@Injectable()
export class EventRepository {
  constructor(private readonly sql: Sql) {}

  /** An event that nobody else can change until the transaction ends. */
  async forChange(uuid: string): Promise<StoreEvent | undefined> {
    const [row] = await this.sql.rowsForChange<EventRow>(FOR_CHANGE, [uuid]);
    return row && eventOf(row);
  }

  async add(...events: readonly StoreEvent[]): Promise<void> {
    await this.sql.rows(ADD, [JSON.stringify(events.map(rowOf))]);
  }

  /** The same for one that is about to be called off: its series, if it has one, is locked, too. */
  async forRemoval(uuid: string): Promise<StoreEvent | undefined> {
    await this.sql.rowsForChange(LOCK_SERIES_OF, [uuid]);
    return this.forChange(uuid);
  }

  /** The events of a series that are to come or whose date is, by their dates. Nobody else can change them until the transaction ends. */
  async ofSeries(series: string, now: Date): Promise<StoreEvent[]> {
    const rows = await this.sql.rowsForChange<EventRow>(OF_SERIES, [series, now]);
    return rows.toSorted(byDate).map(eventOf);
  }

  /** Keeps the changes of events. */
  async save(...events: readonly StoreEvent[]): Promise<void> {
    await this.sql.rows(SAVE, [JSON.stringify(events.map(rowOf)), events.map(({ uuid }) => uuid)]);
  }

  async remove(...events: readonly StoreEvent[]): Promise<void> {
    await this.sql.rows(REMOVE, [events.map(({ uuid }) => uuid)]);
  }

  /** Removes one event; a series doesn't make it again on its date. */
  async callOff(event: StoreEvent): Promise<void> {
    const { uuid, occurrence } = event.state;
    await this.remove(event);
    if (occurrence) await this.sql.rows(SKIP, [occurrence.series, occurrence.occursOn, uuid]);
  }
}
