// The folder of scans: whole files only, the longest unused go first, and a disk that fails costs speed alone.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '../../../../kernel/durations.js';
import { ScanFiles } from './scan-files.js';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('the folder of scans', () => {
  let folder: string;
  let files: ScanFiles;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'playset-scans-'));
    files = new ScanFiles(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const name = (nth: number) => files.nameOf(new URL(`https://cards.scryfall.io/${nth}.jpg`));
  const usedAt = (nth: number, daysAgo: number) => {
    const then = new Date(NOW.getTime() - daysAgo * DAY_MS);
    utimesSync(join(folder, name(nth).slice(0, 2), name(nth)), then, then);
  };

  it('gives back what was kept', async () => {
    expect(await files.read(name(1), NOW)).toBeUndefined();
    expect(await files.keep(name(1), Buffer.from('one'))).toBeUndefined();
    expect((await files.read(name(1), NOW))?.toString()).toBe('one');
    expect(name(1)).not.toBe(name(2));
  });

  it('tells that a scan is there without reading it, which counts as a use', async () => {
    expect(await files.touch(name(1), NOW)).toBe(false);
    await files.keep(name(1), Buffer.alloc(100));
    await files.keep(name(2), Buffer.alloc(100));
    usedAt(1, 10);
    usedAt(2, 5);
    expect(await files.touch(name(1), NOW)).toBe(true);
    expect(await files.sweep(100, NOW)).toBe(1);
    expect(await files.touch(name(2), NOW)).toBe(false);
  });

  it('lets go of the longest unused when there is too much', async () => {
    for (const nth of [1, 2, 3]) {
      await files.keep(name(nth), Buffer.alloc(100));
      usedAt(nth, 10 - nth);
    }
    // Read again, the oldest is the newest.
    await files.read(name(1), NOW);
    expect(await files.sweep(200, NOW)).toBe(1);
    expect(await files.read(name(2), NOW)).toBeUndefined();
    expect(await files.read(name(1), NOW)).toBeDefined();
    expect(await files.read(name(3), NOW)).toBeDefined();
  });

  it('lets go of what was never finished', async () => {
    mkdirSync(join(folder, 'ab'));
    const path = join(folder, 'ab', 'abc.part');
    writeFileSync(path, 'half');
    expect(await files.sweep(1_000, new Date())).toBe(0);
    utimesSync(path, NOW, NOW);
    expect(await files.sweep(1_000, new Date(NOW.getTime() + 2 * DAY_MS))).toBe(1);
    expect(readdirSync(join(folder, 'ab'))).toEqual([]);
  });

  it('does without a disk that can’t be written to', async () => {
    const onAFile = join(folder, 'file');
    writeFileSync(onAFile, '');
    const broken = new ScanFiles(join(onAFile, 'pictures'));
    expect(await broken.keep(name(1), Buffer.from('one'))).toMatchObject({ code: 'ENOTDIR' });
    expect(await broken.read(name(1), NOW)).toBeUndefined();
    expect(await broken.sweep(0, NOW)).toBe(0);
  });
});
