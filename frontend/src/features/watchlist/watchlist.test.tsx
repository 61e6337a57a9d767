/** The screen of watched cards. */
import { act, screen, waitFor, within } from '@testing-library/react';
import WatchlistPage from '../../pages/watchlist';
import { aWatchedCard } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { player } from '../../test/people';
import { renderScreen } from '../../test/render';

const LIST = 'GET /api/watchlist/:uuid';
const REMOVE = 'DELETE /api/watchlist/:uuid';
const wisp = aWatchedCard({ cardId: 'wisp-id', cardName: 'Lantern Wisp', cardNumber: '7' });

const open = () => renderScreen(<WatchlistPage />, { at: '/watchlist', path: '/watchlist' });
const row = async (name = 'Clockwork Heron') =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement);
const removeButton = async (name?: string) => (await row(name)).getByRole('button', { name: 'Remove' });

/** A list that forgets what is removed. */
function serve(...cards: ReturnType<typeof aWatchedCard>[]) {
  let left = cards;
  mockServer.on(LIST, () => ({ body: left }));
  mockServer.on(REMOVE, ({ query }) => {
    left = left.filter(({ cardId }) => cardId !== query.get('cardId'));
    return { status: 204 };
  });
}

// @spec route-watchlist, text-watchlist-remove, call-watchlist
test('the watchlist is a grid of the watched cards, each with picture, name, set and number, a link to its page and Remove', async () => {
  serve(aWatchedCard(), wisp);
  open();
  const card = await row();
  expect(screen.getByRole('heading', { level: 1, name: 'Watchlist' })).toBeVisible();
  expect(card.getByRole('img')).toHaveAttribute('src', '/api/cards/heron-id/image/front/normal');
  expect(card.getByText('Brinemarch · #89')).toBeVisible();
  expect(card.getByRole('link', { name: 'Clockwork Heron' })).toHaveAttribute(
    'href',
    '/cards/results/heron-id',
  );
  expect(card.getByRole('button', { name: 'Remove' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Remove' })).toHaveLength(2);
  expect(mockServer.calls(LIST)[0]?.path).toBe(`/api/watchlist/${player.uuid}`);
});

test('a watched card shows its market price, regular and foil, and the day that it is of', async () => {
  serve(aWatchedCard(), { ...wisp, marketPrice: null, marketPriceFoil: null, marketPriceDate: null });
  open();
  const price = (card: Awaited<ReturnType<typeof row>>, name: string) =>
    card.getByText(name).nextElementSibling;
  const card = await row();
  expect(price(card, 'Regular')).toHaveTextContent('$0.25');
  expect(price(card, 'Foil')).toHaveTextContent('$1.10');
  expect(price(await row('Lantern Wisp'), 'Foil')).toHaveTextContent('N/A');
  expect(screen.getByText('2 cards · market prices as of Mar 1, 2026')).toBeVisible();
});

// @spec text-watchlist-remove, call-unwatch, text-watchlist-removed
test('removing a card takes it off the watchlist and says Removed from watchlist.', async () => {
  serve(aWatchedCard(), wisp);
  const { person } = open();
  await person.click(await removeButton());
  expect(await screen.findByText('Removed from watchlist.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Clockwork Heron')).toBeNull());
  expect(mockServer.calls(REMOVE)[0]?.query.get('cardId')).toBe('heron-id');
  await waitFor(() => expect(mockServer.calls(LIST)).toHaveLength(2));
  expect(screen.getByText(/^1 card ·/)).toBeVisible();
});

test('the focus stays on the card that is being removed, and goes on to the next one', async () => {
  serve(aWatchedCard(), wisp);
  const { person } = open();
  const button = await removeButton();
  await person.click(button);
  expect(button).toHaveFocus();
  await waitFor(() => expect(screen.queryByText('Clockwork Heron')).toBeNull());
  expect(await removeButton('Lantern Wisp')).toHaveFocus();
});

// @spec text-watchlist-remove-failed
test('a removal that fails says Failed to remove. and leaves the card in its place', async () => {
  serve(aWatchedCard(), wisp);
  mockServer.fail(REMOVE, 500);
  const { person } = open();
  await person.click(await removeButton());
  expect(await screen.findByText('Failed to remove.')).toBeVisible();
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Clockwork Heron', 'Lantern Wisp']);
  expect(screen.queryByText('Removed from watchlist.')).toBeNull();
  expect(await removeButton()).toHaveFocus();
  expect(await removeButton()).not.toHaveAttribute('aria-busy');
});

test('an empty watchlist leads to the Card Finder, also after the last removal', async () => {
  serve(aWatchedCard());
  const { person } = open();
  await person.click(await removeButton());
  expect(await screen.findByText('You’re not watching any cards yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a card' })).toHaveAttribute('href', '/cards');
  expect(document.body).not.toHaveFocus();
});

// @spec text-watchlist-failed
test('a watchlist that does not load says Failed to fetch watchlist. and can be tried again', async () => {
  mockServer.fail(LIST, 500);
  const { person } = open();
  expect(await screen.findByText('Failed to fetch watchlist.')).toBeVisible();
  serve(aWatchedCard());
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await removeButton()).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

test('a watched card that left the card database is still shown, drawn where it has no picture', async () => {
  serve(aWatchedCard());
  open();
  const card = await row();
  act(() => void card.getByRole('img').dispatchEvent(new Event('error')));
  expect(card.getByText('No picture')).toBeVisible();
  expect(card.getByText('Brinemarch · #89')).toBeVisible();
});

test('a long watchlist is read on by the cursor of the server', async () => {
  const first = { 'x-total-count': '2', link: '</api/watchlist/x?after=abc%3D>; rel="next"' };
  mockServer.on(LIST, ({ query }) =>
    query.get('after')
      ? { body: [wisp], headers: { 'x-total-count': '2' } }
      : { body: [aWatchedCard()], headers: first },
  );
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Load more' }));
  expect((await row('Lantern Wisp')).getByRole('link')).toHaveFocus();
  expect(mockServer.calls(LIST)[1]?.query.get('after')).toBe('abc=');
});
