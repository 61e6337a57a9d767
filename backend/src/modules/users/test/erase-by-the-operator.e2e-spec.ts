// The story of somebody who closed the account, cannot log in any more, and asks the operator to be forgotten.
import { DataSource } from 'typeorm';
import { belongingsOf } from '../../../../test/belongings.js';
import { PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { UsersFacade } from '../index.js';

describe('erasing an account for its owner', () => {
  const market = story({}, { sample: true });

  it('forgets who closed it, as they would have been forgotten themselves', async () => {
    const store = await signedUp(market, { role: 'STORE', email: 'gone.store@example.com' });
    const { uuid, email } = store.user;
    const own = await belongingsOf(store);
    await store.client.put(`/api/users/${uuid}/disable`, { password: PASSWORD });
    const login = { email, password: PASSWORD };
    expect((await market.someone().post('/api/auth/login', login)).status).toBe(403);
    expect(await market.app.get(UsersFacade).eraseFor('Gone.Store@Example.com')).toBe(uuid);
    const ask = <Row>(text: string) => market.app.get(DataSource).query<Row[]>(text, [uuid]);
    expect(await ask('select name, email, address from users.account where uuid = $1')).toEqual([
      { name: 'Deleted account', email: `${uuid}@erased.invalid`, address: '' },
    ]);
    expect(await ask('select uuid, status from listings.listings where lister = $1')).toEqual([
      { uuid: own.sold, status: 'SOLD' },
    ]);
    const acts = await ask(
      'select act, actor, subject from platform.audit where subject = $1 order by id desc',
    );
    expect(acts[0]).toEqual({ act: 'users.erased', actor: null, subject: uuid });
    expect((await market.someone().post('/api/auth/login', login)).status).toBe(401);
  });

  it('ends the sessions of one that is still open', async () => {
    const { client, user } = await signedUp(market);
    expect(await market.app.get(UsersFacade).eraseFor(user.email)).toBe(user.uuid);
    expect((await client.post('/api/auth/refresh')).status).toBe(401);
  });

  it('does nothing for an address that nobody has', async () => {
    expect(await market.app.get(UsersFacade).eraseFor('nobody@example.com')).toBeUndefined();
  });
});
