// Words that mean different things to different programs.
import { AMERICAN, CLEAR_CONDITIONS, EUROPEAN } from './conditions.js';
import { openFinish } from './finishes.js';
import { LANGUAGES, PLAIN_CHINESE } from './languages.js';
import { COMMON_SETS, setCodeOf } from './sets.js';
import { variationOf } from './variation.js';
import { folded } from './words.js';

describe('conditions', () => {
  it('read LP by the scale it comes from, and by none if that is unknown', () => {
    expect(AMERICAN.get('lp')).toBe('LIGHTLY_PLAYED');
    expect(EUROPEAN.get('lp')).toBe('MODERATELY_PLAYED');
    expect(['LP', 'Played', 'Good', 'EX'].map((word) => CLEAR_CONDITIONS.get(folded(word)))).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('take the lower grade between two of the American scale', () => {
    expect(['MT', 'NM', 'EX', 'GD', 'LP', 'PL', 'PO'].map((word) => EUROPEAN.get(folded(word)))).toEqual([
      'NEAR_MINT',
      'NEAR_MINT',
      'LIGHTLY_PLAYED',
      'MODERATELY_PLAYED',
      'MODERATELY_PLAYED',
      'HEAVILY_PLAYED',
      'DAMAGED',
    ]);
  });
});

it('reads foil words that nobody has listed (MtgCsvHelper#102)', () => {
  expect(
    ['Rainbow Foil', 'Step and Compleat Foil', 'Holofoil', 'Etched Foil', 'Normal', 'Glossy'].map(openFinish),
  ).toEqual(['FOIL', 'FOIL', 'FOIL', 'ETCHED', 'NONFOIL', undefined]);
});

it('knows both Chineses, and `Chinese` alone only where a program means one by it (MKMTool#36)', () => {
  const words = ['T-Chinese', 'Chinese (S)', 'zh_TW', 'CS', 'Chinese'].map(folded);
  expect(words.map((word) => LANGUAGES.get(word))).toEqual(['zht', 'zhs', 'zht', 'zhs', undefined]);
  expect(PLAIN_CHINESE.get('chinese')).toBe('zhs');
});

it('finds sets under the codes of others (GK1_DIMIR, The List)', () => {
  expect(['GK1_DIMIR', 'PLIST', 'M11'].map((code) => setCodeOf(code, COMMON_SETS))).toEqual([
    'gk1',
    'plst',
    'm11',
  ]);
});

describe('a seller’s condition', () => {
  it.each([
    ['Near Mint', { condition: 'NEAR_MINT', finish: 'NONFOIL', language: 'en' }],
    ['Lightly Played Foil - Japanese', { condition: 'LIGHTLY_PLAYED', finish: 'FOIL', language: 'ja' }],
    ['Near Mint Foil Etched', { condition: 'NEAR_MINT', finish: 'ETCHED', language: 'en' }],
    ['Damaged - Chinese (T)', { condition: 'DAMAGED', finish: 'NONFOIL', language: 'zht' }],
    ['NM-Mint', { condition: 'NEAR_MINT', finish: 'NONFOIL', language: 'en' }],
    ['Near Mint - Klingon', undefined],
    ['Plaied Foil', undefined],
    ['Near Mint 1st Edition', undefined],
  ])('%s', (text, variation) => {
    expect(variationOf(text)).toEqual(variation);
  });
});
