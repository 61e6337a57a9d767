// What is said to somebody who has seen an older revision.
import { differenceOf } from './difference.js';

const line = (listing: string, cents: number) => ({ listing, cents, cardName: `Card ${listing}` });
type Terms = Parameters<typeof differenceOf>[0];
const terms = (lines: Terms['lines'], more: Partial<Terms> = {}): Terms => ({
  ...{ lines, cash: null, note: null },
  ...more,
});

it('names what was added, removed and priced otherwise, the cash and the note', () => {
  const before = terms([line('a', 100), line('b', 200)]);
  const after = terms([line('b', 250), line('c', 300)], { cash: { cents: 5, payer: 'robin' }, note: 'Hi' });
  expect(differenceOf(before, after)).toEqual([
    { kind: 'REMOVED', field: 'a', card: 'Card a' },
    { kind: 'PRICE', field: 'b', card: 'Card b', from: 200, to: 250 },
    { kind: 'ADDED', field: 'c', card: 'Card c' },
    { kind: 'CASH' },
    { kind: 'NOTE' },
  ]);
});

it('is nothing between a revision and itself', () => {
  const same = terms([line('a', 100)], { cash: { cents: 5, payer: 'robin' } });
  expect(differenceOf(same, same)).toEqual([]);
});
