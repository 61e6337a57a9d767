/** The screens of one's own listings and of a store's. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { runCommand } from '../../browser/command';
import MyListingsPage from '../../pages/my-listings';
import { aStoreProfile } from '../../test/accounts';
import { aCard, aListing } from '../../test/goods';
import { mockServer, type Reply } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';

const LIST = 'GET /api/listings/user/:id/status/:status';
const PROFILE = 'GET /api/users/:uuid/profile';
const EVENTS = 'GET /api/events/store/:uuid';
const ofStore = `/my-listings?${new URLSearchParams({ storeId: store.uuid, storeName: store.name })}`;
const open = (at = '/my-listings') => renderScreen(<MyListingsPage />, { at, path: '/my-listings' });
const openStore = () => {
  mockServer.on(PROFILE, { body: aStoreProfile() });
  mockServer.on(EVENTS, { body: [] });
  return open(ofStore);
};
const row = async (name = 'Clockwork Heron') =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

// @spec route-my-listings, screen-listing-card, text-listings-title, state-listings-active-only
// @spec call-listings-of-user
test('shows the active listings of the visitor with picture, name, set and number, condition and price', async () => {
  mockServer.on(LIST, { body: [aListing({ price: 5.5, condition: 'LIGHTLY_PLAYED' })] });
  open();
  const listing = await row();
  expect(screen.getByRole('heading', { level: 1, name: 'My Listings' })).toBeVisible();
  expect(listing.getByRole('img')).toHaveAttribute('src', '/api/cards/heron-id/image/front/normal');
  for (const text of ['Brinemarch · #89', 'Lightly Played', '$5.50', 'Active'])
    expect(listing.getByText(text)).toBeVisible();
  expect(mockServer.calls(LIST)[0]?.path).toBe(`/api/listings/user/${player.uuid}/status/ACTIVE`);
});

// @spec rule-buy-sell-trade
test('names what is special: a foil card, a trade', async () => {
  mockServer.on(LIST, { body: [aListing({ finish: 'FOIL', type: 'TRADE' })] });
  open();
  const listing = await row();
  expect(listing.getByText('Foil')).toBeVisible();
  expect(listing.getByText('Trade')).toBeVisible();
  expect(listing.queryByText('Sell')).toBeNull();
});

// @spec route-store-listings, text-own-listings-actions, text-store-listings-title
// @spec role-store-listings-read-only
test("a store's listings can be looked at and not changed", async () => {
  mockServer.on(LIST, { body: [aListing({ userId: store.uuid })] });
  openStore();
  const listing = await row();
  expect(await screen.findByRole('heading', { level: 1, name: 'The Gilded Sleeve Listings' })).toBeVisible();
  // It can be held, and nothing else.
  await listing.findByRole('button', { name: 'Hold for me: Clockwork Heron' });
  const names = listing.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(
    names.filter((name) => !/^(Hold for me|Add to the basket|Report or block): /.test(name ?? '')),
  ).toEqual([]);
  expect(screen.queryByRole('button', { name: 'New Listing' })).toBeNull();
  expect(mockServer.calls(LIST)[0]?.path).toBe(`/api/listings/user/${store.uuid}/status/ACTIVE`);
});

test('the command New Listing opens the dialog of one’s own listings, and a store’s listings have none', async () => {
  mockServer.on(LIST, { body: [] });
  const { unmount } = open();
  const button = await screen.findByRole('button', { name: 'New Listing' });
  act(() => runCommand('new-listing'));
  expect(button).toHaveFocus();
  expect(await screen.findByRole('dialog', { name: 'Create Listing' })).toBeVisible();
  unmount();
  openStore();
  await screen.findByRole('heading', { level: 1, name: 'The Gilded Sleeve Listings' });
  act(() => runCommand('new-listing'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

// @spec text-own-listings-actions, screen-listings-empty, text-listing-modals
test('somebody without listings is led to create one', async () => {
  mockServer.on(LIST, { body: [] });
  const { person } = open();
  expect(await screen.findByText('You have no listings yet.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Create a listing' }));
  expect(await screen.findByRole('dialog', { name: 'Create Listing' })).toBeVisible();
});

test('a store without listings has none', async () => {
  mockServer.on(LIST, { body: [] });
  openStore();
  expect(await screen.findByText('This store has no listings at the moment.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create a listing' })).toBeNull();
});

// @spec screen-listings-search
test('the search asks the server after a pause, and stands in the address', async () => {
  mockServer.on(LIST, ({ query }) => ({ body: query.get('q') ? [] : [aListing()] }));
  const { person, router } = openStore();
  await row();
  await person.type(screen.getByLabelText('Search listings'), ' brine 89 ');
  expect(await screen.findByText('No listings match your search.')).toBeVisible();
  expect(mockServer.calls(LIST).map(({ query }) => query.get('q'))).toEqual([null, 'brine 89']);
  const { searchParams } = new URL(router.state.location.search, 'http://localhost');
  expect(searchParams.get('q')).toBe('brine 89');
  expect(searchParams.get('storeId')).toBe(store.uuid);
  expect(screen.getByLabelText('Search listings')).toHaveFocus();
});

test('the search follows the address', async () => {
  mockServer.on(LIST, { body: [aListing()] });
  const { person, router } = open('/my-listings?q=brine');
  expect(screen.getByLabelText('Search listings')).toHaveValue('brine');
  await person.type(screen.getByLabelText('Search listings'), ' 8');
  await act(() => router.navigate('/my-listings'));
  expect(screen.getByLabelText('Search listings')).toHaveValue('');
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(router.state.location.search).toBe('');
});

test('reads on by the cursor of the server', async () => {
  const first = { 'x-total-count': '2', link: '</api/listings?after=abc%3D>; rel="next"' };
  mockServer.on(
    LIST,
    ({ query }): Reply =>
      query.get('after')
        ? { body: [aListing({ uuid: 'b', cardName: 'Mere Island' })], headers: { 'x-total-count': '2' } }
        : { body: [aListing()], headers: first },
  );
  const { person } = open();
  await row();
  expect(screen.getByText('Showing 1 of 2')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Load more' }));
  const next = await row('Mere Island');
  expect(next.getByRole('link')).toHaveFocus();
  expect(mockServer.calls(LIST)[1]?.query.get('after')).toBe('abc=');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

// @spec text-card-listings-failed
test('a list that does not load can be tried again', async () => {
  mockServer.fail(LIST, 500);
  const { person } = open();
  expect(await screen.findByText('Failed to load user listings.')).toBeVisible();
  mockServer.on(LIST, { body: [aListing()] });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  const heading = await screen.findByRole('heading', { level: 2, name: 'Clockwork Heron' });
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(heading);
});

describe('marking as sold', () => {
  const CHANGE = 'PATCH /api/listings/:uuid';

  // @spec text-own-listings-actions, state-listing-sold, state-listing-sold-gone, call-sell-listing
  // @spec text-listing-sold
  test('asks with the price, then sells at the listed price', async () => {
    let sold = false;
    mockServer.on(LIST, () => ({ body: sold ? [] : [aListing({ price: 5.99 })] }));
    mockServer.on(CHANGE, () => {
      sold = true;
      return { body: aListing({ status: 'SOLD', finalSoldPrice: 5.99 }) };
    });
    const { person } = open();
    await person.click((await row()).getByRole('button', { name: 'Mark as Sold' }));
    const question = await dialog('Mark as Sold');
    expect(question.getByLabelText('Sold for')).toHaveValue('5.99');
    expect(mockServer.calls(CHANGE)).toHaveLength(0);
    await person.click(question.getByRole('button', { name: 'Mark as Sold' }));
    expect(await screen.findByText('Marked as sold!')).toBeVisible();
    expect(mockServer.calls(CHANGE)[0]?.body).toEqual({ status: 'SOLD', finalSoldPrice: 5.99 });
    expect(await screen.findByText('You have no listings yet.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  });

  // @spec text-listing-sell-failed
  test('says when it failed, and why', async () => {
    mockServer.on(LIST, { body: [aListing()] });
    mockServer.fail(CHANGE, 403, { message: 'Your account can’t post listings.' });
    const { person } = open();
    await person.click((await row()).getByRole('button', { name: 'Mark as Sold' }));
    const question = await dialog('Mark as Sold');
    await person.click(question.getByRole('button', { name: 'Mark as Sold' }));
    expect(await screen.findByText('Failed to mark as sold.')).toBeVisible();
    expect(question.getByText('Your account can’t post listings.')).toBeVisible();
  });
});

describe('editing', () => {
  const CHANGE = 'PATCH /api/listings/:uuid';

  async function edit(card = aCard()) {
    mockServer.on(LIST, { body: [aListing()] });
    mockServer.on('GET /api/cards/:id', { body: card });
    const opened = open();
    await opened.person.click((await row()).getByRole('button', { name: 'Edit' }));
    return { ...opened, form: await dialog('Edit Listing') };
  }

  // @spec text-own-listings-actions, text-listing-modals, rule-price-typed, call-change-listing
  // @spec text-listing-updated
  test('changes price, condition, finish and type', async () => {
    const { person, form } = await edit();
    mockServer.on(CHANGE, { body: aListing() });
    expect(form.getByLabelText('Price')).toHaveValue('5.00');
    await person.clear(form.getByLabelText('Price'));
    await person.type(form.getByLabelText('Price'), '7.259x');
    await person.selectOptions(form.getByLabelText('Condition'), 'Heavily Played');
    await waitFor(() => expect(form.getByRole('option', { name: 'Foil' })).toBeInTheDocument());
    await person.selectOptions(form.getByLabelText('Finish'), 'Foil');
    await person.selectOptions(form.getByLabelText('Type'), 'Trade');
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Listing updated successfully!')).toBeVisible();
    expect(mockServer.calls(CHANGE)[0]?.body).toEqual({
      price: 7.25,
      condition: 'HEAVILY_PLAYED',
      finish: 'FOIL',
      type: 'TRADE',
      language: 'en',
    });
  });

  // @spec text-price-edit
  test('a price is needed', async () => {
    const { person, form } = await edit();
    await person.clear(form.getByLabelText('Price'));
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Please enter a valid price.')).toBeVisible();
    expect(form.getByLabelText('Price')).toHaveFocus();
  });

  // @spec text-card-by-id-failed
  test('a card that cannot be asked for keeps its finish', async () => {
    mockServer.on(LIST, { body: [aListing({ finish: 'ETCHED' })] });
    mockServer.fail('GET /api/cards/:id', 500);
    const { person } = open();
    await person.click((await row()).getByRole('button', { name: 'Edit' }));
    const form = await dialog('Edit Listing');
    expect(await form.findByText('Failed to fetch card by ID')).toBeVisible();
    expect(within(form.getByLabelText('Finish')).getAllByRole('option')).toHaveLength(1);
  });
});

test('more than 50 cards are better worked with in Stock, which is a link away', async () => {
  mockServer.on(LIST, () => ({ body: [aListing()], headers: { 'x-total-count': '51' } }));
  open();
  const link = await screen.findByRole('link', { name: 'You have 51 cards listed. Manage them in Stock.' });
  expect(link).toHaveAttribute('href', '/stock');
});
