/** The page of a store that stays open in a tab for longer than what it says of the store is right. */
import { act, screen } from '@testing-library/react';
import { mockServer } from '../../test/mock-server';
import { renderApp } from '../../test/render';
import { aStorefront, PUBLIC_PAGES } from '../../test/storefronts';
import { withoutTurnstile } from '../../test/turnstile';

test('a page that one comes back to doesn’t say that a store is open which has closed since', async () => {
  const closes = { at: new Date(Date.now() + 60_000).toISOString(), date: '2026-11-27', time: '22:00' };
  const store = aStorefront({ state: { isOpen: true, closes, opens: null, isClosedToday: false } });
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on('GET /api/storefronts/:uuid', { body: store });
  renderApp({ at: PUBLIC_PAGES.store.path });
  expect(await screen.findByText('Open until 22:00')).toBeVisible();
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(closes.at) + 1);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  later.mockRestore();
  expect(screen.queryByText('Open until 22:00')).toBeNull();
  expect(screen.getByText('Friday').closest('div')).toHaveTextContent('10:00–22:00');
});
