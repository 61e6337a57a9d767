// Calls of a store that create events, for the test of Idempotency-Key.
import { randomUUID } from 'node:crypto';
import type { SeriesWithDatesDto } from '../src/modules/events/series/dto/series.dto.js';
import { aPlan, dayAhead } from '../src/modules/events/test/plan.js';
import { aSeries } from '../src/modules/events/test/series-plan.js';
import type { Client } from './client.js';
import { photoOf, TINY_PHOTO } from './images.js';
import type { Call } from './price-rule-calls.js';
import { aTemplate } from './template-aims.js';

interface Creates {
  readonly call: Call;
  readonly other: Call;
  readonly size: () => Promise<number>;
}

/** What each creates: the call, another body for the same key, and how much there is. `newStore` has none of the 100 series of a store yet. */
export const eventCalls = (
  store: () => Client,
  count: (table: string) => Promise<number>,
  newStore: () => Promise<Client>,
): Record<string, () => Promise<Creates>> => ({
  scheduleEvent: async () => ({
    call: [store(), '/api/events', aPlan()],
    other: [store(), '/api/events', aPlan({ name: 'Another night' })],
    size: () => count('events.event'),
  }),
  scheduleEvents: async () => ({
    call: [store(), '/api/events/bulk', [aPlan({ date: dayAhead(10) })]],
    other: [store(), '/api/events/bulk', [aPlan()]],
    size: () => count('events.event'),
  }),
  scheduleSeries: async () => ({
    call: [store(), '/api/events/series', aSeries()],
    other: [store(), '/api/events/series', aSeries({ name: 'Another night' })],
    size: () => count('events.series'),
  }),
  changeSeries: async () => {
    const owner = await newStore();
    const { body, headers } = await owner.post<SeriesWithDatesDto>('/api/events/series', aSeries());
    const path = `/api/events/series/${body.uuid}?from=${body.dates[1]?.date}`;
    const how = { method: 'PATCH', headers: { 'if-match': headers.get('etag') ?? '' } };
    return {
      call: [owner, path, { name: 'Another night' }, how],
      other: [owner, path, { name: 'A third night' }, how],
      size: () => count('events.series'),
    };
  },
  addEventTemplate: async () => ({
    call: [store(), '/api/events/templates', aTemplate(`Friday ${randomUUID()}`)],
    other: [store(), '/api/events/templates', aTemplate(`Saturday ${randomUUID()}`)],
    size: () => count('events.template'),
  }),
  uploadEventPicture: async () => ({
    call: [store(), '/api/events/pictures', TINY_PHOTO],
    other: [store(), '/api/events/pictures', await photoOf(9, 9, 'webp')],
    size: () => count('events.picture'),
  }),
  uploadStorePicture: async () => ({
    call: [store(), '/api/storefronts/pictures', TINY_PHOTO],
    other: [store(), '/api/storefronts/pictures', await photoOf(9, 9, 'webp')],
    size: () => count('storefronts.picture'),
  }),
});
