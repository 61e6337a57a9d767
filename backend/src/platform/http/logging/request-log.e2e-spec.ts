// What the log says of a request.
import { DataSource } from 'typeorm';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Readiness } from '../../health/readiness.js';

describe('the log', () => {
  const lines: Record<string, unknown>[] = [];
  const log = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const market = story({ LOG_LEVEL: 'info' }, { log });
  const of = (id: string) => lines.filter(({ reqId }) => reqId === id);
  const call = async (path: string, id: string, token?: string) => {
    const headers = { 'x-request-id': id, ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const reply = await fetch(market.origin + path, { headers });
    // The line is written when the answer is out, which may be a moment after it has come in.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return reply;
  };

  it('has one line for a request, with who called and without what was in the query', async () => {
    const { client, user } = await signedUp(market);
    await call('/api/events?q=secret&limit=5', 'one-line-1', client.token);
    expect(of('one-line-1')).toEqual([
      expect.objectContaining({
        method: 'GET',
        url: '/api/events?q=…&limit=…',
        route: '/api/events',
        status: 200,
        milliseconds: expect.any(Number),
        ip: '127.0.0.1',
        caller: user.uuid,
      }),
    ]);
  });

  it.each([
    ['/api/cover/shared/AbCdEfGhIjKlMnOpQrStUv', '/api/cover/shared/…'],
    ['/cover/shared/abcdefghijklmnopqrstuv', '/cover/shared/…'],
    ['/api/nowhere/robin@example.com/?token=secret', '/api/nowhere/…/?token=…'],
    ['/robin%40example.com', '/…'],
    ['/events?robin@example.com&page=2', '/events?…&page=…'],
    ['/api/events/4f6f9a4e-6f0e-4dbb-8d8a-1f2f3f4f5f6f', '/api/events/4f6f9a4e-6f0e-4dbb-8d8a-1f2f3f4f5f6f'],
  ])('has of the path of a request only words and IDs: %s', async (path, url) => {
    const id = `path-${path.length}-of`;
    await call(path, id);
    expect(of(id).map((line) => line.url)).toEqual([url]);
  });

  it.each([
    ['nobody', '/api/events', 401],
    ['an address where nothing is', '/api/nowhere', 404],
    ['an address that cannot be read', '/api/events/%E0%A4%A', 400],
  ])('has one line for %s', async (_who, path, status) => {
    const id = `one-line-${status}`;
    await call(path, id);
    expect(of(id).map((line) => line.status)).toEqual([status]);
  });

  it('stays quiet about balancers that ask for our health', async () => {
    await call('/health/live', 'one-line-health');
    expect(of('one-line-health')).toEqual([]);
  });

  it('stays quiet about them while we shut down, too', async () => {
    const readiness = market.app.get(Readiness);
    readiness.isShuttingDown = true;
    const { status } = await call('/health/ready', 'one-line-ready');
    readiness.isShuttingDown = false;
    expect([status, of('one-line-ready')]).toEqual([503, []]);
  });

  it('says what broke under the id of its request, without the values of the statement', async () => {
    const { client, user } = await signedUp(market);
    await market.app.get(DataSource).query('alter table watchlist.watched_card rename to gone');
    const card = '4f6f9a4e-6f0e-4dbb-8d8a-1f2f3f4f5f6f';
    const reply = await call(`/api/watchlist/${user.uuid}/contains?cardId=${card}`, 'broken-1', client.token);
    expect([reply.status, reply.headers.get('x-request-id')]).toEqual([500, 'broken-1']);
    const [broken, request] = of('broken-1');
    expect(broken).toMatchObject({ msg: 'server.error', err: { code: '42P01', stack: expect.any(String) } });
    expect(request).toMatchObject({ status: 500 });
    expect(JSON.stringify(broken)).not.toContain(card);
  });
});
