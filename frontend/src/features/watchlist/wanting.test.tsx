/** Wanting cards that a search found, without leaving the results. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import CardResultsPage from '../../pages/card-results';
import { aCard, aWant } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const WANT = 'GET /api/watchlist/wants/:id';
const SAVE = 'PUT /api/watchlist/wants/:id';
const wisp = aCard({ id: 'wisp-id', name: 'Lantern Wisp' });
const corner = (card: string) => screen.findByRole('button', { name: `Add ${card} to the watchlist` });
const dialogOf = (card: string) => screen.findByRole('dialog', { name: `What you want of ${card}` });

// @spec rule-want
test('a card is wanted from the results in two presses, however often they come, and another one after it', async () => {
  mockServer.on('GET /api/cards/search', {
    body: { object: 'list', total_cards: 2, has_more: false, data: [aCard(), wisp] },
  });
  mockServer.on('GET /api/watchlist/lists', { body: [] });
  mockServer.fail(WANT, 404);
  mockServer.on(SAVE, { body: aWant() });
  const { person, router } = renderScreen(<CardResultsPage />, {
    at: '/cards/results?search=heron',
    path: '/cards/results',
  });
  const heron = await corner('Clockwork Heron');
  fireEvent.click(heron);
  fireEvent.click(heron);
  const save = async (card: string) => within(await dialogOf(card)).findByRole('button', { name: 'Save' });
  await person.dblClick(await save('Clockwork Heron'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(await corner('Lantern Wisp'));
  const copies = await within(await dialogOf('Lantern Wisp')).findByLabelText('Copies');
  expect(copies).toHaveValue('1');
  await person.clear(copies);
  await person.type(copies, '4{Enter}');
  await waitFor(() => expect(mockServer.calls(SAVE)).toHaveLength(2));
  expect(
    mockServer.calls(SAVE).map(({ path, body }) => [path, (body as { quantity: number }).quantity]),
  ).toEqual([
    ['/api/watchlist/wants/heron-id', 1],
    ['/api/watchlist/wants/wisp-id', 4],
  ]);
  expect(router.state.location.pathname).toBe('/cards/results');
});
