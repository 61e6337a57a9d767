/** What is said of a list and of its wants, on a slow network. */
import { act, screen, waitFor, within } from '@testing-library/react';
import WatchlistPage from '../../pages/watchlist';
import { aWant, aWantList } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const CHANGE = 'PATCH /api/watchlist/lists/:uuid';
const SAVE = 'PUT /api/watchlist/wants/:id';
const DECK = aWantList({ cards: 2, visibility: 'PRIVATE' });
const wisp = aWant({ cardId: 'wisp-id', cardName: 'Lantern Wisp' });

beforeEach(() => {
  mockServer.on('GET /api/watchlist/:uuid', { body: [] });
  mockServer.on('GET /api/watchlist/lists', { body: [DECK] });
  mockServer.on('GET /api/watchlist/wants', { body: [aWant(), wisp] });
  mockServer.on('GET /api/watchlist/wants/:id', { body: aWant() });
  mockServer.on('GET /api/watchlist/supply', { body: [] });
});
const open = () => renderScreen(<WatchlistPage />, { at: '/watchlist?list=deck-id', path: '/watchlist' });
const alerts = () => screen.findByRole('switch', { name: 'Notify me of copies that fit' });
async function openWant(person: ReturnType<typeof open>['person']) {
  await person.click(await screen.findByRole('button', { name: 'Price, condition…: Clockwork Heron' }));
  return within(await screen.findByRole('dialog'));
}

test('what is chosen of a list shows at once, and is taken back when it is refused', async () => {
  const answer = mockServer.later(CHANGE, { status: 503, body: DECK });
  const { person } = open();
  await person.click(await alerts());
  await waitFor(async () => expect(await alerts()).not.toBeChecked());
  await answer();
  await waitFor(async () => expect(await alerts()).toBeChecked());
});

test('a card that leaves the list with what was saved leaves the focus on the list', async () => {
  const { person } = open();
  const dialog = await openWant(person);
  await person.selectOptions(await dialog.findByLabelText('List'), 'None');
  mockServer.on(SAVE, () => {
    mockServer.on('GET /api/watchlist/wants', { body: [wisp] });
    return { body: aWant({ list: null }) };
  });
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Clockwork Heron' })).toBeNull());
  await act(() => new Promise((later) => setTimeout(later, 50)));
  expect(document.body).not.toHaveFocus();
});

test('nothing can be typed while a want is being saved: the dialog closes with the answer', async () => {
  const answer = mockServer.later(SAVE, { body: aWant() });
  const { person } = open();
  const dialog = await openWant(person);
  const note = await dialog.findByLabelText('Note');
  await person.type(note, 'for{Enter}');
  await person.type(note, ' Tuesday');
  expect(note).toHaveValue('for');
  await answer();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a list that is made or deleted after its page was left leads nobody back', async () => {
  const made = mockServer.later('POST /api/watchlist/lists', { status: 201, body: DECK });
  const deleted = mockServer.later('DELETE /api/watchlist/lists/:uuid', { status: 204, body: undefined });
  const { person, router } = open();
  await person.click(await screen.findByRole('button', { name: '+ New list' }));
  await person.type(await screen.findByLabelText('Name of the list'), 'Cube{Enter}');
  await act(() => router.navigate('/home'));
  await made();
  expect(router.state.location.pathname).toBe('/home');
  await act(() => router.navigate('/watchlist?list=deck-id'));
  await person.click(await screen.findByRole('button', { name: 'Delete list' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete this list?' }));
  await person.click(question.getByRole('button', { name: 'Delete list' }));
  await act(() => router.navigate('/home'));
  await deleted();
  expect(await screen.findByText('List deleted.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/home');
});
