// Which of our languages somebody gets, by the Accept-Language header of their call.
import { negotiateLanguage } from './accept-language.js';

describe('who asks for', () => {
  // @spec added-mail-language
  it.each([
    ['es', 'es'],
    ['ES-mx', 'es'],
    ['es-419,es;q=0.9,en;q=0.8', 'es'],
    ['es-MX;q=0.9, de', 'es'],
    ['de, fr;q=0.9, es;q=0.1', 'es'],
    ['en;q=0.5, es;q=0.501', 'es'],
    ['es, en', 'es'],
    ['en;q=0, *', 'es'],
    ['es ; q=1.000', 'es'],
    ['ast, es;q=0.2', 'es'],
    ['es;q=0.5555', 'es'],
    ['es;level=1', 'es'],
    ['es;q=', 'es'],
    ['en-GB, es;q=0.9', 'en'],
    ['en, es', 'en'],
    ['es;q=0.4, en;q=0.8', 'en'],
    ['es;q=0', 'en'],
    ['es;q=0.5, *;q=0.8', 'en'],
    ['*', 'en'],
    ['de', 'en'],
    ['est', 'en'],
  ])('%j reads %s', (header, language) => {
    expect(negotiateLanguage(header)).toBe(language);
  });

  // @spec added-mail-language
  it.each([
    undefined,
    '',
    ',;,',
    'es;q=-1',
    'es_MX',
    'es MX',
    '\u0001es',
    'español',
    'constructor',
    'x-'.repeat(500),
    ' '.repeat(8000),
    'e'.repeat(8000),
    '-'.repeat(8000),
  ])('nonsense reads English: %j', (header) => {
    expect(negotiateLanguage(header)).toBe('en');
  });

  it('a language beside nonsense is heard', () => {
    expect(negotiateLanguage('q=1, ;;, es;q=0.1')).toBe('es');
  });
});
