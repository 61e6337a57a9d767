/** What is wanted of a watched card, lists of wants, pasted lists, and what a notice found. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { type WantMatchDto, watchlistApi } from '../../api/watchlist';
import { pageStore } from '../../app/store';
import WatchlistPage from '../../pages/watchlist';
import { aWant, aWantList, aWatchedCard } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const WANT = 'GET /api/watchlist/wants/:id';
const SAVE = 'PUT /api/watchlist/wants/:id';
const DECK = aWantList();
beforeEach(() => {
  mockServer.on('GET /api/watchlist/:uuid', { body: [aWatchedCard()] });
  mockServer.on('GET /api/watchlist/lists', { body: [DECK] });
});
const open = (query = '') =>
  renderScreen(<WatchlistPage />, { at: `/watchlist${query}`, path: '/watchlist' });

// @spec rule-want
test('what is wanted of a card is said in a dialog, from nothing on', async () => {
  mockServer.fail(WANT, 404);
  mockServer.on(SAVE, { body: aWant() });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Price, condition…: Clockwork Heron' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What you want of Clockwork Heron' }));
  const copies = await dialog.findByLabelText('Copies');
  await person.clear(copies);
  await person.type(copies, '1000');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Enter a number from 1 to 999.')).toBeVisible();
  expect(copies).toHaveFocus();
  await person.clear(copies);
  await person.type(copies, '4');
  await person.type(dialog.getByLabelText('Highest price'), '5.50');
  await person.selectOptions(dialog.getByLabelText('List'), 'Friday’s deck');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(mockServer.calls(SAVE)[0]?.body).toMatchObject({
    ...{ quantity: 4, maxPrice: 5.5, maxPercent: null, list: 'deck-id', anyPrinting: true, alerts: true },
  });
});

test('the form begins with what is said now, not with what was known', async () => {
  mockServer.on(WANT, { body: aWant() });
  const { person } = open();
  const button = await screen.findByRole('button', { name: 'Price, condition…: Clockwork Heron' });
  await person.click(button);
  expect(await screen.findByLabelText('Copies')).toHaveValue('4');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  mockServer.on(WANT, { body: aWant({ quantity: 2 }) });
  await person.click(button);
  expect(await screen.findByLabelText('Copies')).toHaveValue('2');
});

test('what was said of a card is cleared, and comes back by Undo', async () => {
  mockServer.on(WANT, { body: aWant({ languages: ['en', 'de'], maxPrice: null, maxPercent: 90 }) });
  mockServer.on('DELETE /api/watchlist/wants/:id', { status: 204, body: undefined });
  mockServer.on(SAVE, { body: aWant() });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Price, condition…: Clockwork Heron' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByLabelText('Highest price')).toHaveValue('90');
  expect(dialog.getByText('Languages: English, German')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Clear' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(mockServer.calls(SAVE)).toHaveLength(1));
  expect(mockServer.calls(SAVE)[0]?.body).toEqual({
    ...{ anyPrinting: true, quantity: 4, leastCondition: null, finishes: null, languages: ['en', 'de'] },
    ...{ maxPrice: null, maxPercent: 90, forTrade: false, note: null, list: 'deck-id' },
    ...{ visibility: 'PRIVATE', alerts: true },
  });
});

test('a list is made, shown to others in one step, renamed and deleted', async () => {
  const CHANGE = 'PATCH /api/watchlist/lists/:uuid';
  mockServer.on('GET /api/watchlist/wants', { body: [aWant()] });
  mockServer.on('GET /api/watchlist/supply', { body: [] });
  mockServer.on('POST /api/watchlist/lists', { status: 201, body: DECK });
  mockServer.on(CHANGE, { body: DECK });
  mockServer.on('DELETE /api/watchlist/lists/:uuid', { status: 204, body: undefined });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: '+ New list' }));
  const naming = within(await screen.findByRole('dialog', { name: 'New list' }));
  await person.click(await naming.findByRole('button', { name: 'Create list' }));
  expect(naming.getByText('Enter a name.')).toBeVisible();
  await person.type(naming.getByLabelText('Name of the list'), ' Friday’s deck ');
  await person.dblClick(naming.getByRole('button', { name: 'Create list' }));
  await person.selectOptions(
    await screen.findByLabelText('Who may know of these cards'),
    'Also players nearby you could trade with',
  );
  await waitFor(() => expect(mockServer.calls(CHANGE)).toHaveLength(1));
  const made = () => mockServer.calls('POST /api/watchlist/lists');
  expect(made().map(({ body }) => body)).toEqual([{ name: 'Friday’s deck' }]);
  await person.click(screen.getByRole('button', { name: 'Rename' }));
  const renaming = within(await screen.findByRole('dialog', { name: 'Rename list' }));
  expect(await renaming.findByLabelText('Name of the list')).toHaveValue('Friday’s deck');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus());
  await person.click(screen.getByRole('button', { name: 'Delete list' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete this list?' }));
  expect(question.getByText(/Its cards stay on your watchlist/)).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Delete list' }));
  expect(await screen.findByText('List deleted.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'All cards', current: 'page' })).toBeVisible();
  expect(mockServer.calls(CHANGE).map(({ body }) => body)).toEqual([{ visibility: 'TRADERS' }]);
  // The same name again is another list.
  await person.click(screen.getByRole('button', { name: '+ New list' }));
  await person.type(await screen.findByLabelText('Name of the list'), 'Friday’s deck{Enter}');
  await waitFor(() => expect(made()).toHaveLength(2));
  const keys = made().map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

test('what is chosen of a list while another choice is being saved follows it', async () => {
  const key = 'PATCH /api/watchlist/lists/:uuid';
  mockServer.on('GET /api/watchlist/wants', { body: [aWant()] });
  mockServer.on('GET /api/watchlist/supply', { body: [] });
  mockServer.on('GET /api/watchlist/lists', { body: [{ ...DECK, visibility: 'PRIVATE' }] });
  const answer = mockServer.later(key, { body: DECK });
  const { person } = open('?list=deck-id');
  await person.selectOptions(
    await screen.findByLabelText('Who may know of these cards'),
    'Also players nearby you could trade with',
  );
  await person.click(screen.getByRole('switch', { name: 'Notify me of copies that fit' }));
  expect(mockServer.calls(key)).toHaveLength(1);
  await answer();
  await waitFor(() =>
    expect(mockServer.calls(key).map(({ body }) => body)).toEqual([
      { visibility: 'TRADERS' },
      { alerts: false },
    ]),
  );
});

test('what is filled in stays while the want is read again', async () => {
  mockServer.fail(WANT, 404);
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Price, condition…: Clockwork Heron' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What you want of Clockwork Heron' }));
  const copies = await dialog.findByLabelText('Copies');
  await person.clear(copies);
  await person.type(copies, '3');
  act(() => void pageStore().dispatch(watchlistApi.util.invalidateTags(['watchlist'])));
  await waitFor(() => expect(mockServer.calls(WANT)).toHaveLength(2));
  expect(dialog.getByLabelText('Copies')).toHaveValue('3');
});

// @spec rule-supply
test('a list in the address shows its wants, and who nearby has or buys them', async () => {
  mockServer.on('GET /api/watchlist/wants', { body: [aWant()] });
  mockServer.on('GET /api/watchlist/supply', {
    body: [{ cardId: 'heron-id', stores: 2, players: 0, lowestPrice: 4.5, buyers: 1, highestOffer: 2 }],
  });
  open('?list=deck-id');
  expect(await screen.findByText('4 copies · up to $5.50')).toBeVisible();
  expect(
    await screen.findByText('2 stores nearby have this from $4.50 · 1 store nearby buys this'),
  ).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Friday’s deck', current: 'page' })).toBeVisible();
});

// @spec rule-import-wants
test('a pasted list is imported, and each line that was left out is named', async () => {
  mockServer.on('POST /api/watchlist/import', {
    body: { lines: 1, copies: 4, leftOut: [{ line: 2, text: '2 Lanterm', reason: 'unknown-card' }] },
  });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Import a list' }));
  let dialog = within(await screen.findByRole('dialog', { name: 'Import a list' }));
  await person.click(await dialog.findByRole('button', { name: 'Import' }));
  expect(dialog.getByText('Paste a list, or choose a file.')).toBeVisible();
  await person.click(dialog.getByLabelText('List of cards'));
  await person.paste('4 Clockwork Heron\n2 Lanterm');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Import a list' }));
  dialog = within(await screen.findByRole('dialog', { name: 'Import a list' }));
  expect(await dialog.findByLabelText('List of cards')).toHaveValue('4 Clockwork Heron\n2 Lanterm');
  await person.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await dialog.findByText('1 line imported: 4 copies wanted.')).toBeVisible();
  expect(dialog.getByText('Line 2 · No card has this name.')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('neither a want nor a list is lost by Escape, nor while it is being saved', async () => {
  mockServer.fail(WANT, 404);
  const refuse = mockServer.later(SAVE, { status: 503, body: aWant() });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Price, condition…: Clockwork Heron' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What you want of Clockwork Heron' }));
  await person.type(await dialog.findByLabelText('Highest price'), '5.50');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await person.keyboard('{Escape}');
  await refuse();
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByLabelText('Highest price')).toHaveValue('5.50');
  await person.keyboard('{Escape}');
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const answer = mockServer.later('POST /api/watchlist/import', {
    body: { lines: 1, copies: 4, leftOut: [] },
  });
  await person.click(screen.getByRole('button', { name: 'Import a list' }));
  const list = within(await screen.findByRole('dialog', { name: 'Import a list' }));
  await person.click(await list.findByLabelText('List of cards'));
  await person.paste('4 Clockwork Heron');
  await person.click(list.getByRole('button', { name: 'Import' }));
  await person.keyboard('{Escape}');
  await answer();
  expect(await list.findByText('1 line imported: 4 copies wanted.')).toBeVisible();
});

test('a notice leads to the copies that fit', async () => {
  const match = {
    ...{ listing: 'listing-id', cardId: 'heron-id', cardName: 'Clockwork Heron', cardSet: 'Brinemarch' },
    ...{ cardNumber: '89', type: 'SELL', condition: 'NEAR_MINT', finish: 'NONFOIL', language: 'en' },
    ...{ price: 4, before: 6, lister: 'store-id', listerName: 'Lantern Games', distance: null },
    matchedAt: '2026-03-01T10:00:00.000Z',
  } as const satisfies WantMatchDto;
  mockServer.on('GET /api/watchlist/matches', { body: [match] });
  open('?found=batch-id');
  expect(await screen.findByRole('link', { name: 'Clockwork Heron' })).toBeVisible();
  expect(screen.getByText('instead of $6.00')).toBeVisible();
  await waitFor(() =>
    expect(mockServer.calls('GET /api/watchlist/matches')[0]?.query.get('batch')).toBe('batch-id'),
  );
});
