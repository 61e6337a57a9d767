// The story of people whose events are called off at stores that they don't follow: their own calendars show it.
import { DataSource } from 'typeorm';
import { jobsDone } from '../../../../test/mails.js';
import { allNotificationsOf } from '../../../../test/notifications.js';
import { closes, type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Retention } from '../../../platform/retention/retention.js';
import { answers, eventFor, pathOf } from '../../events/attendance/test/attendees.js';
import { EventsFacade } from '../../events/events.facade.js';
import { scheduledSeries } from '../../events/test/series-plan.js';
import type { CalendarAddress } from '../dto/own-calendar.dto.js';
import { entriesOf } from './read-calendar.js';

const DAY_S = 24 * 60 * 60;
const market = story();
let store: Member;
let player: Member;
let address: string;
beforeEach(async () => {
  [store, player] = [await signedUp(market, { role: 'STORE' }), await signedUp(market)];
  const { url } = (await player.client.post<CalendarAddress>('/api/calendars/own')).body;
  address = url.replace(/^https?:\/\/[^/]+/, '');
});

const entries = async () => {
  await jobsDone(market);
  const { body } = await market.someone().get<string>(address);
  return entriesOf(body).map(({ uid, status, sequence }) => ({
    event: uid.replace('@playset', ''),
    status,
    sequence,
  }));
};
const statuses = async () => (await entries()).map(({ event, status }) => [event, status]);
const callsOff = async ({ uuid }: { uuid: string }) =>
  expect((await store.client.delete(`/api/events/${uuid}`)).status).toBe(204);
const moderate = async (act: (events: EventsFacade) => Promise<void>) => {
  await market.app.get(UnitOfWork).run(() => act(market.app.get(EventsFacade)));
  await jobsDone(market);
};

describe('a person’s own calendar', () => {
  // @spec call-read-own-calendar
  it('shows what they were going to as canceled, and nothing else of a store that they don’t follow', async () => {
    const [going, interested, left, changed, unanswered, waiting] = await Promise.all(
      [8, 8, 8, 8, 8, 1].map((places) => eventFor(store, places)),
    );
    if (!going || !interested || !left || !changed || !unanswered || !waiting) throw new Error('none');
    await answers(player, going);
    await answers(player, interested, 'INTERESTED');
    for (const each of [left, changed]) await answers(player, each);
    expect((await player.client.delete(pathOf(left))).status).toBe(204);
    await answers(player, changed, 'INTERESTED');
    await answers(await signedUp(market), waiting);
    expect((await answers(player, waiting)).body.state).toBe('WAITING');
    const [before] = await entries();
    expect(before).toMatchObject({ event: going.uuid, status: 'CONFIRMED' });
    for (const each of [going, interested, left, changed, unanswered, waiting]) await callsOff(each);
    expect(await statuses()).toEqual([[going.uuid, 'CANCELLED']]);
    expect((await entries())[0]?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    // Who follows the store has all of them, each once.
    await player.client.put(`/api/storefronts/${store.user.uuid}/follow`);
    expect(await statuses()).toHaveLength(6);
  });

  it('shows a date of a series that they were going to as canceled until it is on again', async () => {
    const series = await scheduledSeries(store);
    const { date, event } = series.dates.find((each) => each.event !== null) ?? {};
    const uuid = event ?? '';
    const path = `/api/events/series/${series.uuid}/dates/${date}`;
    await answers(player, { uuid });
    await store.client.delete(path);
    expect(await statuses()).toEqual([[uuid, 'CANCELLED']]);
    await store.client.put(path);
    expect(await statuses()).toEqual([]);
    // Nobody goes any more, so it is canceled for nobody.
    await store.client.delete(path);
    expect(await statuses()).toEqual([]);
    await store.client.put(path);
    await answers(player, { uuid });
    expect(await statuses()).toEqual([[uuid, 'CONFIRMED']]);
    await store.client.delete(path);
    expect(await statuses()).toEqual([[uuid, 'CANCELLED']]);
  });

  it('shows nothing of an event that a moderator has hidden, nor of one that they left after it was shown again', async () => {
    const [stays, leaves] = [await eventFor(store, 8), await eventFor(store, 8)];
    for (const each of [stays, leaves]) {
      await answers(player, each);
      await moderate((events) => events.hide(each.uuid, store.user.uuid));
      expect(await statuses()).not.toContainEqual([each.uuid, expect.anything()]);
      await moderate((events) => events.showAgain(each.uuid));
    }
    expect((await player.client.delete(pathOf(leaves))).status).toBe(204);
    for (const each of [stays, leaves]) await callsOff(each);
    expect(await statuses()).toEqual([[stays.uuid, 'CANCELLED']]);
  });

  it('shows nothing of a store that has blocked them, or that is closed', async () => {
    const event = await eventFor(store, 8);
    await answers(player, event);
    await callsOff(event);
    const block = `/api/moderation/blocks/${player.user.uuid}`;
    await store.client.put(block);
    expect(await statuses()).toEqual([]);
    await store.client.delete(block);
    expect(await statuses()).toEqual([[event.uuid, 'CANCELLED']]);
    await answers(player, await eventFor(store, 8));
    expect((await closes(store)).status).toBe(204);
    expect(await statuses()).toEqual([]);
  });

  it('shows that it was canceled once it had begun, of which nobody is notified', async () => {
    const event = await eventFor(store, 8, 1);
    await answers(player, event);
    market.clock.pass(2 * 60 * 60);
    await callsOff(event);
    expect(await statuses()).toEqual([[event.uuid, 'CANCELLED']]);
    expect(await allNotificationsOf(player.client)).toEqual([]);
    expect((await player.client.get('/api/events/mine/canceled')).body).toEqual([]);
    market.clock.pass(-2 * 60 * 60);
  });

  it('says in the export of their data whether they were going', async () => {
    const [going, interested] = [await eventFor(store, 8), await eventFor(store, 8)];
    await answers(player, going);
    await answers(player, interested, 'INTERESTED');
    for (const each of [going, interested]) await callsOff(each);
    await jobsDone(market);
    const path = `/api/users/${player.user.uuid}/export`;
    const { body } = await player.client.get<{ canceledEventsAnswered: object[] }>(path);
    expect(body.canceledEventsAnswered).toHaveLength(2);
    for (const [{ uuid }, was_going] of [[going, true] as const, [interested, false] as const])
      expect(body.canceledEventsAnswered).toContainEqual(expect.objectContaining({ event: uuid, was_going }));
  });

  it('shows it for 30 days, also when the event would have begun before, and then it is forgotten', async () => {
    const event = await eventFor(store, 8, 24);
    await answers(player, event);
    await callsOff(event);
    const nights = async (days: number) => {
      market.clock.pass(days * DAY_S);
      await market.app.get(Retention).applyAll();
    };
    const kept = () =>
      market.app
        .get(DataSource)
        .query('select event from events.canceled_answer where event = $1', [event.uuid]);
    await jobsDone(market);
    await nights(29);
    expect(await statuses()).toEqual([[event.uuid, 'CANCELLED']]);
    await nights(2);
    expect(await statuses()).toEqual([]);
    await nights(1);
    expect(await kept()).toEqual([]);
  });
});
