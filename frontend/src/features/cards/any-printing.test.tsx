/** Who has a card: in any printing, or in this one only. */
import { screen, waitFor, within } from '@testing-library/react';
import type { CardListing } from '../../api/listings';
import { aPicture } from '../../test/calendar';
import { aCard, aPlayerListing, aPriceHistory, aStoreListing, someCards } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { CardDetail } from './card-detail';

const LISTINGS = 'GET /api/listings/with-card';
const PATH = '/cards/results/heron-id';
const stranger = { userId: 'somebody', name: 'Odalys' };
const promo = {
  cardId: 'promo-id',
  cardSet: 'Brinemarch Promos',
  cardSetCode: 'pbrm',
  cardNumber: '89p',
};

function open(own: CardListing[], others: CardListing[], at = PATH) {
  mockServer.on('GET /api/cards/:id', { body: aCard() });
  mockServer.on('GET /api/cards/search', { body: someCards([aCard()]) });
  mockServer.on('GET /api/cards/:id/prices', { body: aPriceHistory() });
  mockServer.on(LISTINGS, ({ query }) => ({
    body: query.get('printings') === 'any' ? [...own, ...others] : own,
  }));
  return renderScreen(<CardDetail cardId="heron-id" search={null} />, { at, path: PATH });
}
const box = async () => within(await screen.findByRole('region', { name: 'Who has this card' }));
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const choice = (name: string) => screen.findByRole('radio', { name });

test('a card that a store has in another printing is there, with the set, the number and the picture of that one', async () => {
  open([], [aStoreListing({ ...promo, price: 1.5 })]);
  const row = within((await screen.findByRole('link', { name: store.name })).closest('li') as HTMLElement);
  const printing = row.getByRole('link', { name: /Brinemarch Promos #89p/ });
  expect(printing).toHaveAttribute('href', '/cards/results/promo-id');
  expect(printing.querySelector('img')).toHaveAttribute('src', '/api/cards/promo-id/image/front/small');
  expect(figure('Nearby stores')).toHaveTextContent('1');
  expect(figure('Cheapest')).toHaveTextContent('$1.50 1 copy');
  expect((await box()).getByText('Nobody has this printing. These are other printings.')).toBeVisible();
});

test('a store can be called, found and written to, about the card', async () => {
  open([aStoreListing()], []);
  await screen.findByRole('link', { name: store.name });
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link(`Call ${store.name}`)).toBe('tel:+13125550102');
  expect(link(`Directions to ${store.name}`)).toContain(
    encodeURIComponent('12 Elm Street').replace(/%20/g, '+'),
  );
  expect(link(`Email ${store.name}`)).toBe(
    `mailto:${store.email}?subject=${encodeURIComponent('Clockwork Heron (Brinemarch #89)')}`,
  );
});

test('where no store has it, the players who do are shown first; the other tab stays within reach', async () => {
  const { person } = open([aPlayerListing(stranger)], []);
  expect(await screen.findByRole('link', { name: stranger.name })).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'Nearby Stores' }));
  expect(screen.getByText('No nearby stores currently listing this card.')).toBeVisible();
});

test('a count leads to who is behind it', async () => {
  const { person } = open([aStoreListing(), aPlayerListing(stranger), aPlayerListing({ uuid: 'c' })], []);
  await screen.findByRole('link', { name: store.name });
  await person.click(screen.getByRole('button', { name: '2' }));
  expect(screen.getByRole('tab', { name: 'Individual Listings' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('region', { name: 'Stores and players' })).toHaveFocus();
});

test('what a lister hides leads nowhere', async () => {
  open([aStoreListing({ phoneNumber: null, email: null, address: null })], []);
  await screen.findByRole('link', { name: store.name });
  for (const name of [/^Call/, /^Directions/, /^Email/])
    expect(screen.queryByRole('link', { name })).toBeNull();
});

test('this printing only says where there is another, and the choice stays in the address', async () => {
  const { person, router } = open(
    [],
    [aStoreListing({ ...promo, price: 1.5 }), aPlayerListing({ ...promo, ...stranger, uuid: 'b', price: 2 })],
  );
  await person.click(await choice('This printing only'));
  expect(router.state.location.search).toBe('?printings=this');
  expect(
    await screen.findByText(
      'Nobody has this printing, but 1 store and 1 player have another (Brinemarch Promos, $1.50).',
    ),
  ).toBeVisible();
  expect(figure('Nearby stores')).toHaveTextContent('0');
  expect(screen.getByText('No nearby stores currently listing this card.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Show any printing' }));
  expect(await screen.findByRole('link', { name: store.name })).toBeVisible();
  // The button is gone.
  expect(document.body).not.toHaveFocus();
  expect(router.state.location.search).toBe('');
});

test('an address that says this printing only is taken at its word', async () => {
  open([aStoreListing()], [aStoreListing({ ...promo, uuid: 'b' })], `${PATH}?printings=this`);
  expect(await choice('This printing only')).toBeChecked();
  await screen.findByRole('link', { name: store.name });
  expect(figure('In stock')).toHaveTextContent('1');
  expect(mockServer.calls(LISTINGS).map(({ query }) => query.get('printings'))).toEqual(['this']);
});

test('nobody who has no printing of it is named', async () => {
  open([], [], `${PATH}?printings=this`);
  await screen.findByText('No nearby stores currently listing this card.');
  await waitFor(() => expect(mockServer.calls(LISTINGS)).toHaveLength(2));
  expect(screen.queryByText(/Nobody has this printing/)).toBeNull();
});

test('who buys the card is told apart from who sells it', async () => {
  open([aStoreListing({ type: 'BUY', price: 3 })], []);
  const wanted = within(await screen.findByRole('region', { name: 'Looking for this card' }));
  expect(wanted.getByText('Pays').nextElementSibling).toHaveTextContent('$3.00');
  expect(figure('Nearby stores')).toHaveTextContent('0');
  expect(screen.getByText('No nearby stores currently listing this card.')).toBeVisible();
  expect(screen.queryByText('Cheapest')).toBeNull();
});

test('a player’s name leads to the other listings, one’s own does not', async () => {
  const { person } = open([aPlayerListing(), aPlayerListing({ ...stranger, uuid: 'b' })], []);
  await person.click(await screen.findByRole('tab', { name: 'Individual Listings' }));
  expect(screen.getByRole('link', { name: 'Odalys' })).toHaveAttribute(
    'href',
    '/my-listings?storeId=somebody&storeName=Odalys&card=heron-id',
  );
  expect(screen.queryByRole('link', { name: player.name })).toBeNull();
});

test('of many kinds in one store some are shown, until all are asked for', async () => {
  const { person } = open(
    [1, 2, 3, 4, 5].map((price) =>
      aStoreListing({ uuid: `at-${price}`, price, photos: [aPicture('photo')] }),
    ),
    [],
  );
  const row = within((await screen.findByRole('link', { name: store.name })).closest('li') as HTMLElement);
  expect(row.queryByText('$4.00')).toBeNull();
  expect(await row.findAllByRole('button', { name: 'Show photo 1 of 1' })).toHaveLength(3);
  await person.click(row.getByRole('button', { name: 'Show all 5' }));
  expect(row.getByText('$5.00')).toBeVisible();
  await waitFor(() => expect(row.getByText('$4.00').closest('li')).toHaveFocus());
});

test('where not all is read the server counts', async () => {
  mockServer.on('GET /api/listings/availability', {
    body: [
      {
        cardId: 'heron-id',
        copies: 900,
        stores: 40,
        players: 7,
        individualListings: 300,
        price: 0.1,
        conditions: ['NEAR_MINT'],
        cheapestCardId: 'promo-id',
        isPartial: false,
        ...{ countedAt: '2026-03-01T10:00:00.000Z', isStale: false },
      },
    ],
  });
  open([aStoreListing()], []);
  mockServer.on(LISTINGS, () => ({
    body: [aStoreListing()],
    headers: { link: '</api/listings/with-card?after=more>; rel="next"', 'x-total-count': '900' },
  }));
  await waitFor(() => expect(figure('Nearby stores')).toHaveTextContent('40'));
  expect(figure('Cheapest')).toHaveTextContent('$0.10 900 copies');
  expect(figure('Individual listings')).toHaveTextContent('300');
});
