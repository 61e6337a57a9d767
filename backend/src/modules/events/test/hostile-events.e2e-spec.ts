// The story of somebody who sends everything but an event.
import { type Field, refusesBadInput } from '../../../../test/bad-input.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { EventDto } from '../dto/event.dto.js';
import { aPlan, scheduled } from './plan.js';

const FIELDS: readonly Field[] = [
  { name: 'name', kind: 'line', max: 120 },
  { name: 'location', kind: 'line', max: 200 },
  // A date, a time and a zone are as strict as an id: no text but their own kind will do.
  { name: 'date', kind: 'uuid' },
  { name: 'time', kind: 'uuid' },
  { name: 'timeZone', kind: 'uuid', optional: true, max: 64 },
  { name: 'format', kind: 'word', max: 50 },
  { name: 'tcg', kind: 'word', max: 50 },
  { name: 'userId', kind: 'uuid', optional: true },
];

describe('what is not an event', () => {
  const market = story();
  let store: Member;
  let event: EventDto;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
    event = await scheduled(store, { timeZone: 'America/Chicago' });
  });

  const valid = () => ({ ...aPlan(), timeZone: 'America/Chicago', userId: store.user.uuid });
  const all = async () =>
    (await store.client.get<EventDto[]>(`/api/events/store/${store.user.uuid}?from=2020-01-01`)).body;

  describe('is not scheduled', () => {
    refusesBadInput({
      method: 'POST',
      path: () => '/api/events',
      client: () => store.client,
      valid,
      fields: FIELDS,
      untouched: all,
    });
  });

  describe('does not change one', () => {
    refusesBadInput({
      method: 'PATCH',
      path: () => `/api/events/${event.uuid}`,
      client: () => store.client,
      valid,
      fields: FIELDS.map((field) => ({ ...field, optional: true })),
      untouched: all,
    });
  });

  it.each(['7', 'null', '%00', '7b0c5a52-14f5-4e3e-9c6a', "'--", '%F0%9F%83%8F'])(
    'does not live at the address %s',
    async (address) => {
      for (const [method, path, body] of [
        ['PATCH', `/api/events/${address}`, {}],
        ['DELETE', `/api/events/${address}`, undefined],
        ['GET', `/api/events/store/${address}`, undefined],
      ] as const) {
        const { status } = await store.client.call(method, path, body);
        expect(status).toBe(400);
      }
    },
  );
});
