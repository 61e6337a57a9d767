// The story of a store that compares the file of its till with its stock: what differs, and what changed it last.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../../test/client.js';
import { lockAwaited } from '../../../../../test/overtaken.js';
import { type Member, signedUp } from '../../../../../test/people.js';
import { story } from '../../../../../test/story.js';
import { Retention } from '../../../../platform/retention/retention.js';
import { aSampleCard } from '../../../listings/test/sample.js';
import { MAX_ATTEMPTS } from '../../background/attempts.js';
import { addStock, copiesOf, linesOf } from '../../test/a-stock.js';
import { committed, compared, fileOf, rowOf } from '../../test/an-import.js';
import { retryNow, until } from '../../test/retry-now.js';
import type { DriftLineDto } from '../dto/drift-line.dto.js';
import type { ReconciliationDto } from '../dto/reconciliation.dto.js';
import { ReconcileQueries } from '../reconcile.queries.js';
import { ReconciliationRepository } from '../reconciliation.repository.js';
import { reconciled, sendReport } from './a-report.js';

describe('a file that is compared with a stock', () => {
  const market = story({}, { sample: true });
  let store: Member;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
  });
  afterEach(() => jest.restoreAllMocks());

  const send = (file: string) => sendReport(store, file);
  const compare = (file: string) => reconciled(store, file);
  const linesIn = async ({ uuid }: ReconciliationDto, query = '') =>
    (await store.client.get<DriftLineDto[]>(`/api/stock/reconciliations/${uuid}/lines${query}`)).body;
  const drift = async (found: ReconciliationDto) =>
    (await linesIn(found))
      .map(({ kind, externalId, said, theirs, ours }) =>
        [kind, externalId ?? (said ? 'said' : '-'), theirs, ours].join(' '),
      )
      .sort();
  const causes = async (found: ReconciliationDto) =>
    Object.fromEntries(
      (await linesIn(found)).map((line) => [
        line.externalId ?? line.cardName,
        line.causes.map(({ what, source, copies }) => `${what} ${source ?? 'by hand'} ${copies}`),
      ]),
    );
  const edit = (body: object) => store.client.post<{ uuid: string }>('/api/stock/edits', body);
  const put = (externalId: string, quantity: number) =>
    store.client.put('/api/stock/lines', { mode: 'SET', lines: [{ externalId, quantity }] });

  it('cuts a long row between two characters, not within one', async () => {
    const emoji = '😀'.repeat(120);
    for (const note of [emoji, `x${emoji}`]) {
      const found = await compare(`Name,Quantity,Note\nNo Such Card,1,${note}\n`);
      expect((await linesIn(found))[0]?.said).toMatch(/^No Such Card, 1, x?(😀)+$/u);
    }
  });

  // @spec call-reconcile-stock, call-reconciliation, call-reconciliation-lines
  it('shows what differs by external ID and by card, and changes nothing', async () => {
    await addStock(market, store, [
      copiesOf(1, { external_id: '001', quantity: 3, shelf: 'A' }),
      copiesOf(1, { external_id: '001', shelf: 'B' }),
      copiesOf(2, { external_id: '002', quantity: 2 }),
      copiesOf(3, { quantity: 2 }),
      copiesOf(4),
      copiesOf(5, { quantity: 9, type: 'BUY' }),
    ]);
    const before = await linesOf(store);
    const file = fileOf(
      rowOf(1, { externalId: '001', quantity: 4 }),
      rowOf(2, { externalId: '002', quantity: 5 }),
      rowOf(3, { quantity: 1, condition: '' }),
      rowOf(5, { externalId: 'new', quantity: 1 }),
      rowOf(6, { name: 'Nobody', number: '', quantity: 7 }),
    );
    const found = await compare(file);
    expect(found).toMatchObject({ state: 'READY', format: 'playset', progress: null, problem: null });
    expect(found.totals).toMatchObject({ lines: 5, agreeing: 1, copiesInFile: 11, copiesInStock: 9 });
    expect(await drift(found)).toEqual([
      'FEWER 002 5 2',
      'MORE - 1 2',
      'NOT_COMPARED said 7 0',
      'NOT_IN_FILE - 0 1',
      'NOT_IN_STOCK new 1 0',
    ]);
    const lines = await linesIn(found);
    expect(lines[0]).toMatchObject({
      ...{
        kind: 'FEWER',
        difference: -3,
        cardName: aSampleCard(2).name,
        fileLine: 3,
        condition: 'NEAR_MINT',
      },
    });
    expect(lines.at(-1)).toMatchObject({ reason: 'unknown-card', cardId: null, difference: -7 });
    expect((await linesIn(found, '?kind=MORE,FEWER')).map(({ kind }) => kind)).toEqual(['FEWER', 'MORE']);
    expect((await linesIn(found, '?limit=2')).map(({ line }) => line)).toEqual([1, 2]);
    expect(await linesOf(store)).toEqual(before);
  });

  it('misses no copies in the file whose row can’t be compared', async () => {
    await addStock(market, store, [
      copiesOf(1, { external_id: '001', quantity: 3 }),
      copiesOf(2, { quantity: 2 }),
      copiesOf(3),
    ]);
    const [one, two] = [rowOf(1, { externalId: '001' }), rowOf(2, { condition: 'Plaied' })];
    const file = fileOf({ ...one, quantity: Number.NaN }, two, rowOf(4));
    const found = await compare(file);
    expect(found.totals).toMatchObject({ lines: 2, agreeing: 0, copiesInFile: 1, copiesInStock: 1 });
    expect(await drift(found)).toEqual([
      ...['NOT_COMPARED 001 0 0', 'NOT_COMPARED said 1 0', 'NOT_IN_FILE - 0 1', 'NOT_IN_STOCK - 1 0'],
    ]);
  });

  it('says what changed each line last: an import, the till, a sale, an edit, an undo', async () => {
    await committed(store, await compared(store, fileOf(rowOf(1, { externalId: '001', quantity: 5 }))));
    await put('001', 4);
    await edit({ filter: { q: '001' }, change: { sell: {} } });
    await addStock(market, store, [copiesOf(2, { external_id: '002', quantity: 2 }), copiesOf(3)]);
    const withdrawn = await edit({ filter: { q: '002' }, change: { withdraw: true } });
    await store.client.post(`/api/stock/batches/${withdrawn.body.uuid}/undo`);
    const [third] = (await linesOf(store)).filter(({ externalId }) => !externalId);
    await edit({ lines: [{ line: third?.line }], change: { condition: 'DAMAGED' } });
    const found = await compare(
      fileOf(rowOf(1, { externalId: '001' }), rowOf(2, { externalId: '002' }), rowOf(3, { quantity: 1 })),
    );
    const lines = await linesIn(found);
    const damaged = lines.find(({ condition }) => condition === 'DAMAGED');
    const left = lines.find(
      ({ kind, cardName }) => kind === 'NOT_IN_STOCK' && cardName === aSampleCard(3).name,
    );
    expect(damaged?.causes.map(({ what, source }) => [what, source])).toContainEqual(['MOVED_HERE', 'EDIT']);
    expect(left?.causes).toMatchObject([{ what: 'MOVED_AWAY', source: 'EDIT', copies: 1 }]);
    const said = await causes(found);
    expect(said['001']?.sort()).toEqual(['ADDED IMPORT 5', 'SOLD EDIT 4', 'WITHDRAWN TILL 1']);
    expect(said['002']?.sort()).toEqual(['ADDED UNDO 2', 'ADDED by hand 2']);
  });

  it('knows what an external ID means whose copies are all sold', async () => {
    await addStock(market, store, [copiesOf(1, { external_id: '001' })]);
    await edit({ filter: {}, change: { sell: {} } });
    const found = await compare('SKU,Quantity\n001,1\n404,2\n');
    expect(await drift(found)).toEqual(['NOT_COMPARED 404 2 0', 'NOT_IN_STOCK 001 1 0']);
    expect((await linesIn(found))[0]).toMatchObject({ cardName: aSampleCard(1).name });
  });

  // @spec call-reconciliation-file
  it('is a file for people, in which no cell is a formula', async () => {
    await addStock(market, store, [copiesOf(1, { external_id: '=1+1' })]);
    const { uuid } = await compare(fileOf(rowOf(2, { quantity: 3 })));
    const { body, headers } = await store.client.get<string>(`/api/stock/reconciliations/${uuid}/file`);
    expect(headers.get('content-disposition')).toContain('playset-differences.csv');
    const [, ...rows] = body.split('\r\n');
    expect(rows[0]).toContain('Not in Playset');
    expect(rows[1]).toMatch(/^'=1\+1,.*Not in the file,\d{4}-\d\d-\d\d 1 added by hand$/);
  });

  it('is answered when a newer one comes before its answer', async () => {
    const { one } = ReconcileQueries.prototype;
    let newer: ReturnType<typeof send> | undefined;
    jest.spyOn(ReconcileQueries.prototype, 'one').mockImplementationOnce(async function (
      this: ReconcileQueries,
      ...asked
    ) {
      newer = send(fileOf(rowOf(2)));
      await Promise.race([newer, lockAwaited(market)]);
      return one.apply(this, asked);
    });
    expect((await send(fileOf(rowOf(1)))).status).toBe(202);
    expect((await newer)?.status).toBe(202);
  });

  // @spec call-reconciliations
  it('is replaced by a newer one while it is compared; few are kept, for their owner alone', async () => {
    const [first] = await Promise.all([send(fileOf(rowOf(1))), send(fileOf(rowOf(1)))]);
    for (let nth = 0; nth < 6; nth++) await compare(fileOf(rowOf(1)));
    const { body } = await store.client.get<ReconciliationDto[]>('/api/stock/reconciliations');
    expect(body).toHaveLength(5);
    expect(body.every(({ state }) => state === 'READY')).toBe(true);
    const stranger = await signedUp(market, { role: 'STORE' });
    const theirs = `/api/stock/reconciliations/${body[0]?.uuid}`;
    for (const path of [theirs, `${theirs}/lines`, `${theirs}/file`])
      expect((await stranger.client.get<ProblemBody>(path)).body.code).toBe('stock.reconciliation-not-found');
    expect((await store.client.get(`/api/stock/reconciliations/${first?.body.uuid}`)).status).toBe(404);
  });

  it('says that it has failed after the last attempt', async () => {
    const compareRows = jest.spyOn(ReconciliationRepository.prototype, 'compare');
    compareRows.mockRejectedValue(new Error('Broken'));
    const report = compare(fileOf(rowOf(1)));
    await until(() => compareRows.mock.calls.length === 1);
    await retryNow(market, MAX_ATTEMPTS - 1);
    const failed = { state: 'REFUSED', totals: null, problem: { code: 'stock.unexpected-failure' } };
    expect(await report).toMatchObject(failed);
  });

  it('has failed the next night where its job was lost', async () => {
    const { uuid } = await compare(fileOf(rowOf(1)));
    await market.app
      .get(DataSource)
      .query(`update stock.reconciliation set state = 'WORKING' where uuid = $1`, [uuid]);
    market.clock.pass(25 * 60 * 60);
    await market.app.get(Retention).applyAll();
    const { body } = await store.client.get<ReconciliationDto>(`/api/stock/reconciliations/${uuid}`);
    expect(body).toMatchObject({ state: 'REFUSED', problem: { code: 'stock.unexpected-failure' } });
  });

  it('says why a file can’t be read', async () => {
    const found = await compare('PK\u0003\u0004 an archive');
    expect(found).toMatchObject({ state: 'REFUSED', totals: null });
    expect(found.problem?.code).toEqual(expect.any(String));
    const { status, body } = await send('');
    expect([status, (body as unknown as ProblemBody).code]).toEqual([400, 'stock.empty-upload']);
  });
});
