// A stock import of real processes, while the card database is replaced, and while the session of its owner ends.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { StockImportDto } from '../../src/modules/stock/imports/dto/stock-import.dto.js';
import { whileWriting } from './fault-gate.js';
import { eventually, faultMarket } from './fault-market.js';
import { PASSWORD } from './fault-password.js';
import type { Replica } from './fault-replica.js';
import {
  callStock,
  IN_THE_COMMIT,
  IN_THE_PREVIEW,
  ROWS,
  rowsIn,
  type SampleCard,
  stockFile,
  traded,
} from './fault-stock.js';

const [changed] = traded as [SampleCard];
/** The rows of the card that the new card database has in foil alone. */
const CHANGED_ROWS = Math.ceil(ROWS / traded.length);

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
    await eventually(isSettled);
  });

  const call = <Body>(token: string, method: string, path: string, body?: string | object) =>
    callStock<Body>(server, token, method, path, body);
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
  const count = (table: string) => rowsIn(market, table);
  const settled = async (token: string, uuid: string): Promise<StockImportDto> => {
    let known: StockImportDto | undefined;
    await eventually(async () => {
      known = (await call<StockImportDto>(token, 'GET', `imports/${uuid}`)).body;
      return known.state !== 'WORKING' && known.state !== 'COMMITTING';
    });
    return known as StockImportDto;
  };
  const upload = (token: string, content = stockFile()) =>
    call<StockImportDto>(token, 'POST', 'imports?name=till.csv', content);
  const commit = (token: string, { uuid, revision }: StockImportDto) =>
    call(token, 'POST', `imports/${uuid}/commit`, { revision, acknowledged: [] });

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
      market,
      IN_THE_PREVIEW,
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
      market,
      IN_THE_COMMIT,
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
      market,
      IN_THE_PREVIEW,
      async () => {
        ({ uuid } = (await upload(first.token, stockFile('ID'))).body);
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
      market,
      IN_THE_COMMIT,
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
