/** Deleting a list of wants where the answer is lost: the person learns what became of it. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { watchlistApi } from '../../api/watchlist';
import { pageStore } from '../../app/store';
import WatchlistPage from '../../pages/watchlist';
import { aWant, aWantList, aWatchedCard } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const LISTS = 'GET /api/watchlist/lists';
const DELETE = 'DELETE /api/watchlist/lists/:uuid';
const DECK = aWantList();

/** A server that keeps the list, of whose first deletion the answer is lost. */
function serve({ isDeleted }: { isDeleted: boolean }) {
  const server = { lists: [DECK] };
  mockServer.on('GET /api/watchlist/:uuid', { body: [aWatchedCard()] });
  mockServer.on('GET /api/watchlist/wants', { body: [aWant()] });
  mockServer.on('GET /api/watchlist/supply', { body: [] });
  mockServer.on(LISTS, () => ({ body: server.lists }));
  mockServer.on(DELETE, () => {
    if (mockServer.calls(DELETE).length > 1) {
      const status = server.lists.length > 0 ? 204 : 404;
      server.lists = [];
      return { status };
    }
    if (isDeleted) server.lists = [];
    throw new TypeError('Failed to fetch');
  });
  return server;
}

async function confirmed() {
  const screenOf = renderScreen(<WatchlistPage />, { at: '/watchlist?list=deck-id', path: '/watchlist' });
  const { person } = screenOf;
  await person.click(await screen.findByRole('button', { name: 'Delete list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this list?' }));
  const confirm = () => person.click(dialog.getByRole('button', { name: 'Delete list' }));
  await confirm();
  return { ...screenOf, dialog, confirm };
}
const isDeleted = async () => {
  expect(await screen.findByText('List deleted.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

// @spec call-remove-want-list
test('a list that was deleted without an answer is said to be deleted', async () => {
  serve({ isDeleted: true });
  const { router } = await confirmed();
  await isDeleted();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(mockServer.calls(DELETE)).toHaveLength(1);
});

test('a list that was not deleted stays, and can be deleted again', async () => {
  serve({ isDeleted: false });
  const { dialog, confirm } = await confirmed();
  expect(await dialog.findByRole('alert')).toHaveTextContent('The list wasn’t deleted.');
  await confirm();
  await isDeleted();
});

test('the question stays where the list turns out later to be gone', async () => {
  const server = serve({ isDeleted: true });
  let isOffline = true;
  mockServer.on(LISTS, () =>
    isOffline && mockServer.calls(DELETE).length > 0 ? { status: 503 } : { body: server.lists },
  );
  const { dialog, confirm } = await confirmed();
  expect(await dialog.findByRole('alert')).toHaveTextContent('The list wasn’t deleted.');
  isOffline = false;
  act(() => void pageStore().dispatch(watchlistApi.util.invalidateTags(['watchlist'])));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Rename', hidden: true })).toBeNull());
  expect(dialog.getByRole('alert')).toBeVisible();
  await confirm();
  await isDeleted();
});
