/** Covering a list: three plans for it, what is missing, and the lines that are left out. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { WantDto } from '../../api/cover';
import { aCover as answer, aPlanStop as stop } from '../../test/cover';
import { aWatchedCard } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { player, renderApp } from '../../test/render';

const COVER = 'POST /api/cover';
const WANTS = 'GET /api/watchlist/wants';
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

test('lines that say the same, and copies of one lot for two lines, are each a row', async () => {
  const line = { line: null, text: 'gone-id', reason: 'unknown-card' };
  const picks = stop.picks.flatMap((pick) => [pick, { ...pick, card: 1 }]);
  const plans = answer().plans.map((plan) => ({ ...plan, stops: [{ ...stop, picks }] }));
  mockServer.on(COVER, { body: answer({ leftOut: [line, line], plans }) });
  open('?list=x');
  expect(await screen.findAllByText('gone-id')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Tidewell Archivist' })).toBeVisible();
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
  mockServer.on(WANTS, { body: [want()] });
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

test('wants beyond the first page are planned for on their terms, too; pages without a card of the plan are not read', async () => {
  const others = Array.from({ length: 499 }, (_, nth) => want({ cardId: `card-${nth}` }));
  const next = (after: string) => ({ link: `</api/watchlist/wants?after=${after}>; rel="next"` });
  mockServer.on('GET /api/watchlist/:uuid', {
    body: ['heron-id', 'tide-id'].map((cardId) => aWatchedCard({ cardId })),
  });
  mockServer.on(WANTS, ({ query }) => {
    const after = query.get('after');
    if (after === null) return { body: [...others, want()], headers: next('second') };
    return {
      body: after === 'second' ? [want({ cardId: 'tide-id', quantity: 3 })] : [],
      headers: next('third'),
    };
  });
  mockServer.on(COVER, { body: answer() });
  open('?from=watchlist');
  await planned();
  expect(bodies()).toMatchObject([
    {
      cards: [
        { cardId: 'heron-id', copies: 4 },
        { cardId: 'tide-id', copies: 3, anyPrinting: false },
      ],
    },
  ]);
  expect(mockServer.calls(WANTS).map(({ query }) => query.get('after'))).toEqual([null, 'second']);
});

test('a want that was saved on another device while pages of wants were read is planned for', async () => {
  const next = { link: '</api/watchlist/wants?after=second>; rel="next"' };
  mockServer.on('GET /api/watchlist/:uuid', { body: [aWatchedCard({ cardId: 'tide-id' })] });
  mockServer.on(WANTS, ({ query }) => {
    if (query.has('after')) return { body: [want({ cardId: 'other-id' })] };
    const saved = want({ cardId: 'tide-id', quantity: 3, changedAt: '2027-03-01T10:00:01.000Z' });
    return { body: mockServer.calls(WANTS).length === 1 ? [want()] : [saved, want()], headers: next };
  });
  mockServer.on(COVER, { body: answer() });
  open('?from=watchlist');
  await planned();
  expect(bodies()).toMatchObject([{ cards: [{ cardId: 'tide-id', copies: 3 }] }]);
  expect(mockServer.calls(WANTS).map(({ query }) => query.get('after'))).toEqual([null, 'second', null]);
});

test('a page of wants that doesn’t load stops the plan', async () => {
  mockServer.on('GET /api/watchlist/:uuid', { body: [aWatchedCard({ cardId: 'tide-id' })] });
  mockServer.on(WANTS, ({ query }) =>
    query.has('after')
      ? { status: 503 }
      : { body: [want()], headers: { link: '</api/watchlist/wants?after=second>; rel="next"' } },
  );
  open('?from=watchlist');
  expect(await screen.findByText('Failed to fetch watchlist.')).toBeVisible();
  expect(bodies()).toEqual([]);
});

test('a watchlist that doesn’t load is read again on request, and its plans show that they are on their way', async () => {
  mockServer.fail('GET /api/watchlist/:uuid', 503);
  mockServer.on(WANTS, { body: [] });
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
  mockServer.on(WANTS, ({ query }) => ({
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
  mockServer.on(WANTS, { body: [] });
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
