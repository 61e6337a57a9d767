// An import whose server is killed: in the middle of its preview, and in the middle of its commit. It is finished or not begun, never half.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { StockImportDto } from '../../src/modules/stock/imports/dto/stock-import.dto.js';
import { faultMarket } from './fault-market.js';
import type { Replica } from './fault-replica.js';

/** More than two of the portions that a preview is written in. */
const ROWS = 2_500;
const GATE = 7_700_077;
const TIMEOUT_MS = 60_000;

interface SampleCard {
  readonly name: string;
  readonly set: string;
  readonly collector_number: string;
  readonly games: string[];
  readonly finishes: string[];
}

function aFile(): string {
  const cards = readFileSync(resolve('sample/cards.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as SampleCard)
    .filter(({ games, finishes }) => games.includes('paper') && finishes.includes('nonfoil'));
  const rows = Array.from({ length: ROWS }, (_, nth) => {
    const { name, set, collector_number: number } = cards[nth % cards.length] as SampleCard;
    return `SKU-${nth},1,"${name}",${set},${number},Near Mint,Nonfoil,en,2.50`;
  });
  return `External ID,Quantity,Name,Set Code,Collector Number,Condition,Finish,Language,Price\n${rows.join('\n')}\n`;
}

describe('an import whose server is killed', () => {
  const market = faultMarket();
  let server: Replica;
  let uuid: string;
  beforeAll(async () => {
    server = await market.replica();
    await server.up();
    await market.settleIn(server);
  });

  async function call<Body>(method: string, path: string, body?: string | object) {
    const isFile = typeof body === 'string';
    const reply = await fetch(`${server.origin}/api/stock/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${market.tokens[0]}`,
        ...(body !== undefined && { 'content-type': isFile ? 'text/csv' : 'application/json' }),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    });
    const text = await reply.text();
    return { status: reply.status, body: (text ? JSON.parse(text) : undefined) as Body & { code?: string } };
  }
  const known = async () => (await call<StockImportDto>('GET', `imports/${uuid}`)).body;
  const count = async (table: string): Promise<number> =>
    Number((await market.database.ask(`select count(*)::int as n from ${table}`))[0]?.n);
  async function eventually(holds: () => Promise<boolean>, what: string): Promise<void> {
    for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(50)) if (await holds()) return;
    throw new Error(`${what}: not within a minute\n${server.said}`);
  }

  /** Kills the server while a row of this table waits to be written, and answers what `look` sees before it is back. */
  async function killedWhileWriting<Seen>(
    table: string,
    when: string,
    begin: () => Promise<unknown>,
    look: () => Promise<Seen>,
  ): Promise<Seen> {
    const gate = await market.database.client();
    await gate.query(`select pg_advisory_lock(${GATE})`);
    await gate.query(`create or replace function public.wait_at_gate() returns trigger language plpgsql
      as $$ begin perform pg_advisory_xact_lock_shared(${GATE}); return new; end $$`);
    await gate.query(`create trigger gate before insert on ${table} for each row when (${when})
      execute function public.wait_at_gate()`);
    await begin();
    await eventually(async () => {
      const waiting = `select from pg_locks where locktype = 'advisory' and objid = ${GATE} and not granted`;
      return (await gate.query(waiting)).rowCount === 1;
    }, `A row of ${table} waits`);
    await server.kill();
    const seen = await look();
    await gate.query(`select pg_advisory_unlock(${GATE})`);
    await gate.query(`drop trigger gate on ${table}`);
    await gate.end();
    await server.up();
    return seen;
  }

  it('in its preview is compared again from the beginning, and stays the only one', async () => {
    const file = aFile();
    const rowsThen = await killedWhileWriting(
      'stock.import_row',
      'new.nth = 1500',
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
    await eventually(async () => (await known()).state === 'READY', 'The preview is ready');
    const { difference, revision } = await known();
    expect([revision, await count('stock.import_row')]).toEqual([1, ROWS]);
    expect(difference?.kinds).toMatchObject([{ kind: 'NEW', lines: ROWS, copies: ROWS }]);
    expect(await count('listings.listings')).toBe(0);
  });

  it('in its commit has changed nothing, and is committed once when the server is back', async () => {
    const { revision } = await known();
    const then = await killedWhileWriting(
      'stock.batch_entry',
      'true',
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
    }, 'The import is committed');
    expect([await count('listings.listings'), await count('stock.batch')]).toEqual([ROWS, 1]);
    const { batch } = await known();
    const undone = await call<{ summary: { restored: number } }>('POST', `batches/${batch}/undo`);
    expect(undone.body.summary.restored).toBe(ROWS);
  });
});
