/** Taking back that a listing was deleted or sold. */
import { screen, waitFor, within } from '@testing-library/react';
import MyListingsPage from '../../pages/my-listings';
import { aListing } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const RESTORE = 'POST /api/listings/:uuid/restore';
const SAID = 'Clockwork Heron is back in your listings.';

/** Opens the page, presses a button of the one listing, and answers the question with yes. */
async function open(button: string, question: string) {
  let listed = [aListing()];
  mockServer.on('GET /api/listings/user/:id/status/:status', () => ({ body: listed }));
  const end = () => {
    listed = [];
  };
  mockServer.on('DELETE /api/listings/:uuid', () => {
    end();
    return { status: 204 };
  });
  mockServer.on('PATCH /api/listings/:uuid', () => {
    end();
    return { body: aListing({ status: 'SOLD' }) };
  });
  mockServer.on(RESTORE, () => {
    listed = [aListing({ version: 3 })];
    return { body: aListing({ version: 3 }) };
  });
  const opened = renderScreen(<MyListingsPage />, { at: '/my-listings', path: '/my-listings' });
  await opened.person.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: question }));
  await opened.person.click(dialog.getByRole('button', { name: button }));
  await screen.findByText('You have no listings yet.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return opened;
}

test.each([
  ['Delete', 'Delete Listing', 'Listing deleted successfully', 'Deleted.'],
  ['Mark as Sold', 'Mark as Sold', 'Marked as sold!', 'Sold for $5.00.'],
])('%s can be taken back in the place of the card', async (button, question, said, line) => {
  const { person } = await open(button, question);
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByText(line)).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveAccessibleDescription(`Clockwork Heron ${line}`);
  await waitFor(() => expect(undo).toHaveFocus());
  await person.dblClick(undo);
  expect(await screen.findByRole('heading', { level: 2, name: 'Clockwork Heron' })).toBeVisible();
  expect(await screen.findByText(SAID)).toBeVisible();
  expect(screen.queryByText(line)).toBeNull();
  expect(mockServer.calls(RESTORE).map(({ path }) => path)).toEqual(['/api/listings/listing-1/restore']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mark as Sold' })).toHaveFocus());
});

test('the keyboard takes it back from wherever it is on the page, but not from a field', async () => {
  const { person } = await open('Delete', 'Delete Listing');
  await person.click(screen.getByLabelText('Search listings'));
  await person.keyboard('{Control>}z{/Control}');
  expect(mockServer.calls(RESTORE)).toHaveLength(0);
  screen.getByRole('button', { name: 'New Listing' }).focus();
  await person.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText(SAID)).toBeVisible();
});

test('says in the words of the server why it was too late, and offers it no more', async () => {
  const { person } = await open('Delete', 'Delete Listing');
  mockServer.fail(RESTORE, 409, { message: 'It’s too late to undo this.' });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It’s too late to undo this.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('button', { name: 'New Listing' })).toHaveFocus();
});

test('is not reported as failed when the answer was lost and the listing is there again', async () => {
  const { person } = await open('Delete', 'Delete Listing');
  mockServer.on(RESTORE, () => {
    mockServer.on('GET /api/listings/user/:id/status/:status', { body: [aListing({ version: 3 })] });
    throw new TypeError('Failed to fetch');
  });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('No answer came. Try again: nothing is done twice.')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Clockwork Heron' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('can be tried again when the answer was lost', async () => {
  const { person } = await open('Delete', 'Delete Listing');
  mockServer.fail(RESTORE, 503);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Failed to restore the listing.')).toBeVisible();
  mockServer.on(RESTORE, { body: aListing() });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(SAID)).toBeVisible();
});
