// The rules of regular expressions: what is read, how it is written for PostgreSQL, and what is refused in which words.
import { patternProblem, postgresPattern } from './regular-expression.js';

describe('a regular expression', () => {
  it.each([
    ['draw', '(?in)draw'],
    ['^draws? (a|two) cards?$', '(?in)^draws? (?:a|two) cards?$'],
    ['\\d+ damage', '(?in)[[:digit:]]+ damage'],
    ['\\bthe\\b', '(?in)\\ythe\\y'],
    ['a\\sb', '(?in)a[ \\t\\r\\f\\v]b'],
    ['a\\Sb', '(?in)a[^[:space:]]b'],
    ['[^.]+', '(?in)[^\\.]+'],
    ['[a-c\\d_]', '(?in)[a-c[:digit:]_]'],
    ['[\\s\\S]', '(?in)(?:[ \\t\\r\\f\\v]|[^[:space:]])'],
    ['[]x]', '(?in)[\\]x]'],
    ['[[:alpha:]-]', '(?in)[[:alpha:]\\-]'],
    ['{t}: add', '(?in)\\{t\\}\\: add'],
    ['{,2}', '(?in)\\{\\,2\\}'],
    ['a{2,3}?', '(?in)a{2,3}?'],
    ['a*?', '(?in)a*?'],
    ['(?=a)(?!b)(?<=c)(?<!d)', '(?in)(?=a)(?!b)(?<=c)(?<!d)'],
    ['a(?#aside)b', '(?in)ab'],
    ['\\/', '(?in)\\/'],
    ['\\x41\\u00e9', '(?in)Aé'],
    ['~ deals', '(?in)\\~ deals'],
    ['', '(?in)'],
  ])('/%s/ is %s to PostgreSQL', (source, written) => {
    expect(postgresPattern(source)).toBe(written);
  });

  it('never goes beyond a line', () => {
    expect(postgresPattern('a\\nb')).toBe('(?in)a\\u0001b');
    expect(postgresPattern('[\\n]')).toBe('(?in)\\u0001');
    expect(postgresPattern('[\\t-z]')).toBe('(?in)[\\u0009\\u000b-z]');
  });

  it('knows the escapes for symbols, the longest first', () => {
    expect(postgresPattern('\\ss')).toBe('(?in)(?:\\{[^{}]+\\})');
    expect(postgresPattern('\\spp{2}')).toContain('\\+[[:digit:]xyz*]+){2}');
    for (const each of ['\\sm', '\\sc', '\\smr', '\\smh', '\\smp', '\\smm', '\\spt', '\\spp', '\\ss']) {
      expect(postgresPattern(each)).not.toContain('\\t');
    }
  });

  it.each([
    ['*a', 'quantifier operand invalid.'],
    ['a|+', 'quantifier operand invalid.'],
    ['a++', 'quantifier operand invalid.'],
    ['a???', 'quantifier operand invalid.'],
    ['^*', 'quantifier operand invalid.'],
    ['(?=a)*', 'quantifier operand invalid.'],
    ['(?i)a', 'quantifier operand invalid.'],
    ['(?<name>a)', 'quantifier operand invalid.'],
    ['(?>a)', 'quantifier operand invalid.'],
    ['\\p{L}', 'invalid escape \\ sequence.'],
    ['\\z', 'invalid escape \\ sequence.'],
    ['\\x', 'invalid escape \\ sequence.'],
    ['\\x0', 'invalid escape \\ sequence.'],
    ['\\ud800', 'invalid escape \\ sequence.'],
    ['\\xffffffffff', 'invalid escape \\ sequence.'],
    ['a\\', 'invalid escape \\ sequence.'],
    ['[\\p]', 'invalid escape \\ sequence.'],
    ['[^\\S]', 'invalid escape \\ sequence.'],
    ['(a', 'parentheses () not balanced.'],
    ['a)', 'parentheses () not balanced.'],
    ['(?#a', 'parentheses () not balanced.'],
    ['[a', 'brackets [] not balanced.'],
    ['[]', 'brackets [] not balanced.'],
    ['a{2', 'braces {} not balanced.'],
    ['a{2,1}', 'invalid repetition count(s).'],
    ['a{256,}', 'invalid repetition count(s).'],
    ['[z-a]', 'invalid character range.'],
    ['[a-\\d]', 'invalid escape \\ sequence.'],
    ['[\\d-z]', 'invalid character range.'],
    ['[[:nonsense:]]', 'invalid character class.'],
    ['[[=a=]]', 'invalid character class.'],
    ['[[:<:]]', 'invalid character class.'],
    ['(a)\\1', 'back references are not supported.'],
  ])('/%s/ is refused', (source, what) => {
    expect(patternProblem(source)).toBe(`Invalid regular expression: ${what}`);
    expect(() => postgresPattern(source)).toThrow(what);
  });

  it.each([
    [`${'.'.repeat(89)}`, undefined],
    [`${'.'.repeat(90)}`, 'Regular expression too complex.'],
    [`${'a'.repeat(248)}`, undefined],
    [`${'a'.repeat(249)}`, 'Regular expression too complex.'],
    ['|'.repeat(23), 'Regular expression too complex.'],
    ['\\b'.repeat(20), 'Regular expression too complex.'],
    ['((.{17}){17}){16}', 'Regular expression too complex.'],
    ['a{255,}'.repeat(3), 'Regular expression too complex.'],
    ['[\\u0020-\\uffff]', 'Regular expression too complex.'],
    ['(((a)))', 'Too many nested groups.'],
    ['((a)(b))', undefined],
    ['a{50}', undefined],
    ['a{51}', 'Too much repetition.'],
    ['a{25}b{26}', 'Too much repetition.'],
    ['(?=.*a)z', undefined],
    ['(?=enters tapped)(?=a)(?<!the )(?=[aeiou])z', undefined],
    ['(?=.{0,16}a)z', undefined],
    ['(?=.{0,17}a)z', 'Regular expression too complex.'],
    ['(?=.*a)(?=.*b)(?=.*c)z', 'Regular expression too complex.'],
    ['(?=.*a)z(?<!b.?)', 'Regular expression too complex.'],
    ['(?=..a)z(?=b\\d)', 'Regular expression too complex.'],
    ['(?=.*(?=a))z', 'Regular expression too complex.'],
  ])('has its bounds: %s', (source, problem) => {
    expect(patternProblem(source)).toBe(problem);
  });
});
