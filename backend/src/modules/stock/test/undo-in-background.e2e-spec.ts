// The story of an undo of thousands of copies: it runs in the background, says how far it is, and puts all back or nothing.
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Retention } from '../../../platform/retention/retention.js';
import { accountClosed } from '../../listings/index.js';
import type { BatchDetailDto } from '../dto/batch.dto.js';
import type { StockLineDto } from '../dto/stock-line.dto.js';
import { BatchRepository } from '../persistence/batch.repository.js';
import { addStock, copiesOf, linesOf } from './a-stock.js';

describe('an undo in the background', () => {
  const market = story({}, { sample: true });
  let store: Member;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
  });
  afterEach(() => jest.restoreAllMocks());

  const post = <Body>(path: string, body?: object) => store.client.post<Body>(`/api/stock/${path}`, body);
  const edit = async (body: object) => (await post<BatchDetailDto>('edits', body)).body;
  const batch = async ({ uuid }: { uuid: string }) =>
    (await store.client.get<BatchDetailDto>(`/api/stock/batches/${uuid}`)).body;
  const undo = <Body = BatchDetailDto>({ uuid }: { uuid: string }) =>
    post<Body>(`batches/${uuid}/undo`, { inBackground: true });
  const ended = async (begun: { uuid: string }): Promise<BatchDetailDto> => {
    const now = await batch(begun);
    if (now.status !== 'UNDOING') return now;
    await pause(20);
    return ended(begun);
  };
  const termsOf = (lines: readonly StockLineDto[]) =>
    lines
      .map(({ quantity, condition, externalId, shelf }) =>
        [quantity, condition, externalId, shelf].filter(Boolean).join(' '),
      )
      .sort();
  const terms = async () => termsOf(await linesOf(store));

  // @spec call-undo-batch
  it('is answered at once, shows its progress, and leaves alone what has changed since', async () => {
    await addStock(market, store, [
      copiesOf(1, { quantity: 2_500, external_id: 'SKU-1' }),
      copiesOf(2, { quantity: 2_500 }),
    ]);
    const done = await edit({ filter: {}, change: { condition: 'DAMAGED' } });
    const [other] = (await linesOf(store)).filter(({ externalId }) => !externalId);
    await edit({ lines: [{ line: other?.line, quantity: 1 }], change: { shelf: 'A' } });
    const shown: unknown[] = [];
    const { show } = BatchRepository.prototype;
    jest.spyOn(BatchRepository.prototype, 'show').mockImplementation(async function (
      this: BatchRepository,
      ...said
    ) {
      await show.apply(this, said);
      shown.push((await batch({ uuid: said[0] })).progress);
    });
    const { body: begun } = await undo(done);
    expect(begun).toMatchObject({ status: 'UNDOING', undoableUntil: null, progress: { done: 0, total: 0 } });
    expect(await ended(done)).toMatchObject({
      ...{ status: 'UNDONE', progress: null, problem: null },
      summary: { changed: 5_000, restored: 4_999, changedSince: 1 },
    });
    // The copies with an external ID come together.
    expect(shown).toEqual([0, 2_500, 4_000].map((copies) => ({ done: copies, total: 5_000 })));
    expect(await terms()).toEqual(['1 DAMAGED A', '2499 NEAR_MINT', '2500 NEAR_MINT SKU-1']);
    const again = await undo<{ code: string }>(done);
    expect([again.status, again.body.code]).toEqual([409, 'stock.already-undone']);
  });

  it('puts external IDs back that two lines have swapped', async () => {
    await addStock(market, store, [
      copiesOf(1, { quantity: 2_100, external_id: 'SKU-1' }),
      copiesOf(2, { quantity: 2_100, external_id: 'SKU-2' }),
    ]);
    const put = (externalId: string | null, id: string) =>
      linesOf(store, `?q=${id}`).then(([line]) =>
        edit({ lines: [{ line: line?.line }], change: { externalId } }),
      );
    const before = await linesOf(store);
    const batches = [
      await put(null, 'SKU-1'),
      await put('SKU-1', 'SKU-2'),
      await edit({ filter: {}, change: { sell: {} } }),
    ];
    for (const each of batches.toReversed()) {
      await undo(each);
      expect(await ended(each)).toMatchObject({ status: 'UNDONE', summary: { changedSince: 0 } });
    }
    expect(termsOf(await linesOf(store))).toEqual(termsOf(before));
  });

  it('ends within a day where its job was lost: it can be tried again', async () => {
    await addStock(market, store, [copiesOf(1, { quantity: 2 })]);
    const done = await edit({ filter: {}, change: { shelf: 'C' } });
    const lose = `update stock.batch set status = 'UNDOING', progress = '{"done": 0, "total": 0}' where uuid = $1`;
    await market.app.get(DataSource).query(lose, [done.uuid]);
    await market.app.get(Retention).applyAll();
    expect(await batch(done)).toMatchObject({ status: 'UNDOING' });
    market.clock.pass(25 * 3600);
    await market.app.get(Retention).applyAll();
    expect(await batch(done)).toMatchObject({
      status: 'DONE',
      progress: null,
      problem: { code: expect.any(String) },
    });
    await undo(done);
    expect(await ended(done)).toMatchObject({ status: 'UNDONE' });
  });

  it('is refused while it runs, and changes nothing where it fails: it can be tried again', async () => {
    await addStock(market, store, [copiesOf(1, { quantity: 2_100 })]);
    const done = await edit({ filter: {}, change: { shelf: 'B' } });
    const { followUndo } = BatchRepository.prototype;
    const refusals: unknown[] = [];
    const follow = jest
      .spyOn(BatchRepository.prototype, 'followUndo')
      .mockImplementationOnce(async function (this: BatchRepository, ...of) {
        const { status, body } = await undo<{ code: string }>(done);
        refusals.push([status, body.code]);
        return followUndo.apply(this, of);
      })
      .mockRejectedValueOnce(accountClosed());
    await undo(done);
    expect(await ended(done)).toMatchObject({
      ...{ status: 'DONE', progress: null, undoableUntil: expect.any(String) },
      problem: { code: accountClosed.code },
    });
    expect(refusals).toEqual([[409, 'stock.undo-running']]);
    expect(await terms()).toEqual(['2100 NEAR_MINT B']);
    follow.mockRestore();
    await undo(done);
    expect(await ended(done)).toMatchObject({ status: 'UNDONE', problem: null });
    expect(await terms()).toEqual(['2100 NEAR_MINT']);
  });
});
