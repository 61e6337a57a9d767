/** What is in stock of a card, in a line. */
import { formatAvailability } from './format-availability';

test.each([
  [{ price: 1.5, stores: 2, players: 0 }, 'from $1.50 · 2 stores'],
  [{ price: 1.5, stores: 1, players: 1 }, 'from $1.50 · 1 store · 1 player'],
  [{ price: null, stores: 0, players: 3 }, 'for trade · 3 players'],
])('%j is told as %s', (inStock, words) => {
  expect(formatAvailability(inStock)).toBe(words);
});
