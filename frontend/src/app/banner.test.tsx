/** What stands above each page. */
import { screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { mockServer } from '../test/mock-server';
import { player } from '../test/people';
import { renderApp } from '../test/render';
import { withoutTurnstile } from '../test/turnstile';
import { PAGES, type PageRoute } from './route-table';

const mockPlace = ({ path }: Pick<PageRoute, 'path'>) => createElement('h1', null, `This is ${path}`);
jest.mock('./route-table', () => {
  const { PAGES: pages, ...rest } = jest.requireActual('./route-table') as { PAGES: PageRoute[] };
  return { ...rest, PAGES: pages.map((route) => ({ ...route, page: () => mockPlace(route) })) };
});

const TABS = [
  ['Home', '/home'],
  ['My Listings', '/my-listings'],
  ['Watchlist', '/watchlist'],
  ['Order History', '/order-history'],
  ['Card Finder', '/cards'],
  ['Events', '/events'],
  ['Stores', '/stores'],
];
const under = PAGES.filter(({ path, access }) => access === 'guarded' && path !== '/home').map(
  ({ path }) => path,
);
const open = async (path: string, user: typeof player | null) => {
  const at = path.replace(':cardId', 'heron-id');
  const app = renderApp({ at, user });
  await screen.findByRole('heading', { name: `This is ${path}` });
  return app;
};

beforeEach(() => mockServer.on('GET /api/client-config', { body: withoutTurnstile }));

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

test('/home has no banner', async () => {
  await open('/home', player);
  expect(screen.queryByRole('banner')).toBeNull();
});

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
