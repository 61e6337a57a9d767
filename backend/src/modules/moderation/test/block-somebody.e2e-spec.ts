// The story of somebody who wants nothing to do with somebody else: each is hidden from the other, and nobody is notified.

import type { ProblemBody } from '../../../../test/client.js';
import { opened } from '../../../../test/deals.js';
import { jobsDone } from '../../../../test/mails.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { Availability } from '../../listings/dto/availability.dto.js';
import type { BlockedAccount } from '../../listings/dto/blocked-account.dto.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { about, begun, listed, offered, seen } from '../../offers/test/offering.js';
import type { AccountBlock } from '../blocks/block.dto.js';

describe('blocking an account', () => {
  const market = story({}, { sample: true });
  let kim: Member;
  let robin: Member;
  let listing: string;
  const card = aSampleCard(1).id;
  const block = (by: Member, whom: Member) =>
    by.client.put<AccountBlock & ProblemBody>(`/api/moderation/blocks/${whom.user.uuid}`);
  const blocksOf = async ({ client }: Member) =>
    (await client.get<BlockedAccount[]>('/api/moderation/blocks')).body;
  /** What an account finds of a lister on the market. */
  const findsOf = async ({ client }: Member, lister: Member) => {
    const lists = [
      `/api/listings/with-card?cardId=${card}`,
      `/api/listings/with-card?cardId=${card}&printings=any`,
      `/api/listings/user/${lister.user.uuid}/status/ACTIVE`,
      `/api/listings/user/${lister.user.uuid}/status/ACTIVE?q=${encodeURIComponent('a')}`,
      `/api/listings/user/${lister.user.uuid}/with-card?cardId=${card}`,
    ];
    const found = await Promise.all(
      lists.map(async (path) => (await client.get<{ userId: string }[]>(path)).body),
    );
    return found.map((entries) => entries.filter(({ userId }) => userId === lister.user.uuid).length > 0);
  };
  const watched = async ({ client, user }: Member) => {
    await client.post(`/api/watchlist/${user.uuid}?cardId=${card}`);
    return JSON.stringify((await client.get(`/api/dashboard/watched-in-stock/${user.uuid}`)).body);
  };
  const cover = async ({ client }: Member) =>
    JSON.stringify((await client.post('/api/cover', { cards: [{ cardId: card, copies: 1 }] })).body);

  beforeEach(async () => {
    kim = await signedUp(market, { name: 'Kim Osei' });
    robin = await signedUp(market, { name: 'Robin Vance' });
    [listing = ''] = await listed(robin);
  });

  it('hides listings and profiles both ways, and lists whom one has blocked', async () => {
    expect(await findsOf(kim, robin)).toEqual([true, true, true, true, true]);
    expect(await cover(kim)).toContain(robin.user.uuid);
    expect(await watched(kim)).toContain(robin.user.uuid);
    const { status, body } = await block(kim, robin);
    expect([status, body]).toEqual([200, { account: robin.user.uuid, isBlocked: true, deals: [] }]);
    for (const [viewer, other] of [
      [kim, robin],
      [robin, kim],
    ] as const) {
      const profile = await viewer.client.get<ProblemBody>(`/api/users/${other.user.uuid}/profile`);
      expect([profile.status, profile.body.code]).toEqual([404, 'users.not-found']);
    }
    expect(await findsOf(kim, robin)).toEqual([false, false, false, false, false]);
    expect((await kim.client.get(`/api/listings/${listing}`)).status).toBe(404);
    expect(await cover(kim)).not.toContain(robin.user.uuid);
    expect(await watched(kim)).not.toContain(robin.user.uuid);
    await listed(kim);
    expect(await findsOf(robin, kim)).toEqual([false, false, false, false, false]);
    expect(await watched(robin)).not.toContain(kim.user.uuid);
    const [entry] = await blocksOf(kim);
    expect(entry).toMatchObject({ account: robin.user.uuid, name: 'Robin Vance', role: 'USER' });
    expect(await blocksOf(robin)).toEqual([]);
  });

  it('leaves the copies of each out of what is in stock for the other, and of a search for it', async () => {
    const [shared, only] = [aSampleCard(20), aSampleCard(21)];
    await listed(await signedUp(market), 20, 1, { price: 6 });
    await listed(robin, 20, 1, { price: 2, condition: 'DAMAGED' });
    await listed(robin, 21);
    const inStock = ({ client }: Member) =>
      Promise.all(
        ['this', 'any'].map(async (printings) => {
          const path = `/api/listings/availability?cardIds=${shared.id},${only.id}&printings=${printings}`;
          return (await client.get<Availability[]>(path)).body;
        }),
      );
    const search = encodeURIComponent(`!"${only.name}"`);
    const isFound = async ({ client }: Member) =>
      (await client.get(`/api/cards/search?q=${search}&listed=true`)).status === 200;
    expect([(await inStock(kim)).map(({ length }) => length), await isFound(kim)]).toEqual([[2, 2], true]);
    const left = { cardId: shared.id, copies: 1, players: 1, price: 6, conditions: ['NEAR_MINT'] };
    for (const [by, whom] of [
      [robin, kim],
      [kim, robin],
    ] as const) {
      await block(by, whom);
      expect(await inStock(kim)).toMatchObject([[left], [left]]);
      expect([await isFound(kim), await isFound(robin)]).toEqual([false, true]);
      await by.client.delete(`/api/moderation/blocks/${whom.user.uuid}`);
    }
  });

  it('shows neither the copies of the other where an offer begins, nor by previewing one', async () => {
    const [own = ''] = await listed(kim);
    await block(robin, kim);
    for (const [from, to, copy] of [
      [kim, robin, listing],
      [robin, kim, own],
    ] as const)
      expect(await begun(from, to, [copy])).toEqual(Array(2).fill([404, 'offers.recipient-not-found']));
  });

  it('ends open offers, and allows neither offers nor messages from either side', async () => {
    const { uuid } = await offered(kim, robin, [listing]);
    await block(robin, kim);
    await jobsDone(market);
    expect((await seen(kim, uuid)).state).toBe('VOID');
    const refused = await kim.client.post<ProblemBody>('/api/offers', about(robin, [listing]));
    expect(refused.body.code).toBe('offers.blocked');
    const [own = ''] = await listed(kim);
    for (const [from, to] of [
      [kim, listing],
      [robin, own],
    ] as const) {
      const message = await from.client.post<ProblemBody>(`/api/listings/${to}/messages`, { text: 'Hi!' });
      expect([message.status, message.body.code]).toEqual([422, 'listings.sender-blocked']);
    }
  });

  it('leaves a live deal as it is, and says which there are', async () => {
    const deal = await opened(market, kim, robin);
    const { body } = await block(kim, robin);
    expect(body.deals).toEqual([
      { uuid: deal, state: 'AGREED', mayCancel: true, cards: 1, firstCard: aSampleCard(1).name },
    ]);
    const { status } = await robin.client.get(`/api/deals/${deal}`);
    expect(status).toBe(200);
    const canceled = await kim.client.post<{ state: string }>(`/api/deals/${deal}/cancel`, {
      reason: 'SAFETY',
    });
    expect(canceled.body.state).toBe('CANCELLED');
  });

  it('is undone, and undoing it twice is harmless', async () => {
    await block(kim, robin);
    await block(kim, robin);
    for (const _twice of [1, 2])
      expect((await kim.client.delete(`/api/moderation/blocks/${robin.user.uuid}`)).status).toBe(204);
    expect(await findsOf(kim, robin)).toEqual([true, true, true, true, true]);
    const state = await kim.client.get<AccountBlock>(`/api/moderation/blocks/${robin.user.uuid}`);
    expect(state.body.isBlocked).toBe(false);
  });

  it('is refused of oneself and of nobody', async () => {
    expect((await block(kim, kim)).body.code).toBe('listings.block-oneself');
    const nobody = await kim.client.put<ProblemBody>(
      '/api/moderation/blocks/0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11',
    );
    expect([nobody.status, nobody.body.code]).toEqual([404, 'listings.block-nobody']);
  });
});
