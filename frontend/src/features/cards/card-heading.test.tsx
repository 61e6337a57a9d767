/** The heading of a card's page, until its card has come. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { linkState } from '../../lib/link-state';
import { aCard, aListing, aPriceHistory, aWatchedCard, someCards } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { player, renderApp, renderScreen } from '../../test/render';
import { CardDetail } from './card-detail';

const CARD = 'GET /api/cards/:id';
const LISTINGS = 'GET /api/listings/with-card';

beforeEach(() => mockServer.on('GET /api/cards/:id/prices', { body: aPriceHistory() }));

/** The heading while the card is on its way. */
function openUnanswered(state?: unknown) {
  mockServer.on(CARD, () => new Promise(() => {}));
  mockServer.on(LISTINGS, { body: [] });
  renderScreen(<CardDetail cardId="heron-id" search={null} />, { state });
  return screen.getByRole('heading', { level: 1 });
}
const placeholder = (heading: HTMLElement) => heading.querySelector('.mantine-Skeleton-root');

test('until the name has come its place is kept, in the heading and in the way back', () => {
  const heading = openUnanswered();
  expect(placeholder(heading)).toHaveTextContent('Card');
  const here = within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getByText('Card');
  expect(here).toHaveClass('mantine-Skeleton-root');
});

test('a page that is there stays there, whatever is chosen in its first moments', async () => {
  mockServer.on(CARD, { body: aCard() });
  mockServer.on('GET /api/cards/search', { body: someCards([]) });
  mockServer.on(LISTINGS, { body: [] });
  renderScreen(<CardDetail cardId="heron-id" search={null} />);
  fireEvent.click(await screen.findByRole('tab', { name: 'Individual Listings' }));
  mockServer.later(LISTINGS, { body: [] });
  fireEvent.click(screen.getByRole('radio', { name: 'This printing only' }));
  await waitFor(() => expect(mockServer.calls(LISTINGS)).toHaveLength(2));
  expect(screen.getByRole('tab', { name: 'Individual Listings' })).toHaveAttribute('aria-selected', 'true');
});

test('the picture is on its way before the card has come', () => {
  openUnanswered();
  const ahead = document.head.querySelector('link[rel="preload"][as="image"]');
  expect(ahead).toHaveAttribute('href', '/api/cards/heron-id/image/front/large');
});

test('a name that the visitor came with is there at once', () => {
  const heading = openUnanswered(linkState('heron-id', 'Clockwork Heron'));
  expect(heading).toHaveTextContent('Clockwork Heron');
  expect(placeholder(heading)).toBeNull();
  expect(screen.getByRole('status', { name: 'Loading card' })).toBeVisible();
});

test.each([
  ['/watchlist', () => mockServer.on('GET /api/watchlist/:uuid', { body: [aWatchedCard()] })],
  [
    '/home',
    () =>
      mockServer.on('GET /api/dashboard/user-summary/:uuid', {
        body: { upcomingEvents: [], watchlists: [aWatchedCard()] },
      }),
  ],
  ['/my-listings', () => mockServer.on('GET /api/listings/user/:id/status/:status', { body: [aListing()] })],
  [
    '/order-history',
    () =>
      mockServer.on('GET /api/listings/user/:uuid/order-history', {
        body: [aListing({ status: 'SOLD', finalSoldPrice: 5 })],
      }),
  ],
])('a visitor who comes from %s comes with the name', async (at, serve) => {
  serve();
  mockServer.on(CARD, () => new Promise(() => {}));
  mockServer.on(LISTINGS, { body: [] });
  mockServer.on('GET /api/watchlist/:uuid/contains', { body: { contains: false } });
  const { person } = renderApp({ at, user: player });
  await person.click(await screen.findByRole('link', { name: /Clockwork Heron/ }));
  expect(await screen.findByRole('status', { name: 'Loading card' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Clockwork Heron' })).toBeVisible();
});

test('a card that does not come has no name to wait for', async () => {
  mockServer.on(LISTINGS, { body: [] });
  mockServer.fail(CARD, 500);
  renderScreen(<CardDetail cardId="heron-id" search={null} />);
  await screen.findByText('Failed to load card data.');
  expect(placeholder(screen.getByRole('heading', { level: 1, name: 'Card' }))).toBeNull();
});
