/** The code of My Listings' dialogs is preloaded when a button gets the pointer or the focus. */
import { screen, waitFor, within } from '@testing-library/react';
import MyListingsPage from '../../pages/my-listings';
import { aListing } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const mockLoaded: string[] = [];
jest.mock('./create-listing', () => {
  mockLoaded.push('create');
  return jest.requireActual('./create-listing');
});
jest.mock('./listing-dialogs', () => {
  mockLoaded.push('dialogs');
  return jest.requireActual('./listing-dialogs');
});

test('a visit loads no dialog; reaching for a button loads its own, and closing gives the focus back', async () => {
  mockServer.on('GET /api/listings/user/:id/status/:status', { body: [aListing()] });
  const { person } = renderScreen(<MyListingsPage />, { at: '/my-listings', path: '/my-listings' });
  const remove = await screen.findByRole('button', { name: 'Delete' });
  expect(mockLoaded).toEqual([]);
  await person.hover(screen.getByRole('button', { name: 'New Listing' }));
  await waitFor(() => expect(mockLoaded).toEqual(['create']));
  remove.focus();
  await waitFor(() => expect(mockLoaded).toEqual(['create', 'dialogs']));
  await person.keyboard('{Enter}');
  const question = within(await screen.findByRole('dialog', { name: 'Delete Listing' }));
  await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await person.keyboard('{Escape}');
  await waitFor(() => expect(remove).toHaveFocus());
});
