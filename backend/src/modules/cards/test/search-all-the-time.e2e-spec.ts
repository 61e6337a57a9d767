// The story of searching without a pause: people never notice a limit, programs do.
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { loadSample } from './sample-catalogue.js';

describe('searching all the time', () => {
  // Replicas let a few more through together, see batched-counter.e2e-spec.ts.
  const market = story({ RATE_LIMITS: 'on' }, { alone: true });
  beforeAll(() => loadSample(market));

  it('is for people: sixty searches in ten seconds, for each account by itself', async () => {
    const player = (await signedUp(market)).client;
    // Nothing to search by: counted all the same, and quick.
    const replies = await Promise.all(Array.from({ length: 62 }, () => player.get('/api/cards/search?q=')));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(60).fill(400), 429, 429]);
    const { status: limited, headers: rest, body } = replies.find((reply) => reply.status === 429) ?? {};
    expect(body).toEqual({
      object: 'error',
      code: 'rate_limited',
      status: limited,
      details: 'Too many requests. Wait a moment and try again.',
      notice: expect.objectContaining({ code: 'request.too-many' }),
    });
    expect(rest?.get('content-type')).toBe('application/json; charset=utf-8');
    expect(Number(rest?.get('retry-after'))).toBeGreaterThan(0);
    const other = (await signedUp(market)).client;
    const { status, headers } = await other.get('/api/cards/search?q=lantern');
    expect([status, headers.get('ratelimit-policy')]).toEqual([200, '"search-account";q=60;w=10']);
  });
});
