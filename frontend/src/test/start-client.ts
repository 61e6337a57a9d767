/** Starts the client as a page does, for a player who is logged in. */
import { act, screen } from '@testing-library/react';
import { start } from '../app/start';
import { startSession } from '../browser/session';
import { mockServer } from './mock-server';
import { player } from './people';
import { withoutTurnstile } from './turnstile';

const MARKET = {
  listings: [],
  events: [],
  stores: [{ name: 'The Gilded Goblet', listings: 1 }],
  counts: { listings: 0, events: 0, stores: 1 },
};

/** Starts it at `path`. */
export async function startClientAt(path: string): Promise<void> {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on('GET /api/dashboard/front-page', { body: MARKET });
  mockServer.on('GET /api/dashboard/user-summary/:uuid', { body: { upcomingEvents: [], watchlists: [] } });
  startSession({ accessToken: 'abc', user: player });
  window.history.replaceState(null, '', path);
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  await act(() => start(root, false));
}

/**
 * A link of the frame, once the landing page has its data: pressed before, it would have React's `act` render for good, for it lets
 * nothing come in the meantime. A browser does.
 */
export async function linkOfLanding(name: string): Promise<HTMLElement> {
  await screen.findByText('The Gilded Goblet');
  return screen.findByRole('link', { name });
}
