/** What is new for a player and for a store, and the news from Playset, which can be folded. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { placesApi } from '../../api/places';
import { pageStore } from '../../app/store';
import { anEvent } from '../../test/calendar';
import { aNewCopy, anOffer } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { ownPlace } from '../../test/own-place';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { Dashboard } from './dashboard';

const USER = 'GET /api/dashboard/user-summary/:uuid';
const STORE = 'GET /api/dashboard/store-summary/:uuid';
const WATCHED = 'GET /api/dashboard/watched-in-stock/:uuid';
const MOST_WATCHED = 'GET /api/dashboard/most-watched/:uuid';
const nothing = { upcomingEvents: [], watchlists: [] };
const stats = { totalListings: 1234, totalEventsHosted: 6, totalWatchlist: 18 };

const show = (user = player) => renderScreen(<Dashboard user={user} onLogOut={jest.fn()} />, { user });
const panel = (name: string) => screen.findByRole('region', { name });

test.each([
  ['player', player, WATCHED, 'From your watchlist, in stock now'],
  ['store', store, MOST_WATCHED, 'Most watched in your stock'],
] as const)(
  'news of a %s that fail to load are left out, and the rest stays',
  async (_, user, call, title) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    mockServer.on(USER, { body: nothing });
    mockServer.on(STORE, { body: { ...stats, upcomingEvents: [] } });
    mockServer.fail(call, 503);
    show(user);
    expect(await screen.findByText('No events in the next 3 days.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  },
);

// @spec added-watched-in-stock
test('a player is led by the watched cards that somebody has: from how much, at whom, since when', async () => {
  mockServer.on(USER, { body: nothing });
  mockServer.on(WATCHED, {
    body: [aNewCopy(), aNewCopy({ cardId: 'wisp-id', cardName: 'Lantern Wisp', type: 'TRADE' })],
  });
  show();
  const news = within(await panel('From your watchlist, in stock now'));
  const card = await news.findByRole('link', { name: /Clockwork Heron/ });
  expect(card).toHaveAttribute('href', '/cards/results/heron-id');
  expect(card).toHaveTextContent('Brinemarch · #89From $1.50 · The Gilded SleeveListed');
  expect(news.getByRole('link', { name: /Lantern Wisp/ })).toHaveTextContent('For trade · The Gilded Sleeve');
  const [first] = screen.getAllByRole('region');
  expect(first).toHaveAccessibleName('From your watchlist, in stock now');
  await screen.findByText('No cards in your watchlist.');
});

test('a player whose cards nobody has is told where they will show', async () => {
  mockServer.on(USER, { body: nothing });
  show();
  expect(
    await screen.findByText('When someone lists a card you’re watching, you’ll see it here.'),
  ).toBeInTheDocument();
  await screen.findByText('No cards in your watchlist.');
});

// @spec added-most-watched
test('a store sees which of its cards most people watch', async () => {
  mockServer.on(STORE, { body: { ...stats, upcomingEvents: [] } });
  const { cardId, cardName, cardSet, cardSetCode, cardNumber } = aNewCopy();
  mockServer.on(MOST_WATCHED, {
    body: [{ cardId, cardName, cardSet, cardSetCode, cardNumber, watchers: 3 }],
  });
  show(store);
  const news = within(await panel('Most watched in your stock'));
  expect(await news.findByRole('link', { name: /Clockwork Heron/ })).toHaveTextContent(
    '3 people are watching',
  );
  await screen.findByText('No events in the next 3 days.');
});

test('a store without events within three days sees when the next one is', async () => {
  mockServer.on(STORE, { body: { ...stats, upcomingEvents: [] } });
  mockServer.on('GET /api/events/store/:uuid', {
    body: [anEvent({ name: 'Friday Night Magic' }), anEvent()],
  });
  show(store);
  const events = within(await panel('My Upcoming Events'));
  expect(await events.findByText('Next: Friday Night Magic, Mar 12')).toBeVisible();
  expect(events.getByText('No events in the next 3 days.')).toBeVisible();
});

test('a store whose next event fails to load reads that there is none within three days, and no more', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  mockServer.on(STORE, { body: { ...stats, upcomingEvents: [] } });
  mockServer.fail('GET /api/events/store/:uuid', 503);
  show(store);
  expect(await screen.findByText('No events in the next 3 days.')).toBeVisible();
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/^Next:/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  logged.mockRestore();
});

test.each([
  [1, 'Your cards are being watched once'],
  [1300, 'Your cards are being watched 1,300 times'],
])('a store whose cards are watched %d times reads it as a sentence', async (totalWatchlist, sentence) => {
  mockServer.on(STORE, { body: { ...stats, totalWatchlist, upcomingEvents: [] } });
  show(store);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a store without an address is asked for it', async () => {
  mockServer.on(STORE, { body: { ...stats, upcomingEvents: [] } });
  const { unmount } = show({ ...store, address: '' });
  const needed = within(await panel('Players can’t find you yet'));
  expect(needed.getByRole('link', { name: 'Add your address' })).toHaveAttribute('href', '/settings#address');
  await screen.findByText('No events in the next 3 days.');
  unmount();
  show(store);
  await screen.findByText('No events in the next 3 days.');
  expect(screen.queryByText('Players can’t find you yet')).not.toBeInTheDocument();
});

test('the news from Playset can be folded, and stay so in this browser', async () => {
  mockServer.on(USER, { body: nothing });
  const { person, unmount } = show();
  await screen.findByText('No cards in your watchlist.');
  const fold = screen.getByRole('button', { name: 'Hide news' });
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  await person.click(fold);
  expect(screen.queryByRole('region', { name: 'News from Playset' })).not.toBeInTheDocument();
  expect(fold).toHaveFocus();
  unmount();
  show();
  await screen.findByText('No cards in your watchlist.');
  expect(screen.queryByText('Welcome to Playset')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Show news' }));
  expect(screen.getByRole('region', { name: 'News from Playset' })).toBeInTheDocument();
});

test('the roadmap promises nothing that is there already', async () => {
  mockServer.on(USER, { body: nothing });
  show();
  expect(screen.getByText(/^Feature Listings, to show/)).not.toHaveTextContent(
    /price history|alert|distance|map|offer|hold|deal|review/i,
  );
  await screen.findByText('No cards in your watchlist.');
});

// @spec added-new-near-you
test('a player with a place and a radius sees what is new near them', async () => {
  mockServer.on(USER, { body: nothing });
  mockServer.on('GET /api/places/mine', { body: ownPlace({ radiusKm: 25, unit: 'KM' }) });
  mockServer.on('GET /api/listings/on-offer', {
    body: {
      total: 1,
      isPartial: false,
      notices: [],
      cards: [anOffer({ distance: { km: 5, isAbout: true } })],
    },
  });
  show();
  const news = within(await panel('New near you'));
  const card = await news.findByRole('link', { name: /Clockwork Heron/ });
  expect(card).toHaveTextContent('Brinemarch · #89from $1.20 · about 5 kmListed');
  expect(Object.fromEntries(mockServer.calls('GET /api/listings/on-offer')[0]?.query ?? [])).toEqual({
    sort: 'newest',
    limit: '6',
  });
  expect(news.getByRole('link', { name: /All on offer near you/ })).toHaveAttribute(
    'href',
    '/cards/on-offer?sort=newest',
  );
});

test('without a radius nothing is new near a player', async () => {
  mockServer.on(USER, { body: nothing });
  show();
  await screen.findByText('No cards in your watchlist.');
  expect(screen.queryByRole('region', { name: 'New near you' })).not.toBeInTheDocument();
  expect(mockServer.calls('GET /api/listings/on-offer')).toHaveLength(0);
});

test('what is new near a player is asked for again after the radius has changed', async () => {
  mockServer.on(USER, { body: nothing });
  mockServer.on('GET /api/places/mine', { body: ownPlace({ radiusKm: 25 }) });
  mockServer.on('PUT /api/places/mine/preferences', { body: ownPlace({ radiusKm: 50 }) });
  mockServer.on('GET /api/listings/on-offer', {
    body: { total: 1, isPartial: false, notices: [], cards: [anOffer()] },
  });
  show();
  await within(await panel('New near you')).findByRole('link', { name: /Clockwork Heron/ });
  const { setPlacePreferences } = placesApi.endpoints;
  await act(() => pageStore().dispatch(setPlacePreferences.initiate({ radiusKm: 50, unit: null })));
  await waitFor(() => expect(mockServer.calls('GET /api/listings/on-offer')).toHaveLength(2));
});
