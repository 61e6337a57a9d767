// What other modules hear of events that are scheduled or changed.
import type { DomainEvent } from '../../../kernel/domain-event.js';
import { eventCalledOff, eventChanged, eventMoved, eventsScheduled } from './event.events.js';
import { lastPlanOf } from './last-plan.js';
import { changedFields, type EventPlan, type EventState } from './store-event.js';

/** The events of one store are scheduled by one call; undefined for none. */
export function scheduledEvents(
  events: readonly EventState[],
): ReturnType<typeof eventsScheduled> | undefined {
  const [soonest] = [...events].sort((a, b) => +a.plan.startsAt - +b.plan.startsAt);
  if (!soonest) return undefined;
  const { uuid: event, store, plan } = soonest;
  const { name, startsAt, timeZone } = plan;
  return eventsScheduled({
    store,
    event,
    name,
    startsAt: startsAt.toISOString(),
    timeZone,
    events: events.length,
  });
}

/** What is said of an event whose plan was `before`. */
export function changesOf(state: EventState, before: EventPlan): readonly DomainEvent[] {
  const { uuid: event, store, plan } = state;
  const fields = changedFields(before, plan);
  if (fields.length === 0) return [];
  const moved = movedEvent(state, before);
  return [...(moved ? [moved] : []), eventChanged({ store, event, fields })];
}

/** An event is called off: calendars keep what it was. */
export const calledOffEvent = (state: EventState): DomainEvent =>
  eventCalledOff({ store: state.store, event: state.uuid, was: lastPlanOf(state) });

/** It has another address, point or start; undefined where it has not. */
function movedEvent(
  { uuid: event, store, plan }: EventState,
  before: EventPlan,
): ReturnType<typeof eventMoved> | undefined {
  // Another address alone may be the same one without a typo.
  const isElsewhere =
    plan.placeLatitude !== before.placeLatitude || plan.placeLongitude !== before.placeLongitude;
  const isOnAnotherDay = dayOf(plan) !== dayOf(before);
  const hasNewAddress = plan.location !== before.location;
  if (!isElsewhere && !hasNewAddress && plan.startsAt.getTime() === before.startsAt.getTime())
    return undefined;
  return eventMoved({ store, event, isElsewhere, isOnAnotherDay });
}

/** The day on which an event begins, by the clock of its place. */
const dayOf = ({ startsAt, timeZone }: EventPlan): string =>
  startsAt.toLocaleDateString('sv-SE', { timeZone });
