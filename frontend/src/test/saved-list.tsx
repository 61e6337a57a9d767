/** The list of cards that are to be posted, open on My Listings, in a browser that may load the page again. */
import { screen, waitFor, within } from '@testing-library/react';
import { Guard } from '../app/guard';
import MyListingsPage from '../pages/my-listings';
import { aCard, aListing } from './goods';
import { mockServer } from './mock-server';
import { renderScreen } from './render';

export const POST = 'POST /api/listings';
export const BY_CODE = 'GET /api/cards/:setcode/:number';

/** Resolves when no dialog is there any more. */
export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** My Listings with the dialog of new listings; the server posts what it is sent. */
export async function open(isReload = false) {
  mockServer.on('GET /api/listings/user/:id/status/:status', { body: [aListing()] });
  mockServer.on(BY_CODE, { body: aCard() });
  mockServer.on(POST, { status: 201, body: [] });
  const guarded = (
    <Guard>
      <MyListingsPage />
    </Guard>
  );
  const opened = renderScreen(guarded, { at: '/my-listings', path: '/my-listings', isReload });
  const { person } = opened;
  const press = async () => {
    await person.click(screen.getByRole('button', { name: 'New Listing' }));
    return within(await screen.findByRole('dialog', { name: 'Create Listing' }));
  };
  const dialog = await press();
  const add = async (price: string, code = 'BRM-89') => {
    await person.type(dialog.getByLabelText('Card code'), `${code}{Enter}`);
    await waitFor(() => expect(dialog.getByLabelText('Price')).toHaveFocus());
    await person.keyboard(`${price}{Enter}`);
    await waitFor(() => expect(dialog.getByLabelText('Card code')).toHaveFocus());
  };
  return { ...opened, dialog, press, add };
}

/** As after a reload: the page again, in the same browser. */
export async function reload(before: { unmount: () => void }) {
  before.unmount();
  return open(true);
}
