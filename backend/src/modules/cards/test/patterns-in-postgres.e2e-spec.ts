// The story of regular expressions: whatever is not refused is understood by the database, and fits what it should.
import pg from 'pg';
import { randomFrom } from '../../../../test/random.js';
import { cloneDatabase } from '../../../../test/test-database.js';
import { patternProblem, postgresPattern } from '../search/regular-expression.js';

const PIECES = [
  ...[
    'a',
    'b',
    'É',
    '🜁',
    '1',
    ' ',
    '.',
    '^',
    '$',
    '|',
    '(',
    ')',
    '(?:',
    '(?=',
    '(?!',
    '(?<=',
    '(?<!',
    '(?#x)',
  ],
  ...[
    '*',
    '+',
    '?',
    '*?',
    '+?',
    '??',
    '{2}',
    '{1,3}',
    '{2,}',
    '{,2}',
    '{0,17}',
    '{t}',
    '~',
    '/',
    '"',
    "'",
    '%',
    '_',
    '-',
  ],
  ...[
    '[',
    ']',
    '[^',
    '[a-c]',
    '[^\\d]',
    '[\\s\\S]',
    '[[:alpha:]]',
    '[[:space:]_]',
    '[\\n-~]',
    '[]]',
    '[^]-]',
    '[\\]\\\\]',
  ],
  ...[
    '\\d',
    '\\W',
    '\\s',
    '\\S',
    '\\b',
    '\\B',
    '\\m',
    '\\M',
    '\\n',
    '\\t',
    '\\e',
    '\\x41',
    '\\u0020',
    '\\cA',
    '\\.',
    '\\\\',
  ],
  ...[
    '\\sm',
    '\\smr',
    '\\smh',
    '\\smp',
    '\\spt',
    '\\spp',
    '\\smm',
    '\\ss',
    '\\sc',
    '\\1',
    '\\p',
    '\\z',
    '\\A',
  ],
];

describe('a regular expression in the database', () => {
  let database: Awaited<ReturnType<typeof cloneDatabase>>;
  let postgres: pg.Client;

  beforeAll(async () => {
    database = await cloneDatabase();
    postgres = new pg.Client({ connectionString: database.url });
    await postgres.connect();
    await postgres.query('set statement_timeout = 5000');
  });
  afterAll(async () => {
    await postgres.end();
    await database.drop();
  });

  const fits = async (text: string, pattern: string): Promise<boolean> => {
    const found = await postgres.query<{ fits: boolean }>('select $1::text ~ $2::text as fits', [
      text,
      postgresPattern(pattern),
    ]);
    return found.rows[0]?.fits ?? false;
  };

  it.each([
    ['draws? (a|two) cards?', 'you draw two cards.', true],
    ['DRAW', 'you draw', true],
    ['^draw', 'first line\ndraw a card', true],
    ['line$', 'first line\ndraw a card', true],
    ['line.draw', 'first line\ndraw a card', false],
    ['line[^x]draw', 'first line\ndraw a card', false],
    ['line\\sdraw', 'first line\ndraw a card', false],
    ['line\\ndraw', 'first line\ndraw a card', false],
    ['line[\\s\\S]draw', 'first line\ndraw a card', false],
    ['line\\Wdraw', 'first line\ndraw a card', false],
    ['line[\\t-z]draw', 'first line\ndraw a card', false],
    ['\\bcard\\b', 'a card.', true],
    ['\\bcar\\b', 'a card.', false],
    ['(?<=two )cards', 'two cards', true],
    ['(?<!two )cards', 'two cards', false],
    ['cards(?! in)', 'cards in hand', false],
    ['[]x]', 'a]', true],
    ['[^]x]', ']', false],
    ['[a\\-z]', '-', true],
    ['{t}: add', '{t}: add {g}', true],
    ['\\sm\\sm', 'add {g}{w/u}', true],
    ['\\smr', 'add {g}{w}', false],
    ['\\smr', 'add {g}{g}', true],
    ['\\smh', 'pay {2/w}', true],
    ['\\smp', 'pay {w/p}', true],
    ['\\smp', 'pay {w/u}', false],
    ['\\sc', 'add {c}', false],
    ['\\ss', 'pay {e}', true],
    ['\\spt', 'a 2/2 bear', true],
    ['\\spp', 'gets +1/+1', true],
    ['\\smm', 'gets -x/-x', true],
    ['\\x2e', 'a.', true],
    ['a{2,3}b', 'aaab', true],
    ['^a{2}$', 'aaa', false],
    ['_', 'a', false],
    ['%', 'a', false],
    ['é', 'É', true],
  ])('/%s/ and %j: %p', async (pattern, text, answer) => {
    expect(await fits(text, pattern)).toBe(answer);
  });

  it('is never an error, whatever it is made of', async () => {
    let read = 0;
    for (let seed = 0; seed < 6000; seed++) {
      const random = randomFrom(seed);
      const pattern = Array.from({ length: 1 + random(9) }, () => PIECES[random(PIECES.length)]).join('');
      if (patternProblem(pattern) !== undefined) continue;
      read++;
      await fits('first aab 1/1 {w}{w} line\n- b] \\ É', pattern).catch((error: unknown) => {
        throw new Error(`/${pattern}/: ${String(error)}`);
      });
    }
    expect(read).toBeGreaterThan(1000);
  });

  it.each([
    '(a+)+$',
    '((a|aa)+)+b',
    '(a?){25}a{25}',
    '((a{0,7}){0,7}){0,7}b',
    '(.{0,20}x){20}',
    `${'.*'.repeat(29)}b`,
    `${'\\w*'.repeat(40)}!`,
    '(?=.*a)(?=.*b)(?!.*c).*'.repeat(3),
    `[${'a-zA-Z'.repeat(20)}]{50}`,
  ])('answers in time, or in the words of a bound: /%s/', async (pattern) => {
    if (patternProblem(pattern) !== undefined) return;
    const started = performance.now();
    await fits(`${'a'.repeat(750)}!`, pattern);
    expect(performance.now() - started).toBeLessThan(4000);
  });
});
