// The story of events that are on again after they were canceled: calendars ignore an entry whose SEQUENCE is lower than the one they have.
import { DataSource } from 'typeorm';
import { jobsDone } from '../../../../test/mails.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Retention } from '../../../platform/retention/retention.js';
import { EventsFacade } from '../../events/events.facade.js';
import { scheduledSeries } from '../../events/test/series-plan.js';
import { entriesOf } from './read-calendar.js';

const market = story();
let store: Member;
let event: string;
let path: string;
beforeEach(async () => {
  store = await signedUp(market, { role: 'STORE' });
  const series = await scheduledSeries(store);
  const last = series.dates.findLast((each) => each.event !== null);
  event = last?.event ?? '';
  path = `/api/events/series/${series.uuid}/dates/${last?.date}`;
});

const calledOff = async () => {
  expect((await store.client.delete(path)).status).toBeLessThan(300);
  await jobsDone(market);
};
const broughtBack = async () => {
  expect((await store.client.put(path)).status).toBeLessThan(300);
  await jobsDone(market);
};
const entry = async () => {
  const { body } = await market.someone().get<string>(`/api/calendars/stores/${store.user.uuid}/events.ics`);
  return entriesOf(body).find(({ uid }) => uid === `${event}@playset`);
};
const sequence = async () => (await entry())?.sequence ?? 0;
const moderate = async (act: (events: EventsFacade) => Promise<void>) => {
  await market.app.get(UnitOfWork).run(() => act(market.app.get(EventsFacade)));
  await jobsDone(market);
};
/** The nights of `days` days, without the market's clock: an event that has begun can't be on again. */
const nightsPass = async (days: number) => {
  const age = `update calendars.canceled_event set canceled_at = canceled_at - $1 * interval '1 day'`;
  await market.app.get(DataSource).query(age, [days]);
  await market.app.get(Retention).applyAll();
};
const kept = () =>
  market.app
    .get(DataSource)
    .query('select name, location from calendars.canceled_event where event = $1', [event]);

describe('the SEQUENCE of an event that was canceled and is on again', () => {
  it('does not fall when a moderator hides it and shows it again', async () => {
    await calledOff();
    await broughtBack();
    const before = await sequence();
    await moderate((events) => events.hide(event, store.user.uuid));
    expect(await entry()).toBeUndefined();
    expect((await market.someone().get(`/api/calendars/events/${event}/event.ics`)).status).toBe(404);
    expect(await kept()).toEqual([{ name: '', location: '' }]);
    await nightsPass(31);
    await moderate((events) => events.showAgain(event));
    expect(await entry()).toMatchObject({ status: 'CONFIRMED', sequence: before });
    await calledOff();
    expect(await entry()).toMatchObject({ status: 'CANCELLED' });
    expect(await sequence()).toBeGreaterThan(before);
  });

  it('is later than its cancellation, also when that is no longer shown', async () => {
    await calledOff();
    const canceled = await sequence();
    await nightsPass(31);
    expect(await entry()).toBeUndefined();
    expect((await market.someone().get(`/api/calendars/events/${event}/event.ics`)).status).toBe(404);
    expect(await kept()).toEqual([{ name: '', location: '' }]);
    await broughtBack();
    expect((await entry())?.status).toBe('CONFIRMED');
    expect(await sequence()).toBeGreaterThan(canceled);
  });

  it('is kept no longer than an event can be on again', async () => {
    await calledOff();
    await nightsPass(366);
    expect(await kept()).toEqual([]);
  });
});
