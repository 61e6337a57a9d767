// Makes events by the aggregate's own verbs.
import { randomUUID } from 'node:crypto';
import { NO_DETAILS } from '../domain/event-details.js';
import { type EventPlan, StoreEvent } from '../domain/store-event.js';

/** When the factory's events are scheduled. */
export const SCHEDULED = new Date('2026-03-01T10:00:00Z');
const PLAN: EventPlan = {
  name: 'Friday Night Commander',
  location: '1814 W Division Street, Chicago, IL 60622',
  startsAt: new Date('2026-03-07T00:30:00Z'),
  timeZone: 'America/Chicago',
  formatId: 6,
  endsAt: null,
  ...NO_DETAILS,
};

/** An event six days ahead. */
export function anEvent(plan: Partial<EventPlan> = {}): StoreEvent {
  return StoreEvent.schedule(randomUUID(), randomUUID(), { ...PLAN, ...plan }, SCHEDULED);
}
