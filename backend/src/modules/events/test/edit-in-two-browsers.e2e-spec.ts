// The story of a store that edits the same event in two browsers.
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { EventDto } from '../dto/event.dto.js';
import { scheduled } from './plan.js';

describe('an event that is edited in two browsers', () => {
  const market = story();
  let store: Member;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
  });

  const send = (method: string, { uuid }: EventDto, tag: string, changes?: object) =>
    store.client.call<EventDto & ProblemBody>(method, `/api/events/${uuid}`, changes, { 'if-match': tag });
  const now = async ({ uuid }: EventDto) => {
    const { body } = await store.client.get<EventDto[]>(`/api/events/store/${store.user.uuid}`);
    return body.find((each) => each.uuid === uuid);
  };

  it('takes the first change and refuses the second in clear words', async () => {
    const event = await scheduled(store);
    const first = await send('PATCH', event, '"1"', { name: 'From the counter' });
    expect([first.status, first.headers.get('etag')]).toEqual([200, '"2"']);
    // Its answer was lost.
    const again = await send('PATCH', event, '"1"', { name: 'From the counter' });
    expect([again.status, again.headers.get('etag'), again.body]).toEqual([200, '"2"', first.body]);
    const second = await send('PATCH', event, '"1"', { name: 'From the back room' });
    expect([second.status, second.body.code]).toEqual([412, 'events.changed-meanwhile']);
    expect(second.body.message).toBe('This event has changed since you opened it. Reload it before saving.');
    expect(await now(event)).toMatchObject({ name: 'From the counter', version: 2 });
    expect((await send('PATCH', event, '"2"', { name: 'From the back room' })).status).toBe(200);
  });

  it('is no other version when a change changes nothing, so that the other browser can go on', async () => {
    const event = await scheduled(store);
    const { name, date, time, location, timeZone, format } = event;
    const form = { name, date, time, location, timeZone, format: format.value, tcg: format.tcg.value };
    const same = await send('PATCH', event, '"1"', form);
    expect([same.status, same.headers.get('etag'), same.body]).toEqual([200, '"1"', event]);
    expect((await send('PATCH', event, '"1"', { name: 'Moved' })).headers.get('etag')).toBe('"2"');
  });

  it('lets one of two changes through that come at the same moment', async () => {
    const event = await scheduled(store);
    const names = ['One', 'Two', 'Three', 'Four'];
    const replies = await Promise.all(names.map((name) => send('PATCH', event, '"1"', { name })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    expect((await now(event))?.version).toBe(2);
  });

  it('is not called off by who has not seen it as it is', async () => {
    const event = await scheduled(store);
    await send('PATCH', event, '*', { name: 'Changed' });
    expect((await send('DELETE', event, '"1"')).status).toBe(412);
    expect((await send('DELETE', event, '"1", "2"')).status).toBe(204);
  });

  it('takes changes without If-Match, whatever happened in the meantime', async () => {
    const event = await scheduled(store);
    for (const name of ['One', 'Two']) {
      expect((await store.client.patch(`/api/events/${event.uuid}`, { name })).status).toBe(200);
    }
    expect(await now(event)).toMatchObject({ name: 'Two', version: 3 });
  });

  it('refuses what is no ETag, and a weak one never matches', async () => {
    const event = await scheduled(store);
    const { status, body } = await send('PATCH', event, '1', { name: 'X' });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'If-Match']);
    expect((await send('PATCH', event, 'W/"1"', { name: 'X' })).status).toBe(412);
    expect(await now(event)).toEqual(event);
  });
});
