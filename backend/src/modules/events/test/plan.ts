// What the stories of events schedule, always some days ahead.
import type { Member } from '../../../../test/people.js';
import { DAY_MS } from '../../../kernel/durations.js';
import type { EventDto } from '../dto/event.dto.js';

/** The UTC day that is `days` days from now. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

/** A valid event three days ahead. */
export function aPlan(changes: object = {}): Record<string, unknown> {
  return {
    name: 'Friday Night Commander',
    date: dayAhead(3),
    time: '00:30',
    location: '1814 W Division Street, Chicago, IL 60622',
    format: 'COMMANDER',
    tcg: 'MAGIC_THE_GATHERING',
    ...changes,
  };
}

/** Schedules an event of this store. */
export async function scheduled(store: Member, changes: object = {}): Promise<EventDto> {
  const { status, body } = await store.client.post<EventDto>('/api/events', aPlan(changes));
  expect(status).toBe(201);
  return body;
}
