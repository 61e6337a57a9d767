// The rules of reading a search.
import { parse, UnclosedBrackets } from './parser.js';

const name = (part: string) => ({ kind: 'name', part });

describe('a search', () => {
  it('joins words by "and"', () => {
    expect(parse('lantern  warden').query).toEqual({ kind: 'all', of: [name('lantern'), name('warden')] });
    expect(parse('lantern AND warden').query).toEqual(parse('lantern warden').query);
  });

  it('keeps a quoted phrase together', () => {
    expect(parse('"of the brass"').query).toEqual(name('of the brass'));
  });

  it('asks for the whole name after an exclamation mark', () => {
    expect(parse('!overgrow').query).toEqual({ kind: 'whole-name', name: 'overgrow' });
    expect(parse('!"Lantern Warden"').query).toEqual({ kind: 'whole-name', name: 'Lantern Warden' });
  });

  it('turns a term, a phrase or a bracket round after a minus', () => {
    expect(parse('-warden').query).toEqual({ kind: 'not', of: name('warden') });
    expect(parse('-"the warden"').query).toEqual({ kind: 'not', of: name('the warden') });
    expect(parse('-(a or b)').query).toEqual({
      kind: 'not',
      of: { kind: 'any', of: [name('a'), name('b')] },
    });
  });

  it.each(['set:BRM', 's:brm', 'e=brm', 'edition:"brm"'])('names a set with %s', (text) => {
    expect(parse(text).query).toEqual({ kind: 'set', code: 'brm' });
  });

  it.each(['cn:12', 'number=12', 'collector:12', 'cn:0012'])('compares digits with %s', (text) => {
    expect(parse(text).query).toEqual({ kind: 'number', comparison: '=', value: 12 });
  });

  it('takes a number with letters as it is', () => {
    expect(parse('cn:12A').query).toEqual({ kind: 'number-text', text: '12a' });
    expect(parse('cn!=12a').query).toEqual({ kind: 'not', of: { kind: 'number-text', text: '12a' } });
    expect(parse('cn>12a').query).toEqual({ kind: 'nothing' });
  });

  it('keeps a number in what the database can hold', () => {
    expect(parse('cn<99999999999999999999').query).toEqual({
      kind: 'number',
      comparison: '<',
      value: 2_147_483_647,
    });
  });

  it('lets "or" bind less than "and", and brackets most', () => {
    expect(parse('a b or c').query).toEqual({
      kind: 'any',
      of: [{ kind: 'all', of: [name('a'), name('b')] }, name('c')],
    });
    expect(parse('a (b or c)').query).toEqual({
      kind: 'all',
      of: [name('a'), { kind: 'any', of: [name('b'), name('c')] }],
    });
  });

  it('ignores an unknown keyword and says so', () => {
    expect(parse('lantern shine:5')).toEqual({
      query: name('lantern'),
      warnings: ['Invalid expression “shine:5” was ignored. Unknown keyword “shine”.'],
    });
  });

  it('shortens what it quotes to twenty characters', () => {
    expect(parse('shine:abcdefghijklmnopqrst').warnings).toEqual([
      'Invalid expression “shine:abcdefghijklmn…” was ignored. Unknown keyword “shine”.',
    ]);
    expect(parse('invalid:query:syntax').warnings).toEqual([
      'Invalid expression “invalid:query:syntax” was ignored. Unknown keyword “invalid”.',
    ]);
  });

  it('ignores what comes after forty terms and says so once', () => {
    const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ');
    expect(parse(words(40))).toMatchObject({ query: { of: { length: 40 } }, warnings: [] });
    expect(parse(`${words(50)} (a or -b) shine:5`)).toEqual({
      query: parse(words(40)).query,
      warnings: [
        'Invalid expression “w41” was ignored, and so was all after it. A search has at most 40 terms.',
      ],
    });
  });

  it('has no query when every term was ignored', () => {
    expect(parse('a:b -c>d ()').query).toBeUndefined();
    expect(parse('""').query).toBeUndefined();
  });

  it('takes a keyword without a value for a word', () => {
    expect(parse('set:').query).toEqual(name('set:'));
    expect(parse('set: brm').query).toEqual({ kind: 'all', of: [name('set:'), name('brm')] });
  });

  it('matches nothing behind a quotation mark that is not closed', () => {
    expect(parse('"lantern').query).toEqual({ kind: 'nothing' });
    expect(parse('set:"brm').query).toEqual({ kind: 'nothing' });
  });

  it.each(['(', ')', '(a', 'a)', '((a)', '-(', 'a or (b'])(
    'refuses brackets that do not match: %s',
    (text) => {
      expect(() => parse(text)).toThrow(UnclosedBrackets);
    },
  );

  it.each([
    '-',
    '!',
    '--',
    '!!',
    '- a',
    'or',
    'or or',
    '"',
    '!"',
    '-!',
    'a-b',
    "'",
    '\\',
    'é:x',
    'a=',
    '=a',
    '!=',
  ])('can read anything: %s', (text) => {
    expect(() => parse(text)).not.toThrow();
  });

  it('can be deeply bracketed', () => {
    expect(parse(`${'('.repeat(499)}a${')'.repeat(499)}`).query).toEqual(name('a'));
  });
});
