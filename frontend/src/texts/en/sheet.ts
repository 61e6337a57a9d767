/** The texts of the fair-trade sheet: what each side gives, in numbers. */
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('en');

export const sheet = {
  title: 'Fair-trade sheet',
  youGive: 'You give',
  gives: (who: string) => `${who} gives`,
  nothing: 'No cards',
  factor: (percent: string, value: string) => `counts ${percent}: ${value}`,
  market: 'Market',
  unknown: 'unknown',
  source: (source: string, day: string) => `${source}, ${day}`,
  cash: 'Cash',
  total: 'Total at market value',
  unknownLines: (n: number) => `${countWithNoun(n, { one: 'card', other: 'cards' })} without a known price`,
  difference: 'Difference',
  bands: {
    EVEN: 'Even within 5%',
    youGiveMore: (amount: string, percent: string) => `You give ${amount} more (${percent})`,
    otherGivesMore: (who: string, amount: string, percent: string) =>
      `${who} gives ${amount} more (${percent})`,
    UNKNOWN: 'Unknown: some cards have no known price',
  },
  struck: 'Struck',
  gone: 'gone',
  wasCondition: (condition: string) => `agreed as ${condition}`,
  frozen: (moment: string) => `Fixed on ${moment}`,
  checksum: (hash: string) => `Checksum ${hash}`,
  about:
    'Market prices as of their day; conditions count by our default factors. No verdict: it’s up to you.',
  print: 'Print',
};
