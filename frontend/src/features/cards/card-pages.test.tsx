/** What frames the pages of cards: the ways back, the headings and the tabs, to the word. */
import { screen, within } from '@testing-library/react';
import { DEFAULT_DISPLAY } from '../../lib/search-display';
import { aCard, aPriceHistory, aStoreListing, someCards } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { CardDetail } from './card-detail';
import { CardResults } from './card-results';

const crumb = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Breadcrumbs' })).getByRole('link', { name });
const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

beforeEach(() => mockServer.on('GET /api/cards/:id/prices', { body: aPriceHistory() }));

function openCard(listings = [aStoreListing()]) {
  mockServer.on('GET /api/cards/:id', { body: aCard() });
  mockServer.on('GET /api/cards/search', { body: someCards([aCard()]) });
  mockServer.on('GET /api/listings/with-card', { body: listings });
  return renderScreen(<CardDetail cardId="heron-id" search="heron" />);
}

// @spec screen-results-crumbs
test('the results lead back to the card search', async () => {
  mockServer.on('GET /api/cards/search', {
    body: { object: 'list', total_cards: 1, has_more: false, data: [aCard()] },
  });
  renderScreen(<CardResults search="heron" display={DEFAULT_DISPLAY} />);
  expect(await crumb('Card Finder')).toHaveAttribute('href', '/cards');
  expect(await screen.findByText('1 card')).toBeVisible();
});

// @spec screen-card-crumbs
test('a card leads back to the card search', async () => {
  openCard();
  await screen.findByRole('heading', { level: 1, name: 'Clockwork Heron' });
  expect(await crumb('Card Finder')).toHaveAttribute('href', '/cards');
});

// @spec text-market-price, text-price-history, text-card-tabs, text-offer-tabs
test('a card has its market price, its price history and four tabs', async () => {
  openCard();
  expect(await screen.findByRole('heading', { name: 'Market Price' })).toBeVisible();
  const history = screen.getByRole('region', { name: 'Price History' });
  expect(within(history).getByText('Coming soon.')).toBeVisible();
  expect(tabNames()).toEqual(['Nearby Stores', 'Individual Listings', 'Details', 'Legalities']);
});

// @spec text-nearby-stores
test('a store has its name, its phone number, its address and what is in stock', async () => {
  openCard();
  const row = within((await screen.findByRole('link', { name: store.name })).closest('li') as HTMLElement);
  const facts = Object.fromEntries(
    row.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  expect(facts).toEqual({ Phone: store.phoneNumber, Address: store.address, 'In stock': '1' });
});

// @spec text-card-sides
test('a card with two sides has a toggle of Front and Back', async () => {
  const image_uris = { normal: '/anywhere' };
  const faces = ['Low Lantern', 'High Lantern'].map((name) => ({ name, image_uris }));
  mockServer.on('GET /api/cards/:id', {
    body: aCard({ name: 'Low Lantern // High Lantern', card_faces: faces }),
  });
  mockServer.on('GET /api/cards/search', { body: someCards([]) });
  mockServer.on('GET /api/listings/with-card', { body: [] });
  renderScreen(<CardDetail cardId="heron-id" search={null} />);
  const sides = within(await screen.findByRole('radiogroup', { name: 'Side of the card' }));
  expect(sides.getByRole('radio', { name: 'Front' })).toBeChecked();
  expect(sides.getByRole('radio', { name: 'Back' })).not.toBeChecked();
});

// @spec call-with-card
test('asks who has the very card that is shown', async () => {
  openCard();
  await screen.findByRole('link', { name: store.name });
  expect(mockServer.calls('GET /api/listings/with-card')[0]?.query.get('cardId')).toBe('heron-id');
});
