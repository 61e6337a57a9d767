// The rules of accounts.
import { aStore, aUser } from '../test/user.factory.js';

const NOON = new Date('2026-03-01T12:00:00Z');

describe('an account', () => {
  it('is enabled from the start, but not open before its address is verified', () => {
    const user = aUser();
    expect([user.state.enabled, user.isOpen]).toEqual([true, false]);
    user.verifyEmail(NOON);
    expect(user.isOpen).toBe(true);
  });

  it('hides the contact details of a player until they show them', () => {
    const user = aUser();
    expect(user.state).toMatchObject({ emailVisible: false, phoneVisible: false });
    user.changeSettings({ emailVisible: true });
    expect(user.state).toMatchObject({ emailVisible: true, phoneVisible: false });
  });

  it('shows the contact details of a store until it hides them', () => {
    const store = aStore();
    expect(store.state).toMatchObject({ emailVisible: true, phoneVisible: true });
    store.changeSettings({ emailVisible: false });
    expect(store.state).toMatchObject({ emailVisible: false, phoneVisible: true });
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

  it('becomes another version with each change of its settings, and keeps what did not change', () => {
    const user = aStore();
    const before = user.state;
    user.changeSettings({ name: 'The Silver Goblet' });
    user.changeSettings({ phoneNumber: '+1 (312) 555-0142', phoneVisible: undefined });
    const profile = { ...before.profile, name: 'The Silver Goblet', phoneNumber: '+1 (312) 555-0142' };
    expect(user.state).toEqual({ ...before, profile, version: 3 });
  });

  it('stays the version it is when a change of its settings changes nothing', () => {
    const user = aStore();
    const before = user.state;
    const { name, phoneNumber, address, website } = before.profile;
    user.changeSettings({ name, phoneNumber, address, website, emailVisible: true, phoneVisible: true });
    user.changeSettings({ name: undefined });
    expect(user.state).toEqual(before);
    user.changeSettings({ name, emailVisible: false });
    expect(user.state).toEqual({ ...before, emailVisible: false, version: 2 });
  });

  it('takes details back that it has told', () => {
    const user = aStore();
    user.changeSettings({ website: null, address: '' });
    expect(user.state.profile).toMatchObject({ website: null, address: '' });
  });

  it('has a website only as a store', () => {
    const user = aUser();
    for (const website of ['https://robin.example', null]) {
      expect(() => user.changeSettings({ website })).toThrow('Only stores can have a website.');
    }
    expect(user.state).toMatchObject({ version: 1, profile: { website: null } });
  });

  it('stays as it is once it is closed, and can be closed twice', () => {
    const user = aUser();
    user.verifyEmail(NOON);
    user.close();
    const closed = user.state;
    expect([closed.enabled, user.isOpen]).toEqual([false, false]);
    for (const verb of [
      () => user.changeSettings({ name: 'Somebody' }),
      () => user.replacePassword('another hash'),
      () => user.verifyEmail(NOON),
    ]) {
      expect(verb).toThrow('This account is closed.');
    }
    user.close();
    expect(user.state).toEqual(closed);
  });
});
