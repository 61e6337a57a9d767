// The rules of reading a search: words, brackets, signs, and what is said of what was not understood.
import { MAX_TERMS, parse } from './parser.js';
import { UnreadableSearch } from './warnings.js';

const name = (part: string) => ({ kind: 'name', part });
const set = (code: string) => ({ kind: 'set', code });
const NOTHING = { kind: 'nothing' };

describe('a search', () => {
  it('joins words by "and"', () => {
    expect(parse('lantern  warden').query).toEqual({ kind: 'all', of: [name('lantern'), name('warden')] });
    expect(parse('lantern AND warden').query).toEqual(parse('lantern warden').query);
  });

  it('keeps a quoted phrase together', () => {
    for (const text of ['"of the brass"', "'of the brass'", '“of the brass”']) {
      expect(parse(text).query).toEqual(name('of the brass'));
    }
    expect(parse("o:'draw a card'").query).toEqual(parse('o:"draw a card"').query);
  });

  it('takes an apostrophe in a word for one', () => {
    expect(parse("king's").query).toEqual(name("king's"));
    expect(parse("'tis the king's").query).toEqual({
      kind: 'all',
      of: [name("'tis"), name('the'), name("king's")],
    });
  });

  it('asks for the whole name after an exclamation mark', () => {
    expect(parse('!overgrow').query).toEqual({ kind: 'whole-name', name: 'overgrow' });
    expect(parse('!"Lantern Warden"').query).toEqual({ kind: 'whole-name', name: 'Lantern Warden' });
    expect(parse("!'Lantern Warden'").query).toEqual(parse('!"Lantern Warden"').query);
  });

  it('turns a term, a phrase or a bracket round after a minus', () => {
    expect(parse('-warden').query).toEqual({ kind: 'not', of: name('warden') });
    expect(parse('-"the warden"').query).toEqual({ kind: 'not', of: name('the warden') });
    expect(parse('-(a or b)').query).toEqual({
      kind: 'not',
      of: { kind: 'any', of: [name('a'), name('b')] },
    });
    expect(parse('-(-(a b))').query).toEqual(parse('a b').query);
  });

  it('lets "or" bind less than "and", and brackets most', () => {
    expect(parse('a b or c').query).toEqual({
      kind: 'any',
      of: [{ kind: 'all', of: [name('a'), name('b')] }, name('c')],
    });
    expect(parse('a (b OR c)').query).toEqual({
      kind: 'all',
      of: [name('a'), { kind: 'any', of: [name('b'), name('c')] }],
    });
  });

  it('takes a keyword in any case', () => {
    expect(parse('SET:Brm').query).toEqual(set('brm'));
  });

  it.each([
    ['lantern shine:5', 'Invalid expression “shine:5” was ignored. Unknown keyword “shine”.'],
    ['lantern Shine:BRIGHT', 'Invalid expression “shine:bright” was ignored. Unknown keyword “shine”.'],
    ['lantern -shine:5', 'Invalid expression “-shine:5” was ignored. Unknown keyword “-shine”.'],
    ['lantern shine>5', 'Invalid expression “shine>5” was ignored. Unknown keyword “shine”.'],
    ['lantern set:""', 'Invalid expression “set:""” was ignored. Unknown keyword “set”.'],
    [
      'lantern invalid:query:syntax',
      'Invalid expression “invalid:query:syntax” was ignored. Unknown keyword “invalid”.',
    ],
    [
      'lantern shine:abcdefghijklmnopqrst',
      'Invalid expression “shine:abcdefghijklm…” was ignored. Unknown keyword “shine”.',
    ],
    [
      'lantern set:/brm/',
      'Invalid expression “set:/brm/” was ignored. Unknown regular expression keyword “set”.',
    ],
    ['lantern order=name', 'Invalid expression “order=name” was ignored. Unknown keyword “order”.'],
    ['-order:cmc lantern', 'Invalid expression “-order:cmc” was ignored. Unknown keyword “-order”.'],
    ['lantern (-unique:art)', 'Invalid expression “-unique:art” was ignored. Unknown keyword “-unique”.'],
  ])('ignores what is unknown and says so: %s', (text, warning) => {
    expect(parse(text)).toEqual({ query: name('lantern'), options: {}, warnings: [warning] });
  });

  it('leaves what is ignored out of an "or", and a bracket of nothing else out of all', () => {
    expect(parse('lantern or shine:5').query).toEqual(name('lantern'));
    expect(parse('(shine:5 or glow:6) lantern').query).toEqual(name('lantern'));
  });

  it('has no query when every term was ignored', () => {
    expect(parse('shine:5 -glow:6 ()').query).toBeUndefined();
    expect(parse('""').query).toBeUndefined();
    expect(parse('order:name unique:prints').query).toBeUndefined();
  });

  it(`ignores what comes after ${MAX_TERMS} terms and says so once`, () => {
    const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ');
    expect(parse(words(40))).toMatchObject({ query: { of: { length: 40 } }, warnings: [] });
    expect(parse(`${words(50)} (a or -b) shine:5`)).toEqual({
      query: parse(words(40)).query,
      options: {},
      warnings: [
        'Invalid expression “w41” was ignored, along with everything after it. A search can have at most 40 terms.',
      ],
    });
  });

  it('takes a keyword without a value for a word', () => {
    expect(parse('set:').query).toEqual(name('set'));
    expect(parse('t> -o<').query).toEqual({ kind: 'all', of: [name('t'), { kind: 'not', of: name('o') }] });
    for (const sign of [':', '=', '!=', '<', '<=', '>', '>=']) {
      expect(parse(`mv${sign}`)).toEqual({ query: name('mv'), options: {}, warnings: [] });
      expect(parse(`(c${sign}) bolt`).query).toEqual(parse('c bolt').query);
      expect(parse(`c${sign} bolt`)).toEqual(parse('c bolt'));
    }
    expect(parse('set: brm').query).toEqual({ kind: 'all', of: [name('set'), name('brm')] });
  });

  it('matches nothing behind a quotation mark or a slash that is not closed', () => {
    for (const text of ['"lantern', 'set:"brm', 'o:/draw a card', 'o:/draw\\/ a']) {
      expect(parse(text).query).toEqual(NOTHING);
    }
  });

  it.each(['(', ')', '(a', 'a)', '((a)', '-(', 'a or (b', 'a) (b', '(o:/b)'])(
    'refuses brackets that do not match: %s',
    (text) => {
      expect(() => parse(text)).toThrow(UnreadableSearch);
      expect(() => parse(text)).toThrow('Your search contains unclosed parentheses.');
    },
  );

  it('refuses more than six regular expressions', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `o:/${letter}/`).join(' ');
    expect(parse(six).query).toMatchObject({ of: { length: 6 } });
    expect(() => parse('o:/a/ '.repeat(7))).toThrow('Too many regular expression operators used');
  });

  it.each([
    'quit',
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
    'o:/\\',
    'c:/',
    '//',
  ])('can read anything: %s', (text) => {
    expect(() => parse(text)).not.toThrow();
  });

  it('looks around by what is not plain only once', () => {
    const warning = (term: string) =>
      `Invalid expression “${term}” was ignored. Regular expression too complex.`;
    const read = parse('o:/(?=.*a)z/ -ft:/(?!.*b)z/ t:/(?=elf)/ name:/a+/');
    expect(read.query).toMatchObject({ of: [{ field: 'oracle' }, { field: 'type' }, { field: 'name' }] });
    expect(read.warnings).toEqual([warning('-ft:/(?!.*b)z/')]);
  });

  it('has nothing that is more or less than a regular expression, whatever stands in it', () => {
    for (const sign of ['<', '<=', '>', '>=']) {
      for (const pattern of ['a+', '(', '\\1', '[b', '(?=.*a)z']) {
        expect(parse(`fo${sign}/${pattern}/`)).toEqual({ query: NOTHING, options: {}, warnings: [] });
      }
    }
  });

  it('can be deeply bracketed', () => {
    expect(parse(`${'('.repeat(5000)}a${')'.repeat(5000)}`).query).toEqual(name('a'));
    expect(parse(`${'-('.repeat(5000)}a${')'.repeat(5000)}`).query).toEqual(name('a'));
    expect(parse(`${'(a '.repeat(5000)}${')'.repeat(5000)}`).query).toEqual(name('a'));
    expect(parse(`b ${'(a -'.repeat(5000)}${')'.repeat(5000)}`).query).toMatchObject({ kind: 'all' });
  });
});
