/** The grammar of a pasted list. */
import { linesOf, readLine } from './listing-lines';

/** What a line says, without what it does not say. */
const said = (text: string) => {
  const { text: _text, quantity, card, unread, ...terms } = readLine(text);
  const given = Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== null));
  return { ...(quantity !== 1 && { quantity }), card, ...given, ...(unread && { unread }) };
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
  ['FDN-429 MNT 2.50', { card: fdn, price: '2.50', unread: 'MNT' }],
  ['FDN-429 2.50 3.50', { card: fdn, price: '2.50', unread: '3.50' }],
  ['FDN-429 NM LP', { card: fdn, condition: 'NEAR_MINT', unread: 'LP' }],
  ['FDN-429 1,234.50', { card: fdn, unread: '1,234.50' }],
  ['0 FDN-429', { quantity: 0, card: fdn }],
  ['2.50', { card: null, price: '2.50' }],
  ['???', { card: null, unread: '???' }],
  ['(FDN)', { card: null }],
])('%s is told for what it is', (line, meant) => {
  expect(said(line)).toEqual(meant);
});

test('empty lines and remarks say nothing', () => {
  expect(linesOf('\r\n4 FDN-429\r\n\n// trade only\n# binder\n  Opt  \r')).toEqual(['4 FDN-429', 'Opt']);
});

test('five hundred lines are read at once, and an endless one does no harm', () => {
  const text = Array.from({ length: 500 }, (_, at) => `${at + 1}x FDN-${at + 1} NM 2.50`).join('\n');
  const read = linesOf(text).map(readLine);
  expect(read).toHaveLength(500);
  expect(read.at(-1)).toMatchObject({ quantity: 500, card: { set: 'fdn', number: '500' }, price: '2.50' });
  for (const part of ['A, ', ',', '( ', '1-', 'x '])
    expect(readLine(part.repeat(50_000))).toMatchObject({ quantity: 1 });
});
