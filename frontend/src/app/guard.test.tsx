/** Who gets to which page of the table: every guarded one, with pages that only say where one is. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { SCREENS } from '../pages/screens';
import { mockServer } from '../test/mock-server';
import { player, store } from '../test/people';
import { renderApp } from '../test/render';
import { withoutTurnstile } from '../test/turnstile';

jest.mock('../pages/screens', () =>
  jest
    .requireActual<typeof import('../test/places')>('../test/places')
    .mockScreens(undefined, ({ access }) => access === 'guarded'),
);

/** The public pages: every other one is guarded. */
const PUBLIC = [
  '/s/:id',
  '/c/:id',
  '/e/:id',
  '/',
  '/login',
  '/sign-up',
  '/terms',
  '/verify-email',
  '/reset-password',
  '/report-message',
  '/unsubscribe',
  '/cover/shared/:link',
];
/** The specification's table of guarded routes. */
const SPECIFIED = [
  '/home',
  '/cards',
  '/cards/results',
  '/cards/results/:cardId',
  '/events',
  '/settings',
  '/my-listings',
  '/order-history',
  '/stores',
  '/event-manager',
  '/watchlist',
];

/** Only anyone who works on the client has it. */
const WORKSHOP = '/_design';

const GUARDED = SCREENS.map(({ path }) => path).filter((path) => ![...PUBLIC, WORKSHOP].includes(path));

/** An address of a route, with a query that must not be lost on the way. */
const addressOf = (path: string) => `${path.replace(':cardId', 'heron-id')}?search=ysolde%20keeper&q=1`;

beforeEach(() => mockServer.on('GET /api/client-config', { body: withoutTurnstile }));

// @spec route-landing
test('the routes are those of the specification, and each but the public ones is guarded', () => {
  const ofAccess = (access: string) =>
    SCREENS.filter((route) => route.access === access && route.path !== WORKSHOP).map(({ path }) => path);
  expect(ofAccess('public').sort()).toEqual([...PUBLIC].sort());
  expect(ofAccess('guarded')).toEqual(GUARDED);
  expect(GUARDED).toEqual(expect.arrayContaining(SPECIFIED));
});

// @spec route-home, route-cards, route-card-results, route-card, route-events, route-settings
// @spec route-my-listings, route-order-history, route-stores, route-event-manager, route-watchlist
// @spec rule-guard, rule-guard-origin, role-guard-client
test.each(GUARDED)(
  '%s sends a visitor to the landing page with the path they came from, and lets them in there after logging in',
  async (path) => {
    mockServer.on('POST /api/auth/login', { body: { accessToken: 'abc', user: player } });
    const at = addressOf(path);
    const { person, router } = renderApp({ at });
    await person.click(await screen.findByRole('button', { name: 'Log In' }));
    expect(router.state.location).toMatchObject({ pathname: '/', state: { from: at } });
    const dialog = await screen.findByRole('dialog', { name: 'Log In' });
    await person.type(await within(dialog).findByLabelText('Email'), player.email);
    await person.type(within(dialog).getByLabelText('Password'), 'long enough{Enter}');
    expect(await screen.findByRole('heading', { name: `This is ${path}` })).toBeInTheDocument();
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(at);
  },
);

// @spec role-any-stored-user
test.each([player, store])('any stored user with a role opens guarded pages ($role)', async (user) => {
  for (const path of GUARDED) {
    const { router, unmount } = renderApp({ at: addressOf(path), user });
    expect(await screen.findByRole('heading', { name: `This is ${path}` })).toBeInTheDocument();
    expect(router.state.location.pathname + router.state.location.search).toBe(addressOf(path));
    unmount();
  }
});

test.each(GUARDED)('%s is left for the landing page when the user logs out in another tab', async (path) => {
  const { router } = renderApp({ at: addressOf(path), user: player });
  await screen.findByRole('heading', { name: `This is ${path}` });
  localStorage.removeItem('user');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: null })));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(router.state.location.state).toBeNull();
  expect(sessionStorage.getItem('accessToken')).toBeNull();
});
