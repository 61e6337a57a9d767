/** The watchlist button on a card's page. */
import { act, screen, waitFor } from '@testing-library/react';
import { startSession } from '../../browser/session';
import CardPage from '../../pages/card';
import { aCard, aPriceHistory, aWant, someCards } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { WatchToggle } from './watch-toggle';

const CONTAINS = 'GET /api/watchlist/:uuid/contains';
const WATCH = 'POST /api/watchlist/:uuid';
const UNWATCH = 'DELETE /api/watchlist/:uuid';

/** The page of a card, and a server that keeps whether it is watched. */
function open({ watched = false } = {}) {
  const state = { watched };
  mockServer.on('GET /api/cards/:id', { body: aCard() });
  mockServer.on('GET /api/cards/:id/prices', { body: aPriceHistory() });
  mockServer.on('GET /api/cards/search', { body: someCards([]) });
  mockServer.on('GET /api/listings/with-card', { body: [] });
  mockServer.on(CONTAINS, () => ({ body: { contains: state.watched } }));
  mockServer.on(WATCH, () => {
    state.watched = true;
    return { status: 204 };
  });
  mockServer.on(UNWATCH, () => {
    state.watched = false;
    return { status: 204 };
  });
  const at = '/cards/results/heron-id';
  return renderScreen(<CardPage />, { at, path: '/cards/results/:cardId' });
}
const toggle = async (name: string, pressed: boolean) => {
  const button = await screen.findByRole('button', { name, pressed });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  return button;
};

// @spec text-watch-toggle, state-watching, call-watch
test('+ Watchlist puts the card on the watchlist, Watching takes it off again', async () => {
  const { person } = open();
  await person.click(await toggle('+ Watchlist', false));
  const watching = await toggle('Watching', true);
  // A press sends nothing before that is answered.
  await waitFor(() => expect(watching).not.toHaveAttribute('data-waiting'));
  await person.click(watching);
  expect(await toggle('+ Watchlist', false)).toBeVisible();
  for (const call of [WATCH, UNWATCH] as const) {
    expect(mockServer.calls(call)).toHaveLength(1);
    expect(mockServer.calls(call)[0]?.path).toBe(`/api/watchlist/${player.uuid}`);
    expect(mockServer.calls(call)[0]?.query.get('cardId')).toBe('heron-id');
  }
});

test('a card of which something was wanted is taken off with a way back to that', async () => {
  const { person } = open({ watched: true });
  const want = aWant({ cardId: 'heron-id', note: 'For Kim' });
  mockServer.on(UNWATCH, () => {
    mockServer.on(CONTAINS, { body: { contains: false } });
    return { body: want };
  });
  mockServer.on('PUT /api/watchlist/wants/:id', () => {
    mockServer.on(CONTAINS, { body: { contains: true } });
    return { body: want };
  });
  await person.click(await toggle('Watching', true));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await toggle('Watching', true)).toBeVisible();
  expect(mockServer.calls('PUT /api/watchlist/wants/:id')[0]?.body).toMatchObject({ note: 'For Kim' });
});

// @spec text-watch-toggle, call-watchlist-contains
test('whether a card is watched is known when its page opens', async () => {
  open({ watched: true });
  expect(await toggle('Watching', true)).toBeVisible();
  expect(mockServer.calls(CONTAINS)[0]?.query.get('cardId')).toBe('heron-id');
});

test('the watching state shows at once, and a second press in the meantime sends nothing', async () => {
  const { person } = open();
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  mockServer.on(WATCH, () => gate.then(() => ({ status: 204 })));
  await person.click(await toggle('+ Watchlist', false));
  const watching = await toggle('Watching', true);
  await person.click(watching);
  expect(mockServer.calls(WATCH)).toHaveLength(1);
  expect(watching).toHaveFocus();
  await act(async () => answer());
  expect(mockServer.calls(UNWATCH)).toHaveLength(0);
});

// @spec text-watchlist-update-failed
test('a change that fails says Watchlist update failed. and is taken back', async () => {
  const { person } = open();
  mockServer.fail(WATCH, 500);
  await person.click(await toggle('+ Watchlist', false));
  expect(await screen.findByText('Watchlist update failed.')).toBeVisible();
  expect(await toggle('+ Watchlist', false)).toHaveFocus();
});

test('a full watchlist says so', async () => {
  const { person } = open();
  mockServer.fail(WATCH, 409, { message: 'A watchlist holds at most 2000 cards.' });
  await person.click(await toggle('+ Watchlist', false));
  expect(await screen.findByText('A watchlist holds at most 2000 cards.')).toBeVisible();
});

test('a card is not shown as one that is not watched before it is known', async () => {
  open();
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  mockServer.on(CONTAINS, () => gate.then(() => ({ body: { contains: true } })));
  await screen.findByRole('heading', { level: 1 });
  const button = await screen.findByRole('button', { busy: true });
  expect(button).not.toHaveAttribute('aria-pressed');
  expect(screen.queryByRole('button', { name: '+ Watchlist' })).toBeNull();
  await act(async () => answer());
  expect(await toggle('Watching', true)).toBeVisible();
});

test('where it cannot be told whether a card is watched, the page says so and asks again', async () => {
  const { person } = open({ watched: true });
  mockServer.fail(CONTAINS, 503);
  expect(await screen.findByText('Failed to fetch watchlist.')).toBeVisible();
  expect(screen.queryByRole('button', { name: '+ Watchlist' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Watching' })).toBeNull();
  mockServer.on(CONTAINS, { body: { contains: true } });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await toggle('Watching', true)).toHaveFocus();
  expect(screen.queryByText('Failed to fetch watchlist.')).toBeNull();
  expect(mockServer.calls(WATCH)).toHaveLength(0);
});

test('anyone who logs in in another tab sees whether they watch the card', async () => {
  open({ watched: true });
  await toggle('Watching', true);
  mockServer.fail(CONTAINS, 503);
  act(() => startSession({ accessToken: 'another', user: store }));
  expect(screen.queryByRole('button', { name: 'Watching' })).toBeNull();
  expect(await screen.findByText('Failed to fetch watchlist.')).toBeVisible();
});

// @spec text-watchlist-login
test('nobody logged in cannot watch: You must be logged in.', async () => {
  const { person } = renderScreen(<WatchToggle cardId="heron-id" />, { user: null });
  await person.click(screen.getByRole('button', { name: '+ Watchlist' }));
  expect(await screen.findByText('You must be logged in.')).toBeVisible();
});
