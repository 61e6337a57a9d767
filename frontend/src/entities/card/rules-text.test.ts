/** Symbols and rules texts. */
import { manaSymbol } from './mana-symbols';
import { rulesParts } from './rules-text';

test.each([
  ['W', 'one white mana'],
  ['2', '2 generic mana'],
  ['X', 'X generic mana'],
  ['C', 'one colorless mana'],
  ['W/U', 'one white mana or one blue mana'],
  ['2/R', '2 generic mana or one red mana'],
  ['G/P', 'one green mana or two life'],
  ['R/G/P', 'one red mana or one green mana or two life'],
  ['T', 'tap this permanent'],
  ['Q', 'untap this permanent'],
  ['E', 'an energy counter'],
  ['S', 'one snow mana'],
  ['C/W', 'one colorless mana or one white mana'],
  ['P', 'one colored mana or two life'],
  ['H', 'one colored mana or two life'],
  ['HW', 'one-half white mana'],
  ['½', 'one-half generic mana'],
  ['∞', 'infinite generic mana'],
  ['1000000', '1000000 generic mana'],
  ['CHAOS', 'chaos'],
  ['TK', 'a ticket'],
  ['A', 'an acorn'],
  ['PW', 'a planeswalker'],
  ['L', 'one mana of a legendary source'],
  ['D', 'a land drop'],
  ['FUTURE', 'FUTURE'],
])('{%s} is read as "%s"', (code, words) => {
  expect(manaSymbol(code).label).toBe(words);
});

const NAMED = 'T Q E P PW CHAOS A TK X Y Z 0 ½ 1 2 15 20 100 1000000 ∞ W U B R G C S L D H HW HR'.split(' ');
const IN_HALVES = ['W/U', 'G/U', 'B/R', 'C/W', 'C/G', '2/W', '2/G', 'W/P', 'G/P', 'C/P', 'W/U/P', 'G/U/P'];

// @spec rule-symbols-in-words
test.each([...NAMED, ...IN_HALVES])('{%s} has words of its own', (code) => {
  expect(manaSymbol(code).label).toMatch(/[a-z]{3}/);
  expect(manaSymbol(code).label).not.toBe(code);
});

test('half of a colour is drawn in that colour', () => {
  expect(manaSymbol('HR')).toMatchObject({ glyphs: ['\ue902'], colours: ['red'] });
});

test('a symbol in halves has two glyphs and two colours', () => {
  expect(manaSymbol('W/U')).toMatchObject({ glyphs: ['\ue600', '\ue601'], colours: ['white', 'blue'] });
  expect(manaSymbol('2/R')).toMatchObject({ colours: ['colourless', 'red'] });
  expect(manaSymbol('G/P')).toMatchObject({ glyphs: ['\ue618'], colours: ['green'] });
});

// @spec rule-symbols-in-words
test('a symbol that the font lacks keeps its text', () => {
  expect(manaSymbol('FUTURE')).toMatchObject({ glyphs: [], text: 'FUTURE' });
  expect(manaSymbol('16').glyphs).toEqual(['\ue62a']);
});

test('a line is words, symbols and reminders', () => {
  expect(rulesParts('{T}: Add {G}. (Mana {G} lasts.) Done')).toEqual([
    { kind: 'symbol', code: 'T' },
    { kind: 'words', text: ': Add ' },
    { kind: 'symbol', code: 'G' },
    { kind: 'words', text: '. ' },
    { kind: 'reminder', text: '(Mana ' },
    { kind: 'symbol', code: 'G' },
    { kind: 'reminder', text: ' lasts.)' },
    { kind: 'words', text: ' Done' },
  ]);
});
