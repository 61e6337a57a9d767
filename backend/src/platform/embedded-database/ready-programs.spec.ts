// Links and modes that npm left out, completed once, by several processes at once, or in a copy.
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { findPrograms, type Programs } from './find-programs.js';
import { readyPrograms } from './ready-programs.js';
import { isPosix, sandbox } from './test/sandbox.js';

const box = sandbox();

/** As a fresh `npm ci --ignore-scripts` leaves them: no links, and no right to execute. Only what the test needs. */
function unpacked(): Programs {
  const found = findPrograms();
  const native = box().path('package', 'native');
  cpSync(found.native, native, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/share|postgresql|\.a$/.test(path.slice(found.native.length)),
  });
  for (const link of links(native)) rmSync(link, { force: true });
  for (const name of readdirSync(join(native, 'bin'))) chmodSync(join(native, 'bin', name), 0o644);
  return { ...found, native };
}

function links(native: string): string[] {
  const list = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[];
  return list.map(({ target }) => join(native, target.replace('native/', '')));
}

function expectReady(native: string): void {
  expect(links(native)).not.toHaveLength(0);
  for (const link of links(native)) expect(existsSync(join(link, '..', readlinkSync(link)))).toBe(true);
  expect(statSync(join(native, 'bin', 'postgres')).mode & 0o777).toBe(0o755);
}

const ofPosix = () => {
  it('get their links and modes, also when several processes do it at once', async () => {
    const programs = unpacked();
    const all = await Promise.all([1, 2, 3].map(() => readyPrograms(programs, box().folder)));
    expect(all).toEqual([programs.native, programs.native, programs.native]);
    expectReady(programs.native);
  });

  it('are left alone where they are complete, so that a read-only folder will do', async () => {
    const programs = unpacked();
    await readyPrograms(programs, box().folder);
    const folders = [programs.native, join(programs.native, 'lib'), join(programs.native, 'bin')];
    const changed = () => folders.map((folder) => statSync(folder).ctimeMs);
    for (const folder of folders) chmodSync(folder, 0o555);
    const before = changed();
    expect(await readyPrograms(programs, box().folder)).toBe(programs.native);
    expect(changed()).toEqual(before);
    for (const folder of folders) chmodSync(folder, 0o755);
  });

  it('are copied once where the user that shall run them can not reach them', async () => {
    const programs = unpacked();
    chmodSync(programs.native, 0o700);
    const copies = await Promise.all(
      [1, 2].map(() => readyPrograms(programs, box().folder, (native) => native !== programs.native)),
    );
    const copy = box().path(`programs-${programs.version}`);
    expect(copies).toEqual([copy, copy]);
    expectReady(copy);
    expect(statSync(copy).mode & 0o777).toBe(0o755);
    expect(readdirSync(box().folder).sort()).toEqual(['package', `programs-${programs.version}`]);
  });
};

describe('The installed programs', () => {
  it('run from where they are', async () => {
    const found = findPrograms();
    expect(await readyPrograms(found, box().folder)).toBe(found.native);
    expect(readdirSync(box().folder)).toEqual([]);
  });

  if (isPosix) ofPosix();
});
