/** Anyone who comes from a card's page to list it. */
import { screen, waitFor, within } from '@testing-library/react';
import MyListingsPage from '../../pages/my-listings';
import { aCard } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

test('finds the card in the list of new ones, with its price to be typed, once', async () => {
  mockServer.on('GET /api/listings/user/:id/status/:status', { body: [] });
  mockServer.on('GET /api/cards/:id', { body: aCard() });
  const { person, router } = renderScreen(<MyListingsPage />, {
    at: '/my-listings?list=heron-id',
    path: '/my-listings',
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Listing' }));
  expect(await dialog.findByText('Clockwork Heron')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Price')).toHaveFocus());
  expect(router.state.location.search).toBe('');
  await person.keyboard('4.50{Enter}');
  expect(await dialog.findByRole('button', { name: 'Submit 1 listing' })).toBeVisible();
  expect(dialog.queryByLabelText('Price')).toBeNull();
});
