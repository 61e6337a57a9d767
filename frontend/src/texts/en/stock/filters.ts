/** The texts of the filters of the stock. */
import { createFormatters } from '../../formatters';

const { countWithNoun, formatNumber } = createFormatters('en');

export const filters = {
  title: 'Filters',
  open: (count: number) => (count === 0 ? 'Filters' : `Filters (${formatNumber(count)})`),
  any: 'Any',
  set: 'Set codes',
  setExample: 'such as brm, 8lm',
  condition: 'Condition',
  finish: 'Finish',
  language: 'Language',
  type: 'Type',
  minPrice: 'Price from',
  maxPrice: 'Price to',
  shelf: 'Shelf',
  noShelf: 'No shelf',
  uncounted: 'Not counted for',
  age: 'Age of count',
  ages: { toCount: 'To count again', FRESH: 'Fresh', STALE: 'Stale', EXPIRED: 'Off the market' },
  days: (days: number) => countWithNoun(days, { one: 'day', other: 'days' }),
  below: 'Cheaper than market by',
  above: 'Dearer than market by',
  percent: (percent: string) => `${percent} %`,
  clear: 'Clear all',
  remove: (filter: string) => `Remove filter: ${filter}`,
  chips: {
    q: (words: string) => `“${words}”`,
    minPrice: (price: string) => `from ${price}`,
    maxPrice: (price: string) => `up to ${price}`,
    shelf: (shelf: string) => `Shelf: ${shelf}`,
    uncounted: (days: string) => `Not counted for ${days} days`,
    below: (percent: string) => `${percent} % or more below market`,
    above: (percent: string) => `${percent} % or more above market`,
    import: 'One import',
  },
};
