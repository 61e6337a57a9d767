/** Formatters that are made once. */
import { dateFormat, numberFormat } from './intl';

const NOON = new Date('2026-03-01T12:00:00Z');
const TIME = { timeStyle: 'short', hourCycle: 'h23' } as const;

afterEach(() => jest.restoreAllMocks());

test('each is made once for a locale and what it writes', () => {
  const price = { minimumFractionDigits: 2 };
  expect(numberFormat('de', price)).toBe(numberFormat('de', { ...price }));
  expect(numberFormat('de', price).format(1234.5)).toBe('1.234,50');
  expect(numberFormat('en', price).format(1234.5)).toBe('1,234.50');
  expect(numberFormat('en').format(1234.5)).toBe('1,234.5');
});

test('each zone has its own, and one that does not exist none', () => {
  const at = (timeZone: string) => dateFormat('en', { ...TIME, timeZone }).format(NOON);
  expect([at('UTC'), at('Asia/Tokyo'), at('UTC')]).toEqual(['12:00', '21:00', '12:00']);
  for (const _twice of [1, 2]) expect(() => at('Middle/Earth')).toThrow(RangeError);
});

test('who travels has another clock', () => {
  const here = dateFormat('en', TIME);
  expect(dateFormat('en', TIME)).toBe(here);
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-765);
  expect(dateFormat('en', TIME)).not.toBe(here);
});
