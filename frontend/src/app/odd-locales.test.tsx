/** Browsers that tell their language in ways that no constructor of Intl takes, as Chromium does under a POSIX locale. */
import { screen } from '@testing-library/react';
import { anEvent, oneGame } from '../test/calendar';
import { aListing } from '../test/goods';
import { mockServer } from '../test/mock-server';
import { player, renderApp } from '../test/render';
import { withoutTurnstile } from '../test/turnstile';

beforeEach(() => {
  mockServer.on('GET /api/client-config', {
    body: withoutTurnstile,
  });
  mockServer.on('GET /api/dashboard/user-summary/:uuid', {
    body: { upcomingEvents: [anEvent()], watchlists: [] },
  });
  mockServer.on('GET /api/events', { body: [anEvent()] });
  mockServer.on('GET /api/catalogs/tcg-types', { body: oneGame });
  mockServer.on('GET /api/listings/user/:id/status/:status', { body: [aListing()] });
});
afterEach(() => {
  for (const name of ['language', 'languages']) Reflect.deleteProperty(navigator, name);
});

test.each([['en-US@posix'], ['C'], ['']])(
  'Home, Events and My Listings are shown to a browser of %j',
  async (tag) => {
    Object.defineProperty(navigator, 'language', { value: tag, configurable: true });
    Object.defineProperty(navigator, 'languages', { value: [tag], configurable: true });
    for (const [at, heading, shown] of [
      ['/home', 'Welcome, Mira Vale', 'Friday Night Commander'],
      ['/events', 'Events', 'Friday Night Commander'],
      ['/my-listings', 'My Listings', 'Clockwork Heron'],
    ] as const) {
      const { unmount } = renderApp({ at, user: player });
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect((await screen.findAllByText(shown))[0]).toBeVisible();
      unmount();
    }
  },
);
