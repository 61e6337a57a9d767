// What an event was when its store called it off, for those who remember it.
import type { EventState } from './store-event.js';

/** Plain values: it goes into a domain event. `startsAt` is an ISO moment. */
export type LastPlan = {
  readonly name: string;
  readonly location: string;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly formatId: number;
  readonly version: number;
  /** Where it was that was not at its store; a domain event that was published earlier has neither. */
  readonly placeLatitude?: number | null;
  readonly placeLongitude?: number | null;
};

/** The last plan of an event. */
export function lastPlanOf({ plan, version }: EventState): LastPlan {
  const { name, location, startsAt, timeZone, formatId, placeLatitude, placeLongitude } = plan;
  const place = { placeLatitude, placeLongitude };
  return { name, location, startsAt: startsAt.toISOString(), timeZone, formatId, version, ...place };
}
