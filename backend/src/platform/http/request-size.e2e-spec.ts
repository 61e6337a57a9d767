// The story of requests that are too large in one way or another: each is refused before anything looks at its parts.
import { type Member, signedUp } from '../../../test/people.js';
import { story } from '../../../test/story.js';

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
    const [fits, tooLong] = [7_000, 9_000].map((length) => `/api/users/stores?q=${'x'.repeat(length)}`);
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

  it.each([33, 5_000])('is refused for its depth: %i levels', async (levels) => {
    const deep = `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    expect(await ask('/api/listings', deep)).toEqual([400, PROBLEM, 'request.unreadable']);
  });

  it.each<[string, string]>([
    ['many values', `[${Array(20_000).fill('1').join()}]`],
    ['many levels', `${'['.repeat(32)}1${']'.repeat(32)}`],
  ])('is read with as %s as it may have', async (_what, body) => {
    expect(await ask('/api/listings', body)).toEqual([400, PROBLEM, 'request.invalid']);
  });

  it('is refused for its bytes', async () => {
    expect(await ask('/api/listings', `["${'x'.repeat(1_000_000)}"]`)).toEqual([
      413,
      PROBLEM,
      'request.too-large',
    ]);
  });
});
