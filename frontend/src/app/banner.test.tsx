/** The content above each page. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { SCREENS } from '../pages/screens';
import { mockServer } from '../test/mock-server';
import { player, store } from '../test/people';
import { renderApp } from '../test/render';
import { withoutTurnstile } from '../test/turnstile';

jest.mock('../pages/screens', () =>
  jest.requireActual<typeof import('../test/places')>('../test/places').mockScreens(),
);

const TABS = [
  ['Home', '/home'],
  ['My Listings', '/my-listings'],
  ['Watchlist', '/watchlist'],
  ['Order History', '/order-history'],
  ['Card Finder', '/cards'],
  ['Events', '/events'],
  ['Stores', '/stores'],
];
const under = SCREENS.filter(({ path, access }) => access === 'guarded' && path !== '/home').map(
  ({ path }) => path,
);
const open = async (path: string, user: typeof player | null) => {
  const at = path.replace(':cardId', 'heron-id');
  const app = renderApp({ at, user });
  await screen.findByRole('heading', { name: `This is ${path}` });
  return app;
};

beforeEach(() => mockServer.on('GET /api/client-config', { body: withoutTurnstile }));

// @spec screen-banner, screen-banner-title, text-banner-tabs
test.each(under)('%s has the banner: the title as a link to / and the tabs, in their order', async (path) => {
  await open(path, player);
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: 'Playset' })).toHaveAttribute('href', '/');
  const tabs = within(banner.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual(TABS);
  expect(banner.queryByRole('button', { name: 'Log In' })).toBeNull();
});

test.each([
  ['/my-listings', 'My Listings'],
  ['/my-listings?storeId=5a1d0f6e-0000-4000-8000-000000000002&storeName=The+Gilded+Sleeve', 'Stores'],
  ['/stores', 'Stores'],
  ['/cards/results?search=heron', 'Card Finder'],
  ['/cards/results/heron-id', 'Card Finder'],
  ['/settings', null],
])('at %s the current tab is %s', async (at, current) => {
  renderApp({ at, user: player });
  await screen.findByRole('heading', { name: /^This is/ });
  const tabs = screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
  expect(tabs).toEqual(current ? [current] : []);
});

describe('the menu of the account', () => {
  const button = () => screen.findByRole('button', { name: /^Account: / });
  const items = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);

  test('has Settings, the switch of the scheme and Log Out for a player', async () => {
    const { person, router } = await open('/stores', player);
    await person.click(await button());
    expect(await items()).toEqual(['Settings', 'Switch to dark mode', 'Log Out']);
    const menu = screen.getByRole('menu', { name: 'Account' });
    for (const text of [player.name, player.email]) expect(within(menu).getByText(text)).toBeVisible();
    await person.click(screen.getByRole('menuitem', { name: 'Settings' }));
    expect(router.state.location.pathname).toBe('/settings');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  test('has Stock and the Event Manager for a store, and marks the page that is open', async () => {
    const { person } = await open('/event-manager', store);
    expect(await button()).toHaveAttribute('data-current');
    await person.click(await button());
    expect(await items()).toEqual(['Stock', 'Event Manager', 'Settings', 'Switch to dark mode', 'Log Out']);
    expect(screen.getByRole('menuitem', { name: 'Event Manager' })).toHaveAttribute('aria-current', 'page');
  });

  test('opens with the down arrow, is walked through with the arrows, and Esc gives the focus back', async () => {
    const { person } = await open('/stores', store);
    (await button()).focus();
    await person.keyboard('{ArrowDown}');
    await items();
    await waitFor(() =>
      expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement),
    );
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Stock' })).toHaveFocus());
    await person.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Event Manager' })).toHaveFocus();
    await person.keyboard('{Escape}');
    await waitFor(async () => expect(await button()).toHaveFocus());
    expect(screen.queryByRole('menu')).toBeNull();
    expect(await button()).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes when the page below is left by the back button', async () => {
    const { person, router } = await open('/stores', player);
    await act(() => router.navigate('/events'));
    await person.click(await button());
    await items();
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/stores');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  test('switches the scheme and stays open', async () => {
    const { person } = await open('/stores', player);
    await person.click(await button());
    await person.click(await screen.findByRole('menuitem', { name: 'Switch to dark mode' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Switch to light mode' }));
    expect(screen.getByRole('menu')).toBeVisible();
  });

  test('logs out', async () => {
    mockServer.on('POST /api/auth/logout', { body: undefined });
    const { person, router } = await open('/stores', player);
    await person.click(await button());
    await person.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    await screen.findByRole('heading', { name: 'This is /' });
    expect(router.state.location.pathname).toBe('/');
  });

  test('pressed twice before its code has come, it is closed', async () => {
    const { person } = await open('/stores', player);
    await person.dblClick(await button());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test.each(['/', '/verify-email'])('is not at %s', async (path) => {
    await open(path, player);
    expect(screen.queryByRole('button', { name: /^Account: / })).toBeNull();
  });
});

// @spec screen-banner-not-home
test('/home has no banner', async () => {
  await open('/home', player);
  expect(screen.queryByRole('banner')).toBeNull();
});

// @spec screen-banner, screen-banner-title, text-banner-log-in
test.each(['/', '/verify-email'])(
  '%s has the banner with the title and Log In, and no tabs',
  async (path) => {
    const { person } = await open(path, null);
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: 'Playset' })).toHaveAttribute('href', '/');
    expect(banner.queryByRole('navigation')).toBeNull();
    await person.click(banner.getByRole('button', { name: 'Log In' }));
    expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeVisible();
  },
);

test.each(['/', '/verify-email'])('%s leads somebody who is logged in to their dashboard', async (path) => {
  await open(path, player);
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
});

// @spec text-404-go-home, text-404-go-home-user, screen-banner-not-home
test.each([
  ['a visitor', null, '/'],
  ['a logged-in user', player, '/home'],
])('a path that nobody knows has no banner, and its Go Back Home leads %s home', async (_who, user, home) => {
  const { person, router } = renderApp({ at: '/cards/nowhere', user });
  expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
  expect(screen.queryByRole('banner')).toBeNull();
  await person.click(screen.getByRole('link', { name: 'Go Back Home' }));
  expect(router.state.location.pathname).toBe(home);
});
