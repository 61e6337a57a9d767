/** What a plan misses: the next best for it, and saving it as wants, which overwrites none that are there. */
import { screen, waitFor, within } from '@testing-library/react';
import type { CoverDto } from '../../api/cover';
import { aCover as answer } from '../../test/cover';
import { aWant } from '../../test/goods';
import { type Call, mockServer } from '../../test/mock-server';
import { player, renderApp } from '../../test/render';

const COVER = 'POST /api/cover';
const SAVE = 'PUT /api/watchlist/wants/:id';
const open = (query = '') => renderApp({ user: player, at: `/cover${query}` });
const bodies = () => mockServer.calls(COVER).map(({ body }) => body);
/** One plan, with how many copies it misses of each card. */
const misses = (cards: CoverDto['cards'], copies: readonly number[]) => {
  const missing = copies.map((lacking, card) => ({ card, copies: lacking, relaxations: [] }));
  const plans = answer().plans.slice(0, 1);
  mockServer.on(COVER, { body: answer({ cards, plans: plans.map((plan) => ({ ...plan, missing })) }) });
};
const planned = async () => within(await screen.findByRole('article', { name: 'Fewest stops' }));

// @spec screen-cover-missing
test('one press takes the next best, and what is missing is wanted on the terms of the plan', async () => {
  mockServer.on(COVER, { body: answer() });
  mockServer.on(SAVE, { body: aWant() });
  const { person } = open('?list=x');
  const plan = await planned();
  await person.dblClick(plan.getByRole('button', { name: 'Save missing to watchlist' }));
  expect(await screen.findByText('1 card saved to your watchlist.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show watchlist' })).toBeVisible();
  expect(mockServer.calls(SAVE).map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/watchlist/wants/tide-id',
      { quantity: 1, anyPrinting: true, leastCondition: 'LIGHTLY_PLAYED', forTrade: false },
    ],
  ]);
  await person.click(plan.getByRole('button', { name: 'Take Damaged · $3.00' }));
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[1]).toEqual({
    cards: [
      { cardId: 'heron-id', copies: 2, anyPrinting: true, leastCondition: 'LIGHTLY_PLAYED' },
      { cardId: 'tide-id', copies: 1, anyPrinting: true, leastCondition: 'DAMAGED' },
    ],
  });
});

test('says that sellers without a place are found anywhere alone, and not that there are none', async () => {
  misses(answer().cards, [2, 1]);
  const { person } = open('?list=x');
  expect(await screen.findAllByText('Nothing close to it was found.')).toHaveLength(2);
  mockServer.on(COVER, { body: answer({ stops: [], plans: [] }) });
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  const hint = 'Search anywhere to include sellers who haven’t set a place, or look again later.';
  expect(await screen.findByText(hint)).toBeVisible();
});

test('what is missing of a card on two lines is one want', async () => {
  const [heron] = answer().cards;
  if (!heron) throw new Error('There is a card');
  const foil = { ...heron, terms: { ...heron.terms, finishes: ['FOIL' as const] } };
  misses([heron, foil], [4, 1]);
  mockServer.on(SAVE, { body: aWant() });
  const { person } = open('?list=x');
  await person.click(await screen.findByRole('button', { name: 'Save missing to watchlist' }));
  await screen.findByText('1 card saved to your watchlist.');
  expect(mockServer.calls(SAVE).map(({ body }) => body)).toMatchObject([{ quantity: 5 }]);
});

test('what is missing is saved without a look at the wants, however many there are', async () => {
  mockServer.on(SAVE, { body: aWant() });
  misses(answer().cards, [2, 1]);
  const { person } = open('?list=x');
  await person.click(await screen.findByRole('button', { name: 'Save missing to watchlist' }));
  expect(await screen.findByText('2 cards saved to your watchlist.')).toBeVisible();
  expect(mockServer.calls(SAVE).map(({ body }) => body)).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
});

test('a card that is wanted already, also since in another tab, stays as it is wanted, and that is said', async () => {
  const isWanted = ({ path }: Call) => path.endsWith('/heron-id');
  mockServer.on(SAVE, (call) =>
    isWanted(call) && call.headers.get('if-match') === '"0"'
      ? { status: 412, body: { status: 412, code: 'watchlist.want-changed', message: 'It has changed.' } }
      : { body: aWant() },
  );
  misses(answer().cards, [2, 1]);
  const { person } = open('?list=x');
  const press = async () =>
    person.click(await screen.findByRole('button', { name: 'Save missing to watchlist' }));
  await press();
  expect(
    await screen.findByText('1 card saved to your watchlist. 1 card stays as you already want it.'),
  ).toBeVisible();
  expect(mockServer.calls(SAVE).map(({ headers }) => headers.get('if-match'))).toEqual(['"0"', '"0"']);
  misses(answer().cards, [2]);
  await person.click(screen.getByRole('button', { name: 'Change the list' }));
  await person.click(screen.getByRole('button', { name: 'Find stops' }));
  await press();
  expect(await screen.findByText('1 card stays as you already want it.')).toBeVisible();
});

test('a card that can’t be saved ends it, and says why', async () => {
  mockServer.fail(SAVE, 409, { code: 'watchlist.full', message: 'Your watchlist is full.' });
  misses(answer().cards, [2, 1]);
  const { person } = open('?list=x');
  await person.click(await screen.findByRole('button', { name: 'Save missing to watchlist' }));
  expect(await screen.findByText('Your watchlist is full.')).toBeVisible();
  expect(mockServer.calls(SAVE)).toHaveLength(1);
});
