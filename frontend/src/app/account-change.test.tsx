/** Another account logs in in another tab: a page that is open keeps nothing of the account before. */
import { act, screen, waitFor } from '@testing-library/react';
import { mockServer } from '../test/mock-server';
import { player, store } from '../test/people';
import { renderApp } from '../test/render';

const logInElsewhere = (user: object) =>
  act(() => {
    localStorage.setItem('user', JSON.stringify(user));
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  });

test('what one account has typed in a dialog is not shown to the next', async () => {
  mockServer.on('POST /api/auth/refresh', { body: { accessToken: 'of the store', user: store } });
  mockServer.on('GET /api/watchlist/:uuid', { body: [] });
  const { person } = renderApp({ user: player, at: '/watchlist' });
  await person.click(await screen.findByRole('button', { name: 'Import a list' }));
  await person.click(await screen.findByLabelText('List of cards'));
  await person.paste('4 Clockwork Heron');
  logInElsewhere(store);
  await waitFor(() => expect(screen.queryByDisplayValue('4 Clockwork Heron')).toBeNull());
  await person.click(await screen.findByRole('button', { name: 'Import a list' }));
  expect(await screen.findByLabelText('List of cards')).toHaveValue('');
});
