/** The photos of a listing in its editor: uploaded, put in order, removed and brought back, beside the form. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import MyListingsPage from '../../pages/my-listings';
import { aListing } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { MockUpload } from '../../test/mock-upload';
import { ADD, aFile, aPhoto, CHANGE, edit, LIST, ORDER } from '../../test/photo-editor';
import { renderScreen } from '../../test/render';

const REMOVE = 'DELETE /api/listings/:uuid/photos/:photo';
const RESTORE = 'POST /api/listings/:uuid/photos/:photo/restore';

beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: MockUpload });
});
afterEach(() => Reflect.deleteProperty(crypto, 'randomUUID'));

// @spec screen-photos
test('are uploaded one after the other, and the form is saved on top of them', async () => {
  const { person, dialog, field, choose, shown, become } = await edit();
  const arrived: string[] = [];
  mockServer.on(ADD, ({ headers }) => {
    arrived.push(`${headers.get('content-type')}`);
    return { ...become(arrived.map((_type, nth) => `p${nth}`)), status: 201 };
  });
  await choose(aFile('front.jpg'), aFile('back.png', 'image/png'));
  await waitFor(() => expect(shown()).toEqual(['p0', 'p1']));
  expect(arrived).toEqual(['image/jpeg', 'image/png']);
  expect(field.getByRole('status')).toHaveTextContent('Photo added.');
  mockServer.on(CHANGE, { body: aListing({ version: 4 }) });
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(mockServer.calls(CHANGE)).toHaveLength(1));
  expect(mockServer.calls(CHANGE)[0]?.headers.get('if-match')).toBe('"3"');
});

test('are uploaded in a browser that makes no UUIDs, as on plain http', async () => {
  Object.assign(crypto, { randomUUID: undefined });
  const { choose, shown, become } = await edit();
  mockServer.on(ADD, () => ({ ...become(['one']), status: 201 }));
  await choose(aFile('front.jpg'));
  await waitFor(() => expect(shown()).toEqual(['one']));
});

// @spec screen-photos
test('say why one was not added, and try again with the same key', async () => {
  const { person, field, choose, shown, become } = await edit('one');
  mockServer.fail(ADD, 503, {
    code: 'listings.photos-unavailable',
    message: 'Photos can’t be saved right now.',
  });
  await choose(aFile('front.jpg'));
  expect(await field.findByRole('alert')).toHaveTextContent('Photos can’t be saved right now.');
  mockServer.on(ADD, () => ({ ...become(['one', 'two']), status: 201 }));
  await person.click(field.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shown()).toEqual(['one', 'two']));
  const keys = mockServer.calls(ADD).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(field.queryByRole('alert')).toBeNull();
});

// @spec screen-photos
test('are four at most, and of kinds that can be read', async () => {
  const { field, choose, become } = await edit('one', 'two');
  mockServer.on(ADD, () => ({ ...become(['one', 'two', 'three']), status: 201 }));
  await choose(aFile('a.jpg'), aFile('scan.heic', 'image/heic'), aFile('b.jpg'));
  expect(await field.findByText('A listing can have 4 photos. The others weren’t added.')).toBeVisible();
  expect(await field.findByText(/This file can’t be read as a photo/)).toBeVisible();
  expect(mockServer.calls(ADD)).toHaveLength(1);
  expect(field.getByRole('button', { name: 'Add photos' })).toBeDisabled();
});

test('beyond 5 MB that the browser can’t make smaller are not sent', async () => {
  const { field, choose } = await edit();
  await choose(aFile('large.jpg', 'image/jpeg', 5_000_001));
  expect(await field.findByText('This photo is larger than 5 MB.')).toBeVisible();
  expect(mockServer.calls(ADD)).toHaveLength(0);
});

// @spec screen-photos
test('are put in order by buttons, and the focus follows', async () => {
  const { person, field, shown, become } = await edit('one', 'two', 'three');
  mockServer.on(ORDER, ({ body }) => become((body as { photos: string[] }).photos));
  await person.click(field.getByRole('button', { name: 'Move photo 3 forward' }));
  await waitFor(() => expect(shown()).toEqual(['one', 'three', 'two']));
  expect(field.getByRole('status')).toHaveTextContent('Now photo 2.');
  await waitFor(() => expect(field.getByRole('button', { name: 'Move photo 2 forward' })).toHaveFocus());
  mockServer.fail(ORDER, 409, { message: 'The photos of this listing have changed.' });
  await person.click(field.getByRole('button', { name: 'Move photo 1 back' }));
  expect(await screen.findByText('The photos of this listing have changed.')).toBeVisible();
  expect(shown()).toEqual(['one', 'three', 'two']);
});

test('that are moved while another is on its way are shown so at once, and are ordered once it is there', async () => {
  const { person, dialog, field, choose, shown, become } = await edit('one', 'two');
  const arrive = mockServer.later(ADD, { ...become(['one', 'two', 'three']), status: 201 });
  mockServer.on(ORDER, ({ body }) => become((body as { photos: string[] }).photos));
  await choose(aFile('three.jpg'));
  await waitFor(() => expect(mockServer.calls(ADD)).toHaveLength(1));
  await person.click(field.getByRole('button', { name: 'Move photo 2 forward' }));
  expect(shown()).toEqual(['two', 'one']);
  expect(field.getByRole('button', { name: 'Remove photo 1' })).toBeDisabled();
  expect(mockServer.calls(ORDER)).toHaveLength(0);
  await person.click(dialog.getByLabelText('Price'));
  await arrive();
  expect(await field.findByText('Now photo 1.')).toBeVisible();
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(dialog.getByLabelText('Price')).toHaveFocus();
  expect(mockServer.calls(ORDER).map(({ body }) => body)).toEqual([{ photos: ['two', 'one', 'three'] }]);
  expect(shown()).toEqual(['two', 'one', 'three']);
  mockServer.on(CHANGE, { body: aListing({ version: 4 }) });
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(mockServer.calls(CHANGE)[0]?.headers.get('if-match')).toBe('"3"'));
});

test('are changes of our own, also after a change of somebody else', async () => {
  const { person, dialog, choose, shown } = await edit();
  const now = aListing({ version: 5, price: 6 });
  mockServer.fail(CHANGE, 412);
  mockServer.on(LIST, { body: [now] });
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(/^This listing has changed/);
  mockServer.on(ADD, { status: 201, body: { ...now, version: 6, photos: [aPhoto('one')] } });
  await choose(aFile('front.jpg'));
  await waitFor(() => expect(shown()).toEqual(['one']));
  mockServer.on(CHANGE, { body: aListing({ version: 7 }) });
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(mockServer.calls(CHANGE)).toHaveLength(2));
  expect(mockServer.calls(CHANGE)[1]?.headers.get('if-match')).toBe('"6"');
});

// @spec screen-photos
test('are removed, and brought back by the message about it', async () => {
  const { person, dialog, field, shown, become } = await edit('one', 'two');
  mockServer.on(REMOVE, () => {
    become(['two']);
    throw new TypeError('Failed to fetch');
  });
  await person.click(field.getByRole('button', { name: 'Remove photo 1' }));
  expect(await screen.findByText('No answer came. Try again: nothing is done twice.')).toBeVisible();
  mockServer.on(REMOVE, () => become(['two']));
  await person.click(field.getByRole('button', { name: 'Remove photo 1' }));
  await waitFor(() => expect(shown()).toEqual(['two']));
  await waitFor(() => expect(field.getByRole('button', { name: 'Add photos' })).toHaveFocus());
  mockServer.on(RESTORE, () => become(['one', 'two']));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shown()).toEqual(['one', 'two']));
  expect(mockServer.calls(RESTORE)[0]?.path).toBe('/api/listings/listing-1/photos/one/restore');
  mockServer.on(CHANGE, { body: aListing({ version: 5 }) });
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(mockServer.calls(CHANGE)[0]?.headers.get('if-match')).toBe('"4"'));
});

// @spec screen-photo-viewer
test('are seen on the listing, one at a time, and the back button closes them', async () => {
  const listing = aListing({ photos: ['one', 'two', 'three'].map(aPhoto) });
  mockServer.on(LIST, { body: [listing] });
  const { person, router } = renderScreen(<MyListingsPage />, { at: '/my-listings', path: '/my-listings' });
  const thumbnails = await screen.findByRole('list', { name: 'Photos of Clockwork Heron' });
  await person.click(within(thumbnails).getByRole('button', { name: 'Show photo 2 of 3' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Photos of Clockwork Heron' }));
  const photo = () => viewer.getByRole('img');
  expect(photo()).toHaveAccessibleName('Photo 2 of 3');
  expect(photo()).toHaveAttribute('src', '/api/listings/photos/two/full');
  expect([photo().getAttribute('width'), photo().getAttribute('height')]).toEqual(['1200', '1600']);
  await person.keyboard('{ArrowRight}');
  expect(photo()).toHaveAccessibleName('Photo 3 of 3');
  await person.click(viewer.getByRole('button', { name: 'Next photo' }));
  expect(photo()).toHaveAccessibleName('Photo 1 of 3');
  fireEvent.error(photo());
  await person.click(within(viewer.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(photo()).toHaveAttribute('src', '/api/listings/photos/one/full');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
