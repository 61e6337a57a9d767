// The story of a store on its way into the list: it tells its address, lists something, and has a name of its own.

import type { ProblemBody } from '../../../../test/client.js';
import { type Member, type MemberOptions, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { scheduled } from '../../events/test/plan.js';
import { aSampleCard } from '../../listings/test/sample.js';
import type { StoreDto } from '../dto/store.dto.js';

describe('a store in the list of stores', () => {
  const market = story({}, { sample: true });
  let player: Member;
  beforeAll(async () => {
    player = await signedUp(market);
  });

  const aStore = (options: MemberOptions) => signedUp(market, { role: 'STORE', ...options });
  const settings = ({ client, user }: Member, changes: object) =>
    client.patch<ProblemBody>(`/api/users/${user.uuid}`, changes);
  const listed = async (q = '') => {
    const { body, headers } = await player.client.get<StoreDto[]>(`/api/users/stores?q=${q}`);
    expect(headers.get('x-total-count')).toBe(String(body.length));
    return body.map(({ name }) => name);
  };
  const post = ({ client }: Member) =>
    client.post<{ uuid: string }[]>('/api/listings', [
      { cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 5 },
    ]);

  it('is not shown before it has told its address, and not after it has taken it back', async () => {
    const store = await aStore({ name: 'Homeless Games', address: '' });
    expect(await listed('homeless')).toEqual([]);
    expect(await listed()).not.toContain('Homeless Games');
    await settings(store, { address: '5 Elm Street' });
    expect(await listed('homeless')).toEqual(['Homeless Games']);
    expect(await listed()).toContain('Homeless Games');
    await settings(store, { address: '' });
    expect(await listed()).not.toContain('Homeless Games');
  });

  it('comes last for as long as it has neither listings nor events', async () => {
    const [first, last] = [await aStore({ name: 'AAA Cards' }), await aStore({ name: 'ZZZ Cards' })];
    const order = async (q = '') => (await listed(q)).filter((name) => /^(AAA|ZZZ)/.test(name));
    expect(await order()).toEqual(['AAA Cards', 'ZZZ Cards']);
    const [one] = (await post(last)).body;
    expect(await order()).toEqual(['ZZZ Cards', 'AAA Cards']);
    expect(await order('cards')).toEqual(['ZZZ Cards', 'AAA Cards']);
    const event = await scheduled(first);
    expect(await order()).toEqual(['AAA Cards', 'ZZZ Cards']);
    await last.client.patch(`/api/listings/${one?.uuid}`, { status: 'SOLD', finalSoldPrice: 5 });
    await last.client.post(`/api/listings/${one?.uuid}/restore`);
    await first.client.delete(`/api/events/${event.uuid}`);
    expect(await order()).toEqual(['ZZZ Cards', 'AAA Cards']);
    await last.client.delete(`/api/listings/${one?.uuid}`);
    expect(await order()).toEqual(['AAA Cards', 'ZZZ Cards']);
  });

  it('stays with the busy ones when it posts and sells at the same time', async () => {
    const store = await aStore({ name: 'AAB Busy' });
    const posted = await Promise.all(Array.from({ length: 6 }, () => post(store)));
    expect(posted.map(({ status }) => status)).toEqual(Array(6).fill(201));
    const uuids = posted.flatMap(({ body }) => body.map(({ uuid }) => uuid));
    await Promise.all(uuids.map((uuid) => store.client.delete(`/api/listings/${uuid}`)));
    await post(await aStore({ name: 'ZZB Busy' }));
    const order = async () => (await listed()).filter((name) => name.endsWith('B Busy'));
    expect(await order()).toEqual(['ZZB Busy', 'AAB Busy']);
    await post(store);
    expect(await order()).toEqual(['AAB Busy', 'ZZB Busy']);
  });

  describe('has a name of its own', () => {
    const taken = { status: 409, body: { code: 'users.store-name-taken', errors: [{ field: 'name' }] } };
    const signUp = (name: string, role = 'STORE') =>
      market.someone().post<ProblemBody>('/api/users/signup', {
        name,
        email: `new.${Math.random()}@example.com`,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        role,
      });
    beforeAll(async () => void (await aStore({ name: 'The Copper Coin' })));

    it.each(['The Copper Coin', 'the  copper COIN', ' TheCopperCoin', 'Thé Copper Coin'])(
      'so that nobody signs up as %p',
      async (name) => expect(await signUp(name)).toMatchObject(taken),
    );

    it('but a player may be called as a store is', async () => {
      expect(await signUp('The Copper Coin', 'USER')).toMatchObject({ status: 201 });
    });

    it('that another store cannot change to, and that is free once it is let go', async () => {
      const [one, other] = [await aStore({ name: 'Silver Spoon' }), await aStore({ name: 'Golden Fork' })];
      expect(await settings(other, { name: 'silver spoon' })).toMatchObject(taken);
      expect(await settings(one, { name: 'SILVER SPOON' })).toMatchObject({ status: 200 });
      expect(await settings(one, { name: 'Bronze Knife' })).toMatchObject({ status: 200 });
      expect(await settings(other, { name: 'Silver Spoon' })).toMatchObject({ status: 200 });
      await other.client.put(`/api/users/${other.user.uuid}/disable`, { password: PASSWORD });
      expect(await signUp('Silver Spoon')).toMatchObject({ status: 201 });
    });

    it('also when two take it at the same moment', async () => {
      const replies = await Promise.all(Array.from({ length: 4 }, () => signUp('Platinum Plate')));
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    });
  });
});

describe('a profile', () => {
  const market = story();
  let player: Member;
  let store: Member;
  beforeAll(async () => {
    player = await signedUp(market, { address: '7 Secret Lane' });
    store = await signedUp(market, { role: 'STORE', name: 'The Gilded Goblet' });
  });
  const profile = (of: Member, by = player) => by.client.get(`/api/users/${of.user.uuid}/profile`);

  // @spec call-store-profile, added-profile
  it('of a store says where it is and how to reach it', async () => {
    const website = 'https://gilded-goblet.example';
    await store.client.patch(`/api/users/${store.user.uuid}`, { website });
    const { uuid, name, address, phoneNumber, email } = store.user;
    expect((await profile(store)).body).toEqual({
      ...{ uuid, name, address, phoneNumber, email, website },
      role: 'STORE',
    });
  });

  // @spec call-store-profile, added-profile
  it('of a player says what they show, and never where they live', async () => {
    const set = (changes: object) => player.client.patch(`/api/users/${player.user.uuid}`, changes);
    await set({ emailVisible: true, phoneVisible: false });
    const { uuid, name, email } = player.user;
    expect((await profile(player, store)).body).toEqual({
      ...{ uuid, name, email, phoneNumber: null, address: null, website: null },
      role: 'USER',
    });
  });

  // @spec added-profile
  it('is there for members alone', async () => {
    const { status } = await market.someone().get(`/api/users/${store.user.uuid}/profile`);
    expect(status).toBe(401);
  });

  it('of nobody is missing, and so is that of a closed account', async () => {
    const missing = { status: 404, body: { code: 'users.not-found' } };
    const path = '/api/users/7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11/profile';
    expect(await player.client.get(path)).toMatchObject(missing);
    await store.client.put(`/api/users/${store.user.uuid}/disable`, { password: PASSWORD });
    expect(await profile(store)).toMatchObject(missing);
  });
});
