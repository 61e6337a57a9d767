// A row of events.event and the aggregate it stands for.
import { StoreEvent } from '../domain/store-event.js';

/** The columns of an event. */
export class EventRow {
  uuid: string;
  /** A short number that the database gives; left out of what is written. */
  id?: number;
  store: string;
  name: string;
  location: string;
  starts_at: Date;
  time_zone: string;
  format_id: number;
  version: number;
  created_at: Date;
}

/** The row of an aggregate. */
export function rowOf(event: StoreEvent): EventRow {
  const { uuid, store, plan, version, createdAt } = event.state;
  return {
    uuid,
    store,
    name: plan.name,
    location: plan.location,
    starts_at: plan.startsAt,
    time_zone: plan.timeZone,
    format_id: plan.formatId,
    version,
    created_at: createdAt,
  };
}

/** The aggregate of a row. */
export function eventOf(row: EventRow): StoreEvent {
  return StoreEvent.restore({
    uuid: row.uuid,
    store: row.store,
    createdAt: row.created_at,
    version: row.version,
    plan: {
      name: row.name,
      location: row.location,
      startsAt: row.starts_at,
      timeZone: row.time_zone,
      formatId: row.format_id,
    },
  });
}
