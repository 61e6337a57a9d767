/** What the browser keeps of a session. */
import { player, store } from '../test/people';
import {
  accessToken,
  announceExpiry,
  currentUser,
  endSession,
  onExpiry,
  onUserChange,
  saveAccessToken,
  startSession,
} from './session';

beforeEach(() => endSession());

/** What another tab's change of local storage does here. */
function fromAnotherTab(value: string | null) {
  if (value === null) localStorage.removeItem('user');
  else localStorage.setItem('user', value);
  window.dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: value }));
}

// @spec field-stored-user, field-session-token, const-token-key
test('the user is kept for all tabs, the access token for this one', () => {
  startSession({ accessToken: 'abc', user: player });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(player);
  expect(sessionStorage.getItem('accessToken')).toBe('abc');
  expect(currentUser()).toEqual(player);
});

test('another account that logs in finds nothing in the tab that the one before has left; the same one does', () => {
  startSession({ accessToken: 'abc', user: player });
  sessionStorage.setItem('draft', 'something');
  startSession({ accessToken: 'def', user: player });
  expect(sessionStorage.getItem('draft')).toBe('something');
  startSession({ accessToken: 'ghi', user: store });
  expect(sessionStorage.getItem('draft')).toBeNull();
  expect(sessionStorage.getItem('accessToken')).toBe('ghi');
});

// @spec state-log-out
test('ending the session clears the user, the token and the rest of session storage', () => {
  startSession({ accessToken: 'abc', user: player });
  sessionStorage.setItem('draft', 'something');
  endSession();
  expect(localStorage.getItem('user')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(currentUser()).toBeNull();
});

test('logging out in one tab is seen by the others', () => {
  startSession({ accessToken: 'abc', user: player });
  sessionStorage.setItem('draft', 'something');
  const changed = jest.fn();
  const stop = onUserChange(changed);
  fromAnotherTab(null);
  stop();
  expect(changed).toHaveBeenCalled();
  expect(currentUser()).toBeNull();
  expect(accessToken()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('logging in again in one tab leaves the tokens of the others', () => {
  startSession({ accessToken: 'abc', user: player });
  fromAnotherTab(JSON.stringify({ ...player, name: 'Mira V.' }));
  expect(currentUser()?.name).toBe('Mira V.');
  expect(accessToken()).toBe('abc');
});

test('another user of another tab does not inherit the token of this one', () => {
  startSession({ accessToken: 'abc', user: player });
  fromAnotherTab(JSON.stringify(store));
  expect(currentUser()).toEqual(store);
  expect(accessToken()).toBeNull();
});

test('a page that Back brings out of the browser’s memory belongs to who is logged in by then', () => {
  startSession({ accessToken: 'abc', user: player });
  // No event reaches a page that is frozen.
  localStorage.setItem('user', JSON.stringify(store));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(currentUser()).toEqual(store);
  expect(accessToken()).toBeNull();
});

// @spec rule-guard-role
test.each(['{', '"text"', '{}', '{"uuid":"1","role":"ADMIN"}'])(
  'a record that is no user (%s) is nobody',
  (text) => {
    fromAnotherTab(text);
    expect(currentUser()).toBeNull();
  },
);

test('in a browser that forbids storage the session lives as long as the page', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('QuotaExceededError');
  });
  startSession({ accessToken: 'abc', user: player });
  expect(accessToken()).toBe('abc');
  saveAccessToken('later');
  expect(accessToken()).toBe('later');
  endSession();
  expect(accessToken()).toBeNull();
  refuse.mockRestore();
});

test('codes that wait for a network end with the session, whatever else is loaded', () => {
  startSession({ accessToken: 'abc', user: player });
  localStorage.setItem('pendingCodes', JSON.stringify({ owner: player.uuid, codes: [] }));
  endSession();
  expect(localStorage.getItem('pendingCodes')).toBeNull();
});

test('an expiry that nobody heard of is told to the first who asks, once', () => {
  announceExpiry();
  const first = jest.fn();
  const second = jest.fn();
  const stops = [onExpiry(first), onExpiry(second)];
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  announceExpiry();
  for (const stop of stops) stop();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

test('anyone who has been told of an expiry hears of the next after listening again', () => {
  const heard = jest.fn();
  const stopFirst = onExpiry(heard);
  announceExpiry();
  stopFirst();
  const stopSecond = onExpiry(heard);
  announceExpiry();
  stopSecond();
  announceExpiry();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a new session makes an unheard expiry old', () => {
  announceExpiry();
  startSession({ accessToken: 'abc', user: player });
  const heard = jest.fn();
  onExpiry(heard)();
  expect(heard).not.toHaveBeenCalled();
});
