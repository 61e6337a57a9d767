/** The screen of a search's results. */
import { act, screen, within } from '@testing-library/react';
import type { CardList } from '../../api/cards';
import { linkState } from '../../lib/link-state';
import { DEFAULT_DISPLAY } from '../../lib/search-display';
import CardResultsPage from '../../pages/card-results';
import { aCard, someSets } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { outrunRouter } from '../../test/outrun-router';
import { renderScreen } from '../../test/render';
import { CardResults } from './card-results';

const SEARCH = 'GET /api/cards/search';
const wisp = aCard({ id: 'wisp-id', name: 'Lantern Wisp', set_name: 'Hollowlight', collector_number: '7★' });
const list = (facts: Partial<CardList> = {}): CardList => ({
  object: 'list',
  total_cards: 2,
  has_more: false,
  data: [aCard(), wisp],
  ...facts,
});
const refusal = (status: number, details: string, warnings?: string[]) => () => ({
  status,
  body: { object: 'error', code: 'x', status, details, warnings },
});
const open = (search = 'heron') =>
  renderScreen(<CardResults search={search} display={DEFAULT_DISPLAY} />, {
    at: '/cards/results',
    path: '/cards/results',
  });
const names = () => screen.getAllByRole('link', { name: /#/ }).map((link) => within(link).getByRole('img'));

// @spec route-card-results, route-card, text-results-title, screen-results-grid, screen-results-open
// @spec call-card-search
test('asks for all printings, extras and variations, and shows them with set and number', async () => {
  mockServer.on(SEARCH, { body: list() });
  open('fire & ice');
  expect(screen.getByRole('heading', { name: 'Search Results for fire & ice' })).toBeVisible();
  const first = await screen.findByRole('link', { name: 'Clockwork Heron Brinemarch #89' });
  expect(first).toHaveAttribute('href', '/cards/results/heron-id?search=fire%20%26%20ice');
  const [call] = mockServer.calls(SEARCH);
  expect(Object.fromEntries(call?.query ?? [])).toEqual({
    q: 'fire & ice',
    unique: 'prints',
    include_extras: 'true',
    include_variations: 'true',
    page: '1',
  });
});

test('a card takes its name along to its page', async () => {
  mockServer.on(SEARCH, { body: list() });
  const { person, router } = open();
  await person.click(await screen.findByRole('link', { name: /Clockwork Heron/ }));
  expect(router.state.location.state).toEqual(linkState('heron-id', 'Clockwork Heron'));
});

// @spec screen-results-skeleton, const-skeletons-10
test('10 placeholders stand in while cards are being looked for', async () => {
  mockServer.on(SEARCH, { body: list() });
  open();
  expect(screen.getAllByTestId('card-skeleton')).toHaveLength(10);
  expect(screen.getByRole('region', { name: 'Cards' })).toHaveAttribute('aria-busy', 'true');
  // The content above the cards has its place already, or they would jump when they come.
  expect(screen.getByPlaceholderText('Filter by name, set or number...')).toBeDisabled();
  const count = screen.getByText('Searching…');
  expect(await screen.findByText('2 cards')).toBe(count);
  expect(screen.getByPlaceholderText('Filter by name, set or number...')).toBeEnabled();
  expect(screen.queryByTestId('card-skeleton')).toBeNull();
  expect(screen.getByRole('region', { name: 'Cards' })).toHaveAttribute('aria-busy', 'false');
});

// @spec text-results-filter, rule-results-filter
test.each([
  ['wisp', 'Lantern Wisp'],
  ['brinemarch', 'Clockwork Heron'],
  ['7★', 'Lantern Wisp'],
])('the filter "%s" matches name, set or number', async (typed, name) => {
  mockServer.on(SEARCH, { body: list() });
  const { person } = open();
  await screen.findByText('2 cards');
  await person.type(screen.getByPlaceholderText('Filter by name, set or number...'), typed);
  expect(names()).toHaveLength(1);
  expect(names()[0]).toHaveAccessibleName(name);
  expect(screen.getByText('1 of 2 loaded cards match')).toBeVisible();
});

test('reads on page by page as long as there is more', async () => {
  mockServer.on(SEARCH, ({ query }) => ({
    body:
      query.get('page') === '1'
        ? list({ total_cards: 2, has_more: true, data: [aCard()] })
        : list({ total_cards: 2, data: [wisp] }),
  }));
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('img', { name: 'Lantern Wisp' })).toBeVisible();
  expect(names()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test("shows the search's own words when nothing matches, and what it understands", async () => {
  const words = 'Your query didn’t match any cards. Refer to the guide at https://guide.example/docs';
  mockServer.on(SEARCH, refusal(404, words));
  mockServer.on('GET /api/cards/sets', { body: someSets({ code: 'tid' }) });
  mockServer.on('GET /api/cards/:setcode/:number', { body: aCard() });
  open();
  expect(await screen.findByRole('heading', { name: 'Your query didn’t match any cards.' })).toBeVisible();
  expect(screen.queryByText(/guide\.example/)).toBeNull();
  expect(screen.getByText('Try fewer words, or one of these examples.')).toBeVisible();
  // What they name is in the catalogue.
  await screen.findByText('!"Clockwork Heron"');
  const examples = within(screen.getByRole('list', { name: 'Examples' })).getAllByRole('link');
  expect(examples.map((link) => link.querySelector('code')?.textContent)).toEqual([
    'order white',
    '"of the"',
    'dragon -young',
    'set:tid r:rare',
    'set:tid cn:12',
    '!"Clockwork Heron"',
  ]);
  expect(screen.getByRole('link', { name: 'New search' })).toHaveAttribute('href', '/cards');
});

test('says why a search could not be read', async () => {
  mockServer.on(SEARCH, refusal(400, 'All of your terms were ignored.', ['Unknown keyword “shine”.']));
  open('shine:5');
  expect(await screen.findByRole('heading', { name: 'All of your terms were ignored.' })).toBeVisible();
  expect(screen.getByText('Unknown keyword “shine”.')).toBeVisible();
});

test('a search that cannot be read leads on where its answer says no more', async () => {
  mockServer.on(SEARCH, refusal(400, 'Your search contains unclosed parentheses.'));
  open('(heron');
  expect(
    await screen.findByRole('heading', { name: 'Your search contains unclosed parentheses.' }),
  ).toBeVisible();
  expect(screen.getByText('Change your search above, or start over.')).toBeVisible();
});

// @spec screen-search-warnings
test('shows what was ignored beside what was found', async () => {
  mockServer.on(SEARCH, { body: list({ warnings: ['Unknown keyword “shine”.'] }) });
  open();
  const cards = await screen.findByRole('region', { name: 'Cards' });
  expect(await within(cards).findByText('Unknown keyword “shine”.')).toBeVisible();
});

// @spec text-cards-failed
test('a failed search can be tried again', async () => {
  mockServer.fail(SEARCH, 500);
  const { person } = open();
  expect(await screen.findByRole('heading', { name: 'Failed to fetch cards.' })).toBeVisible();
  mockServer.on(SEARCH, { body: list() });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 cards')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Cards' })).toHaveFocus();
});

test('a failed search is asked again when it is sent again as it stands', async () => {
  mockServer.fail(SEARCH, 500);
  const { person } = open();
  await screen.findByRole('heading', { name: 'Failed to fetch cards.' });
  mockServer.on(SEARCH, { body: list() });
  await person.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('2 cards')).toBeVisible();
});

// @spec rule-card-query-required
test('without a query nothing is asked', () => {
  open('');
  expect(screen.getByRole('heading', { name: 'Enter a card name.' })).toBeVisible();
  expect(mockServer.calls(SEARCH)).toHaveLength(0);
});

// @spec screen-place-in-results
test('after a reload as many pages are read again, and the page is where it was', async () => {
  mockServer.on(SEARCH, ({ query }) => {
    const page = Number(query.get('page'));
    const card = aCard({ id: `card-${page}`, collector_number: String(page) });
    return { body: list({ total_cards: 4, has_more: page < 4, data: [card] }) };
  });
  const scrolled = jest.spyOn(window, 'scrollTo');
  const { person, unmount } = open();
  await person.click(await screen.findByRole('button', { name: 'Load more' }));
  await person.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByText('Showing 3 of 4');
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 1234 });
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  // As after a reload: nothing is loaded, what the tab keeps is still there.
  jest.spyOn(Storage.prototype, 'clear').mockImplementation();
  open();
  expect(await screen.findByText('Showing 3 of 4')).toBeVisible();
  expect(scrolled).toHaveBeenLastCalledWith(0, 1234);
  jest.restoreAllMocks();
});

test('a display that is chosen before the one before it is drawn keeps both', async () => {
  mockServer.on(SEARCH, { body: list() });
  const { router } = renderScreen(<CardResultsPage />, {
    at: '/cards/results?search=heron',
    path: '/cards/results',
  });
  await screen.findByRole('link', { name: 'Clockwork Heron Brinemarch #89' });
  await outrunRouter(
    () => screen.getByLabelText('Has listings').click(),
    () => screen.getByLabelText('Show tokens and extras').click(),
  );
  expect(router.state.location.search).toBe('?search=heron&extras=no&listed=yes');
});

test('the filter is as it was where somebody goes back to the results, and empty for others', async () => {
  mockServer.on(SEARCH, { body: list() });
  const { person, router } = renderScreen(<CardResultsPage />, {
    at: '/cards/results?search=heron',
    path: '/cards/results',
  });
  const filter = () => screen.findByRole('searchbox', { name: /filter/i });
  await screen.findByRole('link', { name: 'Clockwork Heron Brinemarch #89' });
  await person.type(await filter(), 'hollow');
  await act(() => router.navigate('/cards/results/wisp-id'));
  await screen.findByText('Another page');
  await act(() => router.navigate(-1));
  expect(await filter()).toHaveValue('hollow');
  expect(screen.queryByRole('link', { name: 'Clockwork Heron Brinemarch #89' })).toBeNull();
  await act(() => router.navigate('/cards/results?search=wisp'));
  expect(await filter()).toHaveValue('');
});
