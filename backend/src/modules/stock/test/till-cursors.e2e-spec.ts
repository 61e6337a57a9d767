// The story of a till's cursor: it holds as long as the server can say what has changed since, and never skips a change in silence.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { cloneDatabase } from '../../../../test/test-database.js';
import { restoreBackup, writeBackup } from '../../../platform/backup/index.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { cursorOf } from '../../../platform/http/lists/cursor.js';
import { Suspensions } from '../../users/index.js';
import type { LineChanges } from '../till/dto/line-changes.dto.js';
import { FEED_START } from '../till/till.statements.js';
import { addStock, copiesOf } from './a-stock.js';

const DAY = 24 * 60 * 60;

describe('the cursor of a till', () => {
  const market = story({}, { sample: true });
  let store: Member;
  let next: string;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
    const { body } = await store.client.get<LineChanges>('/api/stock/changes');
    next = body.next;
  });
  const readAfter = async (cursor: string) => {
    const { status, body } = await store.client.get<LineChanges & ProblemBody>(
      `/api/stock/changes?after=${cursor}`,
    );
    return status === 200 ? 200 : [status, body.code];
  };
  const partsOf = (cursor: string) => JSON.parse(Buffer.from(cursor, 'base64url').toString()) as string[];
  const TOO_OLD = [410, 'stock.cursor-too-old'];

  it('is too old after 30 days without a call', async () => {
    market.clock.pass(31 * DAY);
    expect(await readAfter(next)).toEqual(TOO_OLD);
  });

  it('is too old where its transaction is of another epoch, of none, or yet to come', async () => {
    const [at = '', position = '', seq = ''] = partsOf(next);
    const [epoch, xid] = position.split('.');
    expect(await readAfter(next)).toBe(200);
    const ahead = `${xid}000`;
    for (const other of [ahead, `${epoch}.${ahead}`, `0f0f0f0f.${xid}`, String(xid)])
      expect(await readAfter(cursorOf([at, other, seq]))).toEqual(TOO_OLD);
  });

  it('is of another epoch once a backup was restored, also into the same database', async () => {
    const { url, drop } = await cloneDatabase();
    const place = mkdtempSync(join(tmpdir(), 'playset-epoch-'));
    const epoch = async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<{ epoch: string }>(FEED_START.text).finally(() => client.end());
      return rows[0]?.epoch;
    };
    const before = await epoch();
    await writeBackup(url, join(place, 'backup'));
    expect(await epoch()).toBe(before);
    await restoreBackup(url, join(place, 'backup'), { force: true });
    expect(await epoch()).not.toBe(before);
    await drop();
    rmSync(place, { recursive: true });
  });

  it('goes on while its store is suspended', async () => {
    const { uuid } = store.user;
    await addStock(market, store, [copiesOf(1)]);
    await market.app.get(UnitOfWork).run(() => market.app.get(Suspensions).suspend(uuid, uuid, null));
    expect(await readAfter(next)).toBe(200);
  });

  it.each(['x', 'W10', Buffer.from('["2026-03-01T10:00:00Z","1e3","-1"]').toString('base64url')])(
    'is none that no answer had: %s',
    async (cursor) => {
      expect(await readAfter(cursor)).toEqual([400, 'request.invalid']);
    },
  );
});
