/** Players with whom the visitor could trade: what each would get and give, and the way to an offer. */
import { screen, within } from '@testing-library/react';
import type { MutualMatchDto } from '../../api/watchlist';
import MutualMatchesPage from '../../pages/mutual-matches';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const MATCHES = 'GET /api/watchlist/mutual-matches';
const aCopy = (listing: string, cardName: string, price: number) => ({
  ...{ listing, cardId: `card-of-${listing}`, cardName, cardSet: 'Brinemarch', cardNumber: '12' },
  ...{ condition: 'NEAR_MINT', finish: 'FOIL', language: 'en', price },
});
const ROBIN = {
  ...{
    uuid: 'robin-id',
    name: 'Robin Reyes',
    distance: null,
    gets: 2,
    gives: 1,
    getsValue: 9,
    givesValue: 7.5,
  },
  getsCopies: [aCopy('one', 'Clockwork Heron', 5)],
  givesCopies: [aCopy('two', 'Lantern Wisp', 7.5)],
} as MutualMatchDto;
const open = () =>
  renderScreen(<MutualMatchesPage />, { at: '/watchlist/trades', path: '/watchlist/trades' });

// @spec rule-mutual-matches, route-mutual-matches
test('each player comes with both sides and an offer of just these cards', async () => {
  mockServer.on(MATCHES, { body: [ROBIN] });
  open();
  const robin = within(await screen.findByRole('listitem', { name: 'Robin Reyes' }));
  expect(robin.getByRole('heading', { name: 'You’d get 2 cards' })).toBeVisible();
  expect(robin.getByText('and 1 card more')).toBeVisible();
  expect(robin.getByRole('link', { name: 'Lantern Wisp' })).toHaveAttribute(
    'href',
    '/cards/results/card-of-two',
  );
  expect(robin.getByText('$9.00')).toBeVisible();
  expect(robin.getByRole('link', { name: 'Make an offer to Robin Reyes' })).toHaveAttribute(
    'href',
    '/offers/new?to=robin-id&listing=one&listing=two',
  );
});

// @spec rule-offer-at-event
test('an offer to who goes to an event is handed over there', async () => {
  mockServer.on(MATCHES, { body: [ROBIN] });
  renderScreen(<MutualMatchesPage />, { at: '/watchlist/trades?event=friday', path: '/watchlist/trades' });
  expect(await screen.findByRole('link', { name: 'Make an offer to Robin Reyes' })).toHaveAttribute(
    'href',
    '/offers/new?to=robin-id&listing=one&listing=two&event=friday',
  );
});

test('nobody yet says what to do for it', async () => {
  mockServer.on(MATCHES, { body: [] });
  open();
  expect(await screen.findByText(/Nobody nearby has what you want/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your watchlist' })).toHaveAttribute('href', '/watchlist');
});

test('a failure can be tried again', async () => {
  mockServer.fail(MATCHES, 500);
  const { person } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  mockServer.on(MATCHES, { body: [ROBIN] });
  await person.click(again);
  expect(await screen.findByRole('listitem', { name: 'Robin Reyes' })).toBeVisible();
});
