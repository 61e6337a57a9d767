// The story of requests that are too large in one way or another: each is refused before anything looks at its parts.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';

describe('a request that is too large', () => {
  const market = story();
  let member: Member;
  beforeAll(async () => {
    member = await signedUp(market);
  });
  const ask = async (address: string, body?: string) => {
    const { client } = member;
    const headers = { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' };
    const method = body === undefined ? 'GET' : 'POST';
    const reply = await fetch(market.origin + address, { method, headers, body });
    const mediaType = reply.headers.get('content-type')?.split(';')[0];
    return [reply.status, mediaType, ((await reply.json()) as { code: string }).code];
  };
  const PROBLEM = 'application/problem+json';

  it('is refused for its address', async () => {
    const [fits, tooLong] = [11_000, 13_000].map((length) => `/api/users/stores?q=${'x'.repeat(length)}`);
    expect(await ask(tooLong ?? '')).toEqual([414, PROBLEM, 'request.too-long']);
    expect((await ask(fits ?? ''))[0]).toBe(400);
  });

  it('is refused for its many parameters', async () => {
    const many = Array.from({ length: 100 }, (_, nth) => `p${nth}=1`).join('&');
    expect(await ask(`/api/cards/search?q=lantern&${many}`)).toEqual([400, PROBLEM, 'request.unreadable']);
  });

  it.each([
    ['keys', () => JSON.stringify(Object.fromEntries(Array.from({ length: 30_000 }, (_, nth) => [nth, 1])))],
    ['entries', () => JSON.stringify({ a: Array(30_000).fill(0) })],
    ['values in values', () => JSON.stringify(Array(1_000).fill({ a: Array(30).fill({}) }))],
  ])('is refused for its many %s, without a word about each', async (_what, body) => {
    expect(await ask('/api/listings', body())).toEqual([400, PROBLEM, 'request.unreadable']);
  });

  it.each([
    ['texts', () => JSON.stringify({ a: Array(20_002).fill('') })],
    ['texts in two places', () => JSON.stringify({ a: Array(20_000).fill(''), b: Array(2_000).fill('') })],
    ['entries beside texts', () => JSON.stringify({ a: [...Array(2_000).fill(''), 0] })],
  ])('is refused for its many %s also where a route takes long lists', async (_what, body) => {
    expect(await ask('/api/stock/edits', body())).toEqual([400, PROBLEM, 'request.unreadable']);
  });

  it.each([
    ['65 keys', () => JSON.stringify(Object.fromEntries(Array.from({ length: 65 }, (_, nth) => [nth, 1])))],
    [
      '65 keys further in',
      () => JSON.stringify([{ a: Object.fromEntries(Array.from({ length: 65 }, (_, nth) => [nth, 1])) }]),
    ],
    ['1,025 entries', () => JSON.stringify(Array(1_025).fill({}))],
    ['1,025 texts, which this route has no use for', () => JSON.stringify(Array(1_025).fill(''))],
  ])('is refused for one object or array of %s', async (_what, body) => {
    expect(await ask('/api/listings', body())).toEqual([400, PROBLEM, 'request.unreadable']);
  });

  it('is understood with as many three-byte letters as a search may have', async () => {
    const search = encodeURIComponent(`"${'山'.repeat(998)}"`);
    expect(
      (
        await fetch(`${market.origin}/api/cards/search?q=${search}`, {
          headers: { authorization: `Bearer ${member.client.token}` },
        })
      ).status,
    ).toBe(404);
  });

  it.each([
    ['that says how long it is', () => ' '.repeat(20_000)],
    [
      'in chunks',
      () =>
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode(' '.repeat(20_000)));
            controller.close();
          },
        }),
    ],
  ])('is refused for 20 kB without an access token, in a body %s', async (_how, body) => {
    const options = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: body(),
      duplex: 'half',
    };
    const reply = await fetch(`${market.origin}/api/auth/login`, options as RequestInit);
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([
      413,
      'request.too-large',
    ]);
  });

  const inChunks = () =>
    new ReadableStream({
      start(controller) {
        for (let nth = 0; nth < 5; nth++) controller.enqueue(new TextEncoder().encode(' '.repeat(20_000)));
        controller.close();
      },
    });
  it.each([
    ['whose media type is none of ours', 'POST', '/api/auth/login', 415],
    ['that no call of its kind reads', 'DELETE', '/api/users/me', 415],
  ])('ends nothing but itself with a body of a stranger %s', async (_how, method, path, status) => {
    const headers = { 'content-type': 'application/x-odd' };
    const options = { method, headers, body: inChunks(), duplex: 'half' };
    expect((await fetch(market.origin + path, options as RequestInit)).status).toBe(status);
    expect((await fetch(`${market.origin}/health/live`)).status).toBe(200);
  });

  it.each([
    ['that says how long it is', (body: string) => [`content-length: ${body.length}`, body]],
    [
      'in chunks',
      (body: string) => [
        'transfer-encoding: chunked',
        `${body.length.toString(16)}\r\n${body}\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
      ],
    ],
  ])('is answered with a body where none belongs, %s', async (_how, framed) => {
    const [header, body] = framed(' '.repeat(20_000));
    const { port } = new URL(market.origin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.end(
      `GET /health/live HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${header}\r\n\r\n${body}`,
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([33, 5_000])('is refused for its depth: %i levels', async (levels) => {
    const deep = `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    expect(await ask('/api/listings', deep)).toEqual([400, PROBLEM, 'request.unreadable']);
  });

  it.each<[string, string]>([
    [
      'many values',
      `[${Array(1_000)
        .fill(`[${Array(19).fill('1').join()}]`)
        .join()}]`,
    ],
    ['many levels', `${'['.repeat(32)}1${']'.repeat(32)}`],
  ])('is read with as %s as it may have', async (_what, body) => {
    expect(await ask('/api/listings', body)).toEqual([400, PROBLEM, 'request.invalid']);
  });

  it('is told the first of many unknown fields only', async () => {
    const body = Object.fromEntries(Array.from({ length: 60 }, (_, nth) => [`k${nth}`, 1]));
    const { status, body: problem } = await market
      .someone()
      .post<ProblemBody>('/api/auth/login', { email: 'not an address', ...body });
    expect([status, problem.code]).toEqual([400, 'request.invalid']);
    expect(problem.errors).toHaveLength(8);
    expect(problem.errors?.[0]).toEqual({
      field: 'k0',
      code: 'field.invalid',
      message: 'property k0 should not exist',
    });
  });

  it('is refused for its bytes', async () => {
    expect(await ask('/api/listings', `["${'x'.repeat(1_000_000)}"]`)).toEqual([
      413,
      PROBLEM,
      'request.too-large',
    ]);
  });
});
