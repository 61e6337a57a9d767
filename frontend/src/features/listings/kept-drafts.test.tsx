/** Cards that were not posted yet: they survive a reload and a closed dialog, and only their account sees them. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { type SessionUser, startSession } from '../../lib/session';
import MyListingsPage from '../../pages/my-listings';
import { aCard, aListing } from '../../test/goods';
import { type Call, mockServer } from '../../test/mock-server';
import { player } from '../../test/people';
import { renderScreen } from '../../test/render';

const BY_CODE = 'GET /api/cards/:setcode/:number';
const POST = 'POST /api/listings';
const KEY = `listing-drafts:${player.uuid}`;
const second: SessionUser = { ...player, uuid: '5a1d0f6e-0000-4000-8000-000000000003', name: 'Wren' };

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as { terms: { price: string } }[];

const keyOf = (call?: Call) => call?.headers.get('idempotency-key');

async function open() {
  mockServer.on('GET /api/listings/user/:id/status/:status', { body: [aListing()] });
  mockServer.on(BY_CODE, { body: aCard() });
  mockServer.on(POST, { status: 201, body: [] });
  const opened = renderScreen(<MyListingsPage />, { at: '/my-listings', path: '/my-listings' });
  const { person } = opened;
  const press = async () => {
    await person.click(screen.getByRole('button', { name: 'New Listing' }));
    return within(await screen.findByRole('dialog', { name: 'Create Listing' }));
  };
  const dialog = await press();
  const add = async (price: string) => {
    await person.type(dialog.getByLabelText('Card code'), 'BRM-89{Enter}');
    await waitFor(() => expect(dialog.getByLabelText('Price')).toHaveFocus());
    await person.keyboard(`${price}{Enter}`);
    await waitFor(() => expect(dialog.getByLabelText('Card code')).toHaveFocus());
  };
  return { ...opened, dialog, press, add };
}

/** As after a reload: the page anew, in the same browser. */
async function reload(before: { unmount: () => void }) {
  before.unmount();
  return open();
}

test('cards survive a reload, as they were', async () => {
  const first = await open();
  await first.add('5');
  await first.add('6.50');
  expect(first.dialog.queryByText(/from last time/)).toBeNull();
  const { dialog, person } = await reload(first);
  expect(dialog.getByText('2 cards from last time.')).toBeVisible();
  expect(dialog.getByText('$6.50')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Submit 2 listings' }));
  await gone();
  expect(mockServer.calls(POST)[0]?.body).toMatchObject([
    { cardId: 'heron-id', cardName: 'Clockwork Heron', price: 5, language: 'en', uuid: player.uuid },
    { price: 6.5 },
  ]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a list whose answer was lost by a reload is known again when it is submitted once more', async () => {
  const first = await open();
  await first.add('5');
  mockServer.on(POST, () => new Promise(() => {}));
  await first.person.click(first.dialog.getByRole('button', { name: 'Submit 1 listing' }));
  await waitFor(() => expect(mockServer.calls(POST)).toHaveLength(1));
  const anew = await reload(first);
  await anew.person.click(anew.dialog.getByRole('button', { name: 'Submit 1 listing' }));
  await gone();
  // What was answered is over: the same cards once more are other cards.
  const third = await reload(anew);
  await third.add('5');
  await third.person.click(third.dialog.getByRole('button', { name: 'Submit 1 listing' }));
  await gone();
  const [lost, known, other] = mockServer.calls(POST);
  expect(known?.body).toEqual(lost?.body);
  expect(keyOf(known)).toBe(keyOf(lost));
  expect(other?.body).toEqual(lost?.body);
  expect(keyOf(other)).not.toBe(keyOf(lost));
});

test('a list that was changed after a lost answer is another list', async () => {
  const first = await open();
  await first.add('5');
  mockServer.on(POST, () => {
    throw new TypeError('Failed to fetch');
  });
  await first.person.click(first.dialog.getByRole('button', { name: 'Submit 1 listing' }));
  await first.dialog.findByRole('alert');
  const { dialog, person, add } = await reload(first);
  await add('6');
  await person.click(dialog.getByRole('button', { name: 'Submit 2 listings' }));
  await gone();
  const [lost, changed] = mockServer.calls(POST);
  expect(keyOf(changed)).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf(changed)).not.toBe(keyOf(lost));
});

describe('after a lost answer', () => {
  const lose = async ({ person, dialog }: Awaited<ReturnType<typeof open>>) => {
    mockServer.on(POST, () => {
      throw new TypeError('Failed to fetch');
    });
    await person.click(dialog.getByRole('button', { name: 'Submit 1 listing' }));
    await dialog.findByRole('alert');
    mockServer.on(POST, { status: 201, body: [] });
  };
  const submit = async ({ person, dialog }: Awaited<ReturnType<typeof open>>) => {
    await person.click(dialog.getByRole('button', { name: 'Submit 1 listing' }));
    await gone();
    const [lost, next] = mockServer.calls(POST);
    expect(next?.body).toEqual(lost?.body);
    return { lost: keyOf(lost), next: keyOf(next) };
  };

  test.each(['Remove Clockwork Heron', 'Discard'])('a list begun anew is another list: %s', async (name) => {
    const first = await open();
    await first.add('5');
    await lose(first);
    const anew = await reload(first);
    await anew.person.click(anew.dialog.getByRole('button', { name }));
    await anew.add('5');
    const keys = await submit(anew);
    expect(keys.next).toMatch(/^[0-9a-f]{32}$/);
    expect(keys.next).not.toBe(keys.lost);
  });

  test('so it is without a reload', async () => {
    const opened = await open();
    await opened.add('5');
    await lose(opened);
    await opened.person.click(opened.dialog.getByRole('button', { name: 'Remove Clockwork Heron' }));
    await opened.add('5');
    const keys = await submit(opened);
    expect(keys.next).not.toBe(keys.lost);
  });

  test('a list that was discarded and put back is the same list', async () => {
    const first = await open();
    await first.add('5');
    await lose(first);
    const anew = await reload(first);
    await anew.person.click(anew.dialog.getByRole('button', { name: 'Discard' }));
    await anew.person.click(anew.dialog.getByRole('button', { name: 'Undo' }));
    const keys = await submit(anew);
    expect(keys.next).toBe(keys.lost);
  });
});

test('closing asks nothing and keeps the cards', async () => {
  const { person, press, add } = await open();
  await add('5');
  await person.keyboard('{Escape}');
  await gone();
  const again = await press();
  expect(again.getByText('1 card from last time.')).toBeVisible();
  expect(again.getByRole('heading', { name: '1 card to submit' })).toBeVisible();
});

test('the cards from last time can be discarded, and that taken back', async () => {
  const first = await open();
  await first.add('5');
  await first.add('6');
  const { dialog, person, add } = await reload(first);
  await add('7');
  expect(dialog.getByText('2 cards from last time.')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(dialog.getByText('2 cards discarded.')).toHaveAttribute('role', 'status');
  expect(dialog.getByRole('heading', { name: '1 card to submit' })).toBeVisible();
  expect(stored().map(({ terms }) => terms.price)).toEqual(['7']);
  expect(dialog.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(dialog.getByText('2 cards from last time.')).toBeVisible();
  expect(stored().map(({ terms }) => terms.price)).toEqual(['5', '6', '7']);
});

test('another account sees nothing of them, and its own again', async () => {
  const { add } = await open();
  await add('5');
  act(() => startSession({ accessToken: 'another', user: second }));
  await waitFor(() => expect(screen.queryByText('$5.00')).toBeNull());
  expect(localStorage.getItem(`listing-drafts:${second.uuid}`)).toBeNull();
  act(() => startSession({ accessToken: 'first', user: player }));
  await screen.findByRole('button', { name: 'New Listing' });
  expect(stored()).toHaveLength(1);
});

test('another window of the account has the same list', async () => {
  const { dialog, add } = await open();
  await add('5');
  const [row] = stored();
  const text = JSON.stringify([row, { ...row, key: 9, terms: { ...row?.terms, price: '8' } }]);
  localStorage.setItem(KEY, text);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text })));
  expect(await dialog.findByText('$8.00')).toBeVisible();
  await add('9');
  expect(dialog.getByRole('heading', { name: '3 cards to submit' })).toBeVisible();
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"rows":1}'],
  ['odd entries', '[null, 3, {"key":1}, {"key":1,"card":{"id":"x"},"terms":{}}]'],
  ['an unknown condition', JSON.stringify([aRow({ condition: 'MINT' })])],
  ['a price that cannot be', JSON.stringify([aRow({ price: 'five' })])],
])('stored data that is odd or old is ignored: %s', async (_what, text) => {
  localStorage.setItem(KEY, text);
  const { dialog } = await open();
  expect(dialog.getByRole('heading', { name: 'Cards to submit' })).toBeVisible();
  expect(dialog.queryByText(/from last time/)).toBeNull();
});

function aRow(terms: object) {
  const usual = { price: '5', condition: 'NEAR_MINT', type: 'SELL', finish: 'FOIL', language: null };
  return { key: 1, card: aCard(), terms: { ...usual, ...terms } };
}

describe('where the browser keeps nothing', () => {
  beforeEach(() => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('closing asks before cards are lost', async () => {
    const { person, dialog, add } = await open();
    await add('5');
    await person.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Discard these cards?' }));
    expect(question.getByText('1 card has not been submitted yet.')).toBeVisible();
    await person.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByRole('heading', { name: '1 card to submit' })).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Close' }));
    await person.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'New Listing' })).toHaveFocus());
  });

  test('trying again after a lost answer sends the same key', async () => {
    const { person, dialog, add } = await open();
    await add('5');
    mockServer.fail(POST, 500);
    await person.click(dialog.getByRole('button', { name: 'Submit 1 listing' }));
    await dialog.findByRole('alert');
    mockServer.on(POST, { status: 201, body: [] });
    await person.click(dialog.getByRole('button', { name: 'Submit 1 listing' }));
    await gone();
    const [lost, again] = mockServer.calls(POST);
    expect(keyOf(again)).toBe(keyOf(lost));
  });

  test('leaving the page asks, too', async () => {
    const { person, add, router } = await open();
    await add('5');
    await act(() => router.navigate('/cards'));
    const question = within(await screen.findByRole('dialog', { name: 'Discard these cards?' }));
    await person.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.pathname).toBe('/my-listings');
    await act(() => router.navigate('/cards'));
    await person.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/cards'));
  });
});
