// The calls of two who have agreed to trade.
import { DealsFacade } from '../../src/modules/deals/index.js';
import { scheduled } from '../../src/modules/events/test/plan.js';
import { aSampleCard } from '../../src/modules/listings/test/sample.js';
import { DEALS_OWNED, dealsOf } from '../deal-aims.js';
import { aMeeting, held, opened, step } from '../deals.js';
import { jobsDone } from '../mails.js';
import { operationCalled } from '../operations.js';
import { type Member, PASSWORD, signedUp } from '../people.js';
import type { Story } from '../story.js';
import { welcome } from './welcome.js';

/** Takes each step once; each must be answered well. */
export async function tradeCards(market: Story, store: Member): Promise<void> {
  const player = await signedUp(market);
  const own = await dealsOf(market, store);
  for (const [id, aiming] of Object.entries(DEALS_OWNED)) {
    const { path = {}, body } = aiming(own);
    const { method, path: pattern } = operationCalled(id);
    const address = pattern.replace(/\{(\w+)\}/, (_, name) => path[name] ?? '');
    welcome(id, await store.client.call(method, address, body));
  }
  for (const query of ['', '?view=past'])
    welcome('listing deals', await store.client.get(`/api/deals${query}`));
  for (const part of ['to-pull', 'ready', 'due-today', 'late', 'all&q=lee'])
    welcome('queueing', await store.client.get(`/api/deals/queue?part=${part}`));
  welcome('conflicts', await store.client.get('/api/deals/conflicts'));
  const hold = await held(market, player, store);
  const wrong = { code: '000000', enteredAt: market.clock.now().toISOString(), revision: 1 };
  expect((await step(store, hold, 'hand-over', wrong)).status).toBe(400);
  await market.app.get(DealsFacade).recordOf(store.user.uuid);
  welcome('records', await store.client.get(`/api/reviews/records?accounts=${store.user.uuid}`));
  welcome('reviews', await store.client.get(`/api/reviews/about/${store.user.uuid}`));
  const reopened = await opened(market, player, store);
  const prices = { struck: [], conditions: [], prices: [{ nth: 0, price: 7.5 }] };
  welcome('other prices', await step(player, reopened, 'amendment', prices));
  welcome('agreeing on them', await step(store, reopened, 'amendment/agree'));
  await keepCards(market, player, store);
  await meetAtAnEvent(market, player, store);
  await promiseTooMuch(market, player);
  const leaving = `/api/users/${player.user.uuid}/disable`;
  welcome('closing an account', await player.client.put(leaving, { password: PASSWORD }));
}

/** A player leaves a card at the counter of the store for another one. */
async function keepCards(market: Story, player: Member, store: Member): Promise<void> {
  const { dealToWitness: deal, witnessCode: code } = await dealsOf(market, store);
  welcome('rules', await store.client.call('PUT', '/api/deals/counter/rules', { keepsCards: true }));
  welcome('rules', await store.client.get('/api/deals/counter/rules'));
  const guess = await store.client.post('/api/deals/counter/look-up', { code: wrongFor(code) });
  expect(guess.status).toBe(400);
  welcome('looking up', await store.client.post('/api/deals/counter/look-up', { code }));
  welcome('keeping', await step(store, deal, 'witness', { act: 'LEFT', code, revision: 1 }));
  welcome('the counter', await store.client.get('/api/deals/counter'));
  const proposed = { ...aMeeting(market), place: { kind: 'COUNTER', store: store.user.uuid } };
  const third = await signedUp(market);
  welcome('elsewhere', await step(player, await opened(market, player, third), 'meeting', proposed));
}

/** A store whose till has fewer copies than it holds, and that changes its hours. */
async function promiseTooMuch(market: Story, player: Member): Promise<void> {
  const store = await signedUp(market, { role: 'STORE' });
  await held(market, player, store);
  const line = { cardId: aSampleCard(1).id, condition: 'NEAR_MINT', quantity: 0 };
  welcome('a till', await store.client.put('/api/stock/lines', { mode: 'SET', lines: [line] }));
  const page = { description: null, website: null, timeZone: null, weekly: [], exceptions: [] };
  welcome('hours', await store.client.put('/api/storefronts/mine', page));
  await jobsDone(market);
}

async function meetAtAnEvent(market: Story, player: Member, store: Member): Promise<void> {
  const { uuid: event, date, time } = await scheduled(store);
  const deal = await opened(market, player, store);
  const meeting = { ...aMeeting(market), place: { kind: 'EVENT', event } };
  const from = new Date(`${date}T${time}Z`);
  const to = new Date(from.getTime() + 3_600_000);
  const times = { from: from.toISOString(), to: to.toISOString() };
  welcome('meeting at an event', await step(player, deal, 'meeting', { ...meeting, ...times }));
  welcome('confirming', await step(store, deal, 'meeting/confirm'));
  welcome('calling off an event', await store.client.delete(`/api/events/${event}`));
  await jobsDone(market);
  const counter = { ...aMeeting(market), place: { kind: 'COUNTER' } };
  welcome('meeting at the counter', await step(player, deal, 'meeting', counter));
}

/** Another code. */
const wrongFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
