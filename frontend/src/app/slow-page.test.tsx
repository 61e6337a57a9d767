/** A page of the client that is slow to come, seen from a page that the server renders. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { linkOfLanding, startClientAt } from '../test/start-client';

jest.mock('./preload-page', () => {
  const actual = jest.requireActual('./preload-page');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { ...actual, arrive, loadClientRoutes: () => arrived.then(actual.loadClientRoutes) };
});
const { arrive } = jest.requireMock<{ arrive: () => void }>('./preload-page');

test('a link whose page is not known yet says that it was pressed', async () => {
  await startClientAt('/');
  const link = await linkOfLanding('Home');
  expect(screen.queryByText('Loading…')).toBeNull();
  await userEvent.click(link);
  expect(await screen.findByText('Loading…')).toBeVisible();
  expect(window.location.pathname).toBe('/');
  await act(async () => arrive());
  expect(await screen.findByRole('heading', { name: 'Welcome, Mira Vale' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
});
