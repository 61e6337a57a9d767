// The story of a large stock to which its rules are applied in the background.
import { setTimeout as pause } from 'node:timers/promises';
import { type Member, signedUp } from '../../../../../test/people.js';
import { story } from '../../../../../test/story.js';
import { accountClosed } from '../../../listings/index.js';
import type { BatchDetailDto } from '../../dto/batch.dto.js';
import { BatchRepository } from '../../persistence/batch.repository.js';
import { addStock, copiesOf } from '../../test/a-stock.js';
import type { PricesChanged } from '../dto/price-run.dto.js';
import { BY_RULE, PATH, pricesOf, quote, save } from './a-priced-stock.js';

describe('a run of price rules in the background', () => {
  const market = story({}, { sample: true });
  let store: Member;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
  });
  afterEach(() => jest.restoreAllMocks());

  // @spec call-apply-price-rules
  it('is answered at once, shows its progress, and has changed nothing where it fails', async () => {
    await quote(market, 1, 1000);
    await quote(market, 2, 9000);
    await addStock(market, store, [
      copiesOf(1, { ...BY_RULE, quantity: 2_100 }),
      copiesOf(2, { ...BY_RULE, price_cents: 500 }),
    ]);
    await save(store);
    const shown: unknown[] = [];
    jest.spyOn(BatchRepository.prototype, 'show').mockImplementation(async (_batch, progress) => {
      shown.push(progress);
    });
    const run = async () => {
      const body = { includeTyped: false, inBackground: true };
      return (await store.client.post<PricesChanged>(`${PATH}/apply`, body)).body;
    };
    const ended = async ({ batch }: PricesChanged): Promise<BatchDetailDto> => {
      for (;;) {
        const { body } = await store.client.get<BatchDetailDto>(`/api/stock/batches/${batch}`);
        if (body.status !== 'RUNNING') return body;
        await pause(20);
      }
    };
    const begun = await run();
    expect(begun).toEqual({
      ...{ batch: expect.any(String), changed: 0, heldBack: 0, conflicts: 0, isRunning: true },
    });
    expect(await ended(begun)).toMatchObject({
      ...{ kind: 'PRICES', status: 'DONE', progress: null },
      summary: { change: 'applyPriceRules', changed: 2_100, conflicts: 0, heldBack: 1 },
    });
    expect(shown).toEqual([0, 2_000].map((done) => ({ done, total: 2_100 })));
    const after = [
      [5, 'RULE', 1],
      [9, 'RULE', 2_100],
    ];
    expect(await pricesOf(store)).toEqual(after);
    // Nothing is left to do: the batch has done nothing.
    expect(await ended(await run())).toMatchObject({ status: 'DONE', summary: { changed: 0, heldBack: 1 } });
    await quote(market, 1, 1100);
    jest.spyOn(BatchRepository.prototype, 'addEntries').mockRejectedValue(accountClosed());
    expect(await ended(await run())).toMatchObject({
      ...{ status: 'FAILED', problem: { code: accountClosed.code } },
    });
    jest.restoreAllMocks();
    expect(await pricesOf(store)).toEqual(after);
    await store.client.post(`/api/stock/batches/${begun.batch}/undo`);
    expect(await pricesOf(store)).toEqual([
      [5, 'RULE', 1],
      [8, 'RULE', 2_100],
    ]);
  });
});
