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
};

/** The last plan of an event. */
export function lastPlanOf({ plan, version }: EventState): LastPlan {
  const { name, location, startsAt, timeZone, formatId } = plan;
  return { name, location, startsAt: startsAt.toISOString(), timeZone, formatId, version };
}
