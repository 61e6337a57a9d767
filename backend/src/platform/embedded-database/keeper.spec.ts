// A server that ends under those who use it: it is started again where they look for it, or they are told that it is not.
import { renameSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { answers, ask, isLinux, killHard, sandbox, until } from './test/sandbox.js';

const box = sandbox({ seeded: true });

/** A kept server, with what was reported about it and why it was given up. */
async function kept(waits = [0, 20, 40], stableAfterMs = 60_000) {
  const [lines, failures]: [string[], unknown[]] = [[], []];
  const report = (line: string) => void lines.push(line);
  const onGiveUp = (error: unknown) => void failures.push(error);
  const server = await box().start({ keeping: { report, onGiveUp, waits, stableAfterMs } });
  const again = (times: number) =>
    until(() => lines.filter((line) => line === 'PostgreSQL runs again.').length === times);
  return { server, lines, failures, again };
}

describe('A server that is kept', () => {
  it('runs again at the same address with what was acknowledged, however often it is killed', async () => {
    const { server, failures, again } = await kept();
    await ask(server.url, 'create table deck as select 60 as cards');
    for (const times of [1, 2]) {
      const dead = box().pid;
      await killHard(dead);
      await again(times);
      expect(box().pid).not.toBe(dead);
    }
    expect(await ask(server.url, 'select cards from deck')).toEqual([{ cards: 60 }]);
    expect(failures).toEqual([]);
  });

  it('is held again after a crash of one of its processes, so that nobody else stops it', async () => {
    const { server, again } = await kept();
    const other = await box().start();
    const client = ask(server.url, 'select pg_backend_pid() as pid, pg_sleep(10)').catch(() => undefined);
    await pause(100);
    const [row] = await ask(
      server.url,
      `select pid from pg_stat_activity where query like '%pg_sleep(10)' and pid <> pg_backend_pid()`,
    );
    process.kill(Number(row?.pid), 'SIGKILL');
    await client;
    await again(1);
    await other.stop();
    expect(await answers(server.url)).toBe(true);
  });

  it('stays stopped once it is stopped', async () => {
    const { server, lines } = await kept();
    await server.stop();
    await pause(200);
    expect(await answers(server.url)).toBe(false);
    expect(lines).toEqual([]);
  });

  it('is stopped even while it is being started again', async () => {
    const { server } = await kept();
    await killHard(box().pid);
    await pause(30);
    await server.stop();
    await pause(200);
    expect(await answers(server.url)).toBe(false);
  });

  it('is given up after some tries, in words', async () => {
    const { server, failures } = await kept();
    renameSync(`${box().data}/global`, `${box().data}/elsewhere`);
    await killHard(box().pid);
    await until(() => failures.length > 0);
    await pause(200);
    expect(failures).toEqual([expect.objectContaining({ message: expect.stringMatching(/does not start/) })]);
    await server.stop();
  });

  it('is given up when it ends again and again', async () => {
    const { server, failures, lines, again } = await kept([0, 0]);
    for (const times of [0, 1, 2]) {
      await again(times);
      await killHard(box().pid);
    }
    await until(() => failures.length > 0);
    expect(failures).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/again and again/) }),
    ]);
    expect(lines.filter((line) => line.includes('by itself'))).toHaveLength(2);
    expect(await answers(server.url)).toBe(false);
  });

  it('is started again each time if it was well in between', async () => {
    const { server, failures, again } = await kept([0], 10);
    for (const times of [0, 1, 2]) {
      await again(times);
      await pause(20);
      await killHard(box().pid);
    }
    await again(3);
    expect(await answers(server.url)).toBe(true);
    expect(failures).toEqual([]);
  });
});

describe('A server that is not kept', () => {
  const leaves = async () => {
    const server = await box().start();
    await killHard(box().pid);
    await pause(200);
    expect(await answers(server.url)).toBe(false);
  };
  if (isLinux) it('stays dead, as a command of the terminal leaves it', leaves);
});
