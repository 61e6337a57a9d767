// The rules of display options that stand in a search.
import { parse } from '../parser.js';
import { DIRECTIONS, ORDERS, PREFERENCES, UNIQUES } from '../query.js';

const options = (text: string) => parse(`lantern ${text}`).options;
const warning = (text: string) => parse(`lantern ${text}`).warnings[0];

describe('a display option', () => {
  it('chooses what is shown for one card', () => {
    for (const unique of UNIQUES) expect(options(`unique:${unique}`)).toEqual({ unique });
    for (const prefer of PREFERENCES) expect(options(`prefer:${prefer}`)).toEqual({ prefer });
  });

  it('chooses the order', () => {
    for (const order of ORDERS) {
      expect(options(`order:${order}`)).toEqual({ order });
      expect(options(`sort:${order.toUpperCase()}`)).toEqual({ order });
    }
    for (const dir of DIRECTIONS) {
      expect(options(`direction:${dir}`)).toEqual({ dir });
      expect(options(`dir:${dir}`)).toEqual({ dir });
    }
    expect(options('dir:auto')).toEqual({ dir: undefined });
  });

  it('shows what is hidden', () => {
    expect(options('include:extras')).toEqual({ extras: true });
    expect(options('include:variations')).toEqual({ variations: true });
    expect(options('include:multilingual')).toEqual({ multilingual: true });
    expect(options('include:all')).toEqual({ extras: true, variations: true, multilingual: true });
    expect(options('lang:ja')).toEqual({ multilingual: true });
  });

  it('is no term, and the last of a kind counts', () => {
    expect(parse('order:cmc lantern order:usd dir:asc display:grid')).toEqual({
      query: { kind: 'name', part: 'lantern' },
      options: { order: 'usd', dir: 'asc' },
      warnings: [],
    });
    expect(parse('order:cmc or lantern').query).toEqual({ kind: 'name', part: 'lantern' });
    expect(parse('-order:cmc lantern').options).toEqual({});
  });

  it.each([
    ['unique:nonsense', 'Unknown unique mode “nonsense” was ignored'],
    ['order:x', 'Unknown order choice “x” was ignored'],
    ['order:SHINE', 'Unknown order choice “shine” was ignored'],
    ['sort:x', 'Unknown order choice “x” was ignored'],
    ['direction:up', 'Unknown direction choice “up” was ignored'],
    ['dir:up', 'Unknown direction choice “up” was ignored'],
    ['prefer:abcdefghij', 'Unknown preference mode “abcdefghij” was ignored'],
    ['prefer:abcdefghijk', 'Unknown preference mode “abcdefg...” was ignored'],
    ['display:sideways', 'Unknown display mode “sideways” was ignored'],
    ['include:foo', 'Unknown direction choice “foo” was ignored'],
    ['unique:"prints"', 'Unknown unique mode “"prints"” was ignored'],
  ])('with a value that there is not is ignored: %s', (text, said) => {
    expect(warning(text)).toBe(said);
    expect(options(text)).toEqual({});
  });

  it('has no opposite', () => {
    for (const key of 'unique order sort direction dir prefer display as include'.split(' ')) {
      const typed = `-${key}:all`;
      expect(parse(`lantern ${typed}`)).toEqual({
        ...parse('lantern'),
        warnings: [`Invalid expression “${typed}” was ignored. Unknown keyword “-${key}”.`],
      });
    }
  });

  it.each(['(order:cmc lantern)', 'a or (b (sort:name))', '-(unique:nonsense)', '(include:extras)'])(
    'is refused in brackets: %s',
    (text) => {
      expect(() => parse(text)).toThrow('Display options may not be specified inside parentheses.');
    },
  );
});
