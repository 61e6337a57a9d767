/** What the landing page promises. */
import { act, screen, waitFor } from '@testing-library/react';
import { mockServer } from '../../test/mock-server';
import { player, renderApp } from '../../test/render';

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

// @spec text-landing-pitches, route-landing
test('pitches listings, events and the stores around', async () => {
  renderApp();
  for (const name of ['Post listings', 'Discover events', 'Explore locally'])
    expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
});

// @spec added-front-page
test('shows in its pitches what is going on, and keeps it when the page changes', async () => {
  const market = {
    listings: [],
    events: [],
    stores: [{ name: 'The Gilded Goblet', listings: 72 }],
    counts: { listings: 72, events: 0, stores: 1 },
  };
  mockServer.on('GET /api/dashboard/front-page', { body: market });
  const { person } = renderApp();
  const stores = await screen.findByRole('list', { name: 'New on Playset' });
  await waitFor(() => expect(stores).toHaveTextContent('The Gilded Goblet72 listings'));
  expect(screen.getByText('1 store on Playset')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Get Started' }));
  await screen.findByRole('dialog', { name: 'Sign Up' });
  expect(stores).toHaveTextContent('The Gilded Goblet72 listings');
});

// @spec text-get-started, screen-auth-modals
test('Get Started opens sign-up, and closing it gives the focus back', async () => {
  const { person } = renderApp();
  const start = await screen.findByRole('button', { name: 'Get Started' });
  await person.click(start);
  expect(await screen.findByRole('dialog', { name: 'Sign Up' })).toBeInTheDocument();
  expect(await screen.findByLabelText('Name')).toHaveFocus();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(start).toHaveFocus());
});

test('the back button closes the dialog', async () => {
  const { person, router } = renderApp();
  await person.click(await screen.findByRole('button', { name: 'Get Started' }));
  await screen.findByRole('dialog', { name: 'Sign Up' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.state).toBeNull();
});

test('anyone who is logged in gets to the dashboard', async () => {
  const { person, router } = renderApp({ user: player });
  await person.click(await screen.findByRole('link', { name: 'Get Started' }));
  expect(await screen.findByRole('heading', { name: 'Welcome, Mira Vale' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/home');
});

test('a visitor who was redirected from another page is told so, and gets there by logging in', async () => {
  const { person } = renderApp({ at: '/cards/results/heron-id' });
  expect(
    await screen.findByText('Log in or create a free account to open the page you came for.'),
  ).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Log in to continue' }));
  expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeInTheDocument();
});

test('a visitor who came here by themselves is asked for nothing', async () => {
  renderApp();
  await screen.findByRole('heading', { name: 'Post listings' });
  expect(screen.queryByText(/page you came for/)).not.toBeInTheDocument();
});
