/** The rules of the list of cards to post. */
import type { Card } from '../../../api/cards';
import { DEFAULT_TERMS } from '../../../entities/listing/listing-terms';
import { postedKeys, toPost } from './draft-entries';
import {
  type DraftListings,
  draftListings,
  MAX_DRAFTS,
  NO_DRAFTS,
  totalOf,
  unpriced,
} from './draft-listings';

const heron: Card = {
  object: 'card',
  id: 'heron-id',
  name: 'Clockwork Heron',
  lang: 'en',
  set: 'brm',
  set_name: 'Brinemarch',
  collector_number: '89',
};
const inHand = (price: string, state: DraftListings): DraftListings =>
  draftListings(draftListings(state, { type: 'found', card: heron }), {
    type: 'foundChanged',
    terms: { price },
  });
const added = (price: string, state = NO_DRAFTS) => draftListings(inHand(price, state), { type: 'added' });
const looking = (code: string, price: string, state = NO_DRAFTS) => {
  const asked = draftListings(state, { type: 'looking', code });
  return draftListings(asked, { type: 'foundChanged', terms: { price } });
};
const answered = (key: number, id: string, state: DraftListings) =>
  draftListings(state, { type: 'answered', key, result: { kind: 'found', card: { ...heron, id } } });
const order = ({ rows }: DraftListings) => rows.map(({ card, terms }) => [card.id, terms.price]);

test('the same card can be added more than once: one listing is one card', () => {
  const { rows } = added('2', added('1'));
  expect(rows.map(({ key, terms }) => [key, terms.price])).toEqual([
    [1, '1'],
    [2, '2'],
  ]);
});

test('a row can be changed without touching the others', () => {
  const state = draftListings(added('2', added('1')), {
    type: 'changed',
    key: 2,
    change: { terms: { price: '9.50' } },
  });
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
  for (let count = 0; count < MAX_DRAFTS; count += 1) state = added('1', state);
  expect(added('1', state).rows).toBe(state.rows);
});

test('rows without a valid price are named', () => {
  expect(unpriced(added('', added('5.99', added('0'))))).toEqual([1, 3]);
});

// @spec call-post-listings
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

test('cards stay in the order in which they were looked up, however the answers come', () => {
  let state = draftListings(looking('BRM-1', '1'), { type: 'added' });
  state = draftListings(looking('BRM-2', '2', state), { type: 'added' });
  state = looking('BRM-3', '3', state);
  state = answered(3, 'three', state);
  state = draftListings(state, { type: 'added' });
  expect(order(state)).toEqual([['three', '3']]);
  state = answered(1, 'one', answered(2, 'two', state));
  expect(order(state)).toEqual([
    ['one', '1'],
    ['two', '2'],
    ['three', '3'],
  ]);
  expect(state.pending).toEqual([]);
});

test('a price that was typed for a code that names no card is meant for the next code', () => {
  const missing = { kind: 'missing', hint: '', search: '' } as const;
  const failed = draftListings(looking('BRM-1', '14.50'), { type: 'answered', key: 1, result: missing });
  expect(draftListings(failed, { type: 'looking', code: 'BRM-2' }).candidate?.terms.price).toBe('14.50');
  expect(draftListings(added('5'), { type: 'looking', code: 'BRM-2' }).candidate?.terms.price).toBe('');
});

test('each card begins with the usual terms, or with those of the last one where they are kept', () => {
  const damaged = draftListings(inHand('1', NO_DRAFTS), {
    type: 'foundChanged',
    terms: { condition: 'DAMAGED' },
  });
  const next = (state: DraftListings) =>
    draftListings(draftListings(state, { type: 'added' }), { type: 'looking', code: 'BRM-2' }).candidate
      ?.terms;
  expect(next(damaged)).toEqual(DEFAULT_TERMS);
  expect(next(draftListings(damaged, { type: 'termsKept', keep: true }))).toMatchObject({
    condition: 'DAMAGED',
    price: '',
  });
});

test('a row of four copies makes four listings and counts as many', () => {
  const one = { card: heron, terms: { ...DEFAULT_TERMS, price: '0.10' } };
  const cards = [
    { ...one, quantity: 4 },
    { ...one, card: { ...heron, id: 'last' }, quantity: 1 },
  ];
  const state = draftListings(NO_DRAFTS, { type: 'addedAll', cards });
  // What is on top is listed last, and is on top of the listings then.
  expect(state.rows.map(({ card }) => card.id)).toEqual(['last', 'heron-id']);
  expect(toPost(state, 'mira').map(({ cardId }) => cardId)).toEqual(['last', ...Array(4).fill('heron-id')]);
  expect(postedKeys(state)).toEqual([1, 2, 2, 2, 2]);
  expect(totalOf(state.rows)).toBe(0.5);
  const full = { ...one, quantity: MAX_DRAFTS - 4 };
  expect(draftListings(state, { type: 'addedAll', cards: [full] })).toBe(state);
});

test('a card that another window adds has a key of its own, whatever is in hand or looked up here', () => {
  const pending = draftListings(looking('BRM-1', '1'), { type: 'added' });
  const elsewhere = { key: 1, card: heron, terms: { ...DEFAULT_TERMS, price: '8' }, quantity: 1 };
  const rows = [elsewhere, { ...elsewhere, key: 2 }];
  const both = draftListings(inHand('2', pending), { type: 'replaced', rows });
  const keysOf = (state: DraftListings) => state.rows.map(({ key, terms }) => [key, terms.price]);
  const all = answered(1, 'one', draftListings(both, { type: 'added' }));
  expect(keysOf(all)).toEqual([
    [1, '8'],
    [2, '8'],
    [3, '2'],
    [4, '1'],
  ]);
  const without = draftListings(both, { type: 'pendingRemoved', key: 1 });
  expect([without.pending, keysOf(without)]).toEqual([[], keysOf(both)]);
});
