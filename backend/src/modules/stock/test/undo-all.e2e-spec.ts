// Whatever edits are made, undoing them from the newest to the oldest leaves a stock as it was.
import fc from 'fast-check';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { importSample } from '../../listings/test/sample.js';
import type { StockLineDto } from '../dto/stock-line.dto.js';
import { addStock, copiesOf, linesOf } from './a-stock.js';

const CONDITIONS = ['NEAR_MINT', 'DAMAGED'] as const;
const SHELVES = ['A', 'B', null] as const;
const TEXT = fc.option(fc.string({ minLength: 1, maxLength: 5, unit: 'grapheme-ascii' }), { nil: null });

const change = fc.oneof(
  fc.record({ price: fc.integer({ min: 1, max: 500 }).map((cents) => cents / 100) }),
  fc.record({ addToPrice: fc.integer({ min: -300, max: 300 }).map((cents) => cents / 100) }),
  fc.record({ changePriceByPercent: fc.integer({ min: -50, max: 50 }) }),
  fc.record({ priceFromMarket: fc.record({ percent: fc.integer({ min: 1, max: 200 }) }) }),
  fc.record({ condition: fc.constantFrom(...CONDITIONS) }),
  fc.record({ shelf: fc.constantFrom(...SHELVES) }),
  fc.record({ note: TEXT }),
  fc.record({ externalId: TEXT }),
  fc.record({ isSigned: fc.boolean() }),
  fc.constant({ sell: {} }),
  fc.constant({ withdraw: true }),
  fc.constant({ count: true }),
);
/** Of all lines that match, or of the nth line some copies; or the nth line gets another quantity. */
const edit = fc.oneof(
  fc.record({ filter: fc.record({ condition: fc.constantFrom([...CONDITIONS], ['DAMAGED']) }), change }),
  fc.record({ nth: fc.nat(5), quantity: fc.integer({ min: 1, max: 3 }), change }),
  fc.record({ nth: fc.nat(5), change: fc.record({ quantity: fc.nat(4) }) }),
);

describe('edits and their undoing', () => {
  const market = story();

  it('leave a stock as it was', async () => {
    await importSample(market);
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 5 }), async (edits) => {
        const store = await signedUp(market, { role: 'STORE' });
        await addStock(market, store, [
          copiesOf(1, { quantity: 3, shelf: 'A' }),
          copiesOf(1, { quantity: 2, condition: 'DAMAGED', note: 'Bent' }),
          copiesOf(2, { price_cents: 75, paid_cents: 10 }),
        ]);
        const before = await linesOf(store);
        const batches: string[] = [];
        for (const each of edits) {
          const body = 'nth' in each ? chosen(await linesOf(store), each) : each;
          const done = await store.client.post<{ uuid: string }>('/api/stock/edits', body);
          if (done.status === 200) batches.push(done.body.uuid);
          else expect(done.status).toBe(body ? 409 : 400);
        }
        for (const uuid of batches.toReversed()) {
          const { body } = await store.client.post<{ changedSince: number }>(
            `/api/stock/batches/${uuid}/undo`,
          );
          expect(body.changedSince).toBe(0);
        }
        expect(await linesOf(store)).toEqual(before);
      }),
      { numRuns: 30 },
    );
  });
});

/** An edit of the nth line, if there is any. */
function chosen(
  lines: readonly StockLineDto[],
  { nth, change, ...quantity }: { readonly nth: number; readonly change: object; readonly quantity?: number },
) {
  const line = lines[nth % Math.max(1, lines.length)]?.line;
  return line && { lines: [{ line, ...quantity }], change };
}
