// The rules of reading a price series out of a line that came from elsewhere.
import { incomingSeries } from './incoming-series.js';

const ID = '5187db92-c0ce-505a-85da-2bdb9e166acf';
const read = (line: unknown) => incomingSeries(Buffer.from(JSON.stringify(line)));
const series = (fields: object) => read({ id: ID, finish: 'nonfoil', usd: { '2026-01-02': 1 }, ...fields });

describe('a line of price series', () => {
  it('is a month of whole cents for each month, with holes where there is no price', () => {
    const usd = { '2026-01-01': 1.15, '2026-01-04': 0.07, '2026-02-02': 12, '2026-02-01': null };
    expect(series({ usd })).toEqual([
      [ID, 1, '2026-01-01', '{115,NULL,NULL,7}'],
      [ID, 1, '2026-02-01', '{NULL,1200}'],
    ]);
  });

  it.each([
    ['nonfoil', 'usd', 1],
    ['foil', 'usd', 2],
    ['etched', 'usd', 3],
    ['nonfoil', 'eur', 4],
    ['foil', 'eur', 5],
    ['nonfoil', 'tix', 6],
  ])('knows %s in %s', (finish, currency, kind) => {
    const line = { id: ID.toUpperCase(), finish, [currency]: { '2026-01-01': 2.5 } };
    expect(read(line)).toEqual([[ID, kind, '2026-01-01', '{250}']]);
  });

  it.each([
    ['without a usable id', { id: '1' }],
    ['without a usable finish', { finish: 'shiny' }],
    ['with a day that is none', { usd: { '2026-02-30': 1 } }],
    ['with a price that is none', { usd: { '2026-01-01': '1.00' } }],
    ['with a price that is none', { usd: { '2026-01-01': -1 } }],
    ['with a price that is none', { usd: { '2026-01-01': 1.005 } }],
    ['without a price', { usd: {} }],
    ['without a price', { usd: { '2026-01-01': null } }],
    ['without a price', { usd: [1] }],
  ])('is none %s: %j', (reason, fields) => {
    expect(series(fields)).toBe(reason);
  });

  it('is none when it is no object, no JSON or no text', () => {
    expect(read(null)).toBe('without a usable id');
    expect(incomingSeries(Buffer.from('{"id":'))).toBe('not JSON');
    expect(incomingSeries(Buffer.from([0x7b, 0xff]))).toBe('not UTF-8');
    expect(incomingSeries(undefined)).toBe('longer than 1 MB');
  });
});
