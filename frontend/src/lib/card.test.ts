/** The rules of reading a card. */
import { facesOf, isDigitalOnly, isTwoSided, pricedFinish, priceOf, sideName } from './card';

const images = { normal: '/somewhere' };
const lantern = {
  name: 'Low Lantern // High Lantern',
  card_faces: [
    { name: 'Low Lantern', image_uris: images },
    { name: 'High Lantern', image_uris: images },
  ],
};
const ebb = { name: 'Ebb // Flow', image_uris: images, card_faces: [{ name: 'Ebb' }, { name: 'Flow' }] };

// @spec text-card-sides
test('a card has two sides when its second face has a picture of its own', () => {
  expect(isTwoSided(lantern)).toBe(true);
  expect(isTwoSided(ebb)).toBe(false);
  expect(isTwoSided({ name: 'Heron' })).toBe(false);
});

test('each side has its name, a card with one side has one', () => {
  expect(sideName(lantern, 'front')).toBe('Low Lantern');
  expect(sideName(lantern, 'back')).toBe('High Lantern');
  expect(sideName(ebb, 'front')).toBe('Ebb // Flow');
});

test('a card without faces is its own face', () => {
  expect(facesOf({ name: 'Heron' })).toEqual([{ name: 'Heron' }]);
  expect(facesOf(ebb).map(({ name }) => name)).toEqual(['Ebb', 'Flow']);
});

test('a price is of one finish; where there is room for one, it is the regular one, else foil, else etched', () => {
  const none = { usd: null, usd_foil: null, usd_etched: null };
  const etched = { prices: { ...none, usd_etched: '19.45' } };
  expect(priceOf(etched, 'ETCHED')).toBe('19.45');
  expect(priceOf(etched, 'FOIL')).toBeNull();
  expect(pricedFinish(etched)).toBe('ETCHED');
  expect(pricedFinish({ prices: { ...none, usd: '1', usd_etched: '9.00' } })).toBe('NONFOIL');
  expect(pricedFinish({ prices: { ...none, usd_foil: '0.00' } })).toBeNull();
  expect(pricedFinish({})).toBeNull();
});

test('a card that is not on paper is digital', () => {
  expect(isDigitalOnly({ name: '', games: ['arena'] })).toBe(true);
  expect(isDigitalOnly({ name: '', games: ['arena', 'paper'] })).toBe(false);
  expect(isDigitalOnly({ name: '', digital: true })).toBe(true);
  expect(isDigitalOnly({ name: '' })).toBe(false);
});
