// After a crash: stale files, lost processes, process ids that belong to others now.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, isLinux, killHard, sandbox } from './test/sandbox.js';

const box = sandbox({ seeded: true });

/** Rewrites lines of a postmaster.pid that a dead server left: its process id, its port. */
function forge(pid: number, port?: number): void {
  const file = `${box().data}/postmaster.pid`;
  const lines = readFileSync(file, 'utf8').split('\n');
  lines[0] = String(pid);
  if (port) lines[3] = String(port);
  writeFileSync(file, lines.join('\n'));
}

/** A process that is no PostgreSQL and stays. */
const idle = () => spawn(process.execPath, ['-e', 'setTimeout(() => 0, 60_000)'], { stdio: 'ignore' });

async function crashed(): Promise<void> {
  const server = await box().start();
  await ask(server.url, 'create table deck as select 60 as cards');
  await ask(server.url, 'checkpoint');
  await killHard(box().pid);
}

async function expectData(): Promise<void> {
  const server = await box().start();
  expect(server.reused).toBe(false);
  expect(await ask(server.url, 'select cards from deck')).toEqual([{ cards: 60 }]);
}

describe('After the server and everything else was killed', () => {
  it('the next start recovers the data', async () => {
    await crashed();
    await expectData();
  });

  it('a stop returns at once', async () => {
    const server = await box().start();
    await killHard(box().pid);
    const before = Date.now();
    await server.stop();
    expect(Date.now() - before).toBeLessThan(2_000);
  });

  it('the next start is not stopped by a process that got the id of the dead server', async () => {
    await crashed();
    const impostor = idle();
    forge(impostor.pid ?? 0);
    await expectData();
    expect(impostor.exitCode).toBeNull();
    impostor.kill();
  });

  it('nor by a program that got its port and never answers', async () => {
    await crashed();
    const silent = net.createServer().listen(0, '127.0.0.1');
    await new Promise((listening) => silent.once('listening', listening));
    const sleeper = idle();
    forge(sleeper.pid ?? 0, (silent.address() as net.AddressInfo).port);
    await expectData();
    sleeper.kill();
    silent.close();
  });

  it('nor by a postmaster.pid that a power cut left empty', async () => {
    await crashed();
    writeFileSync(`${box().data}/postmaster.pid`, '');
    const earlier = Date.now() / 1000 - 60;
    utimesSync(`${box().data}/postmaster.pid`, earlier, earlier);
    await expectData();
  });

  const zombie = async () => {
    await crashed();
    // The child ends once the shell has become another program: a shell might bury it.
    const parent = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const line = await new Promise<Buffer>((resolve) => parent.stdout.once('data', resolve));
    forge(Number(line));
    const state = () => readFileSync(`/proc/${Number(line)}/stat`, 'utf8');
    for (let tries = 0; tries < 100 && !state().includes(') Z '); tries++) await pause(50);
    expect(state()).toContain(') Z ');
    await expectData();
    parent.kill();
  };
  if (isLinux) it('nor by a zombie, which still takes signals', zombie);
});

describe('A start that was killed while it made the cluster', () => {
  const cold = sandbox();

  it('leaves nothing that the next one does not sweep, and a living one keeps its own', async () => {
    const dead = spawn(process.execPath, ['-e', '']);
    await new Promise((ended) => dead.once('exit', ended));
    const living = `cluster.${process.pid}.${'b'.repeat(12)}`;
    mkdirSync(cold().path('db', `cluster.${dead.pid}.${'a'.repeat(12)}`, 'data'), { recursive: true });
    mkdirSync(cold().path('db', living));
    await cold().start();
    expect(readdirSync(cold().path('db')).sort()).toEqual(['cluster', living, 'postgres.log']);
  });
});
