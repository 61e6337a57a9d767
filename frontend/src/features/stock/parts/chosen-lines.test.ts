/** Lines that are chosen by their checkboxes. */
import { ALL_CHOSEN, countChosen, isChosen, NONE_CHOSEN, renamed, withLines } from './chosen-lines';

test('lines are chosen one by one', () => {
  const chosen = withLines(withLines(NONE_CHOSEN, ['a', 'b'], true), ['b'], false);
  expect([isChosen(chosen, 'a'), isChosen(chosen, 'b'), countChosen(chosen, 10)]).toEqual([true, false, 1]);
});

test('all that match are chosen, but some', () => {
  const chosen = withLines(ALL_CHOSEN, ['b'], false);
  expect([isChosen(chosen, 'a'), isChosen(chosen, 'b'), countChosen(chosen, 3412)]).toEqual([
    true,
    false,
    3411,
  ]);
  expect(countChosen(withLines(chosen, ['b'], true), 3412)).toBe(3412);
});

test('a line stays chosen when its ID changes', () => {
  const chosen = withLines(NONE_CHOSEN, ['a', 'b'], true);
  expect([...renamed(chosen, new Map([['a', 'a1']])).lines]).toEqual(['a1', 'b']);
  expect(renamed(chosen, new Map([['z', 'z1']]))).toBe(chosen);
});
