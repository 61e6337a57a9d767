/** The screen of one card. */
import { screen, within } from '@testing-library/react';
import type { Card } from '../../api/cards';
import type { CardListing } from '../../api/listings';
import { aCard, aPlayerListing, aPriceHistory, aStoreListing, someCards } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { CardDetail } from './card-detail';

const CARD = 'GET /api/cards/:id';
const SEARCH = 'GET /api/cards/search';
const LISTINGS = 'GET /api/listings/with-card';

beforeEach(() => mockServer.on('GET /api/cards/:id/prices', { body: aPriceHistory() }));

function open({ card = aCard(), listings = [] }: { card?: Card; listings?: CardListing[] } = {}) {
  mockServer.on(CARD, { body: card });
  mockServer.on(SEARCH, { body: someCards([card]) });
  mockServer.on(LISTINGS, { body: listings });
  const at = '/cards/results/heron-id';
  return renderScreen(<CardDetail cardId="heron-id" search="heron & co" />, { at, path: at });
}
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const pictureOf = (name: string) => screen.getByRole('img', { name }).getAttribute('src');

// @spec route-card, screen-card-crumbs
test('leads back to the results that the card was found in', async () => {
  open();
  const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumbs' });
  expect(within(crumbs).getByRole('link', { name: 'Search results' })).toHaveAttribute(
    'href',
    '/cards/results?search=heron%20%26%20co',
  );
});

// @spec text-market-price
test('shows the regular and the foil market price, and that the price history is coming soon', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'Clockwork Heron' });
  expect(figure('Regular')).toHaveTextContent('$0.25');
  expect(figure('Foil')).toHaveTextContent('$1.10');
  expect(screen.getByText('Coming soon.')).toBeVisible();
});

// @spec text-market-price-na
test('a price that nobody knows is N/A', async () => {
  open({ card: aCard({ prices: { usd: null, usd_foil: null, usd_etched: null } }) });
  await screen.findByRole('heading', { level: 1, name: 'Clockwork Heron' });
  expect(figure('Regular')).toHaveTextContent('N/A');
  expect(figure('Foil')).toHaveTextContent('N/A');
});

test('the price of an etched printing says that it is one, and that there is none in foil', async () => {
  open({ card: aCard({ prices: { usd: null, usd_foil: null, usd_etched: '19.45' } }) });
  await screen.findByRole('heading', { level: 1, name: 'Clockwork Heron' });
  expect(figure('Regular')).toHaveTextContent('N/A');
  expect(figure('Etched')).toHaveTextContent('$19.45');
  expect(figure('Foil')).toHaveTextContent('N/A');
});

// @spec screen-card-details
test('the details have the drawn mana cost with its words, and the rest of the card', async () => {
  open({
    card: aCard({
      mana_cost: '{2}{W/U}',
      type_line: 'Artifact Creature — Bird',
      rarity: 'rare',
      oracle_text: 'Flying\n{T}: Draw a card.',
      artist: 'Odalys Ferrant',
      flavor_text: 'It keeps time.',
      power: '2',
      toughness: '3',
    }),
  });
  const details = await screen.findByRole('region', { name: 'Clockwork Heron' });
  expect(within(details).getByRole('img', { name: '2 generic mana' })).toBeVisible();
  expect(within(details).getByRole('img', { name: 'one white mana or one blue mana' })).toBeVisible();
  expect(within(details).getByRole('img', { name: 'tap this permanent' })).toBeVisible();
  for (const text of ['Artifact Creature — Bird', '2/3', 'Flying', 'It keeps time.'])
    expect(within(details).getByText(text)).toBeVisible();
  expect(figure('Rarity')).toHaveTextContent('rare');
  expect(figure('Set')).toHaveTextContent('Brinemarch');
  expect(figure('Artist')).toHaveTextContent('Odalys Ferrant');
});

// @spec rule-symbols-in-words
test('reminder text is set apart, with its symbols in words', async () => {
  open({ card: aCard({ oracle_text: 'Flying (It waits {Q}.)\n{FUTURE}: Nothing.' }) });
  const details = within(await screen.findByRole('region', { name: 'Clockwork Heron' }));
  expect(details.getByText('(It waits').tagName).toBe('EM');
  expect(details.getByRole('img', { name: 'untap this permanent' })).toBeVisible();
  expect(details.getByRole('img', { name: 'FUTURE' })).toHaveTextContent('FUTURE');
});

// @spec text-card-sides
test('a card with two sides can be turned over, and both are described', async () => {
  const image_uris = { normal: '/anywhere' };
  const { person } = open({
    card: aCard({
      name: 'Low Lantern // High Lantern',
      card_faces: [
        { name: 'Low Lantern', image_uris },
        { name: 'High Lantern', image_uris },
      ],
    }),
  });
  expect(await screen.findByRole('region', { name: 'Low Lantern' })).toBeVisible();
  expect(pictureOf('Low Lantern')).toBe('/api/cards/heron-id/image/front/large');
  await person.click(screen.getByRole('radio', { name: 'Back' }));
  expect(pictureOf('High Lantern')).toBe('/api/cards/heron-id/image/back/large');
  expect(screen.getByRole('region', { name: 'High Lantern' })).toBeVisible();
});

test('two faces with one name are told apart', async () => {
  const image_uris = { normal: '/anywhere' };
  const face = { name: 'Twin Heron', image_uris };
  open({ card: aCard({ name: 'Twin Heron // Twin Heron', card_faces: [face, face] }) });
  expect(await screen.findByRole('region', { name: 'Twin Heron, face 1' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Twin Heron, face 2' })).toBeVisible();
});

test('a card with two halves on one side cannot be turned over', async () => {
  open({ card: aCard({ name: 'Ebb // Flow', card_faces: [{ name: 'Ebb' }, { name: 'Flow' }] }) });
  await screen.findByRole('region', { name: 'Flow' });
  expect(screen.queryByRole('radio', { name: 'Back' })).toBeNull();
});

// @spec screen-card-legalities
test('the legalities have a check or a cross for each format', async () => {
  const legalities = {
    modern: 'legal',
    vintage: 'restricted',
    legacy: 'banned',
    paupercommander: 'not_legal',
  };
  const { person } = open({ card: aCard({ legalities }) });
  await person.click(await screen.findByRole('tab', { name: 'Legalities' }));
  const state = async (format: string) =>
    within((await screen.findByText(format)).closest('li') as HTMLElement)
      .getByRole('img')
      .getAttribute('aria-label');
  expect(await state('Modern')).toBe('Legal');
  expect(await state('Vintage')).toBe('Restricted');
  expect(await state('Legacy')).toBe('Banned');
  expect(await state('Pauper Commander')).toBe('Not legal');
});

// @spec screen-card-counts, text-nearby-stores, role-card-detail-stores
test('counts stores and individual listings, and shows each store once with what it has in stock', async () => {
  open({
    listings: [aStoreListing(), aStoreListing({ uuid: 'b', type: 'TRADE' }), aPlayerListing({ uuid: 'c' })],
  });
  const link = await screen.findByRole('link', { name: store.name });
  expect(link).toHaveAttribute(
    'href',
    `/my-listings?${new URLSearchParams({ storeId: store.uuid, storeName: store.name, card: 'heron-id' })}`,
  );
  expect(figure('Nearby stores')).toHaveTextContent('1');
  expect(figure('Individual listings')).toHaveTextContent('1');
  expect(figure('In stock')).toHaveTextContent('2');
  expect(figure('Address')).toHaveTextContent(store.address);
});

// @spec screen-individual-listings
test('individual listings have the asking price and how to reach the lister', async () => {
  const listing = aPlayerListing({ price: 12.5, condition: 'DAMAGED', finish: 'FOIL', type: 'TRADE' });
  const { person } = open({ listings: [listing] });
  await person.click(await screen.findByRole('tab', { name: 'Individual Listings' }));
  expect(figure('Asking Price')).toHaveTextContent('$12.50');
  expect(screen.getByRole('link', { name: player.email })).toHaveAttribute(
    'href',
    `mailto:${player.email}?subject=${encodeURIComponent('Clockwork Heron (Brinemarch #89)')}`,
  );
  expect(screen.getByRole('link', { name: player.phoneNumber })).toHaveAttribute('href', 'tel:+13125550101');
  for (const word of ['Damaged', 'Foil', 'Trade'])
    expect(screen.getByText(word, { selector: 'li span' })).toBeVisible();
});

// @spec text-nearby-stores-hidden
test('hidden contact details are not listed', async () => {
  const { person } = open({
    listings: [
      aStoreListing({ phoneNumber: null, address: null }),
      aPlayerListing({ uuid: 'b', phoneNumber: null, email: null }),
    ],
  });
  await screen.findByRole('link', { name: store.name });
  expect(figure('Phone')).toHaveTextContent('Not listed');
  expect(figure('Address')).toHaveTextContent('Not listed');
  await person.click(screen.getByRole('tab', { name: 'Individual Listings' }));
  expect(figure('Email')).toHaveTextContent('Not listed');
});

// @spec text-nearby-stores-empty, text-individual-listings-empty
test('says when nobody lists the card', async () => {
  const { person } = open();
  expect(await screen.findByText('No nearby stores currently listing this card.')).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'Individual Listings' }));
  expect(screen.getByText('No individual listings available for this card.')).toBeVisible();
});

const theCardLoads = () => {
  mockServer.on(CARD, { body: aCard() });
  mockServer.on(SEARCH, { body: someCards([aCard()]) });
};

// @spec text-card-failed, error-card-database
test('a card that does not load can be tried again', async () => {
  mockServer.on(LISTINGS, { body: [] });
  mockServer.fail(CARD, 500);
  const { person } = renderScreen(<CardDetail cardId="heron-id" search={null} />);
  expect(await screen.findByText('Failed to load card data.')).toBeVisible();
  theCardLoads();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Clockwork Heron' })).toBeVisible();
});

test('a card that does not exist says so, and leads to the search', async () => {
  mockServer.on(LISTINGS, { body: [] });
  mockServer.fail(CARD, 404);
  renderScreen(<CardDetail cardId="heron-id" search={null} />);
  expect(await screen.findByText('This card doesn’t exist.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search for a card' })).toHaveAttribute('href', '/cards');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('anyone who has the card can list it, unless it is digital only', async () => {
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'I have this' })).toHaveAttribute(
    'href',
    '/my-listings?list=heron-id',
  );
  unmount();
  open({ card: aCard({ games: ['mtgo'] }) });
  expect(await screen.findByText('Digital only')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'I have this' })).toBeNull();
});

// @spec text-card-listings-failed
test('listings that do not load can be tried again, the card is shown in the meantime', async () => {
  theCardLoads();
  mockServer.fail(LISTINGS, 500);
  const { person } = renderScreen(<CardDetail cardId="heron-id" search={null} />);
  expect(await screen.findByText('Failed to load user listings.')).toBeVisible();
  expect(figure('Nearby stores')).toHaveTextContent('–');
  mockServer.on(LISTINGS, { body: [aStoreListing()] });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: store.name })).toBeVisible();
});
