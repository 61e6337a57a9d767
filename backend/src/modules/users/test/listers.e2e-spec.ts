// What other modules see of accounts.
import { DataSource } from 'typeorm';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';

describe('the listers that other modules see', () => {
  const market = story();
  const query = (text: string, uuid: string) => market.app.get(DataSource).query(text, [uuid]);
  const seen = (uuid: string) => query('select * from users.listers where uuid = $1', uuid);

  // @spec field-listing-lister
  it('have a name, contact details, a role and a store’s website, and nothing else', async () => {
    const { user } = await signedUp(market, { role: 'STORE' });
    const { phoneNumber: phone_number, ...others } = user;
    expect(await seen(user.uuid)).toEqual([{ ...others, phone_number, website: null }]);
  });

  it('keep the email and the phone number of a player to themselves until they show them', async () => {
    const { user } = await signedUp(market);
    expect(await seen(user.uuid)).toMatchObject([{ email: null, phone_number: null }]);
    await query('update users.account set phone_visible = true where uuid = $1', user.uuid);
    expect(await seen(user.uuid)).toMatchObject([{ email: null, phone_number: user.phoneNumber }]);
    await query(
      'update users.account set email_visible = true, phone_visible = false where uuid = $1',
      user.uuid,
    );
    expect(await seen(user.uuid)).toMatchObject([{ email: user.email, phone_number: null }]);
  });

  it('never have an address when they are players, whatever they show', async () => {
    const { user } = await signedUp(market, { shows: { email: true, phone: true } });
    expect(user.address).not.toBe('');
    expect(await seen(user.uuid)).toMatchObject([{ email: user.email, address: null }]);
  });

  it('have no phone number and no address until they tell them', async () => {
    const { user } = await signedUp(market, { role: 'STORE', phoneNumber: '', address: '' });
    expect(await seen(user.uuid)).toMatchObject([{ phone_number: null, address: null }]);
  });

  it.each(['enabled = false', 'email_verified_at = null'])('are gone when %s', async (change) => {
    const { user } = await signedUp(market);
    await query(`update users.account set ${change} where uuid = $1`, user.uuid);
    expect(await seen(user.uuid)).toEqual([]);
  });
});
