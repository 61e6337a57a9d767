// Keeps events: loads one for change under a row lock, writes one or several in one statement.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { StoreEvent } from '../domain/store-event.js';
import { type EventRow, eventOf, rowOf } from './event.row.js';

const COLUMNS =
  'uuid, store, name, location, starts_at, time_zone, format_id, version, created_at, capacity, least_players';

const FOR_CHANGE = {
  name: 'events.for-change',
  text: `select ${COLUMNS} from events.event where uuid = $1 for update`,
};
/** $1 rows, in the order that they get their ids in. */
const ADD = {
  name: 'events.add',
  text: `insert into events.event (${COLUMNS})
    select ${COLUMNS} from json_array_elements($1::json) with ordinality as entry (own, nth)
      cross join lateral json_populate_record(null::events.event, own)
    order by nth`,
};
const SAVE = {
  name: 'events.save',
  text: `update events.event set name = $2, location = $3, starts_at = $4, time_zone = $5, format_id = $6, version = $7,
      capacity = $8, least_players = $9
    where uuid = $1`,
};
const REMOVE = { name: 'events.remove', text: 'delete from events.event where uuid = $1' };

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

  /** Keeps the changes of an event. */
  async save({ state: { uuid, plan, version } }: StoreEvent): Promise<void> {
    const { name, location, startsAt, timeZone, formatId, capacity, leastPlayers } = plan;
    const values = [uuid, name, location, startsAt, timeZone, formatId, version, capacity, leastPlayers];
    await this.sql.rows(SAVE, values);
  }

  async remove({ uuid }: StoreEvent): Promise<void> {
    await this.sql.rows(REMOVE, [uuid]);
  }
}
