// The rules of links in mails.
import { linkExpired, linkUsed } from './auth.errors.js';
import { MailToken, type Purpose } from './mail-token.js';

const START = new Date('2026-03-01T12:00:00Z');
const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const aLink = (purpose: Purpose) => MailToken.issue('id', 'account', purpose, START);

describe('a link in a mail', () => {
  it.each([
    ['verify-email', 24 * 60],
    ['reset-password', 60],
  ] as const)('for %s works for %i minutes', (purpose, minutes) => {
    expect(() => aLink(purpose).redeem(at(minutes - 1))).not.toThrow();
    expect(() => aLink(purpose).redeem(at(minutes))).toThrow(linkExpired.message);
  });

  it('from the future opens nothing, but for a minute of clocks that differ', () => {
    expect(() => aLink('reset-password').check(at(-1))).not.toThrow();
    expect(() => aLink('reset-password').check(at(-2))).toThrow(linkExpired.message);
    expect(() => aLink('verify-email').check(at(-29 * 24 * 60))).toThrow(linkExpired.message);
  });

  it('that verifies an address may be clicked again for ten minutes', () => {
    const link = aLink('verify-email');
    link.redeem(at(5));
    expect(() => link.redeem(at(14))).not.toThrow();
    expect(() => link.redeem(at(15))).toThrow(linkUsed.message);
    expect(link.state.usedAt).toEqual(at(5));
  });

  it('that was clicked in its last minute may be clicked again, too', () => {
    const link = aLink('verify-email');
    link.redeem(at(24 * 60 - 1));
    expect(() => link.redeem(at(24 * 60 + 5))).not.toThrow();
  });

  it('that resets a password works once', () => {
    const link = aLink('reset-password');
    link.redeem(at(5));
    expect(() => link.redeem(at(5))).toThrow(linkUsed.message);
  });

  it('is due until it went out, was used or has expired', () => {
    expect(aLink('verify-email').isDue(START)).toBe(true);
    expect(aLink('verify-email').isDue(at(24 * 60))).toBe(false);
    const sent = aLink('verify-email');
    sent.markSent(START);
    const used = aLink('verify-email');
    used.redeem(START);
    expect([sent.isDue(START), used.isDue(START)]).toEqual([false, false]);
  });
});
