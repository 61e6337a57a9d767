/** The dashboard's sidebar: where it leads, and how it opens and closes. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { menuOf } from '../../app/menus';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { Dashboard } from './dashboard';

const wide = window.matchMedia;
afterEach(() => void Object.assign(window, { matchMedia: wide }));
const onPhone = () =>
  Object.assign(window, {
    matchMedia: (media: string) => ({ ...wide(media), matches: media.includes('max-width') }),
  });

beforeEach(() => {
  mockServer.on('GET /api/dashboard/user-summary/:uuid', { body: { upcomingEvents: [], watchlists: [] } });
  mockServer.on('GET /api/dashboard/store-summary/:uuid', {
    body: { upcomingEvents: [], totalListings: 0, totalEventsHosted: 0, totalWatchlist: 0 },
  });
});

async function show(user = player, onLogOut = jest.fn()) {
  const rendered = renderScreen(
    <Dashboard user={user} screens={menuOf('sidebar', user.role)} onLogOut={onLogOut} />,
    {
      user,
      at: '/home',
      path: '/home',
    },
  );
  await screen.findByText('No events in the next 3 days.');
  return { ...rendered, onLogOut };
}

const menu = () => screen.getByRole('button', { name: 'Menu' });
const sidebar = () => screen.queryByRole('navigation', { name: 'Main' });
const entries = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const COMMON = ['My Listings', 'Watchlist', 'Order History', 'Card Finder', 'Events', 'Stores'];
const SPECIFIED = [...COMMON, 'Event Manager', 'User Settings', 'Store Settings', 'Log Out'];
const specifiedEntries = () => entries().filter((label) => SPECIFIED.includes(label ?? ''));

// @spec text-sidebar, text-sidebar-user, role-store-event-manager, role-store-labels
test('a player finds every screen in the product’s order, User Settings and Log Out', async () => {
  await show();
  expect(entries()).toEqual([...menuOf('sidebar', player.role).map(({ label }) => label), 'Log Out']);
  expect(specifiedEntries()).toEqual([...COMMON, 'User Settings', 'Log Out']);
});

// @spec text-sidebar-store, role-store-event-manager, role-store-labels
test('a store also finds the Event Manager, and Store Settings', async () => {
  await show(store);
  expect(specifiedEntries()).toEqual([...COMMON, 'Event Manager', 'Store Settings', 'Log Out']);
  expect(screen.getByRole('link', { name: 'Store Settings' })).toHaveAttribute('href', '/settings');
});

test('Log Out logs out', async () => {
  const { person, onLogOut } = await show();
  await person.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(onLogOut).toHaveBeenCalledTimes(1);
});

test('the title leads to the landing page, and there is no banner', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Playset' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

// @spec screen-sidebar
test('the hamburger closes and opens the sidebar, which remembers how it was left', async () => {
  const { person, unmount } = await show();
  expect(menu()).toHaveAttribute('aria-expanded', 'true');
  expect(menu()).toHaveAttribute('aria-controls', sidebar()?.id);
  await person.click(menu());
  expect(sidebar()).not.toBeInTheDocument();
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
  expect(menu()).toHaveFocus();
  unmount();
  await show();
  expect(sidebar()).not.toBeInTheDocument();
  await person.click(menu());
  expect(sidebar()).toBeInTheDocument();
});

// @spec screen-sidebar
test('on a phone the sidebar is closed at first, opens above the content and keeps the focus', async () => {
  onPhone();
  const { person } = await show();
  expect(sidebar()).not.toBeInTheDocument();
  await person.click(menu());
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
  await person.tab({ shift: true });
  expect(drawer).toContainElement(document.activeElement as HTMLElement);
});

test('where the foot of a phone has the hamburger, the top has none', async () => {
  onPhone();
  renderScreen(<Dashboard user={player} onLogOut={jest.fn()} menuBelow />, { user: player });
  await screen.findByText('No events in the next 3 days.');
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Playset' })).toBeVisible();
});

test('on a phone Escape closes the sidebar and gives the focus back to the hamburger', async () => {
  onPhone();
  const { person } = await show();
  await person.click(menu());
  await screen.findByRole('dialog', { name: 'Menu' });
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(menu()).toHaveFocus());
});

test('on a phone a tap beside the sidebar closes it', async () => {
  onPhone();
  const { person, router } = await show();
  await person.click(menu());
  await screen.findByRole('dialog', { name: 'Menu' });
  await person.click(document.querySelector('.mantine-Drawer-overlay') as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location).toMatchObject({ pathname: '/home', state: null });
});

test('on a phone closing the sidebar twice leaves the dashboard open', async () => {
  onPhone();
  const { person, router } = await show();
  await act(() => router.navigate('/events'));
  await act(() => router.navigate('/home'));
  await screen.findByText('No events in the next 3 days.');
  // Once more after the first time: each opening can be closed.
  for (const _ of ['first', 'second']) {
    await person.click(menu());
    await screen.findByRole('dialog', { name: 'Menu' });
    const beside = document.querySelector('.mantine-Drawer-overlay') as HTMLElement;
    act(() => {
      beside.click();
      beside.click();
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location).toMatchObject({ pathname: '/home', state: null });
  }
});

test('on a phone the back button closes the sidebar', async () => {
  onPhone();
  const { person, router } = await show();
  await person.click(menu());
  await screen.findByRole('dialog', { name: 'Menu' });
  await waitFor(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/home');
});

test('on a phone a choice leaves the sidebar behind: going back leads to the dashboard', async () => {
  onPhone();
  const { person, router } = await show();
  await person.click(menu());
  await person.click(await screen.findByRole('link', { name: 'Events' }));
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/events');
  await waitFor(() => router.navigate(-1));
  await screen.findByText('No events in the next 3 days.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
