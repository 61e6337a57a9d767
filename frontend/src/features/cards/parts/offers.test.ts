/** Sorting the listings of a card. */
import { aPlayerListing, aStoreListing } from '../../../test/goods';
import { store } from '../../../test/people';
import { sortOffers } from './offers';

test('the listings of a store are one line with what it has in stock: to sell and to trade', () => {
  const { stores, people } = sortOffers([
    aStoreListing({ uuid: 'a', price: 4 }),
    aStoreListing({ uuid: 'b', price: 3 }),
    aStoreListing({ uuid: 'c', type: 'TRADE', price: 1 }),
    aStoreListing({ uuid: 'd', type: 'BUY', price: 2 }),
  ]);
  expect(stores).toEqual([
    expect.objectContaining({ uuid: store.uuid, name: store.name, inStock: 3, from: 3, buys: true }),
  ]);
  expect(people).toEqual([]);
});

test('stores with the same name stay apart, the one with more in stock first', () => {
  const { stores } = sortOffers([
    aStoreListing({ userId: 'one' }),
    aStoreListing({ userId: 'two' }),
    aStoreListing({ userId: 'two' }),
  ]);
  expect(stores.map(({ uuid, inStock }) => [uuid, inStock])).toEqual([
    ['two', 2],
    ['one', 1],
  ]);
});

test('a store that only buys the card has none in stock', () => {
  const [only] = sortOffers([aStoreListing({ type: 'BUY' })]).stores;
  expect(only).toMatchObject({ inStock: 0, from: null, buys: true });
});

test('every listing of a player stands by itself', () => {
  const listings = [aPlayerListing({ uuid: 'a' }), aPlayerListing({ uuid: 'b' })];
  expect(sortOffers(listings)).toEqual({ stores: [], people: listings });
});
