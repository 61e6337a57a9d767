// The story of a session that has ended while its access token is still good: it reads and writes nothing more.
import { stateOf } from '../../../../test/access/state-of.js';
import type { Client, ProblemBody } from '../../../../test/client.js';
import { type Goods, goodsOf } from '../../../../test/goods.js';
import { jobsDone } from '../../../../test/mails.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { PgListener } from '../../../platform/database/pg-listener.js';
import { aPlan } from '../../events/test/plan.js';
import { aSampleCard } from '../../listings/test/sample.js';

const NEW = 'five copies of a card';
const GRACE = 10;

type Ending = (of: Member, device: Client) => Promise<{ status: number }>;
const ENDINGS: readonly (readonly [what: string, end: Ending])[] = [
  [
    'the password was changed on another device',
    ({ client, user }) =>
      client.patch(`/api/users/${user.uuid}/change-password`, {
        currentPassword: PASSWORD,
        newPassword: NEW,
      }),
  ],
  ['it was logged out', (_member, device) => device.post('/api/auth/logout')],
];

describe('a session that has ended', () => {
  const market = story({}, { sample: true });
  let store: Member;
  let device: Client;
  let belongings: Goods;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
    belongings = await goodsOf(store);
    device = market.someone();
    const credentials = { email: store.user.email, password: PASSWORD };
    const { body } = await device.post<{ accessToken: string }>('/api/auth/login', credentials);
    device.token = body.accessToken;
  });

  const writes = ({ owner, listing, event, card }: Goods) =>
    [
      ['PATCH', `/api/users/${owner}`, { name: 'Taken over' }],
      ['PATCH', `/api/users/${owner}/change-password`, { currentPassword: NEW, newPassword: PASSWORD }],
      ['PUT', `/api/users/${owner}/disable`, { password: PASSWORD }],
      ['POST', '/api/listings', [{ cardId: card, condition: 'NEAR_MINT', price: 5 }]],
      ['PATCH', `/api/listings/${listing}`, { status: 'SOLD' }],
      ['DELETE', `/api/listings/${listing}`],
      ['POST', '/api/events', aPlan()],
      ['PATCH', `/api/events/${event}`, { name: 'Taken over' }],
      ['DELETE', `/api/events/${event}`],
      ['POST', `/api/watchlist/${owner}?cardId=${aSampleCard(3).id}`],
      ['DELETE', `/api/watchlist/${owner}?cardId=${card}`],
    ] as const;

  it.each(ENDINGS)('writes nothing with the access token that is left when %s', async (_what, end) => {
    expect((await end(store, device)).status).toBe(204);
    // The log-in and the end notify the owner by jobs.
    await jobsDone(market);
    const before = await stateOf(store);
    for (const [method, path, body] of writes(belongings)) {
      const reply = await device.call<ProblemBody>(method, path, body);
      expect([method, path, reply.status, reply.body?.code, reply.body?.message]).toEqual([
        method,
        path,
        401,
        'auth.session-ended',
        'Your session has ended. Please log in again.',
      ]);
    }
    expect(await stateOf(store)).toEqual(before);
  });

  it.each(ENDINGS)('reads nothing with the access token that is left when %s', async (_what, end) => {
    const read = () => device.get<ProblemBody>(`/api/users/${store.user.uuid}`);
    expect((await read()).status).toBe(200);
    await end(store, device);
    // Another replica hears of it a moment later.
    for (const app of market.replicas) await app.get(PgListener).catchUp();
    const { status, body } = await read();
    expect([status, body.code]).toEqual([401, 'auth.session-ended']);
  });

  it('has no part in the sessions that go on', async () => {
    const [, end] = ENDINGS[0] ?? [];
    await end?.(store, device);
    const { status } = await store.client.patch(`/api/users/${store.user.uuid}`, { name: 'Still mine' });
    expect(status).toBe(200);
  });

  it('writes nothing when a used refresh token has come back: somebody else has it', async () => {
    const thief = market.someone();
    thief.cookies.set('refreshToken', device.cookies.get('refreshToken') ?? '');
    const { body } = await device.post<{ accessToken: string }>('/api/auth/refresh');
    market.clock.pass(GRACE + 1);
    expect((await thief.post('/api/auth/refresh')).status).toBe(401);
    device.token = body.accessToken;
    const reply = await device.patch<ProblemBody>(`/api/users/${store.user.uuid}`, { name: 'Taken over' });
    expect([reply.status, reply.body.code]).toEqual([401, 'auth.session-ended']);
  });
});
