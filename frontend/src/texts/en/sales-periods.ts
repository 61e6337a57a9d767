/** The texts of the sales of a period: what they come to, and their file. */
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('en');

const cards = (count: number): string => countWithNoun(count, { one: 'card', other: 'cards' });

export const salesPeriods = {
  label: 'Period',
  names: { '': 'All', today: 'Today', yesterday: 'Yesterday', week: 'Last 7 days' } as Record<string, string>,
  day: 'One day',
  none: 'Nothing was sold in this period.',
  adding: 'Adding up…',
  failed: 'The sales couldn’t be added up.',
  sold: (sold: number, price: string) => `${cards(sold)} sold for ${price}`,
  bought: (bought: number, price: string) => `${cards(bought)} bought for ${price}`,
  byDay: 'By day',
  note: 'By the prices that were agreed on. What a till took off without saying that it was sold isn’t among them.',
  csv: 'Download CSV',
  csvName: (days: string) => `Sales ${days}.csv`,
  soldAt: (zone: string) => `Sold at (${zone})`,
  columns: {
    ...{ card: 'Card', set: 'Set', number: 'Number', condition: 'Condition', finish: 'Finish' },
    ...{ language: 'Language', type: 'Type', price: 'Price (USD)', soldTo: 'Sold to' },
  },
};
