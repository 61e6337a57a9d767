/** What waits behind the last place of a phone's bar. */
import { screen, within } from '@testing-library/react';
import type { Screen } from '../../pages/screen';
import { mockServer } from '../../test/mock-server';
import { player } from '../../test/people';
import { renderApp } from '../../test/render';
import { withoutTurnstile } from '../../test/turnstile';

type Screens = { SCREENS: readonly Screen[] };
jest.mock('../../pages/screens', () => {
  const { SCREENS } = jest.requireActual<Screens>('../../pages/screens');
  const { mockScreens } = jest.requireActual<typeof import('../../test/places')>('../../test/places');
  return { SCREENS: mockScreens().SCREENS.map((each, nth) => ({ ...each, badge: SCREENS[nth]?.badge })) };
});

const plain = window.matchMedia;
beforeEach(() => {
  window.matchMedia = (media) => ({ ...plain(media), matches: media.includes('max-width') });
});
afterEach(() => {
  window.matchMedia = plain;
});

test.each([
  ['/events', 'Main', 'More'],
  ['/home', 'Tabs', 'Menu'],
])('is one number at %s, of which one hears what it is made of', async (at, bar, place) => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on('GET /api/offers/inbox/count', { body: { mine: 4 } });
  mockServer.on('GET /api/notifications/unread-count', { body: { unread: 8, latest: null } });
  renderApp({ at, user: player });
  const found = within(await screen.findByRole('navigation', { name: bar }));
  const last = await found.findByRole('button', { name: `${place} 4 to answer, 8 unread` });
  expect(within(last).getByText('12')).toBeVisible();
});
