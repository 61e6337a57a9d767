/** Codes that are kept for when there is a network again. */
import { player, store } from '../test/people';
import { forgetCode, keepCode, onPendingCodes, pendingCodes } from './pending-codes';
import { endSession, startSession } from './session';

const logIn = (user = player) => startSession({ accessToken: 'token', user });
const aCode = (facts: object = {}) => ({
  ...{ deal: 'one', who: 'Goblet', code: '123456', enteredAt: '2027-03-01T10:00:00.000Z', revision: 1 },
  ...facts,
});

beforeEach(() => {
  endSession();
  window.localStorage.clear();
  logIn();
});

test('a code waits until it is forgotten, one for each deal', () => {
  let changes = 0;
  const stop = onPendingCodes(() => changes++);
  keepCode(aCode());
  keepCode(aCode({ code: '654321' }));
  keepCode(aCode({ deal: 'two' }));
  expect(pendingCodes()).toEqual([aCode({ code: '654321' }), aCode({ deal: 'two' })]);
  expect(pendingCodes()).toBe(pendingCodes());
  forgetCode(aCode({ code: '654321' }));
  expect(pendingCodes()).toEqual([aCode({ deal: 'two' })]);
  forgetCode(aCode({ deal: 'two' }));
  expect(window.localStorage.getItem('pendingCodes')).toBeNull();
  expect(changes).toBe(5);
  stop();
});

test('nothing of one user’s is left for the next', () => {
  keepCode(aCode());
  endSession();
  expect(window.localStorage.getItem('pendingCodes')).toBeNull();
  logIn(store);
  expect(pendingCodes()).toEqual([]);
});

test('another user’s are removed when this code is loaded', async () => {
  window.localStorage.setItem('pendingCodes', JSON.stringify({ owner: 'somebody-else', codes: [aCode()] }));
  await jest.isolateModulesAsync(async () => void (await import('./pending-codes')));
  expect(window.localStorage.getItem('pendingCodes')).toBeNull();
});

test('storage that holds something else is nothing', () => {
  window.localStorage.setItem('pendingCodes', '{');
  expect(pendingCodes()).toEqual([]);
  keepCode(aCode());
  expect(pendingCodes()).toHaveLength(1);
});
