// The rules of asking for what is written on a card.
import { asked, KNOWLEDGE, reason } from '../test/asked.js';

const NOTHING = { kind: 'nothing' };
const text = (field: string, part: string) => ({ kind: 'text', field, part });
const pattern = (field: string, source: string) => ({ kind: 'pattern', field, pattern: source });

describe('asking for texts', () => {
  it.each([
    ['t', 'type'],
    ['type', 'type'],
    ['o', 'oracle'],
    ['oracle', 'oracle'],
    ['fo', 'full-oracle'],
    ['fulloracle', 'full-oracle'],
    ['ft', 'flavor'],
    ['flavor', 'flavor'],
    ['flavortext', 'flavor'],
  ])('by %s means the %s', (key, field) => {
    expect(asked(`${key}:Elf`)).toEqual(text(field, 'Elf'));
    expect(asked(`${key}="draw a card"`)).toEqual(text(field, 'draw a card'));
    expect(asked(`${key}!=elf`)).toEqual({ kind: 'not', of: text(field, 'elf') });
    expect(asked(`-${key}:elf`)).toEqual({ kind: 'not', of: text(field, 'elf') });
    expect(asked(`${key}:/^elf/`)).toEqual(pattern(field, '^elf'));
    expect(asked(`-${key}:/a (b|c)/`)).toEqual({ kind: 'not', of: pattern(field, 'a (b|c)') });
    for (const sign of ['>', '<', '>=', '<=']) expect(asked(`${key}${sign}elf`)).toEqual(NOTHING);
  });

  it('by name means the name', () => {
    expect(asked('name:lantern')).toEqual(asked('lantern'));
    expect(asked('name:"Lantern Warden"')).toEqual({ kind: 'name', part: 'Lantern Warden' });
    expect(asked('name:/^l.*n$/')).toEqual(pattern('name', '^l.*n$'));
  });

  it('takes curly apostrophes, as telephones type them, for straight ones', () => {
    for (const [key, field] of [
      ['t', 'type'],
      ['o', 'oracle'],
      ['fo', 'full-oracle'],
      ['ft', 'flavor'],
    ] as const) {
      expect(asked(`${key}:don’t`)).toEqual(text(field, "don't"));
      expect(asked(`${key}:/don‘t [’]/`)).toEqual(pattern(field, "don't [']"));
    }
    expect(asked('name:/^urza’s/')).toEqual(pattern('name', "^urza's"));
  });

  it('leaves ~ for the card itself', () => {
    expect(asked('o:"~ enters"')).toEqual(text('oracle', '~ enters'));
    expect(asked('o:/~ deals \\d+/')).toEqual(pattern('oracle', '~ deals \\d+'));
  });

  it('keeps brackets and slashes of a regular expression in it', () => {
    expect(asked('(o:/a\\/b (c) "/ or x)')).toEqual({
      kind: 'any',
      of: [pattern('oracle', 'a\\/b (c) "'), { kind: 'name', part: 'x' }],
    });
  });

  it('names artists and abilities', () => {
    expect(asked('a:"Mira Coalhand"')).toEqual({ kind: 'artist', part: 'Mira Coalhand' });
    expect(asked('artist:mira')).toEqual({ kind: 'artist', part: 'mira' });
    for (const key of ['kw', 'keyword', 'keywords']) {
      expect(asked(`${key}:flying`)).toEqual({ kind: 'keyword', keyword: 'flying' });
      expect(asked(`${key}:"First Strike"`, KNOWLEDGE)).toEqual({ kind: 'keyword', keyword: 'first strike' });
      expect(reason(`${key}:hovering`, KNOWLEDGE)).toBe('Unknown keyword “hovering”');
    }
  });

  it.each([
    ['o:/a++/', 'Invalid regular expression: quantifier operand invalid.'],
    ['-name:/(/', 'Invalid regular expression: parentheses () not balanced.'],
    ['t:/[/', 'Invalid regular expression: brackets [] not balanced.'],
    ['ft:/(((a)))/', 'Too many nested groups.'],
    ['a:/mira/', 'Unknown regular expression keyword “a”.'],
    ['kw:/fly/', 'Unknown regular expression keyword “kw”.'],
  ])('does not know %s', (typed, why) => {
    expect(reason(typed)).toBe(why);
  });
});
