// Of the answers that are kept for retries, an account has the last ones; no retry has a second effect for that.
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { aSampleCard } from '../src/modules/listings/test/sample.js';
import type { ProblemBody } from './client.js';
import { signedUp } from './people.js';
import { story } from './story.js';

const LATER = `insert into platform.idempotent_answer (account, operation, key, request_hash, answer, created_at)
  select $1, 'other', nth::text, '', '{}', now() + interval '1 minute' from generate_series(1, 100) nth`;
const KEPT = `select count(*)::int as kept from platform.idempotent_answer where account = $1 and answer is not null`;
const LISTED = 'select count(*)::int as listed from listings.listings where lister = $1';

describe('the answers that are kept for retries', () => {
  const market = story({}, { sample: true });

  it('are the last hundred of an account: a later retry is told so, and has no second effect', async () => {
    const { client, user } = await signedUp(market);
    const database = market.app.get(DataSource);
    const post = (key: string, price: number) => {
      const entry = { cardId: aSampleCard(4).id, condition: 'NEAR_MINT', price };
      return client.post<ProblemBody>('/api/listings', [entry], { 'idempotency-key': key });
    };
    const key = randomUUID();
    expect((await post(key, 7)).status).toBe(201);
    await database.query(LATER, [user.uuid]);
    expect((await post(randomUUID(), 8)).status).toBe(201);
    expect(await database.query(KEPT, [user.uuid])).toEqual([{ kept: 100 }]);
    const { status, body } = await post(key, 7);
    expect([status, body.code]).toEqual([409, 'request.answer-forgotten']);
    expect(await database.query(LISTED, [user.uuid])).toEqual([{ listed: 2 }]);
  });
});
