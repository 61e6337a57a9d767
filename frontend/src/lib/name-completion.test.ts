/** Which part of a search is completed. */
import { exactNameQuery } from './exact-name-query';
import { completed, completionOf } from './name-completion';

// @spec screen-names-complete
test.each([
  ['light', '', 'light'],
  ['  lightning bo', '  ', 'lightning bo'],
  ['c:r light', 'c:r ', 'light'],
  ['-t:elf light bo', '-t:elf ', 'light bo'],
  ['o:"draw a card" light', 'o:"draw a card" ', 'light'],
  ['o:/draws? (two|three)/ light', 'o:/draws? (two|three)/ ', 'light'],
  ['t:elf or light', 't:elf or ', 'light'],
  ['(t:elf or light', '(t:elf or ', 'light'],
  ['c:r "of th', 'c:r ', 'of th'],
  ['c:r !"of th', 'c:r ', 'of th'],
  ['!light', '', 'light'],
  ['Circle of Protection: Re', '', 'Circle of Protection: Re'],
  ['fire // ic', '', 'fire // ic'],
])('in "%s" the last name is completed', (typed, before, query) => {
  expect(completionOf(typed)).toEqual({ before, query });
});

test.each([
  '',
  'a',
  '"',
  'c:r',
  'light c:r',
  'pow>=2',
  'c:',
  'light -bo',
  '(light)',
  '"of the"',
  'o:"draw a',
  '!"Bolt"',
  't:elf or',
])('in "%s" nothing is completed', (typed) => {
  expect(completionOf(typed)).toBeNull();
});

test('a name takes the place of what was begun, as a whole', () => {
  expect(completed('c:r light', 'Lightning Bolt')).toBe('c:r !"Lightning Bolt"');
  expect(completed('of th', 'Lord of the Pit')).toBe('!"Lord of the Pit"');
  expect(exactNameQuery('"Ach! Hans, Run!"')).toBe('!"Ach! Hans, Run!"');
});
