/** The local filter of the results. */
import { filterCards } from './filter-cards';

const heron = { name: 'Clockwork Heron', set_name: 'Brinemarch', collector_number: '89' };
const wager = { name: 'Ælfwine’s Dûr Wager', set_name: 'Eighth Lamp', collector_number: '62★' };
const cards = [heron, wager];

// @spec rule-results-filter
test.each([
  ['heron', [heron]],
  ['BRINE', [heron]],
  ['62', [wager]],
  ['★', [wager]],
  ["wine's", [wager]],
  ['dur', [wager]],
  ['  ', cards],
  ['swamp', []],
])('"%s" finds by name, set or number', (typed, found) => {
  expect(filterCards(cards, typed)).toEqual(found);
});

test('what was typed is found in one of the three, not across two', () => {
  expect(filterCards(cards, 'brinemarch 89')).toEqual([]);
  expect(filterCards(cards, '89clock')).toEqual([]);
});
