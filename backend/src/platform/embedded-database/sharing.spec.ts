// Several users of one server, in one process or in many: they share it, and the last one stops it.
import { once } from 'node:events';
import { copyFileSync, cpSync, readdirSync } from 'node:fs';
import { answers, ask, isPosix, sandbox, until } from './test/sandbox.js';

describe('Several first starts at once', () => {
  const box = sandbox();

  it('make one cluster and one server when there was none', async () => {
    const servers = await Promise.all([box().start(), box().start(), box().start()]);
    expect(new Set(servers.map(({ url }) => url)).size).toBe(1);
    expect(servers.filter(({ reused }) => !reused)).toHaveLength(1);
    expect(readdirSync(box().path('db')).sort()).toEqual(['cluster', 'postgres.log']);
    expect(await answers(servers[0].url)).toBe(true);
  });
});

describe('Two starts at once', () => {
  const box = sandbox({ seeded: true });

  it('run one server on an existing cluster, also from two processes', async () => {
    const other = box().run(
      `const { url } = await start({ directory }); console.log(url); process.stdin.resume();`,
    );
    const [own, [line]] = await Promise.all([box().start(), once(other.stdout ?? other, 'data')]);
    expect(String(line).trim()).toBe(own.url);
    await own.stop();
    expect(await answers(own.url)).toBe(true);
  });
});

describe('A shared server', () => {
  const box = sandbox({ seeded: true });

  it('stops with its last user', async () => {
    const first = await box().start();
    const second = await box().start();
    expect([first.reused, second.reused]).toEqual([false, true]);
    await first.stop();
    expect(await answers(second.url)).toBe(true);
    await second.stop();
    expect(await answers(second.url)).toBe(false);
  });

  it('stops when its last two users leave at once, and a second stop changes nothing', async () => {
    const servers = await Promise.all([box().start(), box().start(), box().start()]);
    await Promise.all(servers.map((server) => server.stop()));
    expect(await answers(servers[0].url)).toBe(false);
    await Promise.all(servers.map((server) => server.stop()));
  });

  it('does not count a user whose process was killed', async () => {
    const other = box().run(
      `const { url } = await start({ directory }); console.log(url); process.stdin.resume();`,
    );
    await once(other.stdout ?? other, 'data');
    const own = await box().start();
    expect(own.reused).toBe(true);
    other.kill('SIGKILL');
    await once(other, 'exit');
    await own.stop();
    expect(await answers(own.url)).toBe(false);
  });

  it('is there for anyone who starts while another stops', async () => {
    let server = await box().start();
    for (let round = 0; round < 6; round++) {
      const [next] = await Promise.all([box().start(), server.stop()]);
      expect(await answers(next.url)).toBe(true);
      server = next;
    }
  });

  it('does not keep a process alive, and outlives it', async () => {
    const child = box().run(`const { url } = await start({ directory }); console.log(url);`);
    const [[line], [code]] = await Promise.all([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
    expect(code).toBe(0);
    const url = String(line).trim();
    const server = await box().start();
    expect([server.url, server.reused]).toEqual([url, true]);
  });

  it('is not shared with a copy of its folder', async () => {
    cpSync(box().path('db'), box().path('copy'), { recursive: true });
    const original = await box().start();
    await ask(original.url, 'create table original (x int)');
    copyFileSync(`${box().data}/postmaster.pid`, box().path('copy', 'cluster', 'data', 'postmaster.pid'));
    const copy = await box().start({ directory: box().path('copy') });
    expect(copy.reused).toBe(false);
    await expect(ask(copy.url, 'select * from original')).rejects.toThrow(/does not exist/);
    expect(await ask(original.url, 'select * from original')).toEqual([]);
  });
});

const withSignals = () => {
  const box = sandbox({ seeded: true });

  it('survives a Ctrl-C that ends the process which started it', async () => {
    const child = box().run(
      `const { url } = await start({ directory }); console.log(url); process.stdin.resume();`,
    );
    const [line] = await once(child.stdout ?? child, 'data');
    process.kill(-(child.pid ?? 0), 'SIGINT');
    await once(child, 'exit');
    expect(await answers(String(line).trim())).toBe(true);
    expect((await box().start()).reused).toBe(true);
  });

  it('may die without taking its users along', async () => {
    const child = box().run(
      `const server = await start({ directory }); console.log(server.url);
       process.stdin.once('data', async () => { await server.stop(); console.log('still here'); process.exit(7); });`,
    );
    await once(child.stdout ?? child, 'data');
    const pid = box().pid;
    process.kill(pid, 'SIGQUIT');
    await until(() => box().pid !== pid);
    child.stdin?.write('stop\n');
    const [[line], [code]] = await Promise.all([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
    expect([String(line).trim(), code]).toEqual(['still here', 7]);
  });
};

if (isPosix) describe('A server among signals', withSignals);
