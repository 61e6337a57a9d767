/** What public pages say while it changes: of a store whose page stays open in a tab, of an event that has begun. */
import { act, screen } from '@testing-library/react';
import { mockServer } from '../../test/mock-server';
import { renderApp } from '../../test/render';
import { aPublicEvent, aStorefront, PUBLIC_PAGES } from '../../test/storefronts';
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

test('an event that has begun is not over before its end, if that is known', async () => {
  const body = aPublicEvent({ date: '2026-01-02', endDate: '2099-11-28', endTime: '04:00:00' });
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on('GET /api/events/:uuid', { body });
  renderApp({ at: PUBLIC_PAGES.event.path });
  expect(await screen.findByText('Ends at')).toBeVisible();
  expect(screen.queryByText('This event is over.')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
});
