/** What the dialogs of My Listings say when somebody else, or another window, was quicker. */
import { screen, waitFor, within } from '@testing-library/react';
import MyListingsPage from '../../pages/my-listings';
import { aCard, aListing } from '../../test/goods';
import { type Call, mockServer, type Reply } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const LIST = 'GET /api/listings/user/:id/status/:status';
const CHANGE = 'PATCH /api/listings/:uuid';
const WITHDRAW = 'DELETE /api/listings/:uuid';
const asOpened = aListing({ version: 3 });
const asItIs = aListing({ version: 4, price: 6, condition: 'DAMAGED', finish: 'FOIL', type: 'TRADE' });
const NOW = 'This listing has changed. It’s now $6.00, Damaged, Foil, Trade.';

const seen = (call: Call | undefined) => call?.headers.get('if-match');

/** A listing that is changed in another window while a dialog about it is open. */
async function open(button: string, dialog: string) {
  let listed = [asOpened];
  mockServer.on(LIST, () => ({ body: listed }));
  mockServer.on('GET /api/cards/:id', { body: aCard() });
  const answer = (call: Call): Reply => {
    if (seen(call) !== '"4"')
      return { status: 412, body: { status: 412, message: 'Changed in the meantime.' } };
    listed = [];
    return call.method === 'DELETE' ? { status: 204 } : { body: asItIs };
  };
  mockServer.on(CHANGE, answer);
  mockServer.on(WITHDRAW, answer);
  const opened = renderScreen(<MyListingsPage />, { at: '/my-listings', path: '/my-listings' });
  await opened.person.click(await screen.findByRole('button', { name: button }));
  const work = within(await screen.findByRole('dialog', { name: dialog }));
  const press = (name: string) => opened.person.click(work.getByRole('button', { name }));
  listed = [asItIs];
  return { ...opened, work, press, become: (now: typeof listed) => (listed = now) };
}

test('each change of a listing says which version it is based on', async () => {
  const { work, press } = await open('Edit', 'Edit Listing');
  await press('Save');
  await work.findByText(NOW);
  expect(mockServer.calls(CHANGE).map(seen)).toEqual(['"3"']);
});

test('editing a listing that was changed in the meantime shows it as it is now, keeps what was typed, and can go on', async () => {
  const { person, work, press } = await open('Edit', 'Edit Listing');
  await person.clear(work.getByLabelText('Price'));
  await person.type(work.getByLabelText('Price'), '7.50');
  await press('Save');
  expect((await screen.findAllByText('Failed to update listing.'))[0]).toBeVisible();
  expect(await work.findByText(NOW)).toBeVisible();
  expect(work.getByLabelText('Price')).toHaveValue('7.50');
  await waitFor(() => expect(work.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'));
  await press('Save');
  expect(await screen.findByText('Listing updated successfully!')).toBeVisible();
  expect(mockServer.calls(CHANGE).map(seen)).toEqual(['"3"', '"4"']);
  expect(mockServer.calls(CHANGE)[1]?.body).toMatchObject({ price: 7.5, condition: 'NEAR_MINT' });
});

test('editing can start again from what the listing is now', async () => {
  const { work, press } = await open('Edit', 'Edit Listing');
  await press('Save');
  await work.findByText(NOW);
  await press('Load latest');
  expect(work.getByLabelText('Price')).toHaveValue('6.00');
  expect(work.getByLabelText('Condition')).toHaveValue('DAMAGED');
  expect(work.getByLabelText('Finish')).toHaveValue('FOIL');
  expect(work.getByLabelText('Type')).toHaveValue('TRADE');
});

test('what a listing is now can be asked for again when it does not come', async () => {
  const { work, press } = await open('Edit', 'Edit Listing');
  mockServer.fail(LIST, 500);
  await press('Save');
  const words = 'This listing has changed. The latest version couldn’t be loaded.';
  expect(await work.findByText(words)).toBeVisible();
  mockServer.on(LIST, { body: [asItIs] });
  await press('Try again');
  expect(await work.findByText(NOW)).toBeVisible();
});

test.each([
  ['Mark as Sold', 'Mark as Sold', 'Failed to mark as sold.', 'Marked as sold!', CHANGE],
  ['Delete', 'Delete Listing', 'Failed to delete listing', 'Listing deleted successfully', WITHDRAW],
] as const)(
  '%s of a listing that was changed in the meantime asks again about what it is now',
  async (button, dialog, failure, success, call) => {
    const { work, press } = await open(button, dialog);
    const has = (price: string) =>
      call === CHANGE
        ? expect(work.getByLabelText('Sold for')).toHaveValue(price)
        : expect(work.getByText(`$${price}`)).toBeVisible();
    has('5.00');
    await press(button);
    expect(await screen.findByText(failure)).toBeVisible();
    expect(await work.findByText(NOW)).toBeVisible();
    has('6.00');
    await press(button);
    expect(await screen.findByText(success)).toBeVisible();
    expect(mockServer.calls(call).map(seen)).toEqual(['"3"', '"4"']);
    if (call === CHANGE) expect(mockServer.calls(call)[1]?.body).toMatchObject({ finalSoldPrice: 6 });
  },
);

test.each([
  ['Edit', 'Edit Listing', 'Save', CHANGE],
  ['Mark as Sold', 'Mark as Sold', 'Mark as Sold', CHANGE],
  ['Delete', 'Delete Listing', 'Delete', WITHDRAW],
] as const)(
  '%s of a listing that is gone says so, and only closes',
  async (button, dialog, confirm, call) => {
    const { work, press, become } = await open(button, dialog);
    mockServer.fail(call, 404, { message: 'This listing doesn’t exist.' });
    become([]);
    await press(confirm);
    expect(await work.findByText('This listing has since been deleted.')).toBeVisible();
    expect(work.queryByRole('button', { name: confirm })).toBeNull();
    expect(work.queryByText(/cannot be undone/)).toBeNull();
    const [, close] = work.getAllByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    expect(await screen.findByText('You have no listings yet.')).toBeInTheDocument();
  },
);

test.each([
  [409, 'This listing has since been sold and can no longer be changed.'],
  [412, 'This listing has changed and is no longer in this list.'],
])('marking as sold what was sold elsewhere says so (%s)', async (status, words) => {
  const { work, press, become } = await open('Mark as Sold', 'Mark as Sold');
  mockServer.fail(CHANGE, status, status === 409 ? { code: 'listings.already-sold' } : undefined);
  become([]);
  await press('Mark as Sold');
  expect(await work.findByText(words)).toBeVisible();
});

test.each([
  ['Edit', 'Edit Listing', 'Save', CHANGE],
  ['Mark as Sold', 'Mark as Sold', 'Mark as Sold', CHANGE],
  ['Delete', 'Delete Listing', 'Delete', WITHDRAW],
] as const)('%s of a listing that is on hold says so', async (button, dialog, confirm, call) => {
  const { work, press } = await open(button, dialog);
  const message = 'This listing is on hold for a deal.';
  mockServer.fail(call, 409, { code: 'listings.reserved', message });
  await press(confirm);
  expect(await work.findByText(message, { exact: false })).toBeVisible();
  expect(work.queryByText(/has since been sold/)).toBeNull();
});

test('a question that is asked afresh forgets what went wrong before', async () => {
  const { person, work, press } = await open('Delete', 'Delete Listing');
  mockServer.fail(WITHDRAW, 500);
  await press('Delete');
  await waitFor(() => expect(screen.getAllByText('Failed to delete listing')).toHaveLength(1));
  await waitFor(() =>
    expect(work.getByRole('button', { name: 'Cancel' })).not.toHaveAttribute('aria-disabled'),
  );
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  const again = within(await screen.findByRole('dialog', { name: 'Delete Listing' }));
  expect(again.queryByRole('alert')).toBeNull();
});
