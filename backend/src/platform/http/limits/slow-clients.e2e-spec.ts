// The story of clients that are slow on purpose: none holds a connection for long, and others are served in the meantime.
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { story } from '../../../../test/story.js';

const CLIENT_TIMEOUTS = { headers: 200, request: 1_500, answer: 400, checkInterval: 50 };
/** Much longer than any patience, even on a busy machine; never waited for if the defence stands. */
const FOR_EVER = 5_000;

describe('a client that is slow on purpose', () => {
  const market = story({}, { clientTimeouts: CLIENT_TIMEOUTS, alone: true });
  const opened: Socket[] = [];
  const open = () => {
    const socket = connect(Number(new URL(market.origin).port), '127.0.0.1');
    socket.on('error', () => undefined);
    opened.push(socket);
    return socket;
  };
  /** What it hears until it is cut off; `undefined` if it is not. */
  const heard = async (socket: Socket): Promise<string | undefined> => {
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    const cut = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
    return Promise.race([cut, pause(FOR_EVER, undefined, { ref: false })]);
  };
  const trickle = (socket: Socket, bytes: string) => {
    const timer = setInterval(() => socket.writable && socket.write(bytes), 40);
    socket.once('close', () => clearInterval(timer));
  };
  afterAll(() => {
    for (const socket of opened) socket.destroy();
  });

  it('is cut off when it says nothing', async () => {
    expect(await heard(open())).toMatch(/^HTTP\/1.1 408 .*"request.too-slow"/s);
  });

  it('is cut off when its headers trickle, sooner than with a body', async () => {
    const started = performance.now();
    const socket = open();
    socket.write('GET /api/client-config HTTP/1.1\r\nhost: x\r\n');
    trickle(socket, 'x-more: 1\r\n');
    expect(await heard(socket)).toMatch(/^HTTP\/1.1 408 /);
    expect(performance.now() - started).toBeLessThan(CLIENT_TIMEOUTS.request);
  });

  it('is cut off when its body trickles', async () => {
    const socket = open();
    const head = 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    socket.write(`${head}content-length: 10000\r\n\r\n{"email": "`);
    trickle(socket, 'x');
    expect(await heard(socket)).toMatch(/^HTTP\/1.1 408 /);
  });

  it('is cut off when it does not read its answers, and what was made for it is let go of', async () => {
    const socket = open();
    socket.pause();
    socket.write('GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(200));
    const server = market.app.getHttpServer() as Server;
    const connections = () =>
      new Promise<number>((done) => server.getConnections((_error, count) => done(count)));
    await pause(50);
    expect(await connections()).toBeGreaterThan(0);
    const end = Date.now() + FOR_EVER;
    while ((await connections()) > 0 && Date.now() < end) await pause(50);
    expect(await connections()).toBe(0);
  });

  it('keeps nobody else waiting, however many there are', async () => {
    const slow = Array.from({ length: 200 }, open);
    for (const socket of slow) socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
    const started = performance.now();
    expect((await market.app.inject('/api/client-config')).statusCode).toBe(200);
    expect((await fetch(`${market.origin}/api/client-config`)).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(FOR_EVER);
    const ends = await Promise.all(slow.map(heard));
    expect(ends.filter((text) => text === undefined)).toEqual([]);
  });
});
