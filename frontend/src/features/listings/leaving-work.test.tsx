/** What becomes of the work in the dialogs of My Listings when it is left, or when an answer comes late. */
import { act, screen, waitFor, within } from '@testing-library/react';
import MyListingsPage from '../../pages/my-listings';
import { aCard, aListing } from '../../test/goods';
import { mockServer, type Reply } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const LIST = 'GET /api/listings/user/:id/status/:status';
const BY_CODE = 'GET /api/cards/:setcode/:number';
const POST = 'POST /api/listings';
const CHANGE = 'PATCH /api/listings/:uuid';
const WITHDRAW = 'DELETE /api/listings/:uuid';
const wisp = aCard({ id: 'wisp-id', name: 'Lantern Wisp', collector_number: '7', finishes: ['foil'] });
const mere = aListing({ uuid: 'b', cardName: 'Mere Island' });

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const row = async (name = 'Clockwork Heron') =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement);
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** An answer that comes when the test says so. */
function later() {
  let answer: (reply: Reply) => void = () => {};
  const reply = new Promise<Reply>((resolve) => {
    answer = resolve;
  });
  return { reply: () => reply, answer };
}

function openPage() {
  mockServer.on(LIST, { body: [aListing(), mere] });
  mockServer.on(BY_CODE, ({ path }) => ({ body: path.endsWith('/7') ? wisp : aCard() }));
  mockServer.on('GET /api/cards/:id', { body: aCard() });
  return renderScreen(<MyListingsPage />, { at: '/my-listings', path: '/my-listings' });
}

async function openCreate() {
  const opened = openPage();
  const { person } = opened;
  await person.click(screen.getByRole('button', { name: 'New Listing' }));
  const form = await dialog('Create Listing');
  const code = form.getByLabelText('Card code');
  const find = async (text: string, name: string) => {
    await person.type(code, `${text}{Enter}`);
    await form.findByRole('form', { name });
  };
  const add = async (price: string) => {
    await find('BRM-89', 'Clockwork Heron');
    await person.keyboard(`${price}{Enter}`);
    await waitFor(() => expect(code).toHaveFocus());
  };
  const submit = () => person.click(form.getByRole('button', { name: /^Submit/ }));
  return { ...opened, form, code, find, add, submit };
}

test('a card that is added while the others are posted stays on the list', async () => {
  const { form, add, submit } = await openCreate();
  const { reply, answer } = later();
  mockServer.on(POST, reply);
  await add('5');
  await submit();
  await add('6');
  await act(async () => answer({ status: 201, body: [] }));
  expect(await screen.findByText('Listings submitted successfully!')).toBeVisible();
  expect(form.getByRole('heading', { name: '1 card to submit' })).toBeVisible();
  expect(form.getByText('$6.00')).toBeVisible();
  expect(mockServer.calls(POST)[0]?.body).toHaveLength(1);
});

test('a card that is found while the others are posted stays open', async () => {
  const { form, find, add, submit } = await openCreate();
  const { reply, answer } = later();
  mockServer.on(POST, reply);
  await add('5');
  await submit();
  await find('BRM-7', 'Lantern Wisp');
  await act(async () => answer({ status: 201, body: [] }));
  await screen.findByText('Listings submitted successfully!');
  expect(form.getByRole('heading', { name: 'Cards to submit' })).toBeVisible();
  expect(form.getByRole('form', { name: 'Lantern Wisp' })).toBeVisible();
});

test('a card that is still looked up while the others are posted stays open', async () => {
  const { person, form, code, add, submit } = await openCreate();
  const post = later();
  mockServer.on(POST, post.reply);
  await add('5');
  await submit();
  const lookup = later();
  mockServer.on(BY_CODE, lookup.reply);
  await person.type(code, 'BRM-7{Enter}');
  await person.keyboard('6{Enter}');
  await act(async () => post.answer({ status: 201, body: [] }));
  await screen.findByText('Listings submitted successfully!');
  await act(async () => lookup.answer({ body: wisp }));
  expect(await form.findByRole('heading', { name: '1 card to submit' })).toBeVisible();
});

test('a list that is pasted while the others are posted stays open', async () => {
  const { person, form, code, add, submit } = await openCreate();
  const { reply, answer } = later();
  mockServer.on(POST, reply);
  mockServer.on('POST /api/cards/collection', { body: { object: 'list', data: [], not_found: [] } });
  await add('5');
  await submit();
  await person.click(code);
  await person.paste('1 BRM-89 5\n1 BRM-7 6');
  await act(async () => answer({ status: 201, body: [] }));
  await screen.findByText('Listings submitted successfully!');
  expect(form.getByRole('heading', { name: 'Cards to submit' })).toBeVisible();
});

test('a list that is being posted is neither left nor asked about', async () => {
  const { person, router, form, add, submit } = await openCreate();
  const { reply, answer } = later();
  mockServer.on(POST, reply);
  await add('5');
  await submit();
  await person.keyboard('{Escape}');
  await person.click(form.getByRole('button', { name: 'Close' }));
  await act(() => router.navigate(-1));
  await act(() => router.navigate('/cards'));
  expect(screen.queryByRole('dialog', { name: 'Discard these cards?' })).toBeNull();
  expect(form.getByRole('heading', { name: '1 card to submit' })).toBeVisible();
  await act(async () => answer({ status: 201, body: [] }));
  await gone();
  expect(router.state.location).toMatchObject({ pathname: '/my-listings', state: null });
});

test('looking up the next card adds the one before, once it has a price', async () => {
  const { person, form, find } = await openCreate();
  await find('BRM-89', 'Clockwork Heron');
  await person.type(form.getByLabelText('Price'), '5');
  await find('BRM-7', 'Lantern Wisp');
  expect(form.getByRole('heading', { name: '1 card to submit' })).toBeVisible();
  expect(form.getByText('$5.00')).toBeVisible();
  expect(form.getByLabelText('Price')).toHaveValue('');
});

test('a card with a price that cannot be is kept, and the next one waits', async () => {
  const { person, form, code, find } = await openCreate();
  await find('BRM-89', 'Clockwork Heron');
  await person.type(form.getByLabelText('Price'), '0');
  await person.type(code, 'BRM-7{Enter}');
  expect(
    await form.findByText('Clockwork Heron isn’t on the list yet. Add it or clear it first.'),
  ).toBeVisible();
  expect(form.getByRole('form', { name: 'Clockwork Heron' })).toBeVisible();
  expect(form.getByLabelText('Price')).toHaveFocus();
  expect(code).toHaveValue('BRM-7');
});

test('a found card with a price is asked about before it is lost', async () => {
  const { person, form, find } = await openCreate();
  await find('BRM-89', 'Clockwork Heron');
  await person.type(form.getByLabelText('Price'), '5');
  await person.keyboard('{Escape}');
  const question = await dialog('Discard these cards?');
  expect(question.getByText('1 card hasn’t been submitted yet.')).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Discard' }));
  await gone();
  await person.click(screen.getByRole('button', { name: 'New Listing' }));
  const again = await dialog('Create Listing');
  expect(again.queryByRole('form', { name: 'Clockwork Heron' })).toBeNull();
});

test('the back button closes the dialog and stays on the page', async () => {
  const { person, router } = await openCreate();
  await act(() => router.navigate(-1));
  await gone();
  expect(router.state.location.pathname).toBe('/my-listings');
  await person.click((await row()).getByRole('button', { name: 'Edit' }));
  await dialog('Edit Listing');
  await act(() => router.navigate(-1));
  await gone();
  await act(() => router.navigate(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the back button asks before a found card is lost', async () => {
  const { person, router, form, find } = await openCreate();
  await find('BRM-89', 'Clockwork Heron');
  await person.keyboard('5');
  await act(() => router.navigate(-1));
  await person.click((await dialog('Discard these cards?')).getByRole('button', { name: 'Keep editing' }));
  expect(form.getByRole('form', { name: 'Clockwork Heron' })).toBeVisible();
  await act(() => router.navigate(-1));
  await person.click((await dialog('Discard these cards?')).getByRole('button', { name: 'Discard' }));
  await gone();
  expect(router.state.location).toMatchObject({ pathname: '/my-listings', state: null });
});

test('a dialog above this one, as to log in again, leaves it open', async () => {
  const { router, form, add } = await openCreate();
  await add('5');
  await act(() => router.navigate('/my-listings', { state: { dialog: 'login', pushed: true } }));
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog', { name: 'Discard these cards?' })).toBeNull();
  expect(form.getByRole('heading', { name: '1 card to submit' })).toBeVisible();
});

test.each([
  ['Edit', 'Edit Listing', 'Save', CHANGE],
  ['Mark as Sold', 'Mark as Sold', 'Mark as Sold', CHANGE],
  ['Delete', 'Delete Listing', 'Delete', WITHDRAW],
] as const)(
  '%s: stays open until there is an answer, and keeps the focus when it fails',
  async (button, name, confirm, call) => {
    const { person } = openPage();
    const { reply, answer } = later();
    mockServer.on(call, reply);
    await person.click((await row()).getByRole('button', { name: button }));
    const work = await dialog(name);
    await person.click(work.getByRole('button', { name: confirm }));
    const cancel = work.getByRole('button', { name: 'Cancel' });
    expect(cancel.matches(':disabled, [aria-disabled="true"]')).toBe(true);
    await person.click(cancel);
    await person.click(work.getByRole('button', { name: 'Close' }));
    await person.click(work.getByRole('button', { name: confirm }));
    await person.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name })).toBeVisible();
    await act(async () => answer({ status: 503, body: { status: 503, message: 'Too late.' } }));
    expect(await work.findByText('Too late.')).toBeVisible();
    expect(work.getByRole('button', { name: confirm })).toHaveFocus();
    expect(mockServer.calls(call)).toHaveLength(1);
  },
);

test.each([200, 409])('a late answer (%s) does not touch the dialog of another listing', async (status) => {
  const { person, router } = openPage();
  const { reply, answer } = later();
  mockServer.on(CHANGE, reply);
  await person.click((await row()).getByRole('button', { name: 'Mark as Sold' }));
  const first = await dialog('Mark as Sold');
  await person.click(first.getByRole('button', { name: 'Mark as Sold' }));
  await act(() => router.navigate(-1));
  await gone();
  await person.click((await row('Mere Island')).getByRole('button', { name: 'Mark as Sold' }));
  const second = await dialog('Mark as Sold');
  await act(async () => answer({ status, body: { ...aListing(), message: 'Too late.' } }));
  expect(
    await screen.findByText(status === 200 ? 'Marked as sold!' : 'Failed to mark as sold.'),
  ).toBeVisible();
  expect(second.getByText('Mere Island')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Mark as Sold' })).toBeVisible();
  expect(second.queryByText('Too late.')).toBeNull();
});
