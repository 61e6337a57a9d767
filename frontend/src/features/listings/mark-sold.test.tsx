/** Marking as sold: for what was paid, and several copies in one step. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { offersApi } from '../../api/offers';
import { stockApi } from '../../api/stock';
import { pageStore } from '../../app/store';
import MyListingsPage from '../../pages/my-listings';
import { aListing } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const LIST = 'GET /api/listings/user/:id/status/:status';
const COPIES = 'GET /api/listings/:uuid/copies';
const CHANGE = 'PATCH /api/listings/:uuid';
const SELL = 'POST /api/listings/sales';
const TAKE_BACK = 'POST /api/listings/sales/restore';

const a = aListing({ uuid: 'a', price: 2 });
const b = aListing({ uuid: 'b', price: 2, version: 4 });
const c = aListing({ uuid: 'c', price: 2 });

/** Opens the dialog about the first listing; `listed` are the lister's, all copies of one another. */
async function open(listed = [a], arrange = () => {}) {
  let active = listed;
  const leave = (uuids: string[]) => {
    active = active.filter(({ uuid }) => !uuids.includes(uuid));
  };
  mockServer.on(LIST, () => ({ body: active, headers: { 'x-total-count': `${active.length}` } }));
  // The newest comes first, whichever copy is asked about.
  mockServer.on(COPIES, () => ({ body: active.toReversed() }));
  mockServer.on(CHANGE, ({ path }) => {
    leave([path.split('/').at(-1) ?? '']);
    return { body: aListing({ status: 'SOLD' }) };
  });
  mockServer.on(SELL, ({ body }) => {
    leave((body as { listings: { uuid: string }[] }).listings.map(({ uuid }) => uuid));
    return { body: [] };
  });
  mockServer.on(TAKE_BACK, () => {
    active = listed;
    return { body: listed };
  });
  arrange();
  const opened = renderScreen(<MyListingsPage />, { at: '/my-listings', path: '/my-listings' });
  const [first] = await screen.findAllByRole('button', { name: 'Mark as Sold' });
  await opened.person.click(first as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as Sold' }));
  await waitFor(() => expect(dialog.getByLabelText('Sold for')).toHaveFocus());
  const confirm = () => opened.person.click(dialog.getByRole('button', { name: 'Mark as Sold' }));
  const sellSeveral = async (copies: string) => {
    const field = await dialog.findByLabelText('Copies');
    await opened.person.clear(field);
    if (copies) await opened.person.type(field, copies);
    await confirm();
  };
  return { ...opened, dialog, confirm, sellSeveral, leave };
}

const listed = () => screen.findAllByRole('heading', { level: 2, name: 'Clockwork Heron' });

// @spec call-sell-listing
test('the listed price is selected when the dialog opens: what is typed takes its place, and Enter sells', async () => {
  const { person } = await open();
  expect(document.activeElement).toHaveProperty('selectionEnd', '2.00'.length);
  await person.keyboard('1,5{Enter}');
  expect(await screen.findByText('Marked as sold!')).toBeVisible();
  expect(mockServer.calls(CHANGE)[0]?.body).toEqual({ status: 'SOLD', finalSoldPrice: 1.5 });
  expect(await screen.findByText('Sold for $1.50.')).toBeVisible();
});

test('without a valid price nothing is sold', async () => {
  const { person, dialog } = await open();
  await person.keyboard('0{Enter}');
  expect(dialog.getByText('Please enter a valid price.')).toBeVisible();
  expect(dialog.getByLabelText('Sold for')).toHaveFocus();
  expect(dialog.getByLabelText('Sold for')).toHaveAccessibleDescription('Please enter a valid price.');
  expect(mockServer.calls(CHANGE)).toHaveLength(0);
  await person.keyboard('3{Enter}');
  expect(await screen.findByText('Marked as sold!')).toBeVisible();
});

test('a listing without copies is not counted', async () => {
  const { dialog } = await open();
  await waitFor(() => expect(mockServer.calls(COPIES)).toHaveLength(1));
  await act(() => Promise.resolve());
  expect(dialog.queryByLabelText('Copies')).toBeNull();
});

// @spec call-copies
test('of several copies one is sold, unless more are asked for', async () => {
  const { dialog, confirm } = await open([a, b, c]);
  expect(await dialog.findByLabelText('Copies')).toHaveValue(1);
  expect(dialog.getByText('of 3')).toBeVisible();
  await confirm();
  expect(await screen.findByText('Marked as sold!')).toBeVisible();
  expect(mockServer.calls(CHANGE).map(({ path }) => path)).toEqual(['/api/listings/a']);
  expect(mockServer.calls(SELL)).toHaveLength(0);
});

// @spec call-sell-listings, call-restore-sales
test('several copies are sold in one step, for one price each, and taken back in one', async () => {
  const { person, dialog, sellSeveral } = await open([a, b, c]);
  await person.keyboard('1.10');
  const selling = sellSeveral('2');
  expect(await dialog.findByText('2 cards, $2.20')).toBeVisible();
  await selling;
  expect(await screen.findByText('Sold 2 for $1.10 each.')).toBeVisible();
  expect(mockServer.calls(SELL).map(({ body }) => body)).toEqual([
    {
      // The one whose button was pressed, then the newest of the others, each as it was seen.
      listings: [
        { uuid: 'a', version: 1 },
        { uuid: 'c', version: 1 },
      ],
      finalSoldPrice: 1.1,
    },
  ]);
  expect(mockServer.calls(CHANGE)).toHaveLength(0);
  await waitFor(async () => expect(await listed()).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Clockwork Heron is back in your listings.')).toBeVisible();
  expect(mockServer.calls(TAKE_BACK)[0]?.body).toEqual({ listings: ['a', 'c'] });
  await waitFor(async () => expect(await listed()).toHaveLength(3));
});

test.each(['0', '4', ''])('"%s" of three copies cannot be sold', async (copies) => {
  const { dialog, sellSeveral } = await open([a, b, c]);
  await sellSeveral(copies);
  expect(dialog.getByText('Enter a number from 1 to 3.')).toBeVisible();
  expect(dialog.getByLabelText('Copies')).toHaveFocus();
  expect(mockServer.calls(SELL)).toHaveLength(0);
  expect(mockServer.calls(CHANGE)).toHaveLength(0);
});

// @spec call-copies
test('copies that cannot be counted keep nobody from selling', async () => {
  const { confirm, dialog } = await open([a, b], () => mockServer.fail(COPIES, 503));
  await waitFor(() => expect(mockServer.calls(COPIES).length).toBeGreaterThan(0));
  expect(dialog.queryByLabelText('Copies')).toBeNull();
  expect(dialog.queryByRole('alert')).toBeNull();
  await confirm();
  expect(await screen.findByText('Marked as sold!')).toBeVisible();
});

// @spec call-sell-listings
test('copies of which some are gone in the meantime are counted again, and none is sold until then', async () => {
  const { dialog, leave, sellSeveral, confirm } = await open([a, b, c]);
  mockServer.fail(SELL, 409, { message: 'This listing is already sold.' });
  leave(['b']);
  await sellSeveral('3');
  expect(await screen.findByText('Failed to mark as sold.')).toBeVisible();
  expect(dialog.getByText('Your copies have changed since. Check how many you sold.')).toBeVisible();
  expect(await dialog.findByText('of 2')).toBeVisible();
  await confirm();
  expect(await dialog.findByText('Enter a number from 1 to 2.')).toBeVisible();
  mockServer.on(SELL, { body: [] });
  await sellSeveral('2');
  expect(await screen.findByText('Sold 2 for $2.00 each.')).toBeVisible();
});

test('copies whose sale got no answer are sold once it is pressed again', async () => {
  const { dialog, leave, sellSeveral, confirm } = await open([a, b, c]);
  mockServer.on(SELL, () => {
    leave(['a', 'c']);
    throw new TypeError('Failed to fetch');
  });
  await sellSeveral('2');
  expect(await dialog.findByText('No answer came. Try again: nothing is done twice.')).toBeVisible();
  // The copies are read again, and there is one left.
  await waitFor(() => expect(dialog.queryByLabelText('Copies')).toBeNull());
  const sold = { code: 'listings.already-sold', message: 'This listing is already sold.' };
  for (const call of [SELL, CHANGE] as const) mockServer.fail(call, 409, sold);
  await confirm();
  expect(await screen.findByText('Sold 2 for $2.00 each.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a dialog that opens again starts afresh', async () => {
  const { person, dialog } = await open([a, b]);
  await person.keyboard('9');
  await person.type(await dialog.findByLabelText('Copies'), '2');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getAllByRole('button', { name: 'Mark as Sold' })[0] as HTMLElement);
  const again = within(await screen.findByRole('dialog', { name: 'Mark as Sold' }));
  expect(again.getByLabelText('Sold for')).toHaveValue('2.00');
  expect(await again.findByLabelText('Copies')).toHaveValue(1);
});

test('what was read of the stock, and of offers for what is sold, is read again', async () => {
  const STALE = 'GET /api/stock/stale';
  const INBOX = 'GET /api/offers/inbox/count';
  mockServer.on(INBOX, { body: { mine: 1 } });
  const { confirm } = await open([a], () =>
    mockServer.on(STALE, { body: { lines: 0, copies: 0, expired: 0 } }),
  );
  await act(() => pageStore().dispatch(stockApi.endpoints.getStaleStock.initiate()));
  await act(() => pageStore().dispatch(offersApi.endpoints.countInbox.initiate()));
  await confirm();
  expect(await screen.findByText('Marked as sold!')).toBeVisible();
  await waitFor(() => expect(mockServer.calls(STALE)).toHaveLength(2));
  await waitFor(() => expect(mockServer.calls(INBOX)).toHaveLength(2));
});
