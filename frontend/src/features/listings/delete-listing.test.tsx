/** Deleting one of one's own listings. */
import { screen, waitFor, within } from '@testing-library/react';
import MyListingsPage from '../../pages/my-listings';
import { aListing } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const LIST = 'GET /api/listings/user/:id/status/:status';
const WITHDRAW = 'DELETE /api/listings/:uuid';

const open = () => renderScreen(<MyListingsPage />, { at: '/my-listings', path: '/my-listings' });
const row = async (name = 'Clockwork Heron') =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

// @spec text-own-listings-actions, call-delete-listing, text-listing-deleted
test('asks first, then deletes', async () => {
  mockServer.on(LIST, { body: [aListing()] });
  mockServer.on(WITHDRAW, () => ({ status: 204 }));
  const { person } = open();
  await person.click((await row()).getByRole('button', { name: 'Delete' }));
  await person.click((await dialog('Delete Listing')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Listing deleted successfully')).toBeVisible();
  expect(mockServer.calls(WITHDRAW)[0]?.path).toBe('/api/listings/listing-1');
  await waitFor(() =>
    expect(screen.queryByRole('heading', { level: 2, name: 'Clockwork Heron' })).toBeNull(),
  );
});

test('does nothing when the answer is no, and gives the focus back', async () => {
  mockServer.on(LIST, { body: [aListing()] });
  const { person } = open();
  const button = (await row()).getByRole('button', { name: 'Delete' });
  await person.click(button);
  await person.click((await dialog('Delete Listing')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(button).toHaveFocus());
  expect(mockServer.calls(WITHDRAW)).toHaveLength(0);
});

test('that was deleted goes from the list also where the answer was lost', async () => {
  let listed = [aListing()];
  mockServer.on(LIST, () => ({ body: listed }));
  mockServer.on(WITHDRAW, () => {
    listed = [];
    throw new TypeError('The connection was lost');
  });
  const { person } = open();
  await person.click((await row()).getByRole('button', { name: 'Delete' }));
  await person.click((await dialog('Delete Listing')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No answer came. Try again: nothing is done twice.')).toBeVisible();
  expect(await screen.findByText('You have no listings yet.')).toBeInTheDocument();
  mockServer.fail(WITHDRAW, 404, { code: 'listings.not-found', message: 'There’s no such listing.' });
  await person.click((await dialog('Delete Listing')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
});

// @spec text-listing-delete-failed
test('says when it failed', async () => {
  mockServer.on(LIST, { body: [aListing()] });
  mockServer.fail(WITHDRAW, 500);
  const { person } = open();
  await person.click((await row()).getByRole('button', { name: 'Delete' }));
  await person.click((await dialog('Delete Listing')).getByRole('button', { name: 'Delete' }));
  expect((await screen.findAllByText('Failed to delete listing'))[0]).toBeVisible();
});
