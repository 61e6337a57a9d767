// The rules of reading a card out of an object that came from elsewhere.

import { centsOf, dateOf } from '../facts/raw-values.js';
import { bulkCard } from '../test/bulk-card.js';
import { incomingCard } from './incoming-card.js';

const read = (card: unknown) => incomingCard(Buffer.from(JSON.stringify(card)));

describe('a card of a bulk file', () => {
  it.each([
    ['null', 'not a card'],
    ['[1]', 'not a card'],
    ['"card"', 'not a card'],
    ['{"object":"set"}', 'not a card'],
    ['{"object":"card"', 'not JSON'],
    ['{"object":"card"}', 'without a usable id'],
  ])('is not %s: %s', (text, reason) => {
    expect(incomingCard(Buffer.from(text))).toBe(reason);
  });

  it.each(['name', 'set', 'set_name', 'collector_number', 'lang'])('needs its %s', (key) => {
    for (const value of [undefined, null, '', ' ', 7, 'x'.repeat(501)]) {
      expect(read(bulkCard({ [key]: value }))).toBe(`without a usable ${key}`);
    }
  });

  it('is UTF-8 without NUL characters', () => {
    expect(incomingCard(Buffer.from([0x7b, 0xff, 0x7d]))).toBe('not UTF-8');
    expect(read(bulkCard({ oracle_text: 'a\0b' }))).toBe('with a NUL character');
  });

  it('survives every field being null, or something else', () => {
    const needed = new Set(['object', 'id', 'name', 'set', 'set_name', 'collector_number', 'lang']);
    for (const value of [null, {}, [], 'text', 7, true, [null]]) {
      const odd = Object.entries(bulkCard()).map(([key, own]) => [key, needed.has(key) ? own : value]);
      expect(Array.isArray(read(Object.fromEntries(odd)))).toBe(true);
    }
  });

  it('has prices in whole cents', () => {
    expect(['1.10', '0.5', '12', '1234567.89'].map(centsOf)).toEqual([110, 50, 1200, 123_456_789]);
    expect([null, 1.1, '', '-1.00', '1.234', '1e3', '99999999', 'x'].map(centsOf)).toEqual(
      Array(8).fill(null),
    );
  });

  it('has a date that exists', () => {
    expect(dateOf('2024-02-29')).toBe('2024-02-29');
    expect([null, '2023-02-29', '2024-13-01', '24-01-01', 'soon', 20240101].map(dateOf)).toEqual(
      Array(6).fill(null),
    );
  });
});
