/** Who has a card, for somebody who has a place: how far they are, and the nearest first. */
import { screen, waitFor, within } from '@testing-library/react';
import type { CardListing } from '../../api/listings';
import { aCard, aPlayerListing, aStoreListing, someCards } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { ownPlace } from '../../test/own-place';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { CardDetail } from './card-detail';

const LISTINGS = 'GET /api/listings/with-card';
const at = (km: number | null, isAbout = false) => ({ km, isAbout });
const cheap = aStoreListing({
  ...{ uuid: '1', userId: 'far-store', name: 'Far and Cheap', price: 1, distance: at(16.7) },
});
const near = aStoreListing({ uuid: '2', userId: 'near-store', name: 'Near', price: 2, distance: at(2.1) });
const nowhere = aStoreListing({ uuid: '3', userId: 'no-store', name: 'Nowhere', price: 0.5 });
const neighbor = aPlayerListing({ uuid: '4', userId: 'neighbor', name: 'Neighbor', distance: at(5, true) });
const stranger = aPlayerListing({
  uuid: '5',
  userId: 'stranger',
  name: 'Stranger',
  distance: at(null, true),
});

function open(listings: CardListing[] = [nowhere, cheap, near], path = '/cards/results/heron-id') {
  mockServer.on('GET /api/cards/:id', { body: aCard() });
  mockServer.on('GET /api/cards/search', { body: someCards([aCard()]) });
  mockServer.on(LISTINGS, { body: listings });
  return renderScreen(<CardDetail cardId="heron-id" search={null} />, {
    at: path,
    path: '/cards/results/heron-id',
    user: store,
  });
}
const panel = async () => within(await screen.findByRole('region', { name: 'Stores and players' }));
const row = async (name: string) =>
  within((await (await panel()).findByText(name)).closest('li') as HTMLElement);
const stores = async () =>
  (await (await panel()).findAllByRole('link', { name: /^(Near|Nowhere|Far)/ })).map(
    (link) => link.textContent,
  );

// @spec rule-distance
test('stores say exactly how far they are', async () => {
  open();
  expect(await (await row('Near')).findByText('1.3 mi')).toBeVisible();
  expect((await row('Nowhere')).queryByText(/ mi$/)).toBeNull();
});

// @spec rule-distance
test('players say about how far they are, or that it is over the last band', async () => {
  mockServer.on('GET /api/places/mine', { body: ownPlace({ unit: 'KM' }) });
  open([neighbor, stranger]);
  expect(await (await row('Neighbor')).findByText('about 5 km')).toBeVisible();
  expect((await row('Stranger')).getByText('over 50 km')).toBeVisible();
});

test('one’s own listing is not said to be anywhere', async () => {
  open([aPlayerListing({ userId: store.uuid, name: 'Me', distance: at(1, true) }), neighbor]);
  expect(await (await row('Neighbor')).findByText('about 3 mi')).toBeVisible();
  expect((await row('Me')).queryByText(/ mi$/)).toBeNull();
});

// @spec rule-nearest-first
test('the nearest come first on request, and those whose distance is unknown last', async () => {
  const { person, router } = open();
  expect(await stores()).toEqual(['Nowhere', 'Far and Cheap', 'Near']);
  mockServer.on(LISTINGS, { body: [near, cheap, nowhere] });
  await person.click(await screen.findByRole('radio', { name: 'Nearest first' }));
  await waitFor(async () => expect(await stores()).toEqual(['Near', 'Far and Cheap', 'Nowhere']));
  expect(mockServer.calls(LISTINGS).map(({ query }) => query.get('sort'))).toEqual([null, 'nearest']);
  expect(router.state.location.search).toBe('?sort=nearest');
});

test('who has no place has the cheapest first, without a choice', async () => {
  mockServer.on('GET /api/places/mine', { body: ownPlace({ place: null }) });
  open([{ ...near, distance: null }]);
  await row('Near');
  await waitFor(() => expect(mockServer.calls('GET /api/places/mine')).not.toHaveLength(0));
  expect(screen.queryByRole('radio', { name: 'Nearest first' })).toBeNull();
});

// @spec rule-distance
test('nearby stores are those within the radius, and the others stand apart', async () => {
  mockServer.on('GET /api/places/mine', { body: ownPlace({ unit: 'KM', radiusKm: 10 }) });
  open();
  const apart = await (await panel()).findByRole('heading', { name: 'Beyond your radius' });
  expect(await stores()).toEqual(['Nowhere', 'Near', 'Far and Cheap']);
  const far = screen.getByRole('link', { name: 'Far and Cheap' });
  expect(apart.compareDocumentPosition(far)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Nearby stores').nextElementSibling).toHaveTextContent('2');
});

test('says so where all stores are beyond the radius', async () => {
  mockServer.on('GET /api/places/mine', { body: ownPlace({ radiusKm: 10 }) });
  open([cheap]);
  expect(await screen.findByText('No nearby stores currently listing this card.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Far and Cheap' })).toBeVisible();
  expect(screen.getByText('Nearby stores').nextElementSibling).toHaveTextContent('0');
});
