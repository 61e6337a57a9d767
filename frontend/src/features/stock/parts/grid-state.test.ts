/** Going through the stock table by keyboard. */
import { type Key, meaningOf } from './grid-keys';
import { blockOf, fitted, type GridState, gridState, START } from './grid-state';

const SIZE = { rows: 50, columns: 4 };
const PAGE = 10;

/** The table after these keys: `Shift+Tab`, `Ctrl+End`. What opens a cell begins with the text `5`. */
function press(from: GridState, ...keys: string[]): GridState {
  return keys.reduce((state, pressed) => {
    const [key = '', ...modifiers] = pressed.split('+').reverse();
    const has = (modifier: string) => modifiers.includes(modifier);
    const event: Key = {
      key,
      shiftKey: has('Shift'),
      ctrlKey: has('Ctrl'),
      metaKey: has('Meta'),
      altKey: false,
    };
    const meaning = meaningOf(event, state, SIZE, PAGE);
    if (meaning?.kind === 'go') return gridState(state, meaning.action, SIZE);
    if (meaning?.kind === 'save') return gridState(state, meaning.next, SIZE);
    if (meaning?.kind === 'open') return gridState(state, { do: 'open', draft: '5' }, SIZE);
    return meaning?.kind === 'replace' ? gridState(state, { do: 'open', draft: meaning.draft }, SIZE) : state;
  }, from);
}
const place = ({ active }: GridState) => [active.row, active.column];
const at = (row: number, column: number) => gridState(START, { do: 'point', cell: { row, column } }, SIZE);
const isKept = (state: GridState, key: string) =>
  meaningOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }, state, SIZE, PAGE) !==
  null;

test.each([
  [
    ['ArrowDown', 'ArrowRight'],
    [1, 1],
  ],
  [
    ['ArrowUp', 'ArrowLeft'],
    [0, 0],
  ],
  [
    ['PageDown', 'PageDown', 'PageUp'],
    [10, 0],
  ],
  [['End'], [0, 3]],
  [['Ctrl+End'], [49, 3]],
  [
    ['Ctrl+End', 'Home'],
    [49, 0],
  ],
  [
    ['Ctrl+End', 'Ctrl+Home'],
    [0, 0],
  ],
  [
    ['7', 'Enter'],
    [1, 0],
  ],
  [
    ['7', 'Shift+Enter'],
    [0, 0],
  ],
  [
    ['7', 'Tab', '8', 'Tab'],
    [0, 2],
  ],
  [
    ['End', 'Tab'],
    [1, 0],
  ],
  [
    ['ArrowDown', 'Shift+Tab'],
    [0, 3],
  ],
])('%j leads to %j', (keys, expected) => {
  expect(place(press(START, ...keys))).toEqual(expected);
});

test('typing replaces what a cell says, Enter opens it, Escape closes it', () => {
  expect(press(START, '7').draft).toBe('7');
  expect(press(START, 'Enter').draft).toBe('5');
  expect(press(START, 'F2', 'Escape')).toMatchObject({ draft: null, active: { row: 0, column: 0 } });
});

test('in an open cell the arrows are the field’s', () => {
  expect(isKept(press(START, 'Enter'), 'ArrowLeft')).toBe(false);
});

test('Tab passes by a table that nobody works in, and leaves one after Escape', () => {
  expect(isKept(START, 'Tab')).toBe(false);
  const working = press(START, 'ArrowDown');
  expect(isKept(working, 'Tab')).toBe(true);
  expect(isKept(press(working, 'Escape'), 'Tab')).toBe(false);
  expect(isKept(press(working, 'Ctrl+End'), 'Tab')).toBe(false);
});

test('Shift chooses a block, also backwards', () => {
  const block = press(at(5, 2), 'Shift+ArrowUp', 'Shift+ArrowUp', 'Shift+ArrowLeft');
  expect(blockOf(block)).toEqual({ top: 3, bottom: 5, left: 1, right: 2 });
  expect(blockOf(press(block, 'ArrowDown'))).toEqual({ top: 4, bottom: 4, left: 1, right: 1 });
  expect(blockOf(press(START, 'Ctrl+a'))).toEqual({ top: 0, bottom: 49, left: 0, right: 3 });
});

test('the place stays within a table that has become smaller', () => {
  expect(place(fitted(at(40, 3), { rows: 3, columns: 2 }))).toEqual([2, 1]);
  const state = at(1, 1);
  expect(fitted(state, SIZE)).toBe(state);
});
