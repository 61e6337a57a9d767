// Converts between a row of events.series and its aggregate.

import type { Weekday } from '../../../../kernel/weekday.js';
import type { RulesLevel } from '../../domain/event-details.js';
import type { Frequency } from '../domain/recurrence.js';
import { EventSeries } from '../domain/series.js';
import { lastDay } from '../domain/series-dates.js';

/** The columns of a series; dates are `YYYY-MM-DD`. */
export interface SeriesRow {
  readonly uuid: string;
  readonly store: string;
  readonly name: string;
  readonly location: string;
  readonly format_id: number;
  readonly time_zone: string;
  readonly frequency: Frequency;
  readonly every: number;
  readonly weekday: Weekday;
  readonly nth: number | null;
  readonly starts_on: string;
  readonly until: string | null;
  readonly count: number | null;
  readonly time: string;
  readonly end_time: string | null;
  readonly fee_cents: number | null;
  readonly description: string | null;
  readonly what_to_bring: string | null;
  readonly prizes: string | null;
  readonly rules_level: RulesLevel | null;
  readonly capacity: number | null;
  readonly least_players: number | null;
  readonly place_label: string | null;
  readonly place_latitude: number | null;
  readonly place_longitude: number | null;
  readonly picture: string | null;
  readonly skipped: Readonly<Record<string, string | null>>;
  readonly made_until: string;
  readonly ends_on: string;
  readonly version: number;
  readonly created_at: Date;
}

/** The row of an aggregate. */
export function rowOf(series: EventSeries, now: Date): SeriesRow {
  const { plan, ...state } = series.state;
  return {
    uuid: state.uuid,
    store: state.store,
    name: plan.name,
    location: plan.location,
    format_id: plan.formatId,
    time_zone: plan.timeZone,
    frequency: plan.frequency,
    every: plan.every,
    weekday: plan.weekday,
    nth: plan.nth,
    starts_on: plan.startsOn,
    until: plan.until,
    count: plan.count,
    time: plan.time,
    end_time: plan.endTime,
    fee_cents: plan.feeCents,
    description: plan.description,
    what_to_bring: plan.whatToBring,
    prizes: plan.prizes,
    rules_level: plan.rulesLevel,
    capacity: plan.capacity,
    least_players: plan.leastPlayers,
    place_label: plan.placeLabel,
    place_latitude: plan.placeLatitude,
    place_longitude: plan.placeLongitude,
    picture: plan.picture,
    skipped: state.skipped,
    made_until: state.madeUntil,
    ends_on: series.lastDate(lastDay(now)),
    version: state.version,
    created_at: state.createdAt,
  };
}

/** The aggregate of a row. */
export function seriesOf(row: SeriesRow): EventSeries {
  return EventSeries.restore({
    uuid: row.uuid,
    store: row.store,
    createdAt: row.created_at,
    skipped: row.skipped,
    madeUntil: row.made_until,
    version: row.version,
    plan: {
      name: row.name,
      location: row.location,
      formatId: row.format_id,
      timeZone: row.time_zone,
      frequency: row.frequency,
      every: row.every,
      weekday: row.weekday,
      nth: row.nth,
      startsOn: row.starts_on,
      until: row.until,
      count: row.count,
      time: row.time,
      endTime: row.end_time,
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
  });
}
