/** Codes that were kept without a network: sent again, given up, and for how long. */
import { act, screen, waitFor } from '@testing-library/react';
import { keepCode, pendingCodes } from '../../browser/pending-codes';
import InboxBadge from '../../pages/inbox-badge';
import { mockServer } from '../../test/mock-server';
import { player } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aDeal, DEAL } from '../../test/trades';

const ENTER = 'POST /api/deals/:uuid/hand-over';

beforeEach(() => window.localStorage.removeItem('pendingCodes'));
afterEach(() => jest.useRealTimers());

test('a code that was kept for more than a day, or is refused, is said and not sent again', async () => {
  mockServer.fail(ENTER, 409, { code: 'deals.lines-changed', message: 'The cards have changed.' });
  renderScreen(<InboxBadge />, { user: player });
  const entered = { deal: DEAL, who: 'Goblet', code: '123456', revision: 1 };
  act(() => {
    keepCode({ ...entered, enteredAt: new Date(Date.now() - 25 * 3_600_000).toISOString() });
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText(/is older than 24 hours/)).toBeVisible();
  expect(mockServer.calls(ENTER)).toEqual([]);
  act(() => {
    keepCode({ ...entered, enteredAt: new Date().toISOString() });
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText(/was refused:/)).toBeVisible();
  expect(pendingCodes()).toEqual([]);
});

test.each([401, 408, 429, 503])('a code stays after the answer %d, and is sent again', async (status) => {
  jest.useFakeTimers({ advanceTimers: true });
  mockServer.fail(ENTER, status);
  mockServer.fail('POST /api/auth/refresh', 401);
  renderScreen(<InboxBadge />, { user: player });
  const enteredAt = new Date().toISOString();
  act(() => {
    keepCode({ deal: DEAL, who: 'Goblet', code: '123456', revision: 1, enteredAt });
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(mockServer.calls(ENTER)).toHaveLength(1));
  expect(pendingCodes()).toHaveLength(1);
  mockServer.on('POST /api/auth/refresh', { body: { accessToken: 'new', user: player } });
  mockServer.on(ENTER, { body: aDeal({ state: 'DONE' }) });
  await act(() => jest.advanceTimersByTimeAsync(16_000));
  await waitFor(() => expect(pendingCodes()).toEqual([]));
  expect(mockServer.calls(ENTER).at(-1)?.body).toMatchObject({ code: '123456', enteredAt });
});
