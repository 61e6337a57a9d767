/** The dialog that posts listings. */
import { screen, waitFor, within } from '@testing-library/react';
import MyListingsPage from '../../pages/my-listings';
import { aCard, aListing, someNames } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { player } from '../../test/people';
import { renderScreen } from '../../test/render';

const BY_CODE = 'GET /api/cards/:setcode/:number';
const SEARCH = 'GET /api/cards/search';
const POST = 'POST /api/listings';
const PRICE_WORDS = 'Each listing must have a valid price (e.g. 5 or 5.99).';
const wisp = aCard({ id: 'wisp-id', name: 'Lantern Wisp', collector_number: '7★', finishes: ['foil'] });

async function open() {
  mockServer.on('GET /api/listings/user/:id/status/:status', { body: [aListing()] });
  mockServer.on(BY_CODE, { body: aCard() });
  mockServer.on('GET /api/cards/autocomplete', { body: someNames() });
  const opened = renderScreen(<MyListingsPage />, { at: '/my-listings', path: '/my-listings' });
  await opened.person.click(screen.getByRole('button', { name: 'New Listing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Listing' }));
  const code = dialog.getByLabelText('Card code');
  /** As at the counter: code, Enter, price, Enter. */
  const add = async (price: string) => {
    await opened.person.type(code, 'BRM-89{Enter}');
    await waitFor(() => expect(dialog.getByLabelText('Price')).toHaveFocus());
    await opened.person.keyboard(`${price}{Enter}`);
    await waitFor(() => expect(code).toHaveFocus());
  };
  const submit = () => opened.person.click(dialog.getByRole('button', { name: /^Submit/ }));
  return { ...opened, dialog, code, add, submit };
}

// @spec screen-create-lookup, rule-card-code, call-card-by-number
test('looks a card up by its code and shows it with its market price, which sets no price', async () => {
  const { person, dialog, code } = await open();
  await person.type(code, 'brm 0089{Enter}');
  const found = within(await dialog.findByRole('form', { name: 'Clockwork Heron' }));
  expect(mockServer.calls(BY_CODE)[0]?.path).toBe('/api/cards/brm/89');
  expect(found.getByRole('img', { name: 'Clockwork Heron' })).toBeVisible();
  expect(found.getByText('Market price: $0.25 · foil $1.10')).toBeVisible();
  expect(found.getByLabelText('Price')).toHaveValue('');
});

// @spec text-card-code
test('says how a code looks', async () => {
  const { person, dialog, code } = await open();
  await person.type(code, 'A-45x{Enter}');
  expect(dialog.getByText('Use format like "FIN-527" or "fdn0429"')).toBeVisible();
  expect(mockServer.calls(BY_CODE)).toHaveLength(0);
});

// @spec text-card-not-found
test.each([404, 500])('says when no card came (%s)', async (status) => {
  const { person, dialog, code } = await open();
  mockServer.fail(BY_CODE, status);
  await person.type(code, 'BRM-999{Enter}');
  expect(await dialog.findByText('Card not found or API error.')).toBeVisible();
});

// @spec screen-create-several, call-post-listings, text-listings-submitted
test('several cards are collected by the keyboard alone and posted together', async () => {
  const { person, dialog, add, submit } = await open();
  mockServer.on(POST, { status: 201, body: [] });
  await add('5');
  await add('5.999');
  expect(dialog.getByRole('heading', { name: '2 cards to submit' })).toBeVisible();
  await submit();
  expect(await screen.findByText('Listings submitted successfully!')).toBeVisible();
  const entry = {
    cardId: 'heron-id',
    cardName: 'Clockwork Heron',
    cardSet: 'Brinemarch',
    cardNumber: '89',
    cardImageUrl: '/api/cards/heron-id/image/front/normal',
    condition: 'NEAR_MINT',
    type: 'SELL',
    finish: 'NONFOIL',
    language: 'en',
    status: 'ACTIVE',
    uuid: player.uuid,
  };
  expect(mockServer.calls(POST)[0]?.body).toEqual([
    { ...entry, price: 5 },
    { ...entry, price: 5.99 },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'New Listing' }));
  expect(await screen.findByRole('heading', { name: 'Cards to submit' })).toBeVisible();
});

// @spec text-conditions
test('only the finishes that the card has are offered, and the next card is Near Mint again', async () => {
  const { person, dialog, code } = await open();
  mockServer.on(BY_CODE, { body: wisp });
  await person.type(code, 'BRM-7{Enter}');
  const finishes = within(await dialog.findByLabelText('Finish')).getAllByRole('option');
  expect(finishes.map(({ textContent }) => textContent)).toEqual(['Foil']);
  const conditions = within(dialog.getByLabelText('Condition')).getAllByRole('option');
  expect(conditions.map(({ textContent }) => textContent)).toEqual([
    'Near Mint',
    'Lightly Played',
    'Moderately Played',
    'Heavily Played',
    'Damaged',
  ]);
  await person.selectOptions(dialog.getByLabelText('Condition'), 'Damaged');
  await person.type(dialog.getByLabelText('Price'), '1{Enter}');
  await person.type(code, 'BRM-7{Enter}');
  expect(await dialog.findByLabelText('Condition')).toHaveValue('NEAR_MINT');
});

// @spec text-price-create
test('a card needs a valid price before it is added', async () => {
  const { person, dialog, code } = await open();
  await person.type(code, 'BRM-89{Enter}');
  await dialog.findByLabelText('Price');
  await person.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByText(PRICE_WORDS)).toBeVisible();
  expect(dialog.getByLabelText('Price')).toHaveFocus();
});

// @spec text-listings-none
test('at least one card is needed', async () => {
  const { dialog, submit } = await open();
  await submit();
  expect(dialog.getByText('Add at least one card before submitting.')).toBeVisible();
});

// @spec text-price-create
test('a row can be changed and removed; a row without a price is pointed out', async () => {
  const { person, dialog, add, submit } = await open();
  await add('5');
  await person.click(dialog.getByRole('button', { name: 'Edit Clockwork Heron' }));
  await person.clear(dialog.getByLabelText('Price'));
  await submit();
  expect(dialog.getAllByText(PRICE_WORDS)).toHaveLength(2);
  expect(mockServer.calls(POST)).toHaveLength(0);
  await person.type(dialog.getByLabelText('Price'), '6');
  expect(dialog.queryByText(PRICE_WORDS)).toBeNull();
  expect(dialog.getByText('$6.00')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Remove Clockwork Heron' }));
  expect(dialog.getByRole('heading', { name: 'Cards to submit' })).toBeVisible();
});

// @spec text-listings-submit-failed
test('a failure keeps the list, and trying again sends the same key', async () => {
  const { dialog, add, submit } = await open();
  mockServer.fail(POST, 500);
  await add('5');
  await submit();
  expect(await screen.findByText('Failed to submit listings.')).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(dialog.getByRole('heading', { name: '1 card to submit' })).toBeVisible();
  mockServer.on(POST, { status: 201, body: [] });
  await submit();
  await screen.findByText('Listings submitted successfully!');
  const keys = mockServer.calls(POST).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('a row that the server refuses says why', async () => {
  const { dialog, add, submit } = await open();
  const errors = [{ field: '1.price', message: 'This price is odd.' }];
  mockServer.fail(POST, 400, { message: 'Please check the fields.', errors });
  await add('5');
  await add('6');
  await submit();
  expect(await dialog.findByText('Please check the fields.')).toBeVisible();
  expect(dialog.getByLabelText('Price')).toHaveValue('6');
  expect(dialog.getByText('This price is odd.')).toBeVisible();
});

test('a card that was found and not added is not forgotten', async () => {
  const { person, dialog, code, add, submit } = await open();
  await add('5');
  await person.type(code, 'BRM-89{Enter}');
  await dialog.findByLabelText('Price');
  await submit();
  expect(dialog.getByText('Clockwork Heron isn’t on the list yet. Add it or clear it first.')).toBeVisible();
  expect(mockServer.calls(POST)).toHaveLength(0);
});

test('a card without such a code is found by its name', async () => {
  const { person, dialog } = await open();
  mockServer.on(SEARCH, {
    body: { object: 'list', total_cards: 2, has_more: false, data: [aCard(), wisp] },
  });
  await person.click(dialog.getByRole('button', { name: 'Find by name instead' }));
  expect(dialog.getByLabelText('Card name')).toHaveFocus();
  await person.keyboard('lantern{Enter}');
  await person.click(await dialog.findByRole('button', { name: 'Lantern Wisp Brinemarch · #7★ Foil' }));
  expect(dialog.getByRole('form', { name: 'Lantern Wisp' })).toBeVisible();
  expect(mockServer.calls(SEARCH)[0]?.query.get('q')).toBe('lantern');
  await person.keyboard('2{Enter}');
  expect(dialog.getByRole('heading', { name: '1 card to submit' })).toBeVisible();
});

// @spec text-card-search-failed
test('says when the search by name failed', async () => {
  const { person, dialog } = await open();
  mockServer.fail(SEARCH, 500);
  await person.click(dialog.getByRole('button', { name: 'Find by name instead' }));
  await person.type(dialog.getByLabelText('Card name'), 'lantern{Enter}');
  expect(await dialog.findByText('Failed to search cards')).toBeVisible();
});

test('a digital card cannot be listed', async () => {
  const { person, dialog, code } = await open();
  mockServer.on(BY_CODE, { body: aCard({ games: ['arena'] }) });
  await person.type(code, 'BRM-89{Enter}');
  expect(
    await dialog.findByText('This card exists only in digital games and can’t be traded in person.'),
  ).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Add' })).toBeNull();
});

test('nothing to lose, nothing to ask', async () => {
  const { person } = await open();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
