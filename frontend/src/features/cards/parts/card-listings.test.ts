/** Sorting the listings of a card. */
import { aPlayerListing, aStoreListing } from '../../../test/goods';
import { store } from '../../../test/people';
import { cheapestOf, groupListings, summaryOf } from './card-listings';

// @spec role-card-detail-stores
test('the listings of a store are one line with what it has in stock: to sell and to trade', () => {
  const { stores, people, wanted } = groupListings([
    aStoreListing({ uuid: 'a', price: 4 }),
    aStoreListing({ uuid: 'b', price: 3 }),
    aStoreListing({ uuid: 'c', type: 'TRADE', price: 1 }),
    aStoreListing({ uuid: 'd', type: 'BUY', price: 2 }),
  ]);
  expect(stores).toEqual([
    expect.objectContaining({ uuid: store.uuid, name: store.name, inStock: 3, from: 3 }),
  ]);
  expect(people).toEqual([]);
  expect(wanted.map(({ uuid }) => uuid)).toEqual(['d']);
});

// @spec role-card-detail-stores
test('stores with the same name stay apart: the one with this printing first, then the cheaper one, then the larger stock', () => {
  const { stores } = groupListings(
    [
      aStoreListing({ userId: 'here', cardId: 'this', price: 9 }),
      aStoreListing({ userId: 'dear', price: 5 }),
      aStoreListing({ userId: 'cheap', price: 4 }),
      aStoreListing({ userId: 'many', price: 4 }),
      aStoreListing({ userId: 'many', price: 4 }),
    ],
    ['this'],
  );
  expect(stores.map(({ uuid, inStock }) => [uuid, inStock])).toEqual([
    ['here', 1],
    ['many', 2],
    ['cheap', 1],
    ['dear', 1],
  ]);
});

// @spec rule-stale-counts-sink
test('copies that nobody has counted for long are apart, and a store that has no others comes after the rest', () => {
  const stale = { freshUntil: '2026-03-31T10:00:00.000Z', countedAt: '2026-02-01T10:00:00.000Z' };
  const { stores } = groupListings([
    aStoreListing({ uuid: 'a', userId: 'old', price: 1, ...stale }),
    aStoreListing({ uuid: 'b', userId: 'both', price: 4 }),
    aStoreListing({ uuid: 'c', userId: 'both', price: 4, countedAt: '2026-02-27T10:00:00.000Z' }),
    aStoreListing({ uuid: 'd', userId: 'both', price: 4, ...stale }),
  ]);
  expect(
    stores.map(({ uuid, copies }) => [uuid, copies.map(({ listing, count }) => [listing.uuid, count])]),
  ).toEqual([
    [
      'both',
      [
        ['c', 2],
        ['d', 1],
      ],
    ],
    ['old', [['a', 1]]],
  ]);
});

// @spec rule-buy-sell-trade
test('a store that only buys the card, or a player who does, has none', () => {
  const cardListings = groupListings([
    aStoreListing({ type: 'BUY' }),
    aPlayerListing({ uuid: 'b', type: 'BUY' }),
  ]);
  expect(cardListings).toMatchObject({ stores: [], people: [] });
  expect(cardListings.wanted).toHaveLength(2);
  expect(summaryOf(cardListings)).toMatchObject({ copies: 0, from: null });
});

// @spec role-card-detail-players
test('every listing of a player stands by itself', () => {
  const listings = [aPlayerListing({ uuid: 'a' }), aPlayerListing({ uuid: 'b' })];
  expect(groupListings(listings)).toEqual({ stores: [], people: listings, wanted: [] });
});

test('copies that are the same in every respect are one line', () => {
  const { stores } = groupListings(
    [
      aStoreListing({ uuid: 'a', price: 2 }),
      aStoreListing({ uuid: 'b', price: 2 }),
      aStoreListing({ uuid: 'c', price: 2, condition: 'DAMAGED' }),
      aStoreListing({ uuid: 'd', price: 2, cardId: 'other' }),
    ],
    ['heron-id'],
  );
  expect(stores[0]?.copies.map(({ listing, count, here }) => [listing.uuid, count, here])).toEqual([
    ['a', 2, true],
    ['c', 1, true],
    ['d', 1, false],
  ]);
});

test('in figures there are the lowest price that somebody asks, copies, stores, players and conditions', () => {
  const cardListings = groupListings([
    aStoreListing({ uuid: 'a', price: 4 }),
    aStoreListing({ uuid: 'b', price: 3, condition: 'DAMAGED' }),
    aPlayerListing({ uuid: 'c', price: 1, type: 'TRADE' }),
    aPlayerListing({ uuid: 'd', price: 9, condition: 'LIGHTLY_PLAYED' }),
  ]);
  expect(summaryOf(cardListings)).toEqual({
    from: 3,
    copies: 4,
    stores: 1,
    players: 1,
    individualListings: 2,
    conditions: ['NEAR_MINT', 'LIGHTLY_PLAYED', 'DAMAGED'],
  });
  expect(cheapestOf(cardListings)?.uuid).toBe('b');
});

test('where all are for trade alone there is no price', () => {
  const cardListings = groupListings([aPlayerListing({ type: 'TRADE', price: 3 })]);
  expect(summaryOf(cardListings)).toMatchObject({ from: null, copies: 1 });
  expect(cheapestOf(cardListings)?.type).toBe('TRADE');
});

test('a copy with a note of its own, a signed one and an altered one are each apart from the plain ones', () => {
  const { stores } = groupListings([
    aStoreListing({ uuid: 'a' }),
    aStoreListing({ uuid: 'b' }),
    aStoreListing({ uuid: 'c', note: 'Small crease' }),
    aStoreListing({ uuid: 'd', isSigned: true }),
    aStoreListing({ uuid: 'e', isAltered: true }),
  ]);
  expect(stores[0]?.copies.map(({ count }) => count)).toEqual([2, 1, 1, 1]);
});
