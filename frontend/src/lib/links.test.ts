/** Where the details of a store lead to. */
import { dial, directionsTo, webAddress } from './links';

// @spec screen-store-directions
test('directions lead to a map of the address', () => {
  expect(directionsTo('12 Elm Street #4, Springfield & more')).toBe(
    'https://www.google.com/maps/search/?api=1&query=12+Elm+Street+%234%2C+Springfield+%26+more',
  );
});

test('a number is dialled by its digits', () => {
  expect(dial('+1 (312) 555-0199')).toBe('tel:+13125550199');
});

test.each([
  ['https://gilded.example', 'https://gilded.example/'],
  ['http://gilded.example/cards?x=1', 'http://gilded.example/cards?x=1'],
])('a website of the web can be opened: %s', (website, href) => {
  expect(webAddress(website)).toBe(href);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://gilded.example',
  'gilded.example',
  '',
  null,
  undefined,
])('anything else cannot: %s', (website) => {
  expect(webAddress(website)).toBeNull();
});
