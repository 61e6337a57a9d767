// One-time codes as RFC 6238 has them.
import { generateSecret, shownSecret, stepOf } from './one-time-codes.js';

/** The secret of the test vectors of RFC 6238, appendix B. */
const SECRET = Buffer.from('12345678901234567890');

describe('a one-time code', () => {
  // The last six of the eight digits that the appendix shows for SHA-1.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i s is %s', (seconds, code) => {
    expect(stepOf(SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  it('says which step it belongs to, one early or late, and none beyond', () => {
    const [at, step] = [1_111_111_109_000, 37_037_036];
    expect(stepOf(SECRET, '081804', new Date(at + 30_000))).toBe(step);
    expect(stepOf(SECRET, '081804', new Date(at - 30_000))).toBe(step);
    expect(stepOf(SECRET, '081804', new Date(at + 60_000))).toBeUndefined();
    expect(stepOf(SECRET, '081804', new Date(at - 60_000))).toBeUndefined();
  });

  it.each(['', '12345', '1234567', 'abcdef', '０８１８０４'])('is not %j', (code) => {
    expect(stepOf(SECRET, code, new Date())).toBeUndefined();
  });

  it('comes from a secret of 160 bits that says whose it is', () => {
    const { secret, uri } = shownSecret(generateSecret(), 'robin+cards@example.com');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(new URL(uri).pathname)).toContain('Playset:robin+cards@example.com');
  });
});
