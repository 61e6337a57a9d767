// The story of the jobs of deals: states that end by themselves, and reminders.
import { DataSource } from 'typeorm';
import { ahead, DAY, expectConsistent, HOUR, held, opened, seenBy, step } from '../../../../test/deals.js';
import { jobsDone } from '../../../../test/mails.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { type DealReminder, dealChanged, dealReminder } from '../domain/deal.events.js';

const market = story({}, { sample: true, alone: true });
let player: Member;
let store: Member;
const reminders: DealReminder[] = [];
const changes: string[] = [];

beforeAll(async () => {
  const [jobs, events] = [market.app.get(Jobs), market.app.get(DomainEvents)];
  await jobs.beforeApplicationShutdown();
  events.on(dealReminder, 'story.hear-reminders', async (reminder) => void reminders.push(reminder));
  events.on(dealChanged, 'story.hear-changes', async ({ deal, event, from, state }) => {
    changes.push(`${deal} ${event}: ${from} to ${state}`);
  });
  await jobs.onApplicationBootstrap();
  [player, store] = [await signedUp(market), await signedUp(market, { role: 'STORE' })];
});
afterEach(() => expectConsistent(market));

type Job = { key: string; run_at: Date };
const JOBS = 'select key, run_at from graphile_worker.jobs where key like $1 order by key';
const jobsOf = (deal: string): Promise<Job[]> => market.app.get(DataSource).query(JOBS, [`deals.%${deal}`]);
/** Has a job done now, whatever its time. */
async function doNow(key: string): Promise<void> {
  const sql = `select graphile_worker.reschedule_jobs(array[id], run_at := now()) from graphile_worker.jobs where key = $1`;
  await market.app.get(DataSource).query(sql, [key]);
  await jobsDone(market);
}

it('both are reminded a day and two hours before a hold ends', async () => {
  const deal = await held(market, player, store);
  const due = Date.parse((await seenBy(player, deal)).dueAt ?? '');
  const remind = `deals.remind:${deal}`;
  const reminderAt = async () => (await jobsOf(deal)).find(({ key }) => key === remind)?.run_at.getTime();
  expect(await reminderAt()).toBe(due - DAY * 1000);
  market.clock.pass(DAY);
  await doNow(remind);
  const parties = [player.user.uuid, store.user.uuid];
  expect(reminders).toEqual([{ deal, parties, hours: 24 }]);
  expect(await reminderAt()).toBe(due - 2 * HOUR * 1000);
  market.clock.pass(22 * HOUR);
  await doNow(remind);
  expect(reminders.map(({ hours }) => hours)).toEqual([24, 2]);
  expect(await reminderAt()).toBeUndefined();
});

it('a reminder that comes late says how long there is still', async () => {
  const deal = await held(market, player, store);
  const remind = `deals.remind:${deal}`;
  const before = reminders.length;
  market.clock.pass(DAY + 19.5 * HOUR);
  await doNow(remind);
  market.clock.pass(3.25 * HOUR);
  await doNow(remind);
  expect(reminders.slice(before).map(({ hours }) => hours)).toEqual([5, 2]);
});

it('a reminder of a time that was moved is void', async () => {
  const deal = await held(market, player, store);
  const [from, to] = [ahead(market, HOUR), ahead(market, 5 * DAY)].map((moment) => moment.toISOString());
  await step(store, deal, 'meeting', { place: { kind: 'COUNTER' }, from, to });
  const before = reminders.length;
  await step(player, deal, 'meeting/confirm');
  const [reminder] = (await jobsOf(deal)).filter(({ key }) => key.startsWith('deals.remind'));
  expect(reminder?.run_at.getTime()).toBe(Date.parse(to ?? '') - DAY * 1000);
  await step(player, deal, 'cancel', { reason: 'CHANGED_MIND' });
  await doNow(`deals.remind:${deal}`);
  expect(reminders).toHaveLength(before);
});

it('a state ends by its job; one that comes too early waits', async () => {
  const deal = await opened(market, player, store);
  const timeOut = `deals.time-out:${deal}`;
  await doNow(timeOut);
  expect((await seenBy(player, deal)).state).toBe('AGREED');
  expect((await jobsOf(deal)).map(({ key }) => key)).toEqual([timeOut]);
  market.clock.pass(3 * DAY + 1);
  await doNow(timeOut);
  expect((await seenBy(player, deal)).state).toBe('EXPIRED');
  expect(changes.filter((each) => each.startsWith(deal))).toEqual([`${deal} TIMED_OUT: AGREED to EXPIRED`]);
});
