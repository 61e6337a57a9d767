// The story of an alert: what is posted or becomes cheaper nearby fits a want, and its owner is notified once.
import { DataSource } from 'typeorm';
import { jobsDone } from '../../../../test/mails.js';
import { notificationsOf, readNotifications } from '../../../../test/notifications.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { EventOutbox } from '../../../platform/database/event-outbox.js';
import type { ListingDto } from '../../listings/dto/listing.dto.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { BERLIN, CHICAGO, EVANSTON, loadSampleTowns } from '../../places/test/sample-towns.js';
import { MatchWants } from '../matching/match-wants.js';

describe('a copy that somebody wants', () => {
  const market = story({}, { sample: true });
  const [card, other, third] = [aSampleCard(1), aSampleCard(2), aSampleCard(3)];
  let robin: Member;
  let store: Member;
  beforeAll(async () => {
    await loadSampleTowns(market);
  });
  beforeEach(async () => {
    robin = await signedUp(market);
    store = await signedUp(market, { role: 'STORE' });
  });

  const want = async (body: object = {}, cardId = card.id, member = robin) =>
    expect(
      (await member.client.put(`/api/watchlist/wants/${cardId}`, { anyPrinting: true, quantity: 1, ...body }))
        .status,
    ).toBe(200);
  const post = async (entries: readonly object[], member = store) => {
    const all = entries.map((entry) => ({ cardId: card.id, condition: 'NEAR_MINT', price: 5, ...entry }));
    const { status, body } = await member.client.post<ListingDto[]>('/api/listings', all);
    expect(status).toBe(201);
    return body.map(({ uuid }) => uuid);
  };
  const reprice = (uuid: string, price: number, member = store) =>
    member.client.patch(`/api/listings/${uuid}`, { price });
  const news = async (member = robin) => {
    await jobsDone(market);
    return (await notificationsOf(member.client, 'WANT_MATCHED')).map(({ details }) => details);
  };
  const readAll = () => readNotifications(robin.client, market.clock.now());
  const live = async (member: Member, town: number, radiusKm: number | null = null) => {
    await member.client.put('/api/places/mine', { town });
    await member.client.put('/api/places/mine/preferences', { radiusKm, unit: null });
  };

  // @spec rule-want-matched
  it('makes one notice of all that was posted at once, with the cheapest copy of each card', async () => {
    await want();
    await want({}, other.id);
    await post([{ price: 7 }, { price: 5 }, { cardId: other.id, price: 9 }, { cardId: third.id }]);
    expect(await news()).toEqual([
      {
        copies: 3,
        cards: 2,
        best: [
          { cardId: card.id, cardName: card.name, price: 5, before: null },
          { cardId: other.id, cardName: other.name, price: 9, before: null },
        ],
        batch: expect.any(String),
      },
    ]);
    expect(await news(store)).toEqual([]);
  });

  it('makes a notice about the list that all of its wants are on, or about the one want', async () => {
    const subjects = async () => {
      await jobsDone(market);
      const rows: { subject_type: string | null; subject_id: string | null }[] = await market.app
        .get(DataSource)
        .query(
          'select subject_type, subject_id from notifications.notification where account = $1 order by created_at',
          [robin.user.uuid],
        );
      return rows.map(({ subject_type, subject_id }) => [subject_type, subject_id]);
    };
    await want();
    await post([{}]);
    expect(await subjects()).toEqual([['WANT', card.id]]);
    await want({}, other.id);
    await post([{}, { cardId: other.id }]);
    // They are matched in the background: before their wants are on a list.
    await jobsDone(market);
    const list = await robin.client.post<{ uuid: string }>('/api/watchlist/lists', { name: 'Friday' });
    for (const id of [card.id, other.id]) await want({ list: list.body.uuid }, id);
    await post([{}, { cardId: other.id }]);
    expect((await subjects()).slice(1)).toEqual([
      [null, null],
      ['LIST', list.body.uuid],
    ]);
  });

  it('fits again when a rise of its price is undone', async () => {
    await post([{ price: 4 }]);
    const raised = await store.client.post<{ uuid: string }>('/api/stock/edits', {
      ...{ filter: {}, change: { price: 9 } },
    });
    expect(raised.status).toBe(200);
    // Both are matched in the background: the posted copy before it is wanted.
    await jobsDone(market);
    await want({ maxPrice: 5 });
    await store.client.post(`/api/stock/batches/${raised.body.uuid}/undo`, {});
    const found = await news();
    expect(found).toMatchObject([{ copies: 1, best: [{ price: 4, before: 9 }] }]);
  });

  // @spec rule-want-matched
  it('fits by type, condition, finish, language and price alone', async () => {
    await want({ leastCondition: 'LIGHTLY_PLAYED', languages: ['en'], finishes: ['NONFOIL'], maxPrice: 5 });
    await post([
      { condition: 'DAMAGED' },
      { language: 'de' },
      { price: 5.01 },
      { type: 'BUY' },
      { type: 'TRADE' },
    ]);
    expect(await news()).toEqual([]);
    await post([{ condition: 'LIGHTLY_PLAYED' }]);
    expect(await news()).toHaveLength(1);
    await want({ forTrade: true });
    await post([{ type: 'TRADE' }]);
    expect(await news()).toHaveLength(2);
  });

  // @spec rule-want-matched
  it('is published without a lock, and not where its lister only buys', async () => {
    const writes = market.replicas.map((app) => jest.spyOn(app.get(EventOutbox), 'write'));
    await post([{ type: 'BUY' }]);
    for (const write of writes) expect(write).not.toHaveBeenCalled();
    await post([{ type: 'BUY' }, {}]);
    // The handler writes what it found, maybe before the answer is here.
    const ofListings = writes
      .flatMap(({ mock }) => mock.calls)
      .flatMap(([, events]) => events)
      .filter(({ name }) => name.startsWith('listings.'));
    expect(ofListings).toEqual([expect.objectContaining({ name: 'listings.copies-offered', isAlone: true })]);
    for (const write of writes) write.mockRestore();
    await jobsDone(market);
  });

  it('says from what to what it became cheaper, and nothing of what became dearer', async () => {
    await want({ maxPrice: 6 });
    const [uuid = ''] = await post([{ price: 8 }]);
    expect(await news()).toEqual([]);
    await reprice(uuid, 6);
    await jobsDone(market);
    await reprice(uuid, 7);
    await reprice(uuid, 6);
    await jobsDone(market);
    await reprice(uuid, 4);
    expect((await news()).map(({ best }) => best?.map(({ price, before }) => [before, price]))).toEqual([
      [[8, 4]],
    ]);
    await readAll();
    await reprice(uuid, 3);
    expect((await news()).map(({ best }) => best?.map(({ price, before }) => [before, price]))).toEqual([
      [[4, 3]],
      [[8, 4]],
    ]);
  });

  // @spec rule-want-matched
  it('is within the radius of who wants it', async () => {
    const dana = await signedUp(market);
    await live(robin, CHICAGO, 50);
    await live(dana, BERLIN, 50);
    await want();
    await want({}, card.id, dana);
    const neighbor = await signedUp(market);
    await live(neighbor, EVANSTON);
    await post([{}], neighbor);
    expect(await news()).toHaveLength(1);
    expect(await news(dana)).toEqual([]);
    await neighbor.client.delete('/api/places/mine');
    await post([{ price: 3 }], neighbor);
    expect(await news(dana)).toHaveLength(1);
    await live(neighbor, EVANSTON);
    await dana.client.delete('/api/places/mine');
    await post([{ price: 2 }], neighbor);
    expect(await news(dana)).toHaveLength(2);
  });

  // @spec rule-want-matched
  it('is never of an account that is blocked, nor of oneself, nor of a list that is silent', async () => {
    await want({}, card.id, store);
    await want({ alerts: false });
    const { body: list } = await robin.client.post<{ uuid: string }>('/api/watchlist/lists', {
      name: 'Cube',
    });
    await want({ list: list.uuid }, other.id);
    await want({}, third.id);
    await robin.client.patch(`/api/watchlist/lists/${list.uuid}`, { alerts: false });
    await market.app
      .get(DataSource)
      .query('insert into listings.blocked_sender (recipient, sender, blocked_at) values ($1, $2, now())', [
        robin.user.uuid,
        store.user.uuid,
      ]);
    await post([{}, { cardId: other.id }, { cardId: third.id }]);
    expect([...(await news()), ...(await news(store))]).toEqual([]);
    const open = await signedUp(market);
    await post([{}, { cardId: other.id }, { cardId: third.id }], open);
    expect((await news())[0]).toMatchObject({ copies: 1, cards: 1 });
  });

  // @spec rule-want-matched
  it('is notified once, however often its event is delivered and on however many servers', async () => {
    await want();
    await post([{}, {}]);
    expect(await news()).toHaveLength(1);
    const from = new Date(Date.now() - 60_000).toISOString();
    const [{ count }] = await market.app.get(DataSource).query('select count(*)::int from watchlist.match');
    const matches = market.app.get(MatchWants);
    const again = { lister: store.user.uuid, posted: [{ from, copies: 120_000_000 }], changed: [] };
    await Promise.all(
      [1, 2, 3].map((nth) => matches.match({ ...again, batch: `00000000-0000-4000-8000-00000000000${nth}` })),
    );
    expect(await market.app.get(DataSource).query('select count(*)::int from watchlist.match')).toEqual([
      { count },
    ]);
    expect(await news()).toHaveLength(1);
  });

  // @spec rule-want-matched
  it('follows the card into which its printing was merged', async () => {
    await want({ anyPrinting: false }, aSampleCard(6).id);
    const merge = 'update cards.printing set gone_at = now(), merged_into = $1 where id = $2';
    await market.app.get(DataSource).query(merge, [aSampleCard(7).id, aSampleCard(6).id]);
    await want({ anyPrinting: false }, aSampleCard(7).id);
    await post([{ cardId: aSampleCard(7).id }]);
    expect(await news()).toMatchObject([{ copies: 1, cards: 1 }]);
  });

  // @spec rule-want-matched
  it('is one notice of a whole stock that was repriced', async () => {
    await want({ maxPrice: 3 });
    await want({ maxPrice: 3 }, other.id);
    await post(Array.from({ length: 300 }, (_, nth) => ({ cardId: nth % 2 ? card.id : other.id })));
    expect(await news()).toEqual([]);
    const edit = { filter: {}, change: { price: 2 } };
    expect((await store.client.post('/api/stock/edits', edit)).status).toBe(200);
    expect(await news()).toMatchObject([{ copies: 300, cards: 2 }]);
    expect((await news())[0]?.best?.[0]).toMatchObject({ before: 5, price: 2 });
  });
});
