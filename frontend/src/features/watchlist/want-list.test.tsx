/** A list of wants that is read again while the terms of one of them are being written. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { watchlistApi } from '../../api/watchlist';
import { pageStore } from '../../app/store';
import { aWant } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import { WantList } from './want-list';

const WANTS = 'GET /api/watchlist/wants';
const SUPPLY = 'GET /api/watchlist/supply';
const heron = aWant();
const wisp = aWant({ cardId: 'wisp-id', cardName: 'Lantern Wisp' });
const owl = aWant({ cardId: 'owl-id', cardName: 'Brass Owl' });

/** The first page is all there is, or the second follows it. */
const serve = (first: (typeof heron)[], second: (typeof heron)[] = []) =>
  mockServer.on(WANTS, ({ query }) => ({
    body: query.has('after') ? second : first,
    headers: {
      'x-total-count': String(first.length + second.length),
      ...(second.length > 0 &&
        !query.has('after') && { link: '</api/watchlist/wants?after=second>; rel="next"' }),
    },
  }));
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => {
  mockServer.fail('GET /api/watchlist/wants/:id', 404);
  mockServer.on(SUPPLY, { body: [] });
});

test.each([
  ['within its page', [[wisp, heron]], [[heron, wisp]], ['Clockwork Heron', 'Lantern Wisp']],
  ['down its page', [[heron, wisp]], [[wisp, heron]], ['Lantern Wisp', 'Clockwork Heron']],
  [
    'to another page',
    [[wisp], [owl, heron]],
    [[heron, wisp], [owl]],
    ['Clockwork Heron', 'Lantern Wisp', 'Brass Owl'],
  ],
] as const)(
  'the open terms of a card stay as they were typed where it moves %s',
  async (_where, before, after, order) => {
    const set = ([first, second = []]: readonly (readonly (typeof heron)[])[]) =>
      serve([...(first ?? [])], [...second]);
    set(before);
    const { person } = renderScreen(<WantList list="deck-id" />);
    await screen.findByRole('heading', { name: 'Lantern Wisp' });
    const more = screen.queryByRole('button', { name: 'Load more' });
    if (more) await person.click(more);
    await person.click(await screen.findByRole('button', { name: 'Price, condition…: Clockwork Heron' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What you want of Clockwork Heron' }));
    const price = await dialog.findByLabelText('Highest price');
    await person.type(price, '5.50');
    set(after);
    act(() => void pageStore().dispatch(watchlistApi.util.invalidateTags(['watchlist'])));
    await waitFor(() => expect(names().filter((name) => order.some((each) => each === name))).toEqual(order));
    expect(price).toBeVisible();
    expect(price).toHaveValue('5.50');
    expect(price).toHaveFocus();
  },
);

test('each page asks once for who has its cards', async () => {
  serve([wisp, owl], [heron]);
  const { person } = renderScreen(<WantList list="deck-id" />);
  await person.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByRole('heading', { name: 'Clockwork Heron' });
  await waitFor(() => expect(mockServer.calls(SUPPLY)).toHaveLength(2));
  expect(mockServer.calls(SUPPLY).map(({ query }) => query.get('cardIds'))).toEqual([
    'wisp-id,owl-id',
    'heron-id',
  ]);
});

test.each([
  [1, 2, '1 store and 2 players nearby have this from $2.00'],
  [2, 0, '2 stores nearby have this from $2.00'],
  [0, 1, '1 player nearby has this from $2.00'],
])(
  '%d stores and %d players are named together with the lowest price of them all',
  async (stores, players, said) => {
    serve([heron]);
    const supply = { cardId: 'heron-id', stores, players, lowestPrice: 2, buyers: 0, highestOffer: null };
    mockServer.on(SUPPLY, { body: [supply] });
    renderScreen(<WantList list="deck-id" />);
    expect(await screen.findByText(said)).toBeVisible();
  },
);
