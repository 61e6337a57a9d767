/** Whose way of writing days the page has. */
import { readersLocale } from './locale';

afterEach(() => {
  document.documentElement.lang = '';
});

test.each([
  [['en-US', 'en'], 'en-US'],
  [['de-DE', 'de', 'en-GB', 'en'], 'en-GB'],
  [['EN-au'], 'EN-au'],
  [['en'], 'en'],
  [['de-DE', 'enm'], 'en-US'],
  [['en_US.UTF-8', 'en-CA'], 'en-CA'],
  [['es-MX', 'es'], 'en-US'],
  [[], 'en-US'],
])('of %j it is %s on an English page', (languages, locale) => {
  expect(readersLocale(languages)).toBe(locale);
});

test.each([
  [['en-US', 'es-MX', 'es'], 'es-MX'],
  [['es-419'], 'es-419'],
  [['en-US', 'est'], 'es'],
  [[], 'es'],
])('of %j it is %s on a Spanish page', (languages, locale) => {
  document.documentElement.lang = 'es';
  expect(readersLocale(languages)).toBe(locale);
});
