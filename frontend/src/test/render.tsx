/** Rendering a part of the client, or the whole of it at an address, for a visitor or a logged-in user. */
import { notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { baseApi } from '../api/base';
import Providers from '../app/providers';
import { pageStore } from '../app/store';
import { endSession, type SessionUser, startSession } from '../browser/session';
import { drawToasts } from '../ui/toast';
import { Toasts } from '../ui/toasts';
import { player } from './people';
import { routes } from './routes';

export { player };

// Made here, before a test can put a clock of its own in place: the store would keep that clock.
pageStore();

interface Options {
  /** Who is logged in; nobody by default. */
  user?: SessionUser | null;
  /** The address that the page is opened at. */
  at?: string;
  /** What the history entry carries. */
  state?: unknown;
}

/** The whole client, as at an address. */
export function renderApp({ user = null, at = '/', state }: Options = {}) {
  prepare(user);
  const router = createMemoryRouter(routes, { initialEntries: [{ ...parse(at), state }] });
  return { ...render(<RouterProvider router={router} />), router, person: userEvent.setup({ delay: null }) };
}

/** One screen with the store, Mantine, the toasts and a router at an address. `path` is the route's pattern. */
export function renderScreen(
  screen: ReactElement,
  {
    user = player,
    at = '/',
    path = '*',
    state,
    isReload = false,
  }: Options & {
    path?: string;
    /** Whether the session goes on, with what is stored in the tab. */
    isReload?: boolean;
  } = {},
) {
  prepare(user, isReload);
  const framed = (page: ReactElement) => (
    <Providers>
      <Toasts />
      {page}
    </Providers>
  );
  const shown = { path, element: framed(screen) };
  const elsewhere = { path: '*', element: framed(<p>Another page</p>) };
  const pages = path === '*' ? [shown] : [shown, elsewhere];
  const router = createMemoryRouter(pages, { initialEntries: [{ ...parse(at), state }] });
  return { ...render(<RouterProvider router={router} />), router, person: userEvent.setup({ delay: null }) };
}

function prepare(user: SessionUser | null, isReload = false): void {
  // Those of the test before, drawn or not.
  notifications.clean();
  drawToasts(() => {})();
  if (!isReload) endSession();
  pageStore().dispatch(baseApi.util.resetApiState());
  if (user) startSession({ accessToken: 'token of the test', user });
}

function parse(at: string) {
  const { pathname, search, hash } = new URL(at, 'http://localhost');
  return { pathname, search, hash };
}
