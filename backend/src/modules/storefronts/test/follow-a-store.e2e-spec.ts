// The story of a player who follows stores.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { MAX_FOLLOWED } from '../domain/storefront.js';
import type { FollowedStoreDto, FollowsStore } from '../dto/followed-store.dto.js';

const market = story();
let player: Member;
let store: Member;
beforeEach(async () => {
  player = await signedUp(market);
  store = await signedUp(market, { role: 'STORE' });
});

const pathOf = ({ user }: Member) => `/api/storefronts/${user.uuid}/follow`;
const follow = (whom: Member) => player.client.put<ProblemBody>(pathOf(whom));
const followed = async () =>
  (await player.client.get<FollowedStoreDto[]>('/api/storefronts/followed')).body.map(({ uuid }) => uuid);
const follows = async () => (await player.client.get<FollowsStore>(pathOf(store))).body.follows;
const count = async (where: string) => {
  const [{ total }] = await market.app
    .get(DataSource)
    .query(`select count(*)::int as total from storefronts.follower where ${where}`);
  return total as number;
};

describe('a player', () => {
  // @spec call-follow-store, call-unfollow-store, call-store-followed, call-followed-stores
  it('follows stores, the latest first, and stops; twice is as good as once', async () => {
    const other = await signedUp(market, { role: 'STORE' });
    expect(await follows()).toBe(false);
    for (const whom of [store, store, other]) expect((await follow(whom)).status).toBe(204);
    expect(await follows()).toBe(true);
    expect(await followed()).toEqual([other.user.uuid, store.user.uuid]);
    const page = await player.client.get<FollowedStoreDto[]>('/api/storefronts/followed?limit=1');
    expect(page.headers.get('x-total-count')).toBe('2');
    const next = /<(.+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    expect((await player.client.get<FollowedStoreDto[]>(next)).body).toMatchObject([
      { uuid: store.user.uuid },
    ]);
    for (let time = 0; time < 2; time++) expect((await player.client.delete(pathOf(store))).status).toBe(204);
    expect(await followed()).toEqual([other.user.uuid]);
  });

  it('follows stores alone, and open ones', async () => {
    for (const whom of [player, await signedUp(market)]) {
      const { status, body } = await follow(whom);
      expect([status, body.code]).toEqual([404, 'storefronts.not-found']);
    }
    await follow(store);
    await store.client.put(`/api/users/${store.user.uuid}/disable`, { password: PASSWORD });
    expect(await followed()).toEqual([]);
    expect((await follow(store)).status).toBe(404);
  });

  /** All but one of as many stores as can be followed, which are open or have closed. */
  const followOthers = (areOpen: boolean) =>
    market.app.get(DataSource).query(
      `with stores as (
        insert into users.account (uuid, name, email, password_hash, phone_number, address, role, email_visible,
          phone_visible, enabled, email_verified_at, created_at)
        select gen_random_uuid(), 'Store ' || gen_random_uuid(), gen_random_uuid() || '@example.com', '', '', '', 'STORE', true, true, $2, now(), now()
        from generate_series(1, ${MAX_FOLLOWED - 1}) returning uuid)
      insert into storefronts.follower select $1, uuid, now() from stores`,
      [player.user.uuid, areOpen],
    );

  it('follows up to the limit and no more, also with two calls at once', async () => {
    await followOthers(true);
    const other = await signedUp(market, { role: 'STORE' });
    const replies = await Promise.all([follow(store), follow(other)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await count(`account = '${player.user.uuid}'`)).toBe(MAX_FOLLOWED);
    const last = replies[0].status === 204 ? store : other;
    expect((await follow(last)).status).toBe(204);
  });

  it('follows as many open stores, however many others have closed', async () => {
    await follow(store);
    await followOthers(false);
    expect((await follow(await signedUp(market, { role: 'STORE' }))).status).toBe(204);
    expect(await followed()).toHaveLength(2);
  });

  it('takes what they follow along, and is forgotten with it; so is a store', async () => {
    await follow(store);
    const { body } = await player.client.get<{ data: { followedStores: { store: string }[] } }>(
      `/api/users/${player.user.uuid}/export`,
    );
    expect(JSON.stringify(body)).toContain(store.user.uuid);
    const other = await signedUp(market);
    await other.client.put(pathOf(store));
    await other.client.call('DELETE', `/api/users/${other.user.uuid}`, { password: PASSWORD });
    expect(await count(`account = '${other.user.uuid}'`)).toBe(0);
    await store.client.call('DELETE', `/api/users/${store.user.uuid}`, { password: PASSWORD });
    expect(await count(`store = '${store.user.uuid}'`)).toBe(0);
  });
});
