// Keeps series: loads one for change under a row lock, writes one in one statement.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/database/sql.js';
import type { EventSeries } from '../domain/series.js';
import { rowOf, type SeriesRow, seriesOf } from './series.row.js';

/** What a change may change. */
const FIELDS = `name, location, format_id, time_zone, frequency, every, weekday, nth, starts_on, until, count, time, end_time,
  fee_cents, description, what_to_bring, prizes, rules_level, capacity, least_players, place_label, place_latitude,
  place_longitude, picture, skipped, made_until, ends_on, version`;
const COLUMNS = `uuid, store, created_at, ${FIELDS}`;
/** The driver would read dates as moments of the server's zone. */
const READ = ['starts_on', 'until', 'made_until', 'ends_on'].reduce(
  (columns, date) => columns.replace(` ${date},`, ` ${date}::text as ${date},`),
  COLUMNS,
);

const FOR_CHANGE = {
  name: 'events.series-for-change',
  text: `select ${READ} from events.series where uuid = $1 for update`,
};
/** $1 a row. */
const ADD = {
  name: 'events.add-series',
  text: `insert into events.series (${COLUMNS}) select ${COLUMNS} from json_populate_record(null::events.series, $1::json)`,
};
/** $1 uuid, $2 its row. */
const SAVE = {
  name: 'events.save-series',
  text: `update events.series set (${FIELDS}) = (
      select ${FIELDS} from json_populate_record(null::events.series, $2::json))
    where uuid = $1`,
};
const REMOVE = { name: 'events.remove-series', text: 'delete from events.series where uuid = $1' };
/** $1 uuid. */
const KEEP_PAST = {
  name: 'events.keep-past-of-series',
  text: 'update events.event set series = null, occurs_on = null where series = $1',
};
/** $1 store, $2 today. */
const COUNT = {
  name: 'events.count-series',
  text: 'select count(*)::int as series from events.series where store = $1 and ends_on >= $2::date',
};
/** $1 up to when events are to be made, $2 today, $3 the uuid to start after, $4 how many. */
const DUE = {
  name: 'events.series-due',
  text: `select uuid, store from events.series
    where made_until < least($1::date, ends_on) and ends_on >= $2::date and uuid > $3::uuid order by uuid limit $4`,
};

/** A series whose next events are to be made. */
export interface DueSeries {
  readonly uuid: string;
  readonly store: string;
}

@Injectable()
export class SeriesRepository {
  constructor(private readonly sql: Sql) {}

  /** A series that nobody else can change until the transaction ends. */
  async forChange(uuid: string): Promise<EventSeries | undefined> {
    const [row] = await this.sql.rowsForChange<SeriesRow & object>(FOR_CHANGE, [uuid]);
    return row && seriesOf(row);
  }

  async add(series: EventSeries, now: Date): Promise<void> {
    await this.sql.rows(ADD, [JSON.stringify(rowOf(series, now))]);
  }

  /** Keeps the changes of a series. */
  async save(series: EventSeries, now: Date): Promise<void> {
    await this.sql.rows(SAVE, [series.uuid, JSON.stringify(rowOf(series, now))]);
  }

  /** Forgets a series; those of its events that are left become single ones. */
  async remove({ uuid }: EventSeries): Promise<void> {
    await this.sql.rows(KEEP_PAST, [uuid]);
    await this.sql.rows(REMOVE, [uuid]);
  }

  /** How many series of a store are not over; until the transaction ends nobody else counts them. */
  async count(store: string, today: string): Promise<number> {
    await this.sql.lock('eventSeries', store);
    return (await this.sql.one<{ series: number }>(COUNT, [store, today])).series;
  }

  /** Some of the series that have dates until `horizon` whose events were never made, in the order of their ids. */
  due(horizon: string, today: string, after: string, limit: number): Promise<DueSeries[]> {
    return this.sql.rows<DueSeries & object>(DUE, [horizon, today, after, limit]);
  }
}
