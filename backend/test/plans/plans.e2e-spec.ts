// Every statement of the product is held to its plan: who changes one sees what became of it, and says so with `-u`.

import { importSample } from '../../src/modules/listings/test/sample.js';
import type { Statement } from '../../src/platform/database/sql.js';
import { signedUp } from '../people.js';
import { story } from '../story.js';
import { callAll } from './calls.js';
import { fillMarket, LARGE, WRITTEN } from './market.js';
import { SELDOM, SORTED, THROUGH } from './reasons.js';
import { type PlanNode, planOf, readsThrough, shapeOf, sortsAll } from './shape.js';
import { exportedStatements, namesInSources, statementsOf } from './statements.js';
import { useWaysIn } from './ways-in.js';

/** The job queue's own, which are heard by chance. */
const OF_THE_QUEUE = /^\w+\/graphile_worker$/;

describe('the statements of the product', () => {
  const market = story({}, { alone: true });
  const statements = new Map<string, Statement>();
  beforeAll(async () => {
    await importSample(market);
    const [store, player] = [await signedUp(market, { role: 'STORE' }), await signedUp(market)];
    await fillMarket(market, store);
    const found = [
      ...(await exportedStatements()),
      ...(await statementsOf(() => callAll(store, player))),
      ...(await statementsOf(() => useWaysIn(market))),
    ];
    for (const statement of found) {
      if (!(statement.name in SELDOM) && !OF_THE_QUEUE.test(statement.name))
        statements.set(statement.name, statement);
    }
  });

  it('are all known: each has a plan here, or a reason why not', () => {
    const unknown = namesInSources().filter((name) => !statements.has(name) && !(name in SELDOM));
    expect(unknown).toEqual([]);
    expect(Object.keys(SELDOM).filter((name) => !namesInSources().includes(name))).toEqual([]);
  });

  it('have the plans that were looked at', async () => {
    const shapes: string[] = [];
    for (const [name, statement] of [...statements].sort()) {
      shapes.push(`${name}\n${shapeOf(await planOf(market, statement))}`);
    }
    expect(`\n${shapes.join('\n\n')}\n`).toMatchSnapshot();
  });

  it('read no large table from end to end', async () => {
    expect(await breaches((plan) => readsThrough(plan, LARGE), THROUGH)).toEqual([]);
  });

  it('sort no more than a page of a large table', async () => {
    expect(await breaches((plan) => sortsAll(plan, WRITTEN), SORTED)).toEqual([]);
  });

  it('would be caught', async () => {
    const caught = async (text: string) => {
      const plan = await planOf(market, { name: 'caught', text });
      return [readsThrough(plan, LARGE), sortsAll(plan, WRITTEN)];
    };
    expect(await caught('select * from listings.listings where price_cents = $1')).toEqual([
      ['listings.listings'],
      [],
    ]);
    const byPrice =
      "select * from listings.listings where lister = $1 and status = 'ACTIVE' order by price_cents limit 60";
    expect(await caught(byPrice)).toEqual([[], ['listings.listings']]);
  });

  /** What statements do that they have no reason for, and reasons that nobody needs any more. */
  async function breaches(
    look: (plan: PlanNode) => readonly string[],
    reasons: Readonly<Record<string, string>>,
  ): Promise<string[]> {
    const found: string[] = [];
    for (const [name, statement] of statements) {
      const tables = look(await planOf(market, statement));
      if (tables.length > 0 !== name in reasons) found.push(`${name}: ${tables.join(', ') || 'not so'}`);
    }
    return found;
  }
});
