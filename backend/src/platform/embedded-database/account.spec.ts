// As whom PostgreSQL runs: the calling user or, for root, one of two ways around PostgreSQL's refusal.
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { chooseAccount } from './choose-account.js';
import { pgCtl } from './pg-ctl.js';
import { readPidFile } from './pid-file.js';
import { signals } from './postmaster.js';
import { fallbackHome, NOBODY, setuidAccount } from './setuid-account.js';
import type { Means } from './start.js';
import { answers, ask, isLinux, isPosix, sandbox } from './test/sandbox.js';

const box = sandbox();
const isRoot = isLinux && process.getuid?.() === 0;

const uidOf = (pid: number): number =>
  Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** As where user namespaces are forbidden; the sandbox stands for /var/lib. */
const asNobody = (): Means => ({
  account: (request) => setuidAccount(request, NOBODY, box().folder),
  control: signals,
});

describe('Any user', () => {
  it('runs PostgreSQL in a folder that is closed to all others, with files of its own', async () => {
    const server = await box().start();
    if (isPosix) expect(statSync(box().path('db')).mode & 0o777).toBe(0o700);
    if (isPosix) expect(statSync(box().data).uid).toBe(process.getuid?.());
    if (isLinux) expect(uidOf(box().pid)).toBe(process.getuid?.());
    await server.stop();
    expect(existsSync(`${box().data}/postmaster.pid`)).toBe(false);
  });

  it("can start and stop it by PostgreSQL's own tool, as on Windows", async () => {
    const means: Means = { account: chooseAccount, control: pgCtl };
    const server = await box().start({ settings: { work_mem: '5MB' } }, means);
    expect(await ask(server.url, 'show work_mem')).toEqual([{ work_mem: '5MB' }]);
    await server.stop();
    expect(await answers(server.url)).toBe(false);
    await expect(box().start({ settings: { mana: 'blue' } }, means)).rejects.toThrow(
      /unrecognized configuration parameter "mana"/,
    );
  });
});

const forRoot = () => {
  it('lives in the chosen folder where others may pass', async () => {
    chmodSync(box().folder, 0o755);
    const server = await box().start({}, asNobody());
    expect(uidOf(box().pid)).toBe(NOBODY.uid);
    expect([statSync(box().data).uid, statSync(box().path('db', 'cluster')).uid]).toEqual([NOBODY.uid, 0]);
    await server.stop();
    const again = await box().start();
    expect(again.reused).toBe(false);
    expect(uidOf(box().pid)).toBe(NOBODY.uid);
  });

  it('moves to a room of its own where the chosen folder is closed, and stays there', async () => {
    chmodSync(box().folder, 0o755);
    mkdirSync(box().path('closed'), { mode: 0o700 });
    const directory = box().path('closed', 'db');
    const first = await box().start({ directory }, asNobody());
    await ask(first.url, 'create table deck as select 60 as cards');
    await first.stop();
    const home = fallbackHome(directory, box().folder);
    expect(readdirSync(home).filter((name) => !name.startsWith('programs-'))).toEqual(['cluster']);
    expect(statSync(home).mode & 0o777).toBe(0o710);
    chmodSync(box().path('closed'), 0o755);
    const second = await box().start({ directory }, asNobody());
    expect(await ask(second.url, 'select cards from deck')).toEqual([{ cards: 60 }]);
    expect(uidOf(readPidFile(`${home}/cluster/data`)?.pid ?? 0)).toBe(NOBODY.uid);
  });

  it.each([NOBODY.uid, 1234])('refuses a room that user %i laid out', async (uid) => {
    mkdirSync(box().path('closed'), { mode: 0o700 });
    const directory = box().path('closed', 'db');
    const home = fallbackHome(directory, box().folder);
    mkdirSync(home, { mode: 0o700 });
    chownSync(home, uid, uid);
    await expect(box().start({ directory }, asNobody())).rejects.toThrow(/was not made by this user/);
    expect(readdirSync(home)).toEqual([]);
  });
};

if (isRoot) describe('Root, where user namespaces are forbidden', forRoot);
