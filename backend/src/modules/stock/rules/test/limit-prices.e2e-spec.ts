// The story of what limits a price by rule: the lowest and the highest one, what was paid, and the step that it is rounded to.
import { type Member, signedUp } from '../../../../../test/people.js';
import { story } from '../../../../../test/story.js';
import { addStock, copiesOf } from '../../test/a-stock.js';
import type { PriceRulesPreview } from '../dto/price-run.dto.js';
import { BY_RULE, PATH, pricesOf, quote, save } from './a-priced-stock.js';

const UNLIMITED = {
  percent: 100,
  exceptions: [],
  floor: null,
  ceiling: null,
  roundTo: 0.01,
  neverBelowPaid: true,
};

describe('the price by a rule', () => {
  const market = story({}, { sample: true });
  let store: Member;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
  });

  /** What a preview says of the only copy. */
  const priced = async (rules: object): Promise<unknown> => {
    const body = { rules: { ...UNLIMITED, ...rules }, includeTyped: false };
    const { body: seen } = await store.client.post<PriceRulesPreview>(`${PATH}/preview`, body);
    return [...seen.examples, ...seen.heldBackExamples].map(({ priceAfter, reason }) => [priceAfter, reason]);
  };

  it.each<[string, number, number | null, object, readonly [number, string]]>([
    ['follows the market', 1000, 900, {}, [10, 'MARKET']],
    ['is not below what was paid', 1000, 1200, {}, [12, 'PAID']],
    [
      'is below what was paid where its owner allows that',
      1000,
      1200,
      { neverBelowPaid: false },
      [10, 'MARKET'],
    ],
    ['is what was paid, above the highest price', 1000, 1200, { ceiling: 5 }, [12, 'PAID']],
    ['is what was paid, rounded up to a step', 1000, 1201, { ceiling: 5, roundTo: 0.25 }, [12.25, 'PAID']],
    ['is the highest one where less was paid', 1000, 400, { ceiling: 5 }, [5, 'CEILING']],
    ['is what was paid, above the lowest price', 100, 300, { floor: 2 }, [3, 'PAID']],
    ['is the lowest one where less was paid', 100, 150, { floor: 2 }, [2, 'FLOOR']],
    [
      'is exactly the lowest one, whatever the step',
      100,
      null,
      { floor: 2.1, roundTo: 0.25 },
      [2.1, 'FLOOR'],
    ],
    [
      'is exactly the highest one, whatever the step',
      1000,
      null,
      { ceiling: 5.1, roundTo: 0.25 },
      [5.1, 'CEILING'],
    ],
    ['is the only one that is allowed', 1000, null, { floor: 5, ceiling: 5 }, [5, 'CEILING']],
    ['is a step at least: a cent of a cent', 1, null, { percent: 1 }, [0.01, 'MARKET']],
    ['is a step at least: a dollar of a cent', 1, null, { roundTo: 1 }, [1, 'MARKET']],
    [
      'is below a step only where no more is allowed',
      1,
      null,
      { roundTo: 1, ceiling: 0.5 },
      [0.5, 'CEILING'],
    ],
    ['is rounded up from the middle of a step', 150, null, { roundTo: 1 }, [2, 'MARKET']],
  ])('%s: market %j, paid %j, %j', async (_what, cents, paid, rules, expected) => {
    await quote(market, 1, cents);
    await addStock(market, store, [copiesOf(1, { ...BY_RULE, ...(paid && { paid_cents: paid }) })]);
    expect(await priced(rules)).toEqual([expected]);
  });

  it('is above the highest one when it is applied, too', async () => {
    await quote(market, 1, 1000);
    await addStock(market, store, [copiesOf(1, { ...BY_RULE, paid_cents: 1200 })]);
    await save(store, { ...UNLIMITED, ceiling: 5 });
    await store.client.post(`${PATH}/apply`, { includeTyped: false });
    expect(await pricesOf(store)).toEqual([[12, 'RULE', 1]]);
  });
});
