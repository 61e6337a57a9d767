// The rules of accounts.
import { aUser } from '../test/user.factory.js';

const NOON = new Date('2026-03-01T12:00:00Z');

describe('an account', () => {
  it('is enabled from the start, but not open before its address is verified', () => {
    const user = aUser();
    expect([user.state.enabled, user.isOpen]).toEqual([true, false]);
    user.verifyEmail(NOON);
    expect(user.isOpen).toBe(true);
  });

  it('shows its contact details until its owner hides them', () => {
    expect(aUser().state).toMatchObject({ emailVisible: true, phoneVisible: true });
  });

  it('was verified when it was verified first', () => {
    const user = aUser();
    user.verifyEmail(NOON);
    user.verifyEmail(new Date('2026-03-02T12:00:00Z'));
    expect(user.state.emailVerifiedAt).toEqual(NOON);
  });

  it('takes another password and keeps everything else', () => {
    const user = aUser();
    const before = user.state;
    user.replacePassword('another hash');
    expect(user.state).toEqual({ ...before, passwordHash: 'another hash' });
  });
});
