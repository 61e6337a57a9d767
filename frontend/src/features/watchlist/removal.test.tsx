/** Taking cards off the watchlist one after the other: none goes but those that were meant. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '../../api/base';
import { pageStore } from '../../app/store';
import WatchlistPage from '../../pages/watchlist';
import { aWant, aWatchedCard } from '../../test/goods';
import { mockServer, type Reply } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const LIST = 'GET /api/watchlist/:uuid';
const REMOVE = 'DELETE /api/watchlist/:uuid';
const heron = aWatchedCard();
const wisp = aWatchedCard({ cardId: 'wisp-id', cardName: 'Lantern Wisp' });
const island = aWatchedCard({ cardId: 'island-id', cardName: 'Mere Island' });

/** A server that keeps the list. */
function serve(...cards: ReturnType<typeof aWatchedCard>[]) {
  const kept = { cards };
  mockServer.on(LIST, () => ({
    body: kept.cards,
    headers: { 'x-total-count': String(kept.cards.length) },
  }));
  mockServer.on(REMOVE, ({ query }) => {
    kept.cards = kept.cards.filter(({ cardId }) => cardId !== query.get('cardId'));
    return { status: 204 };
  });
  return kept;
}
const open = () => renderScreen(<WatchlistPage />, { at: '/watchlist', path: '/watchlist' });
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const row = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement;
const removeButton = async (name: string) => within(await row(name)).getByRole('button', { name: 'Remove' });
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('heading', { name })).toBeNull());
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const removed = () => mockServer.calls(REMOVE).map(({ query }) => query.get('cardId'));

test('a double click on Remove removes one card: it keeps its place, busy, until a second click is over', async () => {
  serve(heron, wisp, island);
  open();
  const button = await removeButton('Clockwork Heron');
  jest.useFakeTimers();
  fireEvent.click(button);
  while (mockServer.calls(LIST).length < 2) await pass(1);
  await pass(400);
  expect(screen.getByText('Removed from watchlist.')).toBeVisible();
  expect(names()).toEqual(['Clockwork Heron', 'Lantern Wisp', 'Mere Island']);
  expect(await row('Clockwork Heron')).toHaveAttribute('aria-busy', 'true');
  expect(await row('Lantern Wisp')).toHaveAttribute('aria-busy', 'false');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button);
  await pass(100);
  expect(names()).toEqual(['Lantern Wisp', 'Mere Island']);
  expect(removed()).toEqual(['heron-id']);
});

test('a card keeps its place while others are removed, and all go together', async () => {
  const kept = serve(heron, wisp, island);
  let answer = () => {};
  const gate = new Promise<Reply>((resolve) => {
    answer = () => resolve({ status: 500, body: {} });
  });
  mockServer.on(REMOVE, ({ query }) => {
    if (query.get('cardId') === 'wisp-id') return gate;
    kept.cards = [wisp, island];
    return { status: 204 };
  });
  const { person } = open();
  await person.click(await removeButton('Clockwork Heron'));
  await person.click(await removeButton('Lantern Wisp'));
  await screen.findByText('Removed from watchlist.');
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
  expect(names()).toEqual(['Clockwork Heron', 'Lantern Wisp', 'Mere Island']);
  await act(async () => answer());
  expect(await screen.findByText('Failed to remove.')).toBeVisible();
  await gone('Clockwork Heron');
  expect(await row('Lantern Wisp')).toHaveAttribute('aria-busy', 'false');
});

test('a removed card that is watched again elsewhere is shown, and counted', async () => {
  const kept = serve(heron, wisp, island);
  const { person } = open();
  await person.click(await removeButton('Clockwork Heron'));
  await gone('Clockwork Heron');
  kept.cards = [heron, wisp, island];
  act(() => void pageStore().dispatch(baseApi.util.invalidateTags(['watchlist'])));
  expect(await row('Clockwork Heron')).toBeVisible();
  await person.click(await removeButton('Mere Island'));
  await gone('Mere Island');
  expect(names()).toEqual(['Clockwork Heron', 'Lantern Wisp']);
  expect(screen.getByText(/^2 cards ·/)).toBeVisible();
});

test('a removed card stays away when the list cannot be read again', async () => {
  serve(heron, wisp);
  const { person } = open();
  const button = await removeButton('Clockwork Heron');
  mockServer.fail(LIST, 503);
  await person.click(button);
  await gone('Clockwork Heron');
  expect(names()).toEqual(['Lantern Wisp']);
  expect(screen.getByText(/^1 card ·/)).toBeVisible();
});

test('Undo puts a card back on the list; what was wanted of it comes back with it', async () => {
  const kept = serve(heron, wisp);
  const want = aWant({ cardId: heron.cardId, maxPrice: 12.5, note: 'For Kim' });
  const SAVE = 'PUT /api/watchlist/wants/:id';
  mockServer.on(REMOVE, ({ query }) => {
    kept.cards = kept.cards.filter(({ cardId }) => cardId !== query.get('cardId'));
    return query.get('cardId') === heron.cardId ? { body: want } : { status: 204 };
  });
  mockServer.on('POST /api/watchlist/:uuid', () => {
    kept.cards = [wisp, ...kept.cards];
    return { status: 204 };
  });
  mockServer.on(SAVE, () => {
    kept.cards = [heron, ...kept.cards];
    return { body: want };
  });
  const { person } = open();
  const press = async (name: string) => {
    (await removeButton(name)).focus();
    await person.keyboard('{Enter}');
    await gone(name);
  };
  await press('Lantern Wisp');
  await person.keyboard('{Control>}z{/Control}');
  expect(await row('Lantern Wisp')).toBeVisible();
  await press('Clockwork Heron');
  await waitFor(async () => expect(await removeButton('Lantern Wisp')).toHaveFocus());
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1));
  const undo = screen.getByRole('button', { name: 'Undo' });
  for (let tabs = 0; tabs < 20 && document.activeElement !== undo; tabs += 1) await person.tab();
  await person.keyboard('{Enter}');
  expect(await removeButton('Lantern Wisp')).toHaveFocus();
  expect(await row('Clockwork Heron')).toBeVisible();
  expect(await removeButton('Lantern Wisp')).toHaveFocus();
  expect(names()).toEqual(['Clockwork Heron', 'Lantern Wisp']);
  const { cardId: _, cardName: _name, listed: _listed, changedAt: _at, version: _version, ...terms } = want;
  expect(mockServer.calls(SAVE).map(({ body }) => body)).toEqual([terms]);
});

test('Undo of a removal does not overwrite a want that was saved since', async () => {
  const kept = serve(heron);
  const want = aWant({ cardId: heron.cardId });
  mockServer.on(REMOVE, () => {
    kept.cards = [];
    return { body: want };
  });
  mockServer.on('PUT /api/watchlist/wants/:id', ({ headers }) =>
    headers.get('if-match') === '"0"'
      ? { status: 412, body: { code: 'watchlist.want-changed', message: 'It has changed.' } }
      : { body: want },
  );
  const { person } = open();
  await person.click(await removeButton('Clockwork Heron'));
  await gone('Clockwork Heron');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It has changed.')).toBeVisible();
});

test('a card that cannot be put back is said to be gone', async () => {
  serve(heron, wisp);
  mockServer.fail('POST /api/watchlist/:uuid', 503);
  const { person } = open();
  await person.click(await removeButton('Clockwork Heron'));
  await gone('Clockwork Heron');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The card wasn’t put back.')).toBeVisible();
});

test('anyone who has gone on in the meantime keeps the focus', async () => {
  serve(heron, wisp, island);
  const { person } = open();
  await person.click(await removeButton('Clockwork Heron'));
  const link = within(await row('Mere Island')).getByRole('link');
  act(() => link.focus());
  await gone('Clockwork Heron');
  expect(link).toHaveFocus();
});

test('a removal whose answer is lost is read again', async () => {
  const kept = serve(heron, wisp);
  mockServer.on(REMOVE, () => {
    kept.cards = [wisp];
    throw new TypeError('Failed to fetch');
  });
  const { person } = open();
  await person.click(await removeButton('Clockwork Heron'));
  await gone('Clockwork Heron');
  expect(names()).toEqual(['Lantern Wisp']);
});
