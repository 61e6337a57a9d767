/** Deals and codes that are kept for a table without a network. */
import { player, store } from '../test/people';
import { forgetCode, keepCode, keepDeal, keptDeal, onKeptChange, pendingCodes } from './kept-deals';
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

test('a deal and its code are kept apart, and the latest twenty stay', () => {
  keepDeal('one', { deal: { state: 'READY' } }, 1);
  keepDeal('one', { code: '123456' }, 2);
  expect(keptDeal('one')).toEqual({ deal: { state: 'READY' }, code: '123456', at: 2 });
  for (let nth = 0; nth < 20; nth++) keepDeal(`deal ${nth}`, { deal: {} }, 10 + nth);
  expect(keptDeal('one')).toBeUndefined();
  expect(keptDeal('deal 0')).toBeDefined();
});

test('a code waits until it is forgotten, one for each deal', () => {
  let changes = 0;
  const stop = onKeptChange(() => changes++);
  keepCode(aCode());
  keepCode(aCode({ code: '654321' }));
  keepCode(aCode({ deal: 'two' }));
  expect(pendingCodes()).toEqual([aCode({ code: '654321' }), aCode({ deal: 'two' })]);
  expect(pendingCodes()).toBe(pendingCodes());
  forgetCode(aCode({ code: '654321' }));
  expect(pendingCodes()).toEqual([aCode({ deal: 'two' })]);
  expect(changes).toBe(4);
  stop();
});

test('nothing of one user’s is left for the next', () => {
  keepCode(aCode());
  endSession();
  expect(window.localStorage.getItem('keptDeals')).toBeNull();
  logIn(store);
  expect(pendingCodes()).toEqual([]);
});

test('storage that holds something else is nothing', () => {
  window.localStorage.setItem('keptDeals', '{');
  expect(pendingCodes()).toEqual([]);
  keepCode(aCode());
  expect(pendingCodes()).toHaveLength(1);
});
