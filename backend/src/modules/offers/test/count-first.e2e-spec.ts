// The story of cards that nobody has counted for long: their owner says first that they are there.
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Sql } from '../../../platform/database/sql.js';
import { about, listed, offered, seen, step } from './offering.js';

const market = story({}, { sample: true });
let robin: Member;
let kim: Member;
beforeAll(async () => {
  [robin, kim] = [await signedUp(market), await signedUp(market, { name: 'Kim Osei' })];
});

it('a card that nobody has counted for long is neither offered nor held until its owner counts it', async () => {
  const store = await signedUp(market, { role: 'STORE' });
  const rules = { isOn: true, maxCards: 4, maxValue: null, forWhom: 'EVERYONE', days: 2 };
  await store.client.put('/api/offers/hold-rules', rules);
  const [card = ''] = await listed(kim);
  const [held = ''] = await listed(store);
  const { uuid } = await offered(robin, kim, [card], { hours: 168 });
  const expire = {
    name: 'test.expire',
    text: 'update listings.listings set counted_at = $2 where uuid = any ($1)',
  };
  const longAgo = new Date(0);
  await market.app.get(Sql).rows(expire, [[card, held], longAgo]);
  const refusals = [
    [card, await robin.client.post<ProblemBody>('/api/offers', about(kim, [card]))],
    [card, await kim.client.post<ProblemBody>('/api/offers', about(robin, [card]))],
    [held, await robin.client.post<ProblemBody>('/api/offers/holds', { listings: [held] })],
  ] as const;
  for (const [field, refused] of refusals)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'offers.count-first',
        errors: [{ field, code: 'offers.line-uncounted', params: { card: expect.any(String) } }],
      },
    });
  const countered = { lines: [{ listing: card, price: 4 }] };
  expect((await step<ProblemBody>(kim, uuid, 'revisions', { revision: 1, body: countered })).body.code).toBe(
    'offers.count-first',
  );
  // Who gives it knows that it is there.
  expect((await step(kim, uuid, 'accept', { revision: 1 })).body.state).toBe('ACCEPTED');
});

it('a card whose count has expired since it was offered is not promised by the other side', async () => {
  const [card = ''] = await listed(kim);
  const { uuid } = await offered(kim, robin, [card]);
  const expire = {
    name: 'test.expire-count-of-offered',
    text: 'update listings.listings set counted_at = $2 where uuid = $1',
  };
  await market.app.get(Sql).rows(expire, [card, new Date(0)]);
  const refused = await step<ProblemBody>(robin, uuid, 'accept', { revision: 1 });
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'offers.count-first', errors: [{ field: card }] },
  });
  expect(await seen(robin, uuid)).toMatchObject({ state: 'OPEN', deal: null });
});
