/** The editor of a listing with photos, open on My Listings. */
import { screen, within } from '@testing-library/react';
import type { ListingDto } from '../api/listings';
import MyListingsPage from '../pages/my-listings';
import { aCard, aListing } from './goods';
import { mockServer } from './mock-server';
import { renderScreen } from './render';

export const ADD = 'POST /api/listings/:uuid/photos';
export const ORDER = 'PUT /api/listings/:uuid/photos/order';
export const CHANGE = 'PATCH /api/listings/:uuid';
export const LIST = 'GET /api/listings/user/:id/status/:status';

export const aPhoto = (uuid: string): ListingDto['photos'][number] => ({
  uuid,
  url: `/api/listings/photos/${uuid}/full`,
  thumbnailUrl: `/api/listings/photos/${uuid}/thumbnail`,
  width: 1200,
  height: 1600,
});

/** Opens the editor of a listing with these photos; each answer of the server is its next version. */
export async function edit(...uuids: string[]) {
  let listing = aListing({ photos: uuids.map(aPhoto) });
  const become = (next: readonly string[]) => {
    listing = { ...listing, photos: next.map(aPhoto), version: listing.version + 1 };
    return { body: listing };
  };
  mockServer.on(LIST, { body: [listing] });
  mockServer.on('GET /api/cards/:id', { body: aCard() });
  const opened = renderScreen(<MyListingsPage />, { at: '/my-listings', path: '/my-listings' });
  const { person } = opened;
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Listing' });
  const field = within(await within(dialog).findByRole('region', { name: 'Photos' }));
  const choose = async (...files: File[]) => {
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no field for photos.');
    await person.upload(input, files);
  };
  const shown = () =>
    [...dialog.querySelectorAll('img[src*="/photos/"]')].map(
      (image) => image.getAttribute('src')?.split('/')[4],
    );
  return { ...opened, dialog: within(dialog), field, choose, shown, become };
}

export const aFile = (name: string, type = 'image/jpeg', size = 10) =>
  new File(['x'.repeat(size)], name, { type });
