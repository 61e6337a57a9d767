// The rules of joining: what is typed twice is asked once.
import { MAX_TERMS, parse } from './parser.js';

describe('what is typed twice', () => {
  it.each([
    ['elf elf', 'elf'],
    ['elf or elf', 'elf'],
    ['elf  warden elf', 'elf warden'],
    ['-elf -elf warden', '-elf warden'],
    ['(elf or warden) (elf or warden)', 'elf or warden'],
    ['(elf) ((elf))', 'elf'],
    ['in:rare '.repeat(MAX_TERMS), 'in:rare'],
    ['cheapest:usd cheapest:$', 'cheapest:usd'],
  ])('is asked once: %s', (typed, asked) => {
    expect(parse(typed)).toEqual(parse(asked));
  });

  it('is not the same as its opposite, nor as what only looks like it', () => {
    for (const text of ['elf -elf', 'elf !elf', 'o:elf fo:elf', 'pow>2 pow>=2']) {
      expect(parse(text).query).toMatchObject({ kind: 'all', of: [{}, {}] });
    }
  });
});
