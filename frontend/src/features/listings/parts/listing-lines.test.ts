/** The grammar of a pasted list. */
import type { SetCodes } from './card-code';
import { readLine, splitLines } from './listing-lines';

/** What a line says, without what it does not say. */
const said = (text: string, sets: SetCodes = null) => {
  const { text: _text, quantity, card, unrecognized, ...terms } = readLine(text, sets);
  const given = Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== null));
  return { ...(quantity !== 1 && { quantity }), card, ...given, ...(unrecognized && { unrecognized }) };
};
const fdn = { set: 'fdn', number: '429' };

test.each([
  ['4 FDN-429 NM 2.50', { quantity: 4, card: fdn, condition: 'NEAR_MINT', price: '2.50' }],
  ['FDN-429 2.50 foil', { card: fdn, price: '2.50', finish: 'FOIL' }],
  ['2x FDN 429 LP $3', { quantity: 2, card: fdn, condition: 'LIGHTLY_PLAYED', price: '3' }],
  ['x3 fdn0429 3$', { quantity: 3, card: fdn, price: '3' }],
  ['2 x FDN 429 3', { quantity: 2, card: fdn, price: '3' }],
  ['12 × fdn429', { quantity: 12, card: fdn }],
  ['FDN-429', { card: fdn }],
  ['FDN #429 2,50 heavily played', { card: fdn, price: '2.50', condition: 'HEAVILY_PLAYED' }],
  ['FDN-429, NM, 2.50', { card: fdn, condition: 'NEAR_MINT', price: '2.50' }],
  ['4\tFDN-429\tDMG\t0.10', { quantity: 4, card: fdn, condition: 'DAMAGED', price: '0.10' }],
  ['4;FDN-429;MP;1', { quantity: 4, card: fdn, condition: 'MODERATELY_PLAYED', price: '1' }],
  ['- FDN-429 Japanese $1', { card: fdn, language: 'ja', price: '1' }],
  ['FDN-429 JP $1', { card: fdn, language: 'ja', price: '1' }],
  ['1 2X2-331 etched', { card: { set: '2x2', number: '331' }, finish: 'ETCHED' }],
  ['40K 12 5', { card: { set: '40k', number: '12' }, price: '5' }],
  ['PLST A25-12 $2', { card: { set: 'plst', number: 'A25-12' }, price: '2' }],
  ['BRM-7★ nonfoil', { card: { set: 'brm', number: '7★' }, finish: 'NONFOIL' }],
])('%s names a card by its code', (line, meant) => {
  expect(said(line)).toEqual(meant);
});

test.each([
  [
    '1 Clockwork Heron (2XM) 117 NM 2.50',
    {
      card: { set: '2xm', number: '117', name: 'Clockwork Heron' },
      condition: 'NEAR_MINT',
      price: '2.50',
    },
  ],
  ['Clockwork Heron [brm] $2', { card: { name: 'Clockwork Heron', set: 'brm' }, price: '2' }],
  [
    'Clockwork Heron (BRM) 89 *F*',
    { card: { set: 'brm', number: '89', name: 'Clockwork Heron' }, finish: 'FOIL' },
  ],
  ['3 Clockwork Heron', { quantity: 3, card: { name: 'Clockwork Heron' } }],
  ['Clockwork Heron near mint 2', { card: { name: 'Clockwork Heron' }, condition: 'NEAR_MINT', price: '2' }],
  ['Mere, the Quiet, LP', { card: { name: 'Mere, the Quiet' }, condition: 'LIGHTLY_PLAYED' }],
  ['"Ebb // Flow" 0.25', { card: { name: 'Ebb // Flow' }, price: '0.25' }],
  ['Foil', { card: { name: 'Foil' } }],
  ['Bring it to de it', { card: { name: 'Bring it to de it' } }],
  ['Opt $3', { card: { name: 'Opt' }, price: '3' }],
])('%s names a card by its name', (line, meant) => {
  expect(said(line)).toEqual(meant);
});

test.each([
  ['FDN-429 MNT 2.50', { card: fdn, price: '2.50', unrecognized: 'MNT' }],
  ['FDN-429 2.50 3.50', { card: fdn, price: '2.50', unrecognized: '3.50' }],
  ['FDN-429 NM LP', { card: fdn, condition: 'NEAR_MINT', unrecognized: 'LP' }],
  ['FDN-429 1,234.50', { card: fdn, unrecognized: '1,234.50' }],
  ['0 FDN-429', { quantity: 0, card: fdn }],
  ['2.50', { card: null, price: '2.50' }],
  ['???', { card: null, unrecognized: '???' }],
  ['(FDN)', { card: null }],
])('%s is told for what it is', (line, meant) => {
  expect(said(line)).toEqual(meant);
});

const SETS = new Set(['fdn', 'm19', 'mh1', '2x2', '10e', 'c19', 'plst', 'm10', 'm1', 'gtc', 'znr', 'brm']);
const m19 = { set: 'm19', number: '1' };

test.each([
  ['MH1 20 3', { card: { set: 'mh1', number: '20' }, price: '3' }],
  ['2 MH1 20 foil $3', { quantity: 2, card: { set: 'mh1', number: '20' }, finish: 'FOIL', price: '3' }],
  ['M19-1 NM 2.50', { card: m19, condition: 'NEAR_MINT', price: '2.50' }],
  ['m19/1 2', { card: m19, price: '2' }],
  ['4 10E-5 0.25', { quantity: 4, card: { set: '10e', number: '5' }, price: '0.25' }],
  ['2X2117 5', { card: { set: '2x2', number: '117' }, price: '5' }],
  ['2 2X2 117 5', { quantity: 2, card: { set: '2x2', number: '117' }, price: '5' }],
  ['C19 5', { card: { set: 'c19', number: '5' } }],
  ['PLST-M19-1 2', { card: { set: 'plst', number: 'M19-1' }, price: '2' }],
  ['M191 2', { card: { set: 'm1', number: '91', others: [m19] }, price: '2' }],
  ['fdn0429 1', { card: fdn, price: '1' }],
  ['ZZZ-5 1', { card: { set: 'zzz', number: '5' }, price: '1' }],
  ['Opt 3', { card: { name: 'Opt' }, price: '3' }],
  [
    'M19-1 Ajani, Strong LP 2',
    { card: { ...m19, name: 'Ajani, Strong' }, condition: 'LIGHTLY_PLAYED', price: '2' },
  ],
])('with the codes of all sets, %s is read as it is meant', (line, meant) => {
  expect(said(line, SETS)).toEqual(meant);
});

test.each([
  ['4x FDN-429', 4],
  ['4 × FDN-429', 4],
  ['x4 FDN-429', 4],
  ['× 4 FDN-429', 4],
  ['(4) FDN-429', 4],
  ['FDN-429 x4', 4],
  ['FDN-429 4x', 4],
  ['four FDN-429', 4],
  ['Playset FDN-429', 4],
  ['SB: 4 FDN-429', 4],
])('%s counts', (line, quantity) => {
  expect(said(line, SETS)).toEqual({ quantity, card: fdn });
});

test.each([
  ['Clockwork Heron x3 $2', { quantity: 3, card: { name: 'Clockwork Heron' }, price: '2' }],
  [
    'two Clockwork Heron $2',
    { card: { name: 'two Clockwork Heron', counted: { quantity: 2, name: 'Clockwork Heron' } }, price: '2' },
  ],
  ['Three Visits', { card: { name: 'Three Visits', counted: { quantity: 3, name: 'Visits' } } }],
  ['4 [GTC] Clockwork Heron', { quantity: 4, card: { name: 'Clockwork Heron', set: 'gtc' } }],
  ['1 [ZNR:177] Clockwork Heron', { card: { set: 'znr', number: '177', name: 'Clockwork Heron' } }],
  [
    'SB: 3 [ZNR:15+] Clockwork Heron',
    { quantity: 3, card: { set: 'znr', number: '15', name: 'Clockwork Heron' } },
  ],
  ['1 Clockwork Heron (GTC) 6p', { card: { set: 'gtc', number: '6p', name: 'Clockwork Heron' } }],
])('%s names a card as programs for decks do', (line, meant) => {
  expect(said(line, SETS)).toEqual(meant);
});

test('headings of decks say nothing', () => {
  expect(splitLines('Deck\nInstants (4)\n4 Opt\nLands:\n\nSideboard\nSB: 1 Opt\nLAYOUT MAIN:(1,2)')).toEqual([
    '4 Opt',
    'SB: 1 Opt',
  ]);
});

test('empty lines and remarks say nothing', () => {
  expect(splitLines('\r\n4 FDN-429\r\n\n// trade only\n# binder\n  Opt  \r')).toEqual(['4 FDN-429', 'Opt']);
});

test('five hundred lines are read at once, and an endless one does no harm', () => {
  const text = Array.from({ length: 500 }, (_, at) => `${at + 1}x FDN-${at + 1} NM 2.50`).join('\n');
  const read = splitLines(text).map((line) => readLine(line));
  expect(read).toHaveLength(500);
  expect(read.at(-1)).toMatchObject({ quantity: 500, card: { set: 'fdn', number: '500' }, price: '2.50' });
  for (const part of ['A, ', ',', '( ', '1-', 'x '])
    expect(readLine(part.repeat(50_000))).toMatchObject({ quantity: 1 });
});
