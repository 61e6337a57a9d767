/** Whose way of writing days the page has. */
import { preferredLocale, validLocale } from './locale';

afterEach(() => {
  document.documentElement.lang = '';
});

test.each([
  [['en-US', 'en'], 'en-US'],
  [['de-DE', 'de', 'en-GB', 'en'], 'en-GB'],
  [['EN-au'], 'en-AU'],
  [['en'], 'en'],
  [['de-DE', 'enm'], 'en-US'],
  [['en_GB.UTF-8', 'en-CA'], 'en-GB'],
  [['en-US@posix'], 'en-US'],
  [['C', ''], 'en-US'],
  [['es-MX', 'es'], 'en-US'],
  [[], 'en-US'],
])('of %j it is %s on an English page', (languages, locale) => {
  expect(preferredLocale(languages)).toBe(locale);
});

test.each([
  [['en-US', 'es-MX', 'es'], 'es-MX'],
  [['es-419'], 'es-419'],
  [['en-US', 'est'], 'es'],
  [[], 'es'],
])('of %j it is %s on a Spanish page', (languages, locale) => {
  document.documentElement.lang = 'es';
  expect(preferredLocale(languages)).toBe(locale);
});

test.each([
  ['en-US@posix', 'en-US'],
  ['de_DE.UTF-8@euro', 'de-DE'],
  ['C', ''],
  ['POSIX', 'posix'],
  ['', ''],
  ['*', ''],
  ['en-US-u-va-posix', 'en-US-u-va-posix'],
])('%j is a locale that every Intl takes, or none: %j', (tag, locale) => {
  expect(validLocale(tag)).toBe(locale);
  if (locale) expect(() => new Intl.NumberFormat(locale)).not.toThrow();
});
