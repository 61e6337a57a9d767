// A disk under DATA_DIR that is full: people are served, what could not be written is done when there is room, nothing
// stays half written. The disk is a small one of memory, which Linux lets its administrator make; elsewhere nothing runs.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ScanFiles } from '../../src/modules/cards/pictures/scans/scan-files.js';
import { bulkCards } from '../../src/modules/cards/test/bulk-card.js';
import { BulkServer } from '../../src/modules/cards/test/bulk-server.js';
import { readMail } from '../mails.js';
import { eventually, faultMarket } from './fault-market.js';
import type { Replica } from './fault-replica.js';
import { tell } from './promise.js';

const isAdministrator = process.platform === 'linux' && process.getuid?.() === 0;
const JOBS = `select attempts, last_error from graphile_worker._private_jobs`;

if (isAdministrator) {
  describe('a disk that is full', () => {
    const market = faultMarket();
    const server = new BulkServer();
    let replica: Replica;
    const disk = () => join(market.folder, 'disk');
    const filler = () => join(disk(), 'filler');
    const fill = () => {
      try {
        writeFileSync(filler(), Buffer.alloc(4_000_000));
      } catch {
        // It is full now.
      }
    };
    const files = () =>
      readdirSync(disk(), { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile() && each.name !== 'filler')
        .map(({ name }) => name);
    beforeAll(async () => {
      await server.open();
      mkdirSync(disk());
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk()]);
      market.atEnd.push(() => execFileSync('umount', [disk()]));
      replica = await market.replica({ DATA_DIR: disk() });
      await replica.up();
      await market.settleIn(replica);
      await eventually(async () => files().length > 0);
    });
    beforeEach(fill);
    afterEach(() => rmSync(filler(), { force: true }));
    afterAll(() => server.close());

    it('keeps a mail until there is room, and writes it once', async () => {
      const before = files();
      expect(await market.signUp(replica.origin, 'patient@example.com')).toBe(201);
      await eventually(async () => Number((await market.database.ask(JOBS))[0]?.attempts) > 0);
      await pause(500);
      const [job] = await market.database.ask(JOBS);
      expect(job?.last_error).toMatch(/ENOSPC/);
      expect(await replica.readiness()).toBe(200);
      rmSync(filler());
      await market.database.ask('update graphile_worker._private_jobs set run_at = now()');
      await eventually(async () => (await market.database.ask(JOBS)).length === 0);
      const added = files().filter((name) => !before.includes(name));
      expect(added).toEqual([expect.stringMatching(/^[\w-]+\.eml$/)]);
      const text = execFileSync('cat', [join(disk(), 'outbox', added[0] ?? '')], { encoding: 'utf8' });
      expect((await readMail(text)).to).toBe('patient@example.com');
      tell({ figure: 'disk full: the mail waits, and is written once when there is room' });
    });

    it('loses the speed of a picture, not the picture, and keeps no half of it', async () => {
      const before = files();
      const scans = new ScanFiles(join(disk(), 'scans'));
      const failure = await scans.keep('a-picture', Buffer.alloc(100_000, 7));
      expect((failure as NodeJS.ErrnoException).code).toBe('ENOSPC');
      expect(await scans.read('a-picture', new Date())).toBeUndefined();
      expect(files()).toEqual(before);
      tell({ figure: 'disk full: no half picture is kept' });
    });

    it('refuses a bulk file in plain words, and the cards stay as they are', async () => {
      server.offer(bulkCards(2_000));
      const count = () => market.database.ask('select count(*)::int as cards from cards.printing');
      const [before, kept] = [await count(), files()];
      const variables = { DATA_DIR: disk(), SCRYFALL_API_URL: server.url };
      const failed = await market.run('cards-import.js', ['--download'], variables).catch((error) => error);
      expect(failed.stderr).toMatch(/the disk is full/);
      expect([await count(), files()]).toEqual([before, kept]);
      expect(await replica.readiness()).toBe(200);
      tell({ figure: 'disk full: an import says so, and leaves the cards and no file behind' });
    });
  });
} else {
  it('is tried as the administrator of Linux only', () => {
    expect(isAdministrator).toBe(false);
  });
}
