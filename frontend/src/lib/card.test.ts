/** The rules of reading a card. */
import { facesOf, isDigitalOnly, isTwoSided, marketPrices, sideName } from './card';

const images = { normal: '/somewhere' };
const lantern = {
  name: 'Low Lantern // High Lantern',
  card_faces: [
    { name: 'Low Lantern', image_uris: images },
    { name: 'High Lantern', image_uris: images },
  ],
};
const ebb = { name: 'Ebb // Flow', image_uris: images, card_faces: [{ name: 'Ebb' }, { name: 'Flow' }] };

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

test('the etched price stands in for the foil price, under its own name, when there is no other price', () => {
  const none = { usd: null, usd_foil: null, usd_etched: null };
  expect(marketPrices({ name: '', prices: { ...none, usd_etched: '19.45' } })).toEqual({
    regular: null,
    foil: '19.45',
    foilName: 'Etched',
  });
  expect(marketPrices({ name: '', prices: { ...none, usd: '1.00', usd_etched: '9.00' } })).toEqual({
    regular: '1.00',
    foil: null,
    foilName: 'Foil',
  });
  expect(marketPrices({ name: '' })).toEqual({ regular: null, foil: null, foilName: 'Foil' });
});

test('a card that is not on paper is digital', () => {
  expect(isDigitalOnly({ name: '', games: ['arena'] })).toBe(true);
  expect(isDigitalOnly({ name: '', games: ['arena', 'paper'] })).toBe(false);
  expect(isDigitalOnly({ name: '', digital: true })).toBe(true);
  expect(isDigitalOnly({ name: '' })).toBe(false);
});
