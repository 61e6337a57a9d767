/** A list of wants that is imported from a file. */
import { screen, waitFor, within } from '@testing-library/react';
import WatchlistPage from '../../pages/watchlist';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

test('what was typed is kept where a file is imported', async () => {
  mockServer.on('GET /api/watchlist/:uuid', { body: [] });
  mockServer.on('POST /api/watchlist/import', { body: { lines: 1, copies: 4, leftOut: [] } });
  const { person } = renderScreen(<WatchlistPage />, { at: '/watchlist', path: '/watchlist' });
  const open = async () => {
    await person.click(await screen.findByRole('button', { name: 'Import a list' }));
    const found = await screen.findByRole('dialog', { name: 'Import a list' });
    return { dialog: within(found), text: await within(found).findByLabelText('List of cards'), found };
  };
  const { dialog, text, found } = await open();
  await person.type(text, '2 Lantern');
  const input = found.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await person.upload(input, new File(['4 Clockwork Heron'], 'deck.csv'));
  await person.click(dialog.getByRole('button', { name: 'Import' }));
  await dialog.findByText('1 line imported: 4 copies wanted.');
  await person.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await open()).text).toHaveValue('2 Lantern');
});

test('a pasted list stays as it was sent until it is imported', async () => {
  mockServer.on('GET /api/watchlist/:uuid', { body: [] });
  const answer = mockServer.later('POST /api/watchlist/import', {
    body: { lines: 1, copies: 2, leftOut: [] },
  });
  const { person } = renderScreen(<WatchlistPage />, { at: '/watchlist', path: '/watchlist' });
  await person.click(await screen.findByRole('button', { name: 'Import a list' }));
  const text = await screen.findByLabelText('List of cards');
  await person.type(text, '2 Lantern');
  await person.click(screen.getByRole('button', { name: 'Import' }));
  await person.type(text, '4 Clockwork Heron');
  expect(text).toHaveValue('2 Lantern');
  await answer();
  expect(await screen.findByText('1 line imported: 2 copies wanted.')).toBeVisible();
});
