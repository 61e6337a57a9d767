// The rules of reading the parameters of a search, and of writing those of its next page.
import { CardRefusal } from '../lookup/card-refusal.js';
import { parse } from './parser.js';
import { ORDERS, UNIQUES } from './query.js';
import { pageAddress, searchRequest, withOptions } from './search-request.js';

const DEFAULTS = {
  q: 'lantern',
  unique: 'cards',
  order: 'name',
  extras: false,
  multilingual: false,
  variations: false,
  page: 1,
};
const request = (parameters: Record<string, unknown> = {}) => searchRequest({ q: 'lantern', ...parameters });

describe('the parameters of a search', () => {
  it('fall back to what is usual', () => {
    expect(request()).toEqual(DEFAULTS);
    expect(request({ unique: 'x', order: 'CMC', dir: 'up', page: 'x', format: 'csv', pretty: '1' })).toEqual(
      DEFAULTS,
    );
    expect(request({ order: { a: 'name' }, page: {} })).toEqual(DEFAULTS);
  });

  it('choose from all orders and modes', () => {
    for (const order of ORDERS) expect(request({ order }).order).toBe(order);
    for (const unique of UNIQUES) expect(request({ unique }).unique).toBe(unique);
    expect(request({ dir: 'desc' }).dir).toBe('desc');
    expect(request({ dir: 'auto' })).toEqual(DEFAULTS);
  });

  it.each([
    ['2', 2],
    ['2.5', 2],
    ['3abc', 3],
    [' 4', 4],
    ['abc', 1],
    ['0', 1],
    ['-1', 1],
    ['', 1],
    ['99999999999999999999', 10_000_000],
    [['1', '5'], 5],
  ])('read the page %p as the number it begins with', (page, number) => {
    expect(request({ page }).page).toBe(number);
  });

  it.each([
    ['1', true],
    ['true', true],
    ['maybe', true],
    ['TRUE', true],
    ['', false],
    ['0', false],
    ['false', false],
    ['False', false],
    [undefined, false],
  ])('take %p for %p', (given, meant) => {
    expect(request({ include_extras: given }).extras).toBe(meant);
    expect(request({ include_multilingual: given }).multilingual).toBe(meant);
    expect(request({ include_variations: given }).variations).toBe(meant);
  });

  it.each([
    ['', 'You didn‘t enter anything to search for.'],
    [' \t ', 'You didn‘t enter anything to search for.'],
    [undefined, 'You didn‘t enter anything to search for.'],
    ['💀'.repeat(1001), 'Your search may be at most 1000 characters long.'],
    ['a'.repeat(1001), 'Your search may be at most 1000 characters long.'],
    ['a\0', 'Your search contains a character that can’t be searched for.'],
  ])('are refused without a search: %p', (q, details) => {
    expect(() => request({ q })).toThrow(CardRefusal);
    expect(() => request({ q })).toThrow(details);
  });

  it('are overruled by what the search says', () => {
    const asked = request({ order: 'cmc', dir: 'desc', unique: 'art' });
    const { options } = parse('lantern order:usd unique:prints dir:auto include:variations');
    expect(withOptions(asked, options)).toMatchObject({ order: 'usd', unique: 'prints', variations: true });
    expect(withOptions(asked, options).dir).toBeUndefined();
  });
});

describe('the address of another page', () => {
  it('has its parameters in the order of the alphabet', () => {
    expect(pageAddress(request({ dir: 'desc', order: 'usd', q: '  Lantern   E:BRM ' }), 2)).toBe(
      '/api/cards/search?dir=desc&format=json&include_extras=false&include_multilingual=false&include_variations=false&order=usd&page=2&q=lantern+e%3Abrm&unique=cards',
    );
    expect(pageAddress(request(), 3)).toMatch(/^\/api\/cards\/search\?format=json&/);
  });

  it('stays among what somebody has in stock', () => {
    const address = pageAddress(request({ listed: 'true' }), 2);
    expect(new URL(address, 'http://x').searchParams.get('listed')).toBe('true');
    expect(request({ listed: 'false' })).toEqual(DEFAULTS);
  });

  it('keeps the escapes of a regular expression, where a capital is another letter', () => {
    const q = new URL(pageAddress(request({ q: 'O:/\\Draw \\S+ Cards/' }), 2), 'http://x').searchParams.get(
      'q',
    );
    expect(q).toBe('o:/\\Draw \\S+ cards/');
  });

  it.each(['o:"two  blanks"', 'o:/a\nb/ \t C:W', 'İ'.repeat(1000), '💀'.repeat(1000), 'o:/\\İA  B/'])(
    'asks for the same as the page before, and so does every page: %s',
    (q) => {
      const first = request({ q });
      const followed = (address: string) =>
        searchRequest(Object.fromEntries(new URL(address, 'http://x').searchParams));
      const second = followed(pageAddress(first, 2));
      expect(parse(second.q.toLowerCase()).query).toEqual(parse(first.q.toLowerCase()).query);
      expect(followed(pageAddress(second, 3))).toEqual({ ...second, page: 3 });
    },
  );
});
