/** Filters, order and columns in the address. */
import { columnsIn, columnsWord, DEFAULT_COLUMNS } from './columns';
import { filterOf, nextOrder, orderIn, rememberedOf, saysWhatIsShown, wordsIn } from './stock-filter';

const NOW = Date.parse('2026-03-31T15:00:00.000Z');
const filter = (query: string) => filterOf(wordsIn(new URLSearchParams(query)), NOW);

test('an address says what is shown', () => {
  expect(
    filter(
      'q=heron&set=BRM,8lm&condition=NEAR_MINT,DAMAGED&finish=FOIL&language=ja&type=SELL&minPrice=1&maxPrice=9.99&shelf=Bin+4',
    ),
  ).toEqual({
    q: 'heron',
    set: ['brm', '8lm'],
    condition: ['NEAR_MINT', 'DAMAGED'],
    finish: ['FOIL'],
    language: ['ja'],
    type: ['SELL'],
    minPrice: 1,
    maxPrice: 9.99,
    shelf: 'Bin 4',
  });
});

test('ages count back by whole days, so that the same filter stays the same call', () => {
  expect(filter('uncounted=30')).toEqual({ countedBefore: '2026-03-01T00:00:00.000Z' });
});

test('the age of a count is a filter', () => {
  expect(filter('age=STALE,EXPIRED')).toEqual({ age: ['STALE', 'EXPIRED'] });
  expect(filter('age=old')).toEqual({});
});

test('the distance to the market is a part of the market price', () => {
  expect(filter('below=20')).toEqual({ maxMarketRatio: 0.8 });
  expect(filter('above=12.5')).toEqual({ minMarketRatio: 1.125 });
});

test('no shelf is a filter of its own', () => {
  expect(filter('shelf=-')).toEqual({ shelf: '' });
  expect(filter('shelf=')).toEqual({});
});

test('what means nothing is left out', () => {
  expect(
    filter('condition=GOOD&minPrice=-1&uncounted=soon&below=101&import=1&set=%3Cb%3E&type=sell'),
  ).toEqual({});
});

test('a title sorts upwards, then downwards', () => {
  expect(orderIn(new URLSearchParams('sort=-price'))).toBe('-price');
  expect(orderIn(new URLSearchParams('sort=colour'))).toBe('name');
  expect(nextOrder('name', 'price')).toBe('price');
  expect(nextOrder('price', 'price')).toBe('-price');
});

test('columns keep their order, the card is always there, and the usual ones need no word', () => {
  expect(columnsIn('note,price')).toEqual(['card', 'price', 'note']);
  expect(columnsIn('nothing')).toEqual(DEFAULT_COLUMNS);
  expect(columnsWord(['note', 'card', 'price'])).toBe('card,price,note');
  expect(columnsWord(DEFAULT_COLUMNS)).toBe('');
});

test('filters are remembered, one import is not', () => {
  const params = new URLSearchParams('q=heron&sort=-price&import=x&columns=card,price&page=2');
  expect(rememberedOf(params)).toBe('q=heron&sort=-price&columns=card%2Cprice');
  expect(saysWhatIsShown(params)).toBe(true);
  expect(saysWhatIsShown(new URLSearchParams('page=2'))).toBe(false);
});
