/** The bar at the foot of a phone. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '../test/mock-server';
import { player, store } from '../test/people';
import { renderApp } from '../test/render';
import { withoutTurnstile } from '../test/turnstile';
import { menuOf } from './menus';

jest.mock('../pages/screens', () =>
  jest.requireActual<typeof import('../test/places')>('../test/places').mockScreens(),
);

const plain = window.matchMedia;
beforeEach(() => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  window.matchMedia = (media) => ({ ...plain(media), matches: media.includes('max-width') });
});
afterEach(() => {
  window.matchMedia = plain;
  Object.assign(window, { visualViewport: undefined });
});

async function show(at = '/events', user = player) {
  const app = renderApp({ at, user });
  await screen.findByRole('heading', { name: /^This is/ });
  // The dashboard's sidebar is its main navigation.
  const name = at === '/home' ? 'Tabs' : 'Main';
  return { ...app, bar: within(screen.getByRole('navigation', { name })) };
}
async function showMore(at?: string, user = player) {
  const app = await show(at, user);
  const more = app.bar.getByRole('button', { name: 'More' });
  await app.person.click(more);
  const sheet = within(await screen.findByRole('dialog', { name: 'More' }));
  await sheet.findByRole('navigation');
  return { ...app, more, sheet };
}

test('it has four places with the pages, in place of the tabs, and More', async () => {
  const { bar } = await show();
  expect(bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/home'],
    ['Cards', '/cards'],
    ['Listings', '/my-listings'],
    ['Events', '/events'],
  ]);
  expect(bar.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'false');
  expect(within(screen.getByRole('banner')).queryByRole('navigation')).toBeNull();
});

test.each([
  ['/home', 'Home'],
  ['/cards/results/heron-id', 'Cards'],
  ['/my-listings', 'Listings'],
  ['/my-listings?storeId=5a1d0f6e-0000-4000-8000-000000000002', null],
  ['/watchlist', null],
])('at %s the current place is %s', async (at, current) => {
  const { bar } = await show(at);
  const places = bar.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
  expect(places).toEqual(current ? [current] : []);
});

const SPECIFIED = ['Watchlist', 'Order History', 'Stores', 'Event Manager', 'Settings'];

test.each([
  ['a player', player, SPECIFIED.filter((label) => label !== 'Event Manager')],
  ['a store', store, SPECIFIED],
])('More leads %s to the rest of the screens', async (_who, user, specified) => {
  const { sheet } = await showMore('/watchlist', user);
  const labels = sheet.getAllByRole('link').map(({ textContent }) => textContent ?? '');
  expect(labels).toEqual(menuOf('more', user.role).map(({ label }) => label));
  expect(labels.filter((label) => SPECIFIED.includes(label))).toEqual(specified);
  expect(sheet.getByRole('link', { current: 'page' })).toHaveTextContent('Watchlist');
});

test('on the dashboard the last place opens the sidebar of the dashboard, and there is no second menu', async () => {
  const { bar, person, router } = await show('/home');
  expect(bar.queryByRole('button', { name: 'More' })).toBeNull();
  const menu = bar.getByRole('button', { name: 'Menu' });
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  await person.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  await act(() => router.navigate(-1));
  expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('a screen that was chosen there closes the sheet, and the way back leads past it', async () => {
  const { person, router, sheet } = await showMore();
  await person.click(sheet.getByRole('link', { name: 'Stores' }));
  await screen.findByRole('heading', { name: 'This is /stores' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/events');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the screen that one is on just closes the sheet', async () => {
  const { person, router, sheet } = await showMore('/stores');
  await person.click(sheet.getByRole('link', { name: 'Stores' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/stores');
});

test('the back button closes the sheet, and More has the focus again', async () => {
  const { router, more } = await showMore();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/events');
  await waitFor(() => expect(more).toHaveFocus());
});

test('Log Out logs out', async () => {
  mockServer.on('POST /api/auth/logout', { body: undefined });
  const { person, router, sheet } = await showMore();
  await person.click(sheet.getByRole('button', { name: 'Log Out' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(localStorage.getItem('user')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull());
});

test('it makes room for the keys of the screen', async () => {
  const seen = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1 });
  Object.assign(window, { visualViewport: seen });
  await show();
  const narrowTo = (height: number, scale = 1) =>
    act(() => {
      Object.assign(seen, { height, scale });
      seen.dispatchEvent(new Event('resize'));
    });
  narrowTo(window.innerHeight * 0.6);
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  narrowTo(window.innerHeight * 0.9);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  // Who looks closer needs it as well.
  narrowTo(window.innerHeight * 0.5, 2);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a visitor has no such bar', async () => {
  renderApp({ at: '/' });
  await screen.findByRole('heading', { name: 'This is /' });
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});
