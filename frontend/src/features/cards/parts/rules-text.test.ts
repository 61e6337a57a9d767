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
  ['FUTURE', 'FUTURE'],
])('{%s} is read as "%s"', (code, words) => {
  expect(manaSymbol(code).words).toBe(words);
});

test('a symbol in halves has two glyphs and two colours', () => {
  expect(manaSymbol('W/U')).toMatchObject({ glyphs: ['\ue600', '\ue601'], colours: ['white', 'blue'] });
  expect(manaSymbol('2/R')).toMatchObject({ colours: ['colourless', 'red'] });
  expect(manaSymbol('G/P')).toMatchObject({ glyphs: ['\ue618'], colours: ['green'] });
});

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
