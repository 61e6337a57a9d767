/** Starts the client as a page does, for a player who is logged in. */
import { act } from '@testing-library/react';
import { start } from '../app/start';
import { startSession } from '../browser/session';
import { mockServer } from './mock-server';
import { player } from './people';
import { withoutTurnstile } from './turnstile';

const MARKET = { listings: [], events: [], stores: [], counts: { listings: 0, events: 0, stores: 0 } };

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
