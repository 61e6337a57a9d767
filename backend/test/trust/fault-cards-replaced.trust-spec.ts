// A stock import of real processes, while the card database is replaced, and while the session of its owner ends.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { StockImportDto } from '../../src/modules/stock/imports/dto/stock-import.dto.js';
import { faultMarket } from './fault-market.js';
import { PASSWORD } from './fault-password.js';
import type { Replica } from './fault-replica.js';

/** More than two of the portions that a preview is written in. */
const ROWS = 2_500;
const GATE = 7_700_078;
const TIMEOUT_MS = 60_000;

interface SampleCard {
  readonly name: string;
  readonly set: string;
  readonly collector_number: string;
  readonly games: string[];
  readonly finishes: string[];
}

const cards = readFileSync(resolve('sample/cards.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as SampleCard);
const traded = cards.filter(({ games, finishes }) => games.includes('paper') && finishes.includes('nonfoil'));
const [changed] = traded as [SampleCard];
/** The rows of the card that the new card database has in foil alone. */
const CHANGED_ROWS = Math.ceil(ROWS / traded.length);

const file = `External ID,Quantity,Name,Set Code,Collector Number,Condition,Finish,Language,Price\n${Array.from(
  { length: ROWS },
  (_, nth) => {
    const { name, set, collector_number: number } = traded[nth % traded.length] as SampleCard;
    return `SKU-${nth},1,"${name}",${set},${number},Near Mint,Nonfoil,en,2.50\n`;
  },
).join('')}`;

describe('a stock import', () => {
  const market = faultMarket();
  let server: Replica;
  beforeAll(async () => {
    server = await market.replica();
    await server.up();
    // A server that has just started on a busy machine sheds load.
    const isSettled = () =>
      market.settleIn(server).then(
        () => true,
        () => pause(1_000, false),
      );
    await eventually(isSettled, 'The store is logged in');
  });

  const call = async <Body>(token: string, method: string, path: string, body?: string | object) => {
    const isFile = typeof body === 'string';
    const reply = await fetch(`${server.origin}/api/stock/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': isFile ? 'text/csv' : 'application/json' }),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    });
    const text = await reply.text();
    return { status: reply.status, body: (text ? JSON.parse(text) : undefined) as Body & { code?: string } };
  };
  /** A session of the store: its token, and what ends it. */
  async function logIn() {
    const reply = await fetch(`${server.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: market.store.email, password: PASSWORD }),
    });
    const { accessToken: token } = (await reply.json()) as { accessToken: string };
    const [cookie = ''] = (reply.headers.get('set-cookie') ?? '').split(';');
    const logOut = () =>
      fetch(`${server.origin}/api/auth/logout`, {
        method: 'POST',
        headers: { cookie, authorization: `Bearer ${token}` },
      });
    return { token, logOut };
  }
  const count = async (table: string): Promise<number> =>
    Number((await market.database.ask(`select count(*)::int as n from ${table}`))[0]?.n);
  async function eventually(holds: () => Promise<boolean>, what: string): Promise<void> {
    for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(50)) if (await holds()) return;
    throw new Error(`${what}: not within a minute\n${server.said}`);
  }
  const settled = async (token: string, uuid: string): Promise<StockImportDto> => {
    let known: StockImportDto | undefined;
    await eventually(async () => {
      known = (await call<StockImportDto>(token, 'GET', `imports/${uuid}`)).body;
      return known.state !== 'WORKING' && known.state !== 'COMMITTING';
    }, 'The import is ready');
    return known as StockImportDto;
  };
  const upload = (token: string, content = file) =>
    call<StockImportDto>(token, 'POST', 'imports?name=till.csv', content);
  const commit = (token: string, { uuid, revision }: StockImportDto) =>
    call(token, 'POST', `imports/${uuid}/commit`, { revision, acknowledged: [] });

  /** Does `act` as long as a row of this table waits to be written. */
  async function whileWriting(
    table: string,
    when: string,
    begin: () => Promise<unknown>,
    act: () => Promise<unknown>,
  ): Promise<void> {
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
    await act();
    await gate.query(`select pg_advisory_unlock(${GATE})`);
    await gate.query(`drop trigger gate on ${table}`);
    await gate.end();
  }

  /** Replaces the card database by one in which a card has these finishes, and many cards more. */
  async function replaceCards(finishes: readonly string[]): Promise<void> {
    const path = join(market.folder, `cards-${finishes.join('-')}.jsonl`);
    const lines = readFileSync(market.sampleWithMoreCards(), 'utf8').trim().split('\n');
    const isChanged = ({ name, set, collector_number: number }: SampleCard) =>
      name === changed.name && set === changed.set && number === changed.collector_number;
    const written = lines.map((line) => {
      const card = JSON.parse(line) as SampleCard;
      return isChanged(card) ? JSON.stringify({ ...card, finishes }) : line;
    });
    writeFileSync(path, `${written.join('\n')}\n`);
    await market.run('cards-import.js', [path]);
  }

  it('goes by the card database that there is at its end, when that is replaced in its preview', async () => {
    const { token } = await logIn();
    let uuid = '';
    await whileWriting(
      'stock.import_row',
      'new.nth = 1500',
      async () => {
        ({ uuid } = (await upload(token)).body);
      },
      () => replaceCards(['foil']),
    );
    const found = await settled(token, uuid);
    expect(found.state).toBe('READY');
    expect(found.difference?.kinds).toMatchObject([
      { kind: 'HELD', lines: CHANGED_ROWS },
      { kind: 'NEW', lines: ROWS - CHANGED_ROWS },
    ]);
    expect((await call(token, 'DELETE', `imports/${uuid}`)).status).toBe(204);
    await replaceCards(changed.finishes);
  });

  it('is committed whole or shown again, when the card database is replaced in its commit', async () => {
    const { token } = await logIn();
    const found = await settled(token, (await upload(token)).body.uuid);
    await replaceCards(['foil']);
    expect((await commit(token, found)).status).toBe(202);
    const shown = await settled(token, found.uuid);
    expect(shown).toMatchObject({ state: 'READY', problem: { code: 'cards-changed' } });
    expect(await count('listings.listings')).toBe(0);
    await whileWriting(
      'stock.batch_entry',
      'true',
      () => commit(token, shown),
      () => replaceCards(changed.finishes),
    );
    const done = await settled(token, found.uuid);
    expect(done.state).toBe('COMMITTED');
    expect(await count('listings.listings')).toBe(ROWS - CHANGED_ROWS);
    await call(token, 'POST', `batches/${done.batch}/undo`);
  });

  it('goes on when the session of its owner ends, who finds it after the next log-in', async () => {
    const first = await logIn();
    let uuid = '';
    await whileWriting(
      'stock.import_row',
      'new.nth = 1500',
      async () => {
        ({ uuid } = (await upload(first.token, file.replaceAll('SKU-', 'ID-'))).body);
      },
      async () => {
        expect((await first.logOut()).status).toBe(204);
        expect((await call(first.token, 'GET', `imports/${uuid}`)).status).toBe(401);
      },
    );
    const second = await logIn();
    const found = await settled(second.token, uuid);
    const rows = await count(`stock.import_row where import = '${uuid}'`);
    expect([found.state, rows]).toEqual(['READY', ROWS]);
    const before = await count('listings.listings');
    await whileWriting(
      'stock.batch_entry',
      'true',
      async () => expect((await commit(second.token, found)).status).toBe(202),
      async () => {
        expect((await second.logOut()).status).toBe(204);
        expect((await commit(second.token, found)).status).toBe(401);
      },
    );
    const { token } = await logIn();
    expect((await settled(token, uuid)).state).toBe('COMMITTED');
    expect((await count('listings.listings')) - before).toBe(ROWS);
  });
});
