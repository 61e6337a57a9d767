// An import whose server is killed: in the middle of its preview, and in the middle of its commit. It is finished or not begun, never half.
import type { StockImportDto } from '../../src/modules/stock/imports/dto/stock-import.dto.js';
import { whileWriting } from './fault-gate.js';
import { eventually, faultMarket } from './fault-market.js';
import type { Replica } from './fault-replica.js';
import { callStock, IN_THE_COMMIT, IN_THE_PREVIEW, ROWS, rowsIn, stockFile } from './fault-stock.js';

describe('an import whose server is killed', () => {
  const market = faultMarket();
  let server: Replica;
  let uuid: string;
  beforeAll(async () => {
    server = await market.replica();
    await server.up();
    await market.settleIn(server);
  });

  const call = <Body>(method: string, path: string, body?: string | object) =>
    callStock<Body>(server, market.tokens[0], method, path, body);
  const known = async () => (await call<StockImportDto>('GET', `imports/${uuid}`)).body;
  const count = (table: string) => rowsIn(market, table);

  /** Kills the server while such a row waits to be written, and answers what `look` sees before it is back. */
  async function killedWhileWriting<Seen>(
    gate: typeof IN_THE_PREVIEW,
    begin: () => Promise<unknown>,
    look: () => Promise<Seen>,
  ): Promise<Seen> {
    const seen = await whileWriting(market, gate, begin, async () => {
      await server.kill();
      return look();
    });
    await server.up();
    return seen;
  }

  it('in its preview is compared again from the beginning, and stays the only one', async () => {
    const file = stockFile();
    const rowsThen = await killedWhileWriting(
      IN_THE_PREVIEW,
      async () => {
        const { status, body } = await call<StockImportDto>('POST', 'imports?name=till.csv', file);
        expect(status).toBe(202);
        uuid = body.uuid;
      },
      () => count('stock.import_row'),
    );
    expect(rowsThen).toBe(1_000);
    const second = await call('POST', 'imports', file);
    expect([second.status, second.body.code]).toEqual([409, 'stock.another-import']);
    await eventually(async () => (await known()).state === 'READY');
    const { difference, revision } = await known();
    expect([revision, await count('stock.import_row')]).toEqual([1, ROWS]);
    expect(difference?.kinds).toMatchObject([{ kind: 'NEW', lines: ROWS, copies: ROWS }]);
    expect(await count('listings.listings')).toBe(0);
  });

  it('in its commit has changed nothing, and is committed once when the server is back', async () => {
    const { revision } = await known();
    const then = await killedWhileWriting(
      IN_THE_COMMIT,
      async () =>
        expect((await call('POST', `imports/${uuid}/commit`, { revision, acknowledged: [] })).status).toBe(
          202,
        ),
      async () => [await count('listings.listings'), await count('stock.batch')],
    );
    expect(then).toEqual([0, 0]);
    await eventually(async () => {
      expect([0, ROWS]).toContain(await count('listings.listings'));
      return (await known()).state === 'COMMITTED';
    });
    expect([await count('listings.listings'), await count('stock.batch')]).toEqual([ROWS, 1]);
    const { batch } = await known();
    const undone = await call<{ summary: { restored: number } }>('POST', `batches/${batch}/undo`);
    expect(undone.body.summary.restored).toBe(ROWS);
  });
});
