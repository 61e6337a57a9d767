// The story of a person's own calendar: at a secret address, which can be replaced and taken away.
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { jobsDone } from '../../../../test/mails.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { scheduled } from '../../events/test/plan.js';
import type { CalendarAddress, OwnCalendarDto } from '../dto/own-calendar.dto.js';
import { entriesOf } from './read-calendar.js';

const market = story();
let player: Member;
let store: Member;
beforeEach(async () => {
  player = await signedUp(market);
  store = await signedUp(market, { role: 'STORE' });
  await player.client.put(`/api/storefronts/${store.user.uuid}/follow`);
});
const renew = async ({ client } = player) =>
  (await client.post<CalendarAddress>('/api/calendars/own')).body.url;
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
const read = (url: string) => market.someone().get<string>(pathOf(url));
const idsAt = async (url: string) =>
  entriesOf((await read(url)).body)
    .map(({ uid }) => uid.replace('@playset', ''))
    .toSorted();
const codeAt = async (url: string) => {
  const { status, body } = await market.someone().get<ProblemBody>(pathOf(url));
  return [status, body.code];
};

describe('a person’s own calendar', () => {
  // @spec call-own-calendar, call-renew-own-calendar, call-read-own-calendar
  it('has the events of the stores that they follow, and those of their own store', async () => {
    const followed = await scheduled(store);
    await scheduled(await signedUp(market, { role: 'STORE' }));
    expect((await player.client.get<OwnCalendarDto>('/api/calendars/own')).body).toEqual({ createdAt: null });
    const url = await renew();
    expect(await idsAt(url)).toEqual([followed.uuid]);
    expect((await player.client.get<OwnCalendarDto>('/api/calendars/own')).body.createdAt).not.toBeNull();
    expect(await idsAt(await renew(store))).toEqual([followed.uuid]);
    await store.client.delete(`/api/events/${followed.uuid}`);
    await jobsDone(market);
    expect(entriesOf((await read(url)).body)).toMatchObject([{ status: 'CANCELLED' }]);
    await player.client.delete(`/api/storefronts/${store.user.uuid}/follow`);
    expect(await idsAt(url)).toEqual([]);
  });

  it('has an address since the same moment in the answer that makes it and in later ones', async () => {
    const { body: made } = await player.client.post<CalendarAddress>('/api/calendars/own');
    const { body: kept } = await player.client.get<OwnCalendarDto>('/api/calendars/own');
    expect(kept).toEqual({ createdAt: made.createdAt });
  });

  it('has what they go to at other stores, once', async () => {
    const [followed, other] = [
      await scheduled(store),
      await scheduled(await signedUp(market, { role: 'STORE' })),
    ];
    const answer = async (event: string, said: string) =>
      (await player.client.put(`/api/events/${event}/attendance`, { answer: said })).status;
    for (const { uuid } of [followed, other]) expect(await answer(uuid, 'GOING')).toBeLessThan(300);
    const url = await renew();
    expect(await idsAt(url)).toEqual([followed.uuid, other.uuid].toSorted());
    expect(await answer(other.uuid, 'INTERESTED')).toBeLessThan(300);
    expect(await idsAt(url)).toEqual([followed.uuid]);
  });

  it('has nothing of a store that has blocked them, or that they have blocked', async () => {
    await scheduled(store);
    const url = await renew();
    const { status } = await store.client.put(`/api/moderation/blocks/${player.user.uuid}`);
    expect(status).toBeLessThan(300);
    expect(await idsAt(url)).toEqual([]);
  });

  // @spec call-revoke-own-calendar
  it('is at one address at a time, until it is taken away', async () => {
    const [first, second] = [await renew(), await renew()];
    expect(await codeAt(first)).toEqual([404, 'calendars.unknown-address']);
    expect((await read(second)).status).toBe(200);
    for (let time = 0; time < 2; time++)
      expect((await player.client.delete('/api/calendars/own')).status).toBe(204);
    expect(await codeAt(second)).toEqual([404, 'calendars.unknown-address']);
  });

  it('is not stored by caches, and its secret is not in the database', async () => {
    const url = await renew();
    expect((await read(url)).headers.get('cache-control')).toBe('no-store');
    const secret = new URL(url).searchParams.get('secret') ?? '';
    const [{ found }] = await market.app
      .get(DataSource)
      .query('select count(*)::int as found from calendars.own_calendar c where c::text like $1', [
        `%${secret}%`,
      ]);
    expect(found).toBe(0);
  });

  it('goes with the account, and can’t be guessed', async () => {
    const url = await renew();
    const guessed = `/api/calendars/own.ics?secret=${randomBytes(32).toString('base64url')}`;
    expect(await codeAt(guessed)).toEqual([404, 'calendars.unknown-address']);
    expect(await codeAt('/api/calendars/own.ics?secret=short')).toEqual([400, 'request.invalid']);
    await player.client.put(`/api/users/${player.user.uuid}/disable`, { password: PASSWORD });
    expect(await codeAt(url)).toEqual([404, 'calendars.unknown-address']);
  });
});
