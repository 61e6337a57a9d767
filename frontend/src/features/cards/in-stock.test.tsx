/** What is in stock, said under each picture of the results. */
import { screen, waitFor } from '@testing-library/react';
import type { Availability } from '../../api/listings';
import { DEFAULT_DISPLAY, type SearchDisplay } from '../../lib/search-display';
import { aCard, someCards } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import { CardResults } from './card-results';

const SEARCH = 'GET /api/cards/search';
const STOCK = 'GET /api/listings/availability';
const inStock = (facts: Partial<Availability> = {}): Availability => ({
  cardId: 'heron-id',
  copies: 3,
  stores: 2,
  players: 0,
  individualListings: 0,
  price: 1.5,
  conditions: ['NEAR_MINT'],
  cheapestCardId: 'heron-id',
  isPartial: false,
  ...{ countedAt: '2026-03-01T10:00:00.000Z', isStale: false },
  ...facts,
});
const open = (display: SearchDisplay = DEFAULT_DISPLAY) =>
  renderScreen(<CardResults search="heron" display={display} />);
const asked = () => mockServer.calls(STOCK).map(({ query }) => Object.fromEntries(query));

// @spec added-availability
test('a printing says from how much it is to be had, and of how many stores; others say nothing', async () => {
  mockServer.on(SEARCH, { body: someCards([aCard(), aCard({ id: 'other-id', collector_number: '90' })]) });
  mockServer.on(STOCK, { body: [inStock()] });
  open();
  expect(await screen.findByRole('link', { name: /#89\s*from \$1\.50 · 2 stores/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /#90\s*$/ })).toBeVisible();
  expect(asked()).toEqual([{ cardIds: 'heron-id,other-id', printings: 'this' }]);
});

// @spec rule-count-age-is-shown
test('a printing in stock says how old its last count is, marked where that is old', async () => {
  mockServer.on(SEARCH, { body: someCards([aCard(), aCard({ id: 'other-id', collector_number: '90' })]) });
  mockServer.on(STOCK, { body: [inStock(), inStock({ cardId: 'other-id', isStale: true })] });
  open();
  const ages = (await screen.findAllByText(/^Counted .* ago$/)).map(
    (note) => note.closest<HTMLElement>('[data-age]')?.dataset.age,
  );
  expect(ages).toEqual(['fresh', 'stale']);
});

test('where one printing stands for a card, any of them counts', async () => {
  mockServer.on(SEARCH, { body: someCards([aCard()]) });
  open({ ...DEFAULT_DISPLAY, unique: 'cards' });
  await waitFor(() => expect(asked()).toEqual([{ cardIds: 'heron-id', printings: 'any' }]));
});

test('a digital-only printing says so', async () => {
  mockServer.on(SEARCH, { body: someCards([aCard({ games: ['mtgo'] })]) });
  open();
  expect(await screen.findByText('Digital only')).toBeVisible();
});

test('cards stay when nobody can say what is in stock', async () => {
  mockServer.on(SEARCH, { body: someCards([aCard()]) });
  mockServer.fail(STOCK, 500);
  open();
  expect(await screen.findByRole('link', { name: /#89\s*$/ })).toBeVisible();
});

test('only what somebody has is the server’s to find, and nothing of it leads to all cards', async () => {
  mockServer.fail(SEARCH, 404);
  open({ ...DEFAULT_DISPLAY, listed: true });
  expect(await screen.findByText('Nobody has a card like this right now.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all cards' })).toHaveAttribute(
    'href',
    '/cards/results?search=heron',
  );
  expect(mockServer.calls(SEARCH)[0]?.query.get('listed')).toBe('true');
});

test('a search that finds too much to look through says how to narrow it', async () => {
  mockServer.on(SEARCH, { body: someCards([aCard()], { total_cards: 31_966 }) });
  open();
  expect(await screen.findByText(/^That’s 31,966 cards/)).toBeVisible();
});
