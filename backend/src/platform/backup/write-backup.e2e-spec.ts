// Where a backup is written: never over something else, and never so that there is a moment without any.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneDatabase } from '../../../test/test-database.js';
import { BackupError, restoreBackup, writeBackup } from './index.js';

describe('the folder of a backup', () => {
  let url: string;
  let drop: () => Promise<void>;
  let place: string;
  const at = (name: string) => join(place, name);
  const manifestOf = (name: string) => readFileSync(join(at(name), 'manifest.json'), 'utf8');
  beforeAll(async () => {
    ({ url, drop } = await cloneDatabase());
    place = mkdtempSync(join(tmpdir(), 'playset-backup-folder-'));
  });
  afterAll(async () => {
    await drop?.();
    rmSync(place, { recursive: true, force: true });
  });

  it.each<[string, (folder: string) => void]>([
    ['backups', (folder) => mkdirSync(join(folder, '2026-11-22'))],
    ['the files of somebody else', (folder) => writeFileSync(join(folder, 'letter.txt'), 'Dear')],
    [
      'the manifest of something else',
      (folder) => {
        for (const name of ['manifest.json', 'index.html']) writeFileSync(join(folder, name), '{}');
      },
    ],
    ['archives alone', (folder) => writeFileSync(join(folder, 'photos.gz'), '')],
  ])('is not replaced where it holds %s, whatever is asked for', async (what, fill) => {
    const folder = at(what.replaceAll(' ', '-'));
    mkdirSync(folder);
    fill(folder);
    const before = readdirSync(folder);
    const writing = writeBackup(url, folder, { force: true });
    await expect(writing).rejects.toThrow(/holds something else than a backup/);
    await expect(writing).rejects.toBeInstanceOf(BackupError);
    expect(readdirSync(folder)).toEqual(before);
  });

  it('is filled where it is empty, and replaced where it holds a backup and that is asked for', async () => {
    mkdirSync(at('new'));
    await writeBackup(url, at('new'));
    const first = manifestOf('new');
    await writeBackup(url, at('new'), { force: true });
    expect(manifestOf('new')).not.toBe(first);
    expect(readdirSync(place).filter((name) => name.startsWith('new'))).toEqual(['new']);
  });

  it('is put back when its replacement was cut short between the two', async () => {
    await writeBackup(url, at('cut'));
    const first = manifestOf('cut');
    renameSync(at('cut'), at('cut.former'));
    await expect(writeBackup(url, at('cut'))).rejects.toThrow(/is not empty.*--force/);
    expect(manifestOf('cut')).toBe(first);
    renameSync(at('cut'), at('cut.former'));
    const stop = AbortSignal.abort();
    await expect(writeBackup(url, at('cut'), { force: true, stop })).rejects.toThrow(/abort/);
    expect([manifestOf('cut'), existsSync(at('cut.former'))]).toEqual([first, false]);
  });

  it('is the new one when its replacement was cut short after that', async () => {
    await writeBackup(url, at('late'));
    const newer = manifestOf('late');
    mkdirSync(at('late.former'));
    writeFileSync(join(at('late.former'), 'SHA256SUMS'), 'the one before');
    await expect(writeBackup(url, at('late'))).rejects.toThrow(/is not empty/);
    expect(manifestOf('late')).toBe(newer);
    await writeBackup(url, at('late'), { force: true });
    expect(readdirSync(place).filter((name) => name.startsWith('late'))).toEqual(['late']);
  });

  it('takes one backup at a time: a second one leaves it alone', async () => {
    let begun = () => {};
    let resume = () => {};
    const waiting = new Promise<void>((resolve) => {
      resume = resolve;
    });
    const started = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const report = () => {
      begun();
      return waiting;
    };
    const first = writeBackup(url, at('both'), { report });
    await started;
    const second = writeBackup(url, at('both'), { force: true });
    await expect(second).rejects.toThrow(/Another backup is being written to .*both/);
    await writeBackup(url, at('elsewhere'));
    resume();
    await first;
    const restoring = restoreBackup(url, at('both'), { stop: AbortSignal.abort() });
    // It is whole: only what is in the database keeps it from being restored.
    await expect(restoring).rejects.toThrow(/The database is not empty/);
  });
});
