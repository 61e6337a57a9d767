// The rules of refresh tokens.
import { RefreshToken } from './refresh-token.js';

const START = new Date('2026-03-01T12:00:00Z');
const at = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const DAY = 24 * 3600;

describe('a refresh token', () => {
  it('may be used for thirty days', () => {
    const token = RefreshToken.issue('hash', 'session', START);
    expect(token.stateAt(START)).toBe('current');
    expect(token.stateAt(at(30 * DAY - 1))).toBe('current');
    expect(token.stateAt(at(30 * DAY))).toBe('expired');
  });

  it('is forgiven for ten seconds after its use, and betrays a second holder later', () => {
    const token = RefreshToken.issue('hash', 'session', START);
    token.use(at(60));
    expect(token.stateAt(at(60))).toBe('forgiven');
    expect(token.stateAt(at(70))).toBe('forgiven');
    expect(token.stateAt(new Date(at(70).getTime() + 1))).toBe('reused');
    expect(token.stateAt(at(40 * DAY))).toBe('reused');
  });
});
