// Every statement of the product: what it may read, and how much of it.

import { loadSampleTowns } from '../../src/modules/places/test/sample-towns.js';
import type { Statement } from '../../src/platform/database/sql.js';
import { signedUp } from '../people.js';
import { story } from '../story.js';
import { subscribe } from './calendar-calls.js';
import { callAll } from './calls.js';
import { crossingsOf } from './crossings.js';
import { tradeCards } from './deal-calls.js';
import { fillMarket, LARGE, WRITTEN } from './market.js';
import { moderate } from './moderation-calls.js';
import { makeOffers } from './offer-calls.js';
import { SORTED, THROUGH, WHOLE_INDEX } from './reasons.js';
import { SELDOM } from './seldom.js';
import { type PlanNode, planOf, readsThrough, readsWholeIndexes, sortsAll } from './shape.js';
import { exportedStatements, namesInSources, statementsOf } from './statements.js';
import { useWaysIn } from './ways-in.js';

/** The job queue's own, which are heard by chance. */
const OF_THE_QUEUE = /^\w+\/graphile_worker$/;

describe('the statements of the product', () => {
  const market = story({}, { sample: true, alone: true });
  const statements = new Map<string, Statement>();
  /** Each is looked at in several ways. */
  const plans = new Map<string, PlanNode>();
  beforeAll(async () => {
    await loadSampleTowns(market);
    const [store, player] = [await signedUp(market, { role: 'STORE' }), await signedUp(market)];
    await fillMarket(market, store);
    const found = [
      ...(await exportedStatements()),
      ...(await statementsOf(() => callAll(store, player))),
      ...(await statementsOf(() => subscribe(market, store, player))),
      ...(await statementsOf(() => tradeCards(market, store))),
      ...(await statementsOf(() => useWaysIn(market))),
      ...(await statementsOf(() => makeOffers(market, store, player))),
      ...(await statementsOf(() => moderate(market, store))),
    ];
    for (const statement of found) {
      if (!(statement.name in SELDOM) && !OF_THE_QUEUE.test(statement.name))
        statements.set(statement.name, statement);
    }
  });

  it('are all known: each has a plan here, or a reason why not', () => {
    const names = namesInSources();
    expect([...names].filter((name) => !statements.has(name) && !(name in SELDOM))).toEqual([]);
    expect(Object.keys(SELDOM).filter((name) => !names.has(name))).toEqual([]);
  });

  it('read no large table from end to end', async () => {
    expect(await breaches((plan) => readsThrough(plan, LARGE), THROUGH)).toEqual([]);
  });

  it('read no index of a large table from end to end, unless as far as a page goes', async () => {
    expect(await breaches((plan) => readsWholeIndexes(plan, LARGE), WHOLE_INDEX)).toEqual([]);
  });

  it('sort no more than a page of a large table', async () => {
    expect(await breaches((plan) => sortsAll(plan, WRITTEN), SORTED)).toEqual([]);
  });

  it('would be caught', async () => {
    const caught = async (text: string) => {
      const plan = await planOf(market, { name: 'caught', text });
      return [readsThrough(plan, LARGE), readsWholeIndexes(plan, LARGE), sortsAll(plan, WRITTEN)];
    };
    expect(await caught('select * from listings.listings where price_cents = $1')).toEqual([
      ['listings.listings'],
      [],
      [],
    ]);
    expect(await caught('select uuid from listings.listings order by uuid')).toEqual([
      [],
      ['listings_pkey'],
      [],
    ]);
    const byPrice =
      "select * from listings.listings where lister = $1 and status = 'ACTIVE' order by price_cents limit 60";
    expect(await caught(byPrice)).toEqual([[], [], ['listings.listings']]);
  });

  it('read of other modules what these publish, and write to none of them', async () => {
    const found: string[] = [];
    for (const statement of statements.values()) found.push(...(await crossingsOf(market, statement)));
    expect(found.sort()).toEqual([]);
  });

  it.each([
    ['a table', 'select name from users.account where uuid = $1', 'listings.caught reads users.account'],
    [
      'a module that it may not ask',
      'select count(*) from events.event',
      'listings.caught reads events.event',
    ],
    ['a write', 'delete from users.account where uuid = $1', 'listings.caught reads users.account'],
  ])('would be caught reaching for %s', async (_what, text, breach) => {
    expect(await crossingsOf(market, { name: 'listings.caught', text })).toEqual([breach]);
  });

  /** What statements do that they have no reason for, and reasons that nobody needs any more. */
  async function breaches(
    look: (plan: PlanNode) => readonly string[],
    reasons: Readonly<Record<string, string>>,
  ): Promise<string[]> {
    const found: string[] = [];
    for (const [name, statement] of statements) {
      const plan = plans.get(name) ?? (await planOf(market, statement));
      plans.set(name, plan);
      const tables = look(plan);
      if (tables.length > 0 !== name in reasons) found.push(`${name}: ${tables.join(', ') || 'not so'}`);
    }
    return found;
  }
});
