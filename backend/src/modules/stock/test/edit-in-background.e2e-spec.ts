// The story of edits of thousands of copies: they run in the background, say how far they are, and are one batch.
import { setTimeout as pause } from 'node:timers/promises';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { accountClosed } from '../../listings/index.js';
import { MAX_ATTEMPTS } from '../background/attempts.js';
import type { BatchDetailDto } from '../dto/batch.dto.js';
import type { EditPreview } from '../dto/preview.dto.js';
import { BatchRepository } from '../persistence/batch.repository.js';
import { addStock, copiesOf, linesOf } from './a-stock.js';
import { retryNow, until } from './retry-now.js';

describe('an edit in the background', () => {
  const market = story({}, { sample: true });
  let store: Member;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
  });
  afterEach(() => jest.restoreAllMocks());

  const post = <Body>(path: string, body?: object) => store.client.post<Body>(`/api/stock/${path}`, body);
  const edit = async (body: object) =>
    (await post<BatchDetailDto>('edits', { ...body, inBackground: true })).body;
  const batch = async ({ uuid }: { uuid: string }) =>
    (await store.client.get<BatchDetailDto>(`/api/stock/batches/${uuid}`)).body;
  const ended = async (begun: BatchDetailDto): Promise<BatchDetailDto> => {
    const now = await batch(begun);
    if (!['RUNNING', 'UNDOING'].includes(now.status)) return now;
    await pause(20);
    return ended(begun);
  };
  const prices = async () =>
    (await linesOf(store)).map(({ price, quantity }) => `${quantity} × ${price}`).sort();

  it('is answered at once, shows its progress, and is one batch that can be undone', async () => {
    await addStock(market, store, [
      copiesOf(1, { quantity: 2_500 }),
      copiesOf(2, { quantity: 2_600, external_id: 'SKU-2' }),
    ]);
    const shown: unknown[] = [];
    const { show } = BatchRepository.prototype;
    jest.spyOn(BatchRepository.prototype, 'show').mockImplementation(async function (
      this: BatchRepository,
      ...said
    ) {
      await show.apply(this, said);
      shown.push((await batch({ uuid: said[0] })).progress);
    });
    const begun = await edit({ filter: {}, change: { condition: 'DAMAGED' } });
    expect(begun).toMatchObject({ kind: 'EDIT', status: 'RUNNING', undoableUntil: null, problem: null });
    const done = await ended(begun);
    expect(done).toMatchObject({
      ...{ status: 'DONE', progress: null, changedSince: 0 },
      summary: { change: 'condition', changed: 5_100, conflicts: 0 },
    });
    expect(shown).toEqual([0, 2_000].map((copies) => ({ done: copies, total: 5_100 })));
    expect((await linesOf(store)).map(({ condition }) => condition)).toEqual(['DAMAGED', 'DAMAGED']);
    const { body: undone } = await post<BatchDetailDto>(`batches/${begun.uuid}/undo`);
    expect(undone).toMatchObject({ status: 'UNDONE', summary: { restored: 5_100 } });
    expect((await linesOf(store)).map(({ condition }) => condition)).toEqual(['NEAR_MINT', 'NEAR_MINT']);
  });

  it('says why it has failed, and is not undone', async () => {
    await addStock(market, store, [copiesOf(1, { price_cents: 200 })]);
    const begun = await edit({ filter: {}, change: { price: 2 } });
    expect(await ended(begun)).toMatchObject({
      ...{ status: 'FAILED', progress: null, undoableUntil: null },
      problem: { code: 'stock.nothing-to-change' },
    });
    const undo = await post<{ code: string }>(`batches/${begun.uuid}/undo`);
    expect([undo.status, undo.body.code]).toEqual([409, 'stock.batch-failed']);
  });

  it('has failed where the disk is full, and the call is refused where it is done at once', async () => {
    await addStock(market, store, [copiesOf(1, { price_cents: 200 })]);
    const full = Object.assign(new Error('could not extend file'), { code: '53100' });
    jest.spyOn(BatchRepository.prototype, 'addEntries').mockRejectedValue(full);
    const change = { filter: {}, change: { price: 3 } };
    expect(await ended(await edit(change))).toMatchObject({
      ...{ status: 'FAILED', problem: { code: 'stock.disk-full' } },
    });
    const refused = await post<{ code: string }>('edits', change);
    expect([refused.status, refused.body.code]).toEqual([503, 'stock.disk-full']);
    expect(await prices()).toEqual(['1 × 2']);
  });

  // @spec rule-failed-edits-say-so
  it('has failed after the last attempt, whatever the reason, and can be sent again', async () => {
    await addStock(market, store, [copiesOf(1, { price_cents: 200 })]);
    const broken = jest.spyOn(BatchRepository.prototype, 'addEntries').mockRejectedValue(new Error('Broken'));
    const change = { filter: { condition: ['NEAR_MINT'] }, change: { price: 3 } };
    const begun = await edit(change);
    for (let nth = 1; nth < MAX_ATTEMPTS; nth += 1) {
      await until(() => broken.mock.calls.length === nth);
      expect((await batch(begun)).status).toBe('RUNNING');
      await retryNow(market);
    }
    const failed = await ended(begun);
    expect(failed).toMatchObject({
      ...{ status: 'FAILED', problem: { code: 'stock.unexpected-failure' } },
      edit: change,
    });
    expect(broken).toHaveBeenCalledTimes(MAX_ATTEMPTS);
    broken.mockRestore();
    expect(await ended(await edit(failed.edit ?? {}))).toMatchObject({ status: 'DONE', edit: null });
    expect(await prices()).toEqual(['1 × 3']);
  });

  it('has failed where the server was killed in every attempt', async () => {
    await addStock(market, store, [copiesOf(1, { price_cents: 200 })]);
    const broken = jest.spyOn(BatchRepository.prototype, 'addEntries').mockRejectedValue(new Error('Broken'));
    const begun = await edit({ filter: {}, change: { price: 3 } });
    await until(() => broken.mock.calls.length === 1);
    // As a worker leaves it that never ends its attempt.
    await retryNow(market, MAX_ATTEMPTS);
    expect(await ended(begun)).toMatchObject({ problem: { code: 'stock.unexpected-failure' } });
    expect(broken).toHaveBeenCalledTimes(1);
  });

  it('changes nothing where it fails in the middle', async () => {
    await addStock(market, store, [copiesOf(1, { quantity: 2_100, price_cents: 200 })]);
    const { addEntries } = BatchRepository.prototype;
    jest
      .spyOn(BatchRepository.prototype, 'addEntries')
      .mockImplementationOnce(function (this: BatchRepository, ...of) {
        return addEntries.apply(this, of);
      })
      .mockRejectedValueOnce(accountClosed());
    const begun = await edit({ filter: {}, change: { price: 3 } });
    expect(await ended(begun)).toMatchObject({ status: 'FAILED', problem: { code: accountClosed.code } });
    expect(await prices()).toEqual(['2100 × 2']);
  });

  it('sells a number of copies of each line that matches, and can leave lines out', async () => {
    await addStock(market, store, [
      copiesOf(1, { quantity: 3, price_cents: 200 }),
      copiesOf(2, { quantity: 3, price_cents: 300 }),
      copiesOf(3, { quantity: 1, price_cents: 400 }),
    ]);
    const [line] = await linesOf(store, '?minPrice=3&maxPrice=3');
    const sale = { filter: {}, except: [line?.line], copiesOfEach: 2, change: { sell: {} } };
    expect((await post<EditPreview>('edits/preview', sale)).body).toMatchObject({ lines: 2, changed: 3 });
    expect((await ended(await edit(sale))).summary).toMatchObject({ sold: 3 });
    expect(await prices()).toEqual(['1 × 2', '3 × 3']);
  });
});
