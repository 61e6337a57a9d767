/** Covering a list: three plans for it, what is missing, and the lines that are left out. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { WantDto } from '../../api/cover';
import { aCover as answer, aPlanStop as stop } from '../../test/cover';
import { aWatchedCard } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { player, renderApp } from '../../test/render';

const COVER = 'POST /api/cover';
const open = (query = '') => renderApp({ user: player, at: `/cover${query}` });
const bodies = () => mockServer.calls(COVER).map(({ body }) => body);
const planned = async () => within(await screen.findByRole('article', { name: 'Fewest stops' }));

// @spec route-cover, screen-cover-plans
test('a pasted list has three plans, each with stops, hours, copies and a total', async () => {
  mockServer.on(COVER, { body: answer() });
  const { person } = open();
  await person.type(await screen.findByLabelText('Your list'), '2 Clockwork Heron');
  await person.selectOptions(screen.getByLabelText('Most stops'), '2');
  await person.click(screen.getByRole('button', { name: 'Find stops' }));
  const plan = await planned();
  // The list is folded away, and comes back as it was typed.
  expect(screen.getByLabelText('Your list')).not.toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Change the list' }));
  expect(screen.getByLabelText('Your list')).toBeVisible();
  expect(bodies()).toEqual([{ text: '2 Clockwork Heron', maxStops: 2 }]);
  expect(plan.getByText('2 of 3 copies · 1 stop')).toBeVisible();
  expect(plan.getByRole('link', { name: 'Goblet' })).toBeVisible();
  expect(plan.getByText(/Open until 22:00/)).toBeVisible();
  expect(plan.getByText('$1.25')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('plans that are the same are one', async () => {
  const plans = answer().plans.map((plan) => ({ ...plan, stops: [stop] }));
  mockServer.on(COVER, { body: answer({ plans }) });
  open('?list=x');
  expect(await screen.findByRole('article', { name: 'Cheapest · Fewest stops · Nearest' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

// @spec screen-cover-left-out
test('a list in the address is planned at once, and each line that is left out says why', async () => {
  mockServer.on(COVER, { body: answer() });
  open(`?list=${encodeURIComponent('2 Clockwork Heron\n1 Nothing Such')}`);
  await planned();
  expect(bodies()).toEqual([{ text: '2 Clockwork Heron\n1 Nothing Such' }]);
  expect(screen.getByText('1 line left out')).toBeVisible();
  expect(screen.getByText(/No card has this name/)).toBeVisible();
});

// @spec screen-cover-missing
test('one press takes the next best, and what is missing is wanted on the terms of the plan', async () => {
  const SAVE = 'PUT /api/watchlist/wants/:id';
  mockServer.on(COVER, { body: answer() });
  mockServer.on('GET /api/watchlist/wants', { body: [] });
  mockServer.on(SAVE, { body: want() });
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

test('lines that were left out are still said once a card gives way, and another list has its own', async () => {
  mockServer.on(COVER, ({ body }) => {
    const { text } = body as { text?: string };
    return { body: answer(text === 'x' ? {} : { leftOut: [] }) };
  });
  const { person, router } = open('?list=x');
  const takes = async (name: string) => person.click((await planned()).getByRole('button', { name }));
  await takes('Take Damaged · $3.00');
  await waitFor(() => expect(bodies()).toHaveLength(2));
  await takes('Take Damaged · $3.00');
  await waitFor(() => expect(bodies()).toHaveLength(3));
  await planned();
  expect(screen.getByText('1 Nothing Such')).toBeVisible();
  await act(() => router.navigate('/terms'));
  await waitFor(() => expect(screen.queryByLabelText('Your list')).toBeNull());
  await act(() => router.navigate(-1));
  await planned();
  expect(screen.getByText('1 Nothing Such')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Change the list' }));
  await person.type(screen.getByLabelText('Your list'), 'y');
  await person.click(screen.getByRole('button', { name: 'Find stops' }));
  await waitFor(() => expect(bodies()).toHaveLength(4));
  await planned();
  expect(screen.queryByText('1 Nothing Such')).toBeNull();
});

test('one stop more, farther away or at another time is asked for with the list as it was typed', async () => {
  const lot = answer().plans[0]?.missing[0]?.relaxations[0]?.lot;
  if (!lot) throw new Error('There is a relaxation');
  const relaxations = (['STOPS', 'DISTANCE', 'HOURS'] as const).map((kind) => ({
    kind,
    stop: 0,
    copies: 1,
    lot,
  }));
  const plans = answer().plans.map((plan) => ({ ...plan, missing: [{ card: 1, copies: 1, relaxations }] }));
  mockServer.on(COVER, { body: answer({ plans }) });
  const { person } = open('?list=x');
  const missing = () => screen.findByRole('article', { name: 'Fewest stops' });
  for (const [nth, name] of [/^Go to one more stop/, /^Go farther away/, /^Go at another time/].entries()) {
    await person.click(within(await missing()).getByRole('button', { name }));
    await waitFor(() => expect(bodies()).toHaveLength(nth + 2));
  }
  expect(bodies().slice(1)).toEqual([
    { text: 'x', maxStops: 1 },
    { text: 'x', maxStops: 1, anywhere: true },
    { text: 'x', maxStops: 1, anywhere: true },
  ]);
});

test('what is missing of a card on two lines is one want', async () => {
  const SAVE = 'PUT /api/watchlist/wants/:id';
  const { cards, plans } = answer();
  const [heron] = cards;
  const [plan] = plans;
  if (!heron || !plan) throw new Error('There is a card, and a plan');
  const missing = [0, 1].map((card) => ({ card, copies: 4 - 3 * card, relaxations: [] }));
  const foil = { ...heron, terms: { ...heron.terms, finishes: ['FOIL' as const] } };
  mockServer.on(COVER, { body: answer({ cards: [heron, foil], plans: [{ ...plan, missing }] }) });
  mockServer.on('GET /api/watchlist/wants', { body: [] });
  mockServer.on(SAVE, { body: want() });
  const { person } = open('?list=x');
  await person.click(await screen.findByRole('button', { name: 'Save missing to watchlist' }));
  await screen.findByText('1 card saved to your watchlist.');
  expect(mockServer.calls(SAVE).map(({ body }) => body)).toMatchObject([{ quantity: 5 }]);
});

const want = (facts: Partial<WantDto> = {}): WantDto => ({
  ...{ cardId: 'heron-id', cardName: 'Clockwork Heron', quantity: 4, anyPrinting: false, listed: 0 },
  ...{ leastCondition: 'LIGHTLY_PLAYED', finishes: ['FOIL'], languages: null, maxPrice: 2, maxPercent: null },
  ...{ forTrade: true, note: null, list: null, visibility: 'PRIVATE', alerts: true },
  ...{ changedAt: '2027-03-01T10:00:00.000Z', version: 3 },
  ...facts,
});

test('the watchlist is planned for on the terms of its wants', async () => {
  const watched = [aWatchedCard({ cardId: 'heron-id' }), aWatchedCard({ cardId: 'tide-id' })];
  mockServer.on('GET /api/watchlist/:uuid', { body: watched });
  mockServer.on('GET /api/watchlist/wants', { body: [want()] });
  mockServer.on(COVER, { body: answer() });
  open('?from=watchlist');
  await planned();
  const terms = { leastCondition: 'LIGHTLY_PLAYED', finishes: ['FOIL'], maxPrice: 2, trade: true };
  expect(bodies()).toEqual([
    {
      cards: [
        { cardId: 'heron-id', copies: 4, anyPrinting: false, ...terms },
        { cardId: 'tide-id', copies: 1, anyPrinting: true },
      ],
    },
  ]);
});

test('a watchlist that doesn’t load is read again on request, and its plans show that they are on their way', async () => {
  mockServer.fail('GET /api/watchlist/:uuid', 503);
  mockServer.on('GET /api/watchlist/wants', { body: [] });
  mockServer.on(COVER, { body: answer() });
  const { person } = open('?from=watchlist');
  await screen.findByText('Comparing what stores and players near you have…');
  expect(await screen.findByText('Failed to fetch watchlist.')).toBeVisible();
  mockServer.on('GET /api/watchlist/:uuid', { body: [] });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your watchlist is empty.')).toBeVisible();
  expect(screen.getByLabelText('Your list')).toBeVisible();
});

test('one list of wants is planned for', async () => {
  mockServer.on('GET /api/watchlist/wants', ({ query }) => ({
    body: query.get('list') === 'friday' ? [want({ quantity: 2 })] : [],
  }));
  mockServer.on(COVER, { body: answer() });
  open('?wants=friday');
  await planned();
  expect(bodies()).toMatchObject([{ cards: [{ cardId: 'heron-id', copies: 2 }] }]);
});

test('a refusal is said, and the list stays; nobody having anything is said, too', async () => {
  mockServer.fail(COVER, 422, { code: 'cover.nothing-to-cover', message: 'Send a list of cards.' });
  const { person } = open('?list=x');
  expect(await screen.findByText('Send a list of cards.')).toBeVisible();
  expect(screen.getByLabelText('Your list')).toHaveValue('x');
  mockServer.on(COVER, { body: answer({ stops: [], leftOut: [], plans: [] }) });
  await person.click(screen.getByRole('button', { name: 'Find stops' }));
  expect(await screen.findByText('Nobody near you has any of these cards.')).toBeVisible();
});

test('a watchlist of more than 100 cards is planned for as far as that, and says so', async () => {
  const watched = Array.from({ length: 101 }, (_, nth) => aWatchedCard({ cardId: `card-${nth}` }));
  mockServer.on('GET /api/watchlist/:uuid', { body: watched });
  mockServer.on('GET /api/watchlist/wants', { body: [] });
  mockServer.on(COVER, { body: answer() });
  open('?from=watchlist');
  await planned();
  expect((bodies() as { cards: unknown[] }[])[0]?.cards).toHaveLength(100);
  expect(screen.getByText('Only the first 100 cards of your watchlist are in this plan.')).toBeVisible();
});

test('Back shows the list and its plans again, and asks for nothing', async () => {
  mockServer.on(COVER, { body: answer() });
  const { person, router } = open();
  await person.type(await screen.findByLabelText('Your list'), '2 Clockwork Heron');
  await person.click(screen.getByRole('button', { name: 'Find stops' }));
  await planned();
  await act(() => router.navigate('/terms'));
  await waitFor(() => expect(screen.queryByLabelText('Your list')).toBeNull());
  await act(() => router.navigate(-1));
  await planned();
  expect(screen.getByLabelText('Your list')).toHaveValue('2 Clockwork Heron');
  expect(bodies()).toHaveLength(1);
});
