/** Who gets to which page, and what is around it. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { endSession } from '../browser/session';
import { mockServer } from '../test/mock-server';
import { player, renderApp } from '../test/render';
import { menuOf } from './menus';

const config = {
  turnstileSiteKey: null,
  turnstileScriptUrl: 'https://challenge.example/api.js',
  demo: false,
  map: null,
};
beforeEach(() => {
  mockServer.on('GET /api/client-config', { body: config });
  mockServer.on('GET /api/dashboard/user-summary/:uuid', { body: { upcomingEvents: [], watchlists: [] } });
});

// @spec rule-guard
test('a visitor of a guarded page is sent to the landing page, which remembers where from', async () => {
  const { router } = renderApp({ at: '/home?tab=1' });
  expect(await screen.findByRole('button', { name: 'Get Started' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
  expect(router.state.location.state).toEqual({ from: '/home?tab=1' });
});

// @spec rule-guard-origin
test('after logging in the visitor lands where they wanted to go', async () => {
  mockServer.on('POST /api/auth/login', { body: { accessToken: 'abc', user: player } });
  const { person, router } = renderApp({ at: '/home?tab=1' });
  await person.click(await screen.findByRole('button', { name: 'Log In' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log In' });
  await person.type(await within(dialog).findByLabelText('Email'), 'mira@example.com');
  await person.type(within(dialog).getByLabelText('Password'), 'long enough{Enter}');
  expect(await screen.findByRole('heading', { name: 'Welcome, Mira Vale' })).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/home', search: '?tab=1' });
});

test('a logged-in user opens guarded pages', async () => {
  renderApp({ at: '/home', user: player });
  expect(await screen.findByRole('heading', { name: 'Welcome, Mira Vale' })).toBeInTheDocument();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

// @spec rule-guard-role
test('a stored user without a role is nobody', async () => {
  const { router } = renderApp({ at: '/' });
  localStorage.setItem('user', JSON.stringify({ uuid: '1', name: 'Nobody' }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));
  await act(() => router.navigate('/home'));
  expect(router.state.location.pathname).toBe('/');
});

/** Where the link at the top of the page leads. */
const skippedTo = () =>
  document.querySelector<HTMLElement>(
    screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href') ?? '',
  );

test('Skip to content leads past the sidebar of the dashboard', async () => {
  const { person } = renderApp({ at: '/home', user: player });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Welcome, Mira Vale' });
  await person.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  const content = skippedTo();
  expect(content).toContainElement(heading);
  expect(content).toHaveAttribute('tabindex', '-1');
  expect(content).not.toContainElement(screen.getByRole('navigation', { name: 'Main' }));
  expect(content).not.toContainElement(screen.getByRole('button', { name: 'Menu' }));
});

test('Skip to content leads to the page where there is no sidebar', async () => {
  renderApp({ at: '/nowhere' });
  await screen.findByRole('heading', { name: '404' });
  expect(skippedTo()).toBe(screen.getByRole('main'));
});

// @spec state-log-out
test('logging out clears the session, here and on the server, and goes to the landing page', async () => {
  mockServer.on('POST /api/auth/logout', { status: 204, body: undefined });
  const { person, router } = renderApp({ at: '/home', user: player });
  await person.click(await screen.findByRole('button', { name: 'Log Out' }));
  expect(await screen.findByRole('button', { name: 'Get Started' })).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/', state: null });
  expect(localStorage.getItem('user')).toBeNull();
  expect(sessionStorage.getItem('accessToken')).toBeNull();
  await waitFor(() => expect(mockServer.calls('POST /api/auth/logout')).toHaveLength(1));
});

test('logging out does not wait for a slow server, but the next login does', async () => {
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  mockServer.on('POST /api/auth/logout', () => gate.then(() => ({ status: 204 })));
  mockServer.on('POST /api/auth/login', { body: { accessToken: 'abc', user: player } });
  const { person, router } = renderApp({ at: '/home', user: player });
  await person.click(await screen.findByRole('button', { name: 'Log Out' }));
  expect(await screen.findByRole('button', { name: 'Get Started' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
  expect(sessionStorage).toHaveLength(0);
  await waitFor(() => expect(mockServer.calls('POST /api/auth/logout')).toHaveLength(1));
  expect(mockServer.calls('POST /api/auth/logout')[0]?.headers.get('authorization')).toBe(
    'Bearer token of the test',
  );
  await person.click(await screen.findByRole('button', { name: 'Log In' }));
  await person.type(await screen.findByLabelText('Email'), 'mira@example.com');
  await person.type(screen.getByLabelText('Password'), 'long enough{Enter}');
  expect(mockServer.calls('POST /api/auth/login')).toHaveLength(0);
  await act(async () => answer());
  expect(await screen.findByRole('heading', { name: 'Welcome, Mira Vale' })).toBeInTheDocument();
});

test('logging out works without the server', async () => {
  mockServer.fail('POST /api/auth/logout', 503);
  const { person } = renderApp({ at: '/home', user: player });
  await person.click(await screen.findByRole('button', { name: 'Log Out' }));
  expect(await screen.findByRole('button', { name: 'Get Started' })).toBeInTheDocument();
  expect(localStorage.getItem('user')).toBeNull();
});

test('anyone who logs out in another tab is logged out here', async () => {
  renderApp({ at: '/home', user: player });
  await screen.findByRole('heading', { name: 'Welcome, Mira Vale' });
  act(() => endSession());
  expect(await screen.findByRole('button', { name: 'Get Started' })).toBeInTheDocument();
});

// @spec screen-404, text-404-go-home
test('any other path is a 404 that leads a visitor to the landing page', async () => {
  renderApp({ at: '/nowhere' });
  expect(await screen.findByRole('heading', { name: '404' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

// @spec text-404-go-home-user
test('the 404 leads a logged-in user to the dashboard', async () => {
  renderApp({ at: '/nowhere', user: player });
  expect(await screen.findByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/home');
});

test('the banner has the title, and Log In on the landing page', async () => {
  renderApp();
  const banner = await screen.findByRole('banner');
  expect(within(banner).getByRole('link', { name: 'Playset' })).toHaveAttribute('href', '/');
  expect(within(banner).getByRole('button', { name: 'Log In' })).toBeInTheDocument();
  expect(within(banner).queryByRole('navigation')).not.toBeInTheDocument();
});

test('the tabs come in the product’s order and lead to pages that exist', () => {
  const order = ['Home', 'My Listings', 'Watchlist', 'Order History', 'Card Finder', 'Events', 'Stores'];
  expect(menuOf('tabs').map(({ label }) => label)).toEqual(order);
});

// @spec screen-footer
test('the footer has a support contact, two social links and the notice about the cards', async () => {
  renderApp();
  const footer = await screen.findByRole('contentinfo');
  expect(within(footer).getByRole('link', { name: 'support@playset.example' })).toBeInTheDocument();
  const [links] = within(footer).getAllByRole('list');
  expect(within(links as HTMLElement).getAllByRole('link')).toHaveLength(3);
  expect(footer).toHaveTextContent(
    'Playset is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC.',
  );
});

// @spec screen-place-names
test('the footer says whose the names of places are, under which license', async () => {
  renderApp();
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByText(/Place names:/)).toBeVisible();
  expect(footer.getByRole('link', { name: 'GeoNames' })).toHaveAttribute('href', 'https://www.geonames.org/');
  expect(footer.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/4.0/',
  );
});
