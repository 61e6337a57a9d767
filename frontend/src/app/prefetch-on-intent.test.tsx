/** What is prefetched when a link gets the pointer or the focus. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { SessionUser } from '../browser/session';
import { cardPath, cardResultsPath } from '../lib/card-paths';
import { eventsOfStorePath, storeListingsPath } from '../lib/paths';
import { aPlayerAccount, aStoreProfile } from '../test/accounts';
import { anEvent } from '../test/calendar';
import { aCard, aListing, aPriceHistory, aStoreListing, aWatchedCard, someCards } from '../test/goods';
import { mockServer } from '../test/mock-server';
import { player, store } from '../test/people';
import { renderApp } from '../test/render';
import { prefetchData } from './prefetch-data-part';

const heron = aCard();
const KEYS = {
  dashboard: 'GET /api/dashboard/user-summary/:uuid',
  storeDashboard: 'GET /api/dashboard/store-summary/:uuid',
  watchedInStock: 'GET /api/dashboard/watched-in-stock/:uuid',
  mostWatched: 'GET /api/dashboard/most-watched/:uuid',
  listings: 'GET /api/listings/user/:id/status/:status',
  sales: 'GET /api/listings/user/:uuid/order-history',
  watchlist: 'GET /api/watchlist/:uuid',
  watched: 'GET /api/watchlist/:uuid/contains',
  search: 'GET /api/cards/search',
  card: 'GET /api/cards/:id',
  prices: 'GET /api/cards/:id/prices',
  offers: 'GET /api/listings/with-card',
  games: 'GET /api/catalogs/tcg-types',
  events: 'GET /api/events',
  storeEvents: 'GET /api/events/store/:uuid',
  stores: 'GET /api/users/stores',
  account: 'GET /api/users/:uuid',
  profile: 'GET /api/users/:uuid/profile',
} as const;
type Call = keyof typeof KEYS;

beforeAll(() => prefetchData.ready());
beforeEach(() => {
  // Those with any name in their address come first: the others are answered by what is behind them.
  mockServer.on(KEYS.card, { body: heron });
  mockServer.on(KEYS.account, { body: aPlayerAccount() });
  mockServer.on(KEYS.profile, { body: aStoreProfile() });
  mockServer.on(KEYS.dashboard, { body: { upcomingEvents: [], watchlists: [] } });
  mockServer.on(KEYS.storeDashboard, {
    body: { totalListings: 1, totalEventsHosted: 1, totalWatchlist: 1, upcomingEvents: [] },
  });
  mockServer.on(KEYS.listings, { body: [aListing()] });
  mockServer.on(KEYS.sales, { body: [aListing()] });
  mockServer.on(KEYS.watchlist, { body: [aWatchedCard()] });
  mockServer.on(KEYS.watched, { body: { contains: false } });
  mockServer.on(KEYS.search, { body: someCards([heron]) });
  mockServer.on(KEYS.prices, { body: aPriceHistory() });
  mockServer.on(KEYS.offers, { body: [aStoreListing()] });
  mockServer.on(KEYS.games, { body: [] });
  mockServer.on('GET /api/catalogs/tcg-formats', { body: [] });
  mockServer.on(KEYS.events, { body: [anEvent()] });
  mockServer.on(KEYS.storeEvents, { body: [anEvent()] });
  mockServer.on(KEYS.stores, { body: [] });
});

/** The calls that were made, each as often as it was. What has an address of its own is no card and no account. */
const made = () =>
  (Object.keys(KEYS) as Call[]).flatMap((name) =>
    mockServer
      .calls(KEYS[name])
      .filter(({ path }) => KEYS[name].includes(':') !== OWN.includes(path))
      .map(() => name),
  );
const OWN: readonly string[] = Object.values(KEYS)
  .filter((key) => !key.includes(':'))
  .map((key) => key.slice('GET '.length));

/** Somebody on the page that asks the server for nothing, and a link on it. */
async function linkTo(address: string, user: SessionUser) {
  const app = renderApp({ at: '/_design', user });
  await screen.findByRole('heading', { level: 1 });
  const link = document.createElement('a');
  link.href = address;
  link.textContent = 'The link';
  screen.getByRole('main').append(link);
  return { ...app, link };
}
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

const WAYS: [string, SessionUser, Call[]][] = [
  ['/home', player, ['dashboard', 'watchedInStock']],
  ['/home', store, ['storeDashboard', 'mostWatched']],
  ['/my-listings', player, ['listings']],
  [storeListingsPath(store), player, ['listings', 'storeEvents', 'profile']],
  ['/my-listings?q=heron', player, ['listings']],
  ['/watchlist', player, ['watchlist']],
  ['/order-history', player, ['sales']],
  [cardResultsPath('heron'), player, ['search']],
  [`${cardResultsPath('heron')}&order=usd&dir=desc`, player, ['search']],
  [cardPath(heron.id, 'heron'), player, ['watched', 'card', 'prices', 'offers']],
  ['/events', player, ['games', 'events']],
  ['/events?q=draft&from=2026-01-01', player, ['games', 'events']],
  ['/events?view=stores', player, ['stores']],
  [eventsOfStorePath(store.uuid), player, ['storeEvents', 'stores']],
  ['/event-manager', store, ['storeEvents']],
  ['/stores?q=sleeve', player, ['stores']],
  ['/settings', player, ['account']],
];

test.each(WAYS)(
  '%s has its data on the way before the click, and asks for it once',
  async (address, user, calls) => {
    const { link, router } = await linkTo(address, user);
    fireEvent.pointerOver(link);
    await waitFor(() => expect(made()).toEqual(calls));
    await act(() => router.navigate(address));
    await screen.findByRole('heading', { level: 1 });
    await pause(50);
    const again = made();
    expect(calls.map((call) => again.filter((each) => each === call).length)).toEqual(calls.map(() => 1));
  },
);

test('anyone who comes to a link by the keyboard is waited for as well', async () => {
  const { link } = await linkTo('/watchlist', player);
  act(() => link.focus());
  await waitFor(() => expect(made()).toEqual(['watchlist']));
});

test('anyone who only passes over a link asks for nothing', async () => {
  const { link } = await linkTo('/watchlist', player);
  fireEvent.pointerOver(link);
  fireEvent.pointerOut(link);
  await pause(150);
  expect(made()).toEqual([]);
});

test('a finger that scrolls asks for nothing', async () => {
  const { link } = await linkTo('/watchlist', player);
  fireEvent.pointerOver(link, { pointerType: 'touch' });
  fireEvent.pointerCancel(link, { pointerType: 'touch' });
  await pause(150);
  expect(made()).toEqual([]);
});

test('a list that scrolls by below the pointer asks for nothing', async () => {
  const { link } = await linkTo('/watchlist', player);
  fireEvent.pointerOver(link);
  fireEvent.scroll(document);
  await pause(150);
  expect(made()).toEqual([]);
});

test('where data is saved, nothing is asked for that may not be needed', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { link } = await linkTo('/watchlist', player);
  fireEvent.pointerOver(link);
  await pause(150);
  expect(made()).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
});

test('a link that leads elsewhere is none of our business', async () => {
  const { link } = await linkTo('https://elsewhere.example/watchlist', player);
  fireEvent.pointerOver(link);
  await pause(150);
  expect(made()).toEqual([]);
});
