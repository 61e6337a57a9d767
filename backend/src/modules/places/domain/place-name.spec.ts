// How names of places are compared.
import { MAX_KEY, placeKey, typedPlace } from './place-name.js';

it.each([
  ['München', 'munchen'],
  ['MÜNCHEN', 'munchen'],
  ['Mu\u0308nchen', 'munchen'],
  ['São Paulo', 'sao paulo'],
  ['Saint-Étienne', 'saint etienne'],
  ['L’Aquila', 'laquila'],
  ["'s-Hertogenbosch", 's hertogenbosch'],
  ['Großräschen', 'grossraschen'],
  ['Łódź', 'lodz'],
  ['Ærøskøbing', 'aeroskobing'],
  ['İstanbul', 'istanbul'],
  ['  60622 ', '60622'],
  ['St. John’s', 'st johns'],
  ['%_\\', ''],
  ['東京', '東京'],
])('the key of %s is %s', (name, key) => {
  expect(placeKey(name)).toBe(key);
});

it('a key is bounded', () => {
  expect(placeKey('ﷺ'.repeat(1_000)).length).toBeLessThanOrEqual(MAX_KEY);
});

it.each([
  ['Springfield, IL', { key: 'springfield', area: 'il' }],
  ['Springfield', { key: 'springfield', area: '' }],
  ['Paris, Texas, US', { key: 'paris', area: 'texas us' }],
  ['60622-1234', { key: '60622', area: '' }],
  ['M5V 2T6', { key: 'm5v', area: '' }],
  ['sw1a 1aa', { key: 'sw1a', area: '' }],
  [', IL', { key: '', area: 'il' }],
])('what was typed as %s is a name and an area', (typed, place) => {
  expect(typedPlace(typed)).toEqual(place);
});
