/** The letters that stand for a name. */
import { initialsOf } from './initials';

test.each([
  ['Mira Vale', 'MV'],
  ['The Gilded Sleeve', 'TS'],
  ['élan', 'É'],
  ['Ana & María', 'AM'],
  ['  Robin   de la  Cruz ', 'RC'],
  ['🃏 Aces', 'A'],
  ['🃏', '🃏'],
  ['', ''],
])('of %p are %p', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
