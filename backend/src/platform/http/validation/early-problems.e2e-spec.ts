// What no route ever sees is answered in the product's own shape, too.
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { story } from '../../../../test/story.js';

describe('a request that is none', () => {
  const log: string[] = [];
  const market = story({ LOG_LEVEL: 'warn' }, { log: { write: (line) => void log.push(line) } });
  const send = async (bytes: string) => {
    const socket = connect(Number(new URL(market.origin).port), '127.0.0.1');
    socket.write(bytes);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    return { head, problem: JSON.parse(body) };
  };

  it.each([
    [
      'headers without end',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'request.too-long',
    ],
    ['another protocol', 'EHLO playset.example\r\n\r\n', 400, 'request.unreadable'],
    [
      'an expectation',
      'GET / HTTP/1.1\r\nhost: x\r\nexpect: a miracle\r\nconnection: close\r\n\r\n',
      417,
      'request.expectation',
    ],
    ['a length that is no number', 'POST / HTTP/1.1\r\ncontent-length: x\r\n\r\n', 400, 'request.unreadable'],
  ])('is answered with a problem: %s', async (_what, bytes, status, code) => {
    const { head, problem } = await send(bytes);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [A-Z]`));
    expect(head).toMatch(/content-type: application\/problem\+json/i);
    expect(problem).toMatchObject({ status, code, message: expect.any(String) });
  });

  describe('an address that cannot be decoded, as of a link that a chat has cut,', () => {
    const open = (path: string, accept: string) =>
      fetch(`${market.origin}${path}`, { redirect: 'manual', headers: { accept } });

    it('leads a browser to the page of the client that says so', async () => {
      const { status, headers } = await open('/s/%E0%A4%A?near=5%25', 'text/html,*/*;q=0.8');
      expect([status, headers.get('location')]).toEqual([302, '/s/%25E0%25A4%25A']);
      expect(headers.get('cache-control')).toBe('no-store');
      expect((await open('//evil/%', 'text/html')).headers.get('location')).toBe('/evil/%25');
    });

    it.each([
      ['/s/%', 'application/json'],
      ['/api/cards/%', 'text/html'],
      ['/assets/%.js', 'text/html'],
    ])('is a problem: %s for %s', async (path, accept) => {
      const answer = await open(path, accept);
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'request.unreadable' }]);
    });
  });

  it('is nothing that we should look after when its sender goes away in the middle of it', async () => {
    const socket = connect(Number(new URL(market.origin).port), '127.0.0.1');
    const type = 'content-type: application/json';
    socket.end(
      `POST /api/auth/login HTTP/1.1\r\nhost: x\r\n${type}\r\ncontent-length: 90\r\n\r\n{"email": "ro`,
    );
    await once(socket.resume(), 'close');
    // Its line would have been written by the time that the next request has been answered.
    await fetch(`${market.origin}/api/client-config`);
    expect(log).toEqual([]);
  });
});
