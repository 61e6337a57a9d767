/** Who nearby wants what the visitor has listed. */
import { screen, within } from '@testing-library/react';
import MyListingsPage from '../../pages/my-listings';
import { aListing } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const row = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement);

// @spec rule-demand-in-steps
test('says how many people nearby want a listed card, asks once for all, and not for what is bought', async () => {
  mockServer.on('GET /api/listings/user/:id/status/:status', {
    body: [
      aListing({ uuid: 'one' }),
      aListing({ uuid: 'two', cardId: 'ladle-id', cardName: 'Ladle of Plenty' }),
      aListing({ uuid: 'three', cardId: 'moth-id', cardName: 'Vesper Moth', type: 'BUY' }),
    ],
  });
  mockServer.on('GET /api/watchlist/demand', { body: [{ cardId: 'ladle-id', people: 5 }] });
  renderScreen(<MyListingsPage />, { at: '/my-listings', path: '/my-listings' });
  const ladle = await row('Ladle of Plenty');
  expect(await ladle.findByText('At least 5 people nearby want this')).toBeVisible();
  expect((await row('Clockwork Heron')).queryByText(/people nearby/)).toBeNull();
  const asked = mockServer.calls('GET /api/watchlist/demand').map(({ query }) => query.getAll('cardIds'));
  expect(asked.flat().join()).toBe('heron-id,ladle-id');
});
