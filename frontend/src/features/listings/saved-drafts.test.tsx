/** Cards that were not posted yet: they survive a reload and a closed dialog, and only their account sees them. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { type SessionUser, startSession } from '../../browser/session';
import { aCard } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { player } from '../../test/people';
import { BY_CODE, gone, open, POST, reload } from '../../test/saved-list';

const KEY = `listing-drafts:${player.uuid}`;
const second: SessionUser = { ...player, uuid: '5a1d0f6e-0000-4000-8000-000000000003', name: 'Wren' };

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as { terms: { price: string } }[];

test('cards survive a reload, as they were', async () => {
  const first = await open();
  await first.add('5');
  await first.add('6.50');
  expect(first.dialog.queryByText(/^You left/)).toBeNull();
  const { dialog, person } = await reload(first);
  expect(dialog.getByText('You left 2 cards here.')).toBeVisible();
  expect(dialog.getByText('$6.50')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Submit 2 listings' }));
  await gone();
  expect(mockServer.calls(POST)[0]?.body).toMatchObject([
    { cardId: 'heron-id', cardName: 'Clockwork Heron', price: 5, language: 'en', uuid: player.uuid },
    { price: 6.5 },
  ]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('cards whose look-ups were not answered survive a reload of their tab, and are looked up again', async () => {
  const first = await open();
  await first.add('5');
  mockServer.on(BY_CODE, () => new Promise(() => {}));
  await first.add('6.50', 'BRM-90');
  expect(first.dialog.getByText('Looking up BRM-90…')).toBeVisible();
  const { dialog } = await reload(first);
  expect(await dialog.findByText('You left 2 cards here.')).toBeVisible();
  expect(dialog.queryByText(/^Looking up/)).toBeNull();
  expect(stored().map(({ terms }) => terms.price)).toEqual(['5', '6.50']);
  expect(sessionStorage.getItem(`listing-lookups:${player.uuid}`)).toBeNull();
});

test('discarding discards what is still looked up, too', async () => {
  const { add, dialog, person, press } = await open();
  mockServer.on(BY_CODE, () => new Promise(() => {}));
  await add('6.50');
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  await gone();
  expect((await press()).queryByText(/^Looking up/)).toBeNull();
});

test('closing asks nothing and keeps the cards', async () => {
  const { person, press, add } = await open();
  await add('5');
  await person.keyboard('{Escape}');
  await gone();
  const again = await press();
  expect(again.getByText('You left 1 card here.')).toBeVisible();
  expect(again.getByRole('heading', { name: '1 card to submit' })).toBeVisible();
});

test('the cards from last time can be discarded, and that taken back', async () => {
  const first = await open();
  await first.add('5');
  await first.add('6');
  const { dialog, person, add } = await reload(first);
  await add('7');
  expect(dialog.getByText('You left 2 cards here.')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Start over' }));
  expect(dialog.getByText('2 cards discarded.')).toHaveAttribute('role', 'status');
  expect(dialog.getByRole('heading', { name: '1 card to submit' })).toBeVisible();
  expect(stored().map(({ terms }) => terms.price)).toEqual(['7']);
  expect(dialog.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(dialog.getByText('You left 2 cards here.')).toBeVisible();
  expect(stored().map(({ terms }) => terms.price)).toEqual(['5', '6', '7']);
});

test('cards that were discarded come back only where the list has room for them', async () => {
  localStorage.setItem(KEY, JSON.stringify([{ ...aRow({}), quantity: 499 }]));
  const { dialog, person, add } = await open();
  await person.click(dialog.getByRole('button', { name: 'Start over' }));
  await add('6');
  await add('7');
  await person.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('You can submit up to 500 cards at a time.');
  expect(stored().map(({ terms }) => terms.price)).toEqual(['6', '7']);
  const [removeLast] = dialog.getAllByRole('button', { name: 'Remove Clockwork Heron' });
  if (removeLast) await person.click(removeLast);
  await person.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(stored().map(({ terms }) => terms.price)).toEqual(['5', '6']);
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
  expect(dialog.queryByText(/^You left/)).toBeNull();
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
    expect(question.getByText('1 card hasn’t been submitted yet.')).toBeVisible();
    await person.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByRole('heading', { name: '1 card to submit' })).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Close' }));
    await person.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'New Listing' })).toHaveFocus());
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
