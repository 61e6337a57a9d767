// What is said to somebody who has seen an older revision.
import { differenceOf } from './difference.js';
import type { OfferLine, OfferTerms } from './offer.js';

const line = (listing: string, cents: number): OfferLine => ({
  ...{ listing, cents, giver: 'robin', cardId: listing, cardName: `Card ${listing}`, setCode: 'brm' },
  ...{ setName: 'Brinemarch', number: '1', imageUrl: '', language: 'en' },
  ...{ condition: 'NEAR_MINT', finish: 'NONFOIL' },
});
const terms = (lines: OfferLine[], more: Partial<OfferTerms> = {}): OfferTerms => ({
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
