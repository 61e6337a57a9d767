/** The rules of the list of cards to post. */
import type { Card } from '../../../api/cards';
import { draftListings, MOST_DRAFTS, NO_DRAFTS, toPost, unpriced } from './draft-listings';
import { USUAL_TERMS } from './terms';

const heron: Card = {
  object: 'card',
  id: 'heron-id',
  name: 'Clockwork Heron',
  lang: 'en',
  set: 'brm',
  set_name: 'Brinemarch',
  collector_number: '89',
};
const added = (price: string, state = NO_DRAFTS) =>
  draftListings(state, { type: 'added', card: heron, terms: { ...USUAL_TERMS, price } });

test('the same card can be added more than once: one listing is one card', () => {
  const { rows } = added('2', added('1'));
  expect(rows.map(({ key, terms }) => [key, terms.price])).toEqual([
    [1, '1'],
    [2, '2'],
  ]);
});

test('a row can be changed without touching the others', () => {
  const state = draftListings(added('2', added('1')), { type: 'changed', key: 2, terms: { price: '9.50' } });
  expect(state.rows.map(({ terms }) => terms.price)).toEqual(['1', '9.50']);
  expect(state.rows[1]?.terms.condition).toBe('NEAR_MINT');
});

test('a removed row does not give its key to the next', () => {
  const state = added('3', draftListings(added('1'), { type: 'removed', key: 1 }));
  expect(state.rows.map(({ key }) => key)).toEqual([2]);
  expect(draftListings(state, { type: 'cleared' }).rows).toEqual([]);
});

test('a full list takes no more', () => {
  let state = NO_DRAFTS;
  for (let count = 0; count < MOST_DRAFTS; count += 1) state = added('1', state);
  expect(added('1', state)).toBe(state);
});

test('rows without a valid price are named', () => {
  expect(unpriced(added('', added('5.99', added('0'))))).toEqual([1, 3]);
});

test('a list is posted with the card, the terms and the lister', () => {
  expect(toPost(added('5.5'), 'mira')).toEqual([
    {
      cardId: 'heron-id',
      cardName: 'Clockwork Heron',
      cardSet: 'Brinemarch',
      cardNumber: '89',
      cardImageUrl: '/api/cards/heron-id/image/front/normal',
      condition: 'NEAR_MINT',
      price: 5.5,
      type: 'SELL',
      finish: 'NONFOIL',
      language: 'en',
      status: 'ACTIVE',
      uuid: 'mira',
    },
  ]);
});
