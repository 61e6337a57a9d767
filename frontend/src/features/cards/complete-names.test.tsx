/** The box of a card search completes the names of cards. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCard, someNames } from '../../test/goods';
import { layOutPointer } from '../../test/layout';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import { CardSearch } from './card-search';

const NAMES = 'GET /api/cards/autocomplete';
const magic = { id: 1, value: 'MAGIC_THE_GATHERING', name: 'Magic: The Gathering' };
const heron = 'Clockwork Heron';
const choir = 'Heron Choir';

function open() {
  mockServer.on('GET /api/catalogs/tcg-types', { body: [magic] });
  mockServer.on(NAMES, { body: someNames(heron, choir) });
  // Anyone who rests on a name, as on a slow machine, asks for its picture.
  mockServer.on('GET /api/cards/named', { body: aCard() });
  const opened = renderScreen(<CardSearch />, { at: '/cards', path: '/cards' });
  return { ...opened, box: screen.getByRole('combobox', { name: 'Card' }) };
}
afterEach(() => jest.restoreAllMocks());

const names = async () =>
  within(await screen.findByRole('listbox', { name: 'Names' })).getAllByRole('option');
const asked = () => mockServer.calls(NAMES).map(({ query }) => query.get('q'));

// @spec screen-names-complete
test('names are offered from two letters on, when the typing pauses, and counted aloud', async () => {
  const { person, box } = open();
  expect(box).toHaveAttribute('aria-expanded', 'false');
  await person.type(box, 'h');
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  expect(asked()).toEqual([]);
  await person.type(box, 'eron');
  expect((await names()).map(({ textContent }) => textContent)).toEqual([heron, choir]);
  expect(asked()).toEqual(['heron']);
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('2 suggestions')).toHaveAttribute('role', 'status');
});

// @spec screen-names-complete
test('arrows choose a name, and Enter searches for exactly that card', async () => {
  const { person, box, router } = open();
  await person.type(box, 'heron');
  const [first, second] = await names();
  await person.keyboard('{ArrowDown}');
  expect(box).toHaveAttribute('aria-activedescendant', first?.id);
  await person.keyboard('{ArrowUp}');
  expect(box).toHaveAttribute('aria-activedescendant', second?.id);
  expect(second).toHaveAttribute('aria-selected', 'true');
  await person.keyboard('{Enter}');
  expect(new URLSearchParams(router.state.location.search).get('search')).toBe(`!"${choir}"`);
});

test('Enter without a chosen name searches for what is typed', async () => {
  const { person, box, router } = open();
  await person.type(box, 'heron');
  await names();
  await person.keyboard('{Enter}');
  expect(router.state.location.search).toBe('?search=heron');
});

test('a press on a name takes it', async () => {
  const { person, box, router } = open();
  await person.type(box, 'heron');
  await person.click((await names())[0] as HTMLElement);
  expect(new URLSearchParams(router.state.location.search).get('search')).toBe(`!"${heron}"`);
});

// @spec screen-names-complete
test('Escape closes the list and keeps what is typed; Tab leaves the field', async () => {
  const { person, box } = open();
  await person.type(box, 'heron');
  await names();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box).toHaveValue('heron');
  expect(box).toHaveFocus();
  await person.keyboard('{ArrowDown}');
  await names();
  await person.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});

// @spec screen-names-complete
test('terms with a keyword are left alone: only the name behind them is completed', async () => {
  const { person, box, router } = open();
  await person.type(box, 'c:r ');
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  expect(asked()).toEqual([]);
  await person.type(box, 'hero');
  await names();
  expect(asked()).toEqual(['hero']);
  await person.keyboard('{ArrowDown}{Enter}');
  expect(new URLSearchParams(router.state.location.search).get('search')).toBe(`c:r !"${heron}"`);
});

// @spec screen-names-complete
test('without a signal the last good names stay as far as they fit, and nothing is said', async () => {
  const { person, box } = open();
  await person.type(box, 'heron');
  await names();
  mockServer.fail(NAMES, 503);
  await person.type(box, ' ch');
  expect((await names()).map(({ textContent }) => textContent)).toEqual([choir]);
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  expect((await names()).map(({ textContent }) => textContent)).toEqual([choir]);
  expect(screen.queryByRole('alert')).toBeNull();
});

// @spec screen-names-complete
test('an answer that comes too late is not shown for later words', async () => {
  const { person, box } = open();
  let late = () => {};
  const gate = new Promise<void>((resolve) => {
    late = resolve;
  });
  mockServer.on(NAMES, ({ query }) =>
    query.get('q') === 'her' ? gate.then(() => ({ body: someNames('Herald') })) : { body: someNames(heron) },
  );
  await person.type(box, 'her');
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  await person.type(box, 'on');
  expect(await names()).toHaveLength(1);
  await act(async () => late());
  expect((await names()).map(({ textContent }) => textContent)).toEqual([heron]);
});

test('a call for words that were typed over is given up', async () => {
  const { person, box } = open();
  let first: AbortSignal | undefined;
  mockServer.on(NAMES, ({ query, signal }) => {
    if (query.get('q') !== 'her') return { body: someNames(heron) };
    first = signal;
    return new Promise(() => undefined);
  });
  await person.type(box, 'her');
  await waitFor(() => expect(first?.aborted).toBe(false));
  await person.type(box, 'on');
  await names();
  expect(first?.aborted).toBe(true);
  // Back at the same words, they are asked for again.
  mockServer.on(NAMES, { body: someNames('Herald') });
  await person.type(box, '{Backspace}{Backspace}');
  expect((await screen.findByRole('option', { name: 'Herald' })).textContent).toBe('Herald');
});

test('the chosen name shows its picture beside the list, which Escape closes with it', async () => {
  const { person, box } = open();
  layOutPointer();
  await person.type(box, 'heron');
  await names();
  await person.keyboard('{ArrowDown}');
  const picture = await screen.findByAltText(heron);
  expect(picture).toHaveAttribute('src', '/api/cards/heron-id/image/front/normal');
  expect(mockServer.calls('GET /api/cards/named')[0]?.query.get('exact')).toBe(heron);
  await person.keyboard('{Escape}');
  expect(screen.queryByAltText(heron)).toBeNull();
});
