/** The search of a store's singles, from one store to the next, and by keyboard. */
import { act, screen, waitFor } from '@testing-library/react';
import { mockServer } from '../../test/mock-server';
import { renderApp } from '../../test/render';
import { aSingle, aStorefront, PUBLIC_PAGES } from '../../test/storefronts';
import { withoutTurnstile } from '../../test/turnstile';

const { store } = PUBLIC_PAGES;
const OTHER = '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b99';
const SINGLES = 'GET /api/storefronts/:uuid/singles';

beforeEach(() => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on('GET /api/storefronts/:uuid', ({ path }) => ({
    body: path.endsWith(OTHER) ? aStorefront({ uuid: OTHER, name: 'Harbor Games' }) : aStorefront(),
  }));
  mockServer.on(SINGLES, { body: [aSingle({ cardName: 'Brass Owl' })] });
});
const field = () => screen.findByRole('searchbox', { name: 'Search this store’s singles' });

test('what was found at one store is not shown as what another one has', async () => {
  const { person, router } = renderApp({ at: store.path });
  await person.type(await field(), 'owl');
  expect(await screen.findByText('Brass Owl')).toBeVisible();
  mockServer.on(SINGLES, { body: [] });
  await act(() => router.navigate(`/s/${OTHER}`));
  expect(await screen.findByRole('heading', { name: 'Harbor Games', level: 1 })).toBeVisible();
  expect(screen.queryByText('Brass Owl')).toBeNull();
  expect(await field()).toHaveValue('');
});

test('the focus stays near a failed search that is tried again', async () => {
  const { person } = renderApp({ at: store.path });
  mockServer.on(SINGLES, () => ({ status: 503 }));
  await person.type(await field(), 'owl');
  const again = await screen.findByRole('button', { name: 'Try again' });
  await person.click(again);
  await waitFor(() => expect(again).not.toBeInTheDocument());
  expect(document.body).not.toHaveFocus();
});
