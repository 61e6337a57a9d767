/** What a player and a store see first. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anEvent } from '../../test/calendar';
import { aWatchedCard } from '../../test/goods';
import { layOut } from '../../test/layout';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderApp, renderScreen } from '../../test/render';
import { Dashboard } from './dashboard';

layOut();
const USER = 'GET /api/dashboard/user-summary/:uuid';
const STORE = 'GET /api/dashboard/store-summary/:uuid';
const soon = anEvent({ name: 'Modern Showdown', date: '2027-03-14', time: '00:30:00' });
const nothing = { upcomingEvents: [], watchlists: [] };
const stats = { totalListings: 1234, totalEventsHosted: 6, totalWatchlist: 18 };

const show = (user = player) => renderScreen(<Dashboard user={user} onLogOut={jest.fn()} />, { user });
const panel = (name: string) => screen.findByRole('region', { name });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** Takes the answer in while the test's clock stands still. */
const answered = async () => {
  do await act(async () => void (await jest.advanceTimersByTimeAsync(1)));
  while (screen.queryByRole('status', { name: 'Loading events' }));
};
/** The slide of a carousel that can be seen. */
const slideOf = (carousel: HTMLElement) =>
  within(carousel)
    .getAllByRole('group')
    .find((slide) => !slide.hasAttribute('inert'));

// @spec route-home, screen-welcome, text-dashboard-events-empty
test('welcomes the user by name', async () => {
  mockServer.on(USER, { body: nothing });
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Mira Vale' })).toBeInTheDocument();
  expect(await screen.findByText('No events in the next 3 days.')).toBeInTheDocument();
});

test('the search for a card is a button at the top, as on every page', async () => {
  mockServer.on(USER, { body: nothing });
  const { person } = renderApp({ at: '/home', user: player });
  await person.click(await screen.findByRole('button', { name: 'Find a card' }));
  expect(await screen.findByRole('dialog', { name: 'Find a card' })).toBeInTheDocument();
});

// @spec rule-distance
test('a player sees how far away the store of an event is', async () => {
  const distance = { km: 2.1, isAbout: false };
  mockServer.on(USER, { body: { ...nothing, upcomingEvents: [{ ...soon, distance }] } });
  show();
  expect(await within(await panel('Nearby Events')).findByText('1.3 mi')).toBeVisible();
});

// @spec text-dashboard-events-user
test('a player sees nearby events with name, date, local time, location and store', async () => {
  mockServer.on(USER, { body: { ...nothing, upcomingEvents: [soon] } });
  show();
  const events = await panel('Nearby Events');
  expect(await within(events).findByText('Modern Showdown')).toBeInTheDocument();
  expect(within(events).getByText('Sat, Mar 13, 2027')).toBeInTheDocument();
  expect(within(events).getByText(/^18:30/)).toBeInTheDocument();
  expect(within(events).getByText(soon.location)).toBeInTheDocument();
  expect(within(events).getByText(soon.user.name)).toBeInTheDocument();
  expect(within(events).getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
});

// @spec text-dashboard-events-store
test('a store sees its own upcoming events and the way to the Event Manager', async () => {
  mockServer.on(STORE, { body: { ...stats, upcomingEvents: [soon] } });
  show(store);
  const events = await panel('My Upcoming Events');
  expect(await within(events).findByText('Modern Showdown')).toBeInTheDocument();
  expect(within(events).getByRole('link', { name: 'Event Manager' })).toHaveAttribute(
    'href',
    '/event-manager',
  );
  expect(mockServer.calls(STORE)[0]?.path).toContain(store.uuid);
});

test('a store sees where its own events are, without its own name on each', async () => {
  mockServer.on(STORE, { body: { ...stats, upcomingEvents: [soon] } });
  show(store);
  const events = within(await panel('My Upcoming Events'));
  expect(await events.findByText(soon.location)).toBeInTheDocument();
  expect(events.queryByText(store.name)).not.toBeInTheDocument();
});

test.each([
  [5, null],
  [6, 'and 1 more'],
  [12, 'and 7 more'],
  // The server tells of twenty: how many there are beyond them is not known.
  [20, 'and more'],
])('of %d events five are shown, and the rest is behind a link', async (count, rest) => {
  const upcomingEvents = Array.from({ length: count }, (_, at) => anEvent({ uuid: `event-${at}` }));
  mockServer.on(USER, { body: { ...nothing, upcomingEvents } });
  show();
  const events = within(await panel('Nearby Events'));
  expect(await events.findAllByText('Friday Night Commander')).toHaveLength(5);
  if (rest) expect(events.getByRole('link', { name: rest })).toHaveAttribute('href', '/events');
  else expect(events.queryByText(/more/)).not.toBeInTheDocument();
});

test('the rest of a store’s own events is in the Event Manager', async () => {
  const upcomingEvents = Array.from({ length: 6 }, (_, at) => anEvent({ uuid: `event-${at}` }));
  mockServer.on(STORE, { body: { ...stats, upcomingEvents } });
  show(store);
  expect(await screen.findByRole('link', { name: 'and 1 more' })).toHaveAttribute('href', '/event-manager');
});

// @spec text-dashboard-events-empty
test('a store without events in the next 3 days is told so', async () => {
  mockServer.on(STORE, { body: { ...stats, upcomingEvents: [] } });
  show(store);
  expect(within(await panel('My Upcoming Events')).queryByRole('list')).not.toBeInTheDocument();
  expect(await screen.findByText('No events in the next 3 days.')).toBeInTheDocument();
});

// @spec text-store-stats, call-store-summary
test('a store sees its stats: Singles Listed, Events Hosted and Watchlist', async () => {
  mockServer.on(STORE, { body: { ...stats, upcomingEvents: [] } });
  show(store);
  const figures = await panel('Store Stats');
  expect(await within(figures).findByText('1,234')).toBeInTheDocument();
  const terms = within(figures).getAllByRole('term');
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Singles Listed', '1,234'],
    ['Events Hosted', '6'],
    ['Watchlist', '18'],
  ]);
});

// @spec role-store-dashboard
test('a player has no Store Stats, a store no watchlist carousel', async () => {
  mockServer.on(USER, { body: nothing });
  const { unmount } = show();
  await screen.findByText('No cards in your watchlist.');
  expect(screen.queryByRole('heading', { name: 'Store Stats' })).not.toBeInTheDocument();
  unmount();
  mockServer.on(STORE, { body: { ...stats, upcomingEvents: [] } });
  show(store);
  await screen.findByText('No events in the next 3 days.');
  expect(screen.queryByRole('heading', { name: 'Watchlist' })).not.toBeInTheDocument();
});

// @spec screen-watchlist-carousel, call-user-summary
test('a watched card shows its picture, name, set code and number, and foil price, and opens its page', async () => {
  mockServer.on(USER, { body: { ...nothing, watchlists: [aWatchedCard()] } });
  show();
  const card = await screen.findByRole('link', { name: /Clockwork Heron/ });
  expect(card).toHaveTextContent('Clockwork HeronBRM #89Foil $1.10');
  expect(card).toHaveAttribute('href', '/cards/results/heron-id');
  expect(card.querySelector('img')).toHaveAttribute('src', '/api/cards/heron-id/image/front/normal');
});

// @spec text-watchlist-carousel-na
test('a watched card without a foil price says N/A', async () => {
  mockServer.on(USER, { body: { ...nothing, watchlists: [aWatchedCard({ marketPriceFoil: null })] } });
  show();
  expect(await screen.findByRole('link', { name: /Clockwork Heron/ })).toHaveTextContent('Foil N/A');
});

// @spec text-watchlist-carousel-empty
test('an empty watchlist says so and leads to the Card Finder', async () => {
  mockServer.on(USER, { body: nothing });
  show();
  expect(await screen.findByText('No cards in your watchlist.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find cards to watch' })).toHaveAttribute('href', '/cards');
});

// @spec rule-watchlist-carousel-5s, const-watchlist-5s
test('the watchlist shows the next card every 5 s', async () => {
  jest.useFakeTimers();
  const cards = [aWatchedCard(), aWatchedCard({ cardId: 'island-id', cardName: 'Mere Island' })];
  mockServer.on(USER, { body: { ...nothing, watchlists: cards } });
  show();
  await answered();
  const carousel = screen.getByRole('region', { name: 'Watched cards' });
  for (const name of ['Clockwork Heron', 'Mere Island', 'Clockwork Heron']) {
    expect(slideOf(carousel)).toHaveTextContent(name);
    wait(5000);
  }
});

// @spec screen-promo, rule-promo-10s, const-promo-10s
test('the promo shows the next of its three slides every 10 s: welcome, roadmap, promote yourself', async () => {
  jest.useFakeTimers();
  mockServer.on(USER, { body: nothing });
  show();
  await answered();
  const promo = screen.getByRole('region', { name: 'News from Playset' });
  expect(within(promo).getAllByRole('group')).toHaveLength(3);
  for (const title of ['Welcome to Playset', 'On our roadmap', 'Promote yourself', 'Welcome to Playset']) {
    expect(slideOf(promo)).toHaveTextContent(title);
    expect(slideOf(promo)?.querySelector('a')).toHaveAttribute('href', expect.stringMatching(/^\//));
    wait(10_000);
  }
});

test('a store promotes itself by scheduling events', async () => {
  mockServer.on(STORE, { body: { ...stats, upcomingEvents: [] } });
  show(store);
  fireEvent.click(screen.getByRole('button', { name: 'Slide 3 of 3' }));
  expect(screen.getByRole('link', { name: 'Schedule an event' })).toHaveAttribute('href', '/event-manager');
  await screen.findByText('No events in the next 3 days.');
});

// @spec text-feature-listings
test('Feature Listings are coming soon', async () => {
  mockServer.on(USER, { body: nothing });
  show();
  expect(within(await panel('Feature Listings')).getByText('Coming soon.')).toBeInTheDocument();
  await screen.findByText('No cards in your watchlist.');
});

test('while the dashboard loads its parts are there, without a word about what is in them', async () => {
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  mockServer.on(USER, () => gate.then(() => ({ body: nothing })));
  show();
  expect(await screen.findByRole('status', { name: 'Loading events' })).toBeInTheDocument();
  expect(screen.queryByText('No events in the next 3 days.')).not.toBeInTheDocument();
  await act(async () => answer());
  expect(await screen.findByText('No events in the next 3 days.')).toBeInTheDocument();
});

// @spec error-dashboard
test.each([
  ['player', player, USER],
  ['store', store, STORE],
] as const)(
  'a dashboard of a %s that fails to load is only logged, and says nothing false',
  async (_, user, call) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    mockServer.fail(call, 503, { message: 'The database is away.' });
    show(user);
    await waitFor(() => expect(screen.queryByRole('status', { name: /^Loading/ })).not.toBeInTheDocument());
    expect(logged).toHaveBeenCalledTimes(1);
    expect(logged).toHaveBeenCalledWith('The dashboard could not be loaded.', expect.anything());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(/database|failed|error/i)).not.toBeInTheDocument();
    for (const lie of ['No events in the next 3 days.', 'No cards in your watchlist.', '0']) {
      expect(screen.queryByText(lie)).not.toBeInTheDocument();
    }
    logged.mockRestore();
  },
);
