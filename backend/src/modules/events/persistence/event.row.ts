// A row of events.event and the aggregate it stands for.
import { StoreEvent } from '../domain/store-event.js';

/** The columns of an event. */
export interface EventRow {
  readonly uuid: string;
  readonly store: string;
  readonly name: string;
  readonly location: string;
  readonly starts_at: Date;
  readonly time_zone: string;
  readonly format_id: number;
  readonly capacity: number | null;
  readonly least_players: number | null;
  readonly version: number;
  readonly created_at: Date;
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
    capacity: plan.capacity,
    least_players: plan.leastPlayers,
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
      capacity: row.capacity,
      leastPlayers: row.least_players,
    },
  });
}
