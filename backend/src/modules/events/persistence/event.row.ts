// Converts between a row of events.event and its aggregate.
import type { RulesLevel } from '../domain/event-details.js';
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
  readonly ends_at: Date | null;
  readonly fee_cents: number | null;
  readonly description: string | null;
  readonly what_to_bring: string | null;
  readonly prizes: string | null;
  readonly rules_level: RulesLevel | null;
  readonly series: string | null;
  /** `YYYY-MM-DD`. */
  readonly occurs_on: string | null;
  readonly is_changed: boolean;
  readonly capacity: number | null;
  readonly least_players: number | null;
  readonly place_label: string | null;
  readonly place_latitude: number | null;
  readonly place_longitude: number | null;
  readonly picture: string | null;
  readonly version: number;
  readonly created_at: Date;
}

/** The row of an aggregate. */
export function rowOf(event: StoreEvent): EventRow {
  const { uuid, store, plan, version, createdAt, occurrence } = event.state;
  return {
    uuid,
    store,
    name: plan.name,
    location: plan.location,
    starts_at: plan.startsAt,
    time_zone: plan.timeZone,
    format_id: plan.formatId,
    ends_at: plan.endsAt,
    fee_cents: plan.feeCents,
    description: plan.description,
    what_to_bring: plan.whatToBring,
    prizes: plan.prizes,
    rules_level: plan.rulesLevel,
    series: occurrence?.series ?? null,
    occurs_on: occurrence?.occursOn ?? null,
    is_changed: occurrence?.isChanged ?? false,
    capacity: plan.capacity,
    least_players: plan.leastPlayers,
    place_label: plan.placeLabel,
    place_latitude: plan.placeLatitude,
    place_longitude: plan.placeLongitude,
    picture: plan.picture,
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
      endsAt: row.ends_at,
      feeCents: row.fee_cents,
      description: row.description,
      whatToBring: row.what_to_bring,
      prizes: row.prizes,
      rulesLevel: row.rules_level,
      capacity: row.capacity,
      leastPlayers: row.least_players,
      placeLabel: row.place_label,
      placeLatitude: row.place_latitude,
      placeLongitude: row.place_longitude,
      picture: row.picture,
    },
    occurrence:
      row.series && row.occurs_on
        ? { series: row.series, occursOn: row.occurs_on, isChanged: row.is_changed }
        : null,
  });
}
