import { ALL_OFFERS, dollars, filterCount, onOfferPath, readOffers } from './offer-search';

const read = (path: string) => readOffers(new URL(path, 'http://localhost').searchParams);

test('an address says what is unusual, and reads back the same', () => {
  const search = {
    ...{
      q: 'heron c:u',
      sort: 'discount',
      anywhere: true,
      condition: ['NEAR_MINT'],
      finish: ['FOIL', 'ETCHED'],
    },
    ...{ language: 'de', type: 'TRADE', lister: 'STORE', minPrice: 0.5, maxPrice: 12, fresh: true },
  } as const;
  const path = onOfferPath(search as never);
  expect(read(path)).toEqual(search);
  expect(onOfferPath(ALL_OFFERS)).toBe('/cards/on-offer');
  expect(read('/cards/on-offer')).toEqual(ALL_OFFERS);
});

test('words that mean nothing are left out', () => {
  expect(read('/x?sort=best&radius=7&condition=MINT&language=english&type=BUY&min=-1&max=1.234')).toEqual(
    ALL_OFFERS,
  );
});

test.each([
  ['5', 5],
  ['5.5', 5.5],
  ['0.05', 0.05],
  ['5.123', undefined],
  ['', undefined],
  ['abc', undefined],
  ['1e5', undefined],
])('an amount: %j', (typed, amount) => expect(dollars(typed)).toBe(amount));

test('counts what is filtered by, not the words or the order', () => {
  expect(filterCount({ q: 'x', sort: 'price', anywhere: true })).toBe(0);
  expect(filterCount({ q: '', sort: 'nearest', fresh: true, minPrice: 1 })).toBe(2);
});
