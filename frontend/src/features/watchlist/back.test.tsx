/** Back closes a dialog of the watchlist, as a phone’s owner expects, and not the page below it. */
import { act, screen, waitFor, within } from '@testing-library/react';
import CardResultsPage from '../../pages/card-results';
import WatchlistPage from '../../pages/watchlist';
import { aCard, aWant, aWantList, aWatchedCard } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const WANT = 'GET /api/watchlist/wants/:id';
const DECK = aWantList({ name: 'Deck' });

beforeEach(() => {
  mockServer.fail(WANT, 404);
  mockServer.on('GET /api/watchlist/:uuid', { body: [aWatchedCard()] });
  mockServer.on('GET /api/watchlist/lists', { body: [DECK] });
  mockServer.on('GET /api/watchlist/wants', { body: [aWant()], headers: { 'x-total-count': '1' } });
  mockServer.on('GET /api/watchlist/supply', { body: [] });
  mockServer.on('GET /api/cards/search', {
    body: { object: 'list', total_cards: 1, has_more: false, data: [aCard()] },
  });
});

type Opened = ReturnType<typeof renderScreen>;

/** The page that `at` names, which was reached from another. */
async function show(at: string): Promise<Opened> {
  const [path = ''] = at.split('?');
  const page = path === '/watchlist' ? <WatchlistPage /> : <CardResultsPage />;
  const opened = renderScreen(page, { at: path, path });
  await act(() => opened.router.navigate(at));
  return opened;
}

const back = ({ router }: Opened) => act(() => router.navigate(-1));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const addressOf = ({ router }: Opened) => router.state.location.pathname + router.state.location.search;

const WANTED = 'What you want of Clockwork Heron';

test.each([
  ['/watchlist?show=all', 'Price, condition…: Clockwork Heron', WANTED],
  ['/watchlist?list=deck-id', 'Price, condition…: Clockwork Heron', WANTED],
  ['/cards/results?search=heron', 'Add Clockwork Heron to the watchlist', WANTED],
  ['/watchlist?show=all', 'Import a list', 'Import a list'],
  ['/watchlist?show=all', '+ New list', 'New list'],
  ['/watchlist?list=deck-id', 'Rename', 'Rename list'],
])('on %s, Back closes what “%s” opens, and the next Back leaves the page', async (at, button, name) => {
  const opened = await show(at);
  for (const _ of [1, 2]) {
    await opened.person.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('dialog', { name });
    await back(opened);
    await noDialog();
    expect(addressOf(opened)).toBe(at);
  }
  await back(opened);
  expect(addressOf(opened)).not.toBe(at);
});

test('what was filled in of a want is not lost by Back without a question', async () => {
  const opened = await show('/watchlist?show=all');
  const { person } = opened;
  await person.click(await screen.findByRole('button', { name: /^Price, condition/ }));
  const price = await screen.findByLabelText('Highest price');
  await person.type(price, '5.50');
  await back(opened);
  const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  await person.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(price).toHaveValue('5.50');
  await back(opened);
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  await noDialog();
  expect(addressOf(opened)).toBe('/watchlist?show=all');
});

test('a saved want takes the entry of its dialog along', async () => {
  mockServer.on('PUT /api/watchlist/wants/:id', { body: aWant() });
  const opened = await show('/watchlist?show=all');
  await opened.person.click(await screen.findByRole('button', { name: /^Price, condition/ }));
  await opened.person.click(await screen.findByRole('button', { name: 'Save' }));
  await noDialog();
  await waitFor(() => expect(opened.router.state.location.state).toBeNull());
  expect(addressOf(opened)).toBe('/watchlist?show=all');
  await back(opened);
  expect(addressOf(opened)).toBe('/watchlist');
});

test.each([
  ['/watchlist?show=all', 'link', '/watchlist?show=all'],
  ['/watchlist?list=deck-id', 'button', '/watchlist'],
])('from %s an import leads to its list by a %s: Back from there goes to %s', async (at, role, before) => {
  mockServer.on('POST /api/watchlist/import', { body: { lines: 1, copies: 4, leftOut: [] } });
  const opened = await show(at);
  const { person } = opened;
  await person.click(await screen.findByRole('button', { name: 'Import a list' }));
  await person.type(await screen.findByLabelText('List of cards'), '4 Clockwork Heron');
  await person.selectOptions(screen.getByLabelText('Put them on a list'), 'Deck');
  await person.click(screen.getByRole('button', { name: 'Import' }));
  await person.click(await screen.findByRole(role, { name: 'Show list' }));
  await noDialog();
  await waitFor(() => expect(addressOf(opened)).toBe('/watchlist?list=deck-id'));
  await waitFor(() => expect(opened.router.state.location.state).toBeNull());
  await back(opened);
  expect(addressOf(opened)).toBe(before);
});

test('a new list takes the place of its dialog’s entry', async () => {
  mockServer.on('POST /api/watchlist/lists', { status: 201, body: DECK });
  const opened = await show('/watchlist?show=all');
  await opened.person.click(await screen.findByRole('button', { name: '+ New list' }));
  await opened.person.type(await screen.findByLabelText('Name of the list'), 'Deck{Enter}');
  await noDialog();
  await waitFor(() => expect(addressOf(opened)).toBe('/watchlist?list=deck-id'));
  await back(opened);
  expect(addressOf(opened)).toBe('/watchlist?show=all');
  expect(opened.router.state.location.state).toBeNull();
});
