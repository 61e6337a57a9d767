// The story of somebody who looks for events and wants each series once.
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { EventDto } from '../dto/event.dto.js';
import type { SeriesWithDatesDto } from '../series/dto/series.dto.js';
import { scheduled } from './plan.js';
import { scheduledSeries } from './series-plan.js';

describe('a list that has each series once', () => {
  const market = story();
  let store: Member;
  let player: Member;
  let series: SeriesWithDatesDto;
  let single: EventDto;
  beforeAll(async () => {
    [store, player] = [await signedUp(market, { role: 'STORE' }), await signedUp(market)];
    series = await scheduledSeries(store, { count: 5 });
    single = await scheduled(store, { format: 'PAUPER' });
    // Its first date is another evening than the others.
    const path = `/api/events/${series.dates[0]?.event}`;
    await store.client.patch(path, { name: 'Draft for charity', format: 'DRAFT' });
  });
  const listed = async (path: string) => {
    const { body, headers } = await player.client.get<EventDto[]>(`/api/events${path}`);
    expect(headers.get('x-total-count')).toBe(String(body.length));
    return body.map(({ uuid }) => uuid);
  };
  const nth = (date: number) => series.dates[date]?.event;

  it.each(['?', '?sort=nearest&'])('shows the first event of it: %s', async (path) => {
    expect(await listed(`${path}series=next`)).toEqual([single.uuid, nth(0)]);
    expect(await listed(`${path}series=each`)).toHaveLength(6);
  });

  it.each(['?', '?sort=nearest&'])('shows the first one of a format or a word: %s', async (path) => {
    expect(await listed(`${path}series=next&format=COMMANDER`)).toEqual([nth(1)]);
    expect(await listed(`${path}series=next&format=DRAFT`)).toEqual([nth(0)]);
    expect(await listed(`${path}series=next&q=friday+magic`)).toEqual([nth(1)]);
    expect(await listed(`${path}series=next&q=charity`)).toEqual([nth(0)]);
  });

  it('does so for one store, too', async () => {
    for (const order of ['soonest', 'latest'])
      expect(
        await listed(`/store/${store.user.uuid}?series=next&order=${order}&q=friday+magic&format=COMMANDER`),
      ).toEqual([nth(1)]);
  });
});
