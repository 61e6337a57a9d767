// Keeps events: loads one for change under a row lock, writes one or several in one statement.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { StoreEvent } from '../domain/store-event.js';
import { type EventRow, eventOf, rowOf } from './event.row.js';

const COLUMNS = 'uuid, store, name, location, starts_at, time_zone, format_id, version, created_at';

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
  text: `update events.event set name = $2, location = $3, starts_at = $4, time_zone = $5, format_id = $6, version = $7
    where uuid = $1`,
};
const REMOVE = { name: 'events.remove', text: 'delete from events.event where uuid = $1' };
/** $1 event, $2 now. */
const HIDE = {
  name: 'events.hide',
  text: `with gone as (delete from events.event where uuid = $1 returning id, ${COLUMNS})
    insert into events.hidden_event (id, ${COLUMNS}, hidden_at) select id, ${COLUMNS}, $2::timestamptz from gone`,
};
/** $1 event, $2 now: one that has begun is not shown again. */
const SHOW_AGAIN = {
  name: 'events.show-again',
  text: `with back as (delete from events.hidden_event where uuid = $1 and starts_at > $2::timestamptz returning id, ${COLUMNS})
    insert into events.event (id, ${COLUMNS}) select id, ${COLUMNS} from back`,
};

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
    const { name, location, startsAt, timeZone, formatId } = plan;
    await this.sql.rows(SAVE, [uuid, name, location, startsAt, timeZone, formatId, version]);
  }

  async remove({ uuid }: StoreEvent): Promise<void> {
    await this.sql.rows(REMOVE, [uuid]);
  }

  /** Keeps an event where nobody sees it. */
  async hide({ uuid }: StoreEvent, now: Date): Promise<void> {
    await this.sql.rows(HIDE, [uuid, now]);
  }

  /** Shows an event again as it was when it was hidden, unless it has begun. */
  async showAgain(uuid: string, now: Date): Promise<void> {
    await this.sql.rows(SHOW_AGAIN, [uuid, now]);
  }
}
