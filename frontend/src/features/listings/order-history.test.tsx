/** The screen of what an account has sold. */
import { screen, within } from '@testing-library/react';
import OrderHistoryPage from '../../pages/order-history';
import { aListing } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { player } from '../../test/people';
import { renderScreen } from '../../test/render';

const HISTORY = 'GET /api/listings/user/:uuid/order-history';
const sale = (facts: Parameters<typeof aListing>[0] = {}) =>
  aListing({
    status: 'SOLD',
    price: 5,
    finalSoldPrice: 5,
    statusUpdatedAt: new Date(2026, 2, 1, 12).toISOString(),
    ...facts,
  });
const open = () => renderScreen(<OrderHistoryPage />, { at: '/order-history', path: '/order-history' });

// @spec route-order-history, text-order-history-columns
test('the order history is a table with the columns Item, Date, Sold Price, Status', async () => {
  mockServer.on(HISTORY, { body: [sale()] });
  open();
  const table = await screen.findByRole('table');
  expect(screen.getByRole('heading', { level: 1, name: 'Order History' })).toBeVisible();
  const columns = within(table).getAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Item', 'Date', 'Sold Price', 'Status']);
  expect(mockServer.calls(HISTORY)[0]?.path).toBe(`/api/listings/user/${player.uuid}/order-history`);
});

// @spec state-order-history-status
test('a sale has the card with set and number, the day and time, what was paid, and the status text', async () => {
  mockServer.on(HISTORY, { body: [sale({ finalSoldPrice: 1234.5, price: 1300 })] });
  open();
  const cells = within(await screen.findByRole('row', { name: /Clockwork Heron/ }));
  expect(cells.getByRole('link', { name: 'Clockwork Heron' })).toHaveAttribute(
    'href',
    '/cards/results/heron-id',
  );
  for (const text of [/Brinemarch · #89/, 'Mar 1, 2026, 12:00', '$1,234.50', 'Sold'])
    expect(cells.getByText(text)).toBeVisible();
});

test('a sale of a deal says to whom it went, and leads to the deal with its sheet', async () => {
  const deal = '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11';
  const buyer = { uuid: 'buyer', name: 'Kim Lee' };
  mockServer.on(HISTORY, {
    body: [
      sale({ uuid: 'a', deal, soldTo: buyer }),
      sale({ uuid: 'b', deal, soldTo: null }),
      sale({ uuid: 'c' }),
    ],
  });
  open();
  expect(await screen.findByRole('link', { name: 'Sold to Kim Lee' })).toHaveAttribute(
    'href',
    `/deals/${deal}`,
  );
  expect(screen.getAllByRole('link', { name: /^Sold to/ }).map(({ textContent }) => textContent)).toEqual([
    'Sold to Kim Lee',
    'Sold to a former member',
  ]);
});

// @spec call-order-history
test('the latest sale comes first, as the server has it, and older ones are read on', async () => {
  const first = { 'x-total-count': '2', link: '</api/listings?after=abc%3D>; rel="next"' };
  mockServer.on(HISTORY, ({ query }) =>
    query.get('after')
      ? { body: [sale({ uuid: 'b', cardName: 'Mere Island' })], headers: { 'x-total-count': '2' } }
      : { body: [sale()], headers: first },
  );
  const { person } = open();
  expect(await screen.findByText('Showing 1 of 2')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('link', { name: 'Mere Island' })).toHaveFocus();
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['Clockwork Heron', 'Mere Island']);
});

test('somebody who sold nothing is led to their listings', async () => {
  mockServer.on(HISTORY, { body: [] });
  open();
  expect(await screen.findByText('You haven’t sold anything yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Listings' })).toHaveAttribute('href', '/my-listings');
});

test('an order history that does not load can be tried again', async () => {
  mockServer.fail(HISTORY, 500);
  const { person } = open();
  expect(await screen.findByText('Failed to load order history.')).toBeVisible();
  mockServer.on(HISTORY, { body: [sale()] });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Clockwork Heron' })).toBeVisible();
  expect(document.body).not.toHaveFocus();
});
