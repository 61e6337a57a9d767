/** How a search is shown, in its address. */
import { cardPath, cardResultsPath } from './card-paths';
import { DEFAULT_DISPLAY, displayQuery, readDisplay } from './search-display';

test('what is usual is not in the address', () => {
  expect(displayQuery(DEFAULT_DISPLAY)).toBe('');
  expect(readDisplay(new URLSearchParams())).toEqual(DEFAULT_DISPLAY);
  expect(cardResultsPath(' fire & ice ')).toBe('/cards/results?search=fire%20%26%20ice');
});

// @spec screen-search-in-place
test('everything else is, and is read again', () => {
  const display = { order: 'usd', dir: 'desc', unique: 'art', extras: false, listed: true } as const;
  expect(cardResultsPath('heron', display)).toBe(
    '/cards/results?search=heron&order=usd&dir=desc&unique=art&extras=no&listed=yes',
  );
  expect(cardPath('a/b', 'heron', display)).toBe(
    '/cards/results/a%2Fb?search=heron&order=usd&dir=desc&unique=art&extras=no&listed=yes',
  );
  expect(readDisplay(new URLSearchParams(displayQuery(display)))).toEqual(display);
});

test('an address that says something odd shows cards as usual', () => {
  expect(readDisplay(new URLSearchParams('order=CMC&dir=up&unique=some'))).toEqual(DEFAULT_DISPLAY);
});
