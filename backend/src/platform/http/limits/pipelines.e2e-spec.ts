// The story of pipelines: one connection gets one answer after the other, and holds no more than that.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Pipelines, pipelinedServer } from './pipelines.js';

const GET = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';
const POST = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\nhi';

describe('a pipeline', () => {
  const sockets: Socket[] = [];
  let served = 0;
  let inFlight = 0;
  let mostInFlight = 0;
  let size = 10;
  const server = pipelinedServer((request: IncomingMessage, response: ServerResponse) => {
    served++;
    mostInFlight = Math.max(mostInFlight, ++inFlight);
    response.once('finish', () => inFlight--);
    request.resume().once('end', () => setImmediate(() => response.end('x'.repeat(size))));
  }, {});
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
  beforeEach(() => {
    [served, mostInFlight] = [0, 0];
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const open = (bytes: string) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    socket.write(bytes);
    return socket;
  };

  it.each([
    ['calls without a body', GET],
    ['calls with a body', POST],
  ])('of a thousand %s is answered in full, one call at a time', async (_what, call) => {
    let answers = 0;
    open(call.repeat(1_000)).on('data', (chunk) => {
      answers += String(chunk).split('HTTP/1.1 200').length - 1;
    });
    const end = Date.now() + 20_000;
    while (answers < 1_000 && Date.now() < end) await pause(20);
    expect([answers, mostInFlight]).toEqual([1_000, 1]);
  });

  it('of somebody who does not read stops as soon as the network holds no more', async () => {
    size = 1_000_000;
    open(GET.repeat(1_000)).pause();
    let before = -1;
    while (before < served) {
      before = served;
      await pause(500);
    }
    expect(served).toBeLessThan(50);
    expect(mostInFlight).toBe(1);
  });

  it('is cut off when more calls wait than there may be, of all connections together', () => {
    const pipelines = new Pipelines(() => undefined, 2);
    const destroyed = jest.fn();
    const socket = { destroy: destroyed, pause: () => undefined };
    const call = () =>
      pipelines.receive(
        { socket } as unknown as IncomingMessage,
        { once: () => undefined } as unknown as ServerResponse,
      );
    for (let nth = 0; nth < 3; nth++) call();
    expect(destroyed).not.toHaveBeenCalled();
    call();
    expect(destroyed).toHaveBeenCalledTimes(1);
  });
});
