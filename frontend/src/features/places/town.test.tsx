/** A player's town in Settings: found as they type, saved, moved and removed. */
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OwnPlaceDto } from '../../api/places';
import { pageStore } from '../../app/store';
import { mockServer } from '../../test/mock-server';
import { player } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aPlaceless, CHICAGO, CHICAGO_HEIGHTS, inTown, SPRINGFIELDS } from '../../test/town-list';
import PlaceSettings from './place-settings';

const FIND = 'GET /api/places';
const MINE = 'GET /api/places/mine';
const SET = 'PUT /api/places/mine';
const REMOVE = 'DELETE /api/places/mine';

async function open(own: OwnPlaceDto = aPlaceless()) {
  mockServer.on(MINE, { body: own });
  const opened = renderScreen(<PlaceSettings user={player} />);
  const field = await screen.findByRole('combobox', { name: 'Your town' });
  const form = within(screen.getByRole('form', { name: 'Your town' }));
  const save = () => opened.person.click(form.getByRole('button', { name: 'Save town' }));
  return { ...opened, field, form, save };
}
const options = async () =>
  within(await screen.findByRole('listbox', { name: 'Towns' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const saysTowns = () => mockServer.on(FIND, { body: [CHICAGO, CHICAGO_HEIGHTS] });
/** From now on the server knows that they are there. */
const accepts = (own: OwnPlaceDto) =>
  mockServer.on(SET, () => {
    mockServer.on(MINE, { body: own });
    return { body: own };
  });

// @spec screen-town
test('towns are offered when the typing pauses, and one is chosen and saved by the keyboard alone', async () => {
  saysTowns();
  accepts(inTown(CHICAGO_HEIGHTS));
  const { person, field } = await open();
  await person.type(field, 'chica');
  expect(await options()).toEqual([CHICAGO.label, CHICAGO_HEIGHTS.label]);
  expect(mockServer.calls(FIND).map(({ query }) => query.get('q'))).toEqual(['chica']);
  expect(screen.getByText('2 towns')).toHaveAttribute('role', 'status');
  await person.keyboard('{ArrowDown}{ArrowDown}');
  const [, second] = screen.getAllByRole('option');
  expect(field).toHaveAttribute('aria-activedescendant', second?.id);
  await person.keyboard('{Enter}');
  expect(field).toHaveValue(CHICAGO_HEIGHTS.label);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(mockServer.calls(SET)).toHaveLength(0);
  await person.keyboard('{Enter}');
  expect(await screen.findByText(`Your town is ${CHICAGO_HEIGHTS.label}.`)).toBeVisible();
  expect(mockServer.calls(SET).map(({ body }) => body)).toEqual([{ town: CHICAGO_HEIGHTS.id }]);
  expect(await screen.findByText('You can move 4 more times today.')).toBeVisible();
});

test('Enter takes the first town; Escape closes the list and keeps what was typed', async () => {
  saysTowns();
  const { person, field } = await open();
  await person.type(field, 'chica');
  await options();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('chica');
  await person.keyboard('{ArrowDown}{Escape}{Enter}');
  expect(field).toHaveValue(CHICAGO.label);
});

test('towns of one name are told apart by their state', async () => {
  mockServer.on(FIND, { body: [...SPRINGFIELDS] });
  accepts(inTown(SPRINGFIELDS[2] ?? CHICAGO));
  const { person, field, save } = await open();
  await person.type(field, 'springfield');
  await options();
  await person.click(screen.getByRole('option', { name: 'Springfield, Illinois, United States' }));
  await save();
  await waitFor(() => expect(mockServer.calls(SET)[0]?.body).toEqual({ town: 3 }));
});

// @spec screen-town-answers
test('an answer that comes late never replaces one to later words', async () => {
  let answerFirst = () => {};
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  mockServer.on(FIND, ({ query }) =>
    query.get('q') === 'spr' ? first.then(() => ({ body: [...SPRINGFIELDS] })) : { body: [CHICAGO] },
  );
  const { person, field } = await open();
  await person.type(field, 'spr');
  await waitFor(() => expect(mockServer.calls(FIND)).toHaveLength(1));
  await person.clear(field);
  await person.type(field, 'chicago');
  expect(await options()).toEqual([CHICAGO.label]);
  await act(async () => answerFirst());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(await options()).toEqual([CHICAGO.label]);
  await person.keyboard('{Enter}');
  expect(field).toHaveValue(CHICAGO.label);
});

test('Enter before the answer has come chooses and sends nothing', async () => {
  mockServer.on(FIND, () => new Promise(() => {}));
  const { person, field } = await open();
  await person.type(field, 'chicago{Enter}');
  expect(await screen.findByText('Searching…')).toBeVisible();
  await person.keyboard('{Enter}');
  expect(field).toHaveValue('chicago');
  expect(mockServer.calls(SET)).toHaveLength(0);
});

// @spec screen-town-answers
test('says that there is no such town', async () => {
  mockServer.on(FIND, { body: [] });
  const { person, field, save } = await open();
  await person.type(field, 'xyzzy');
  expect(await screen.findByText(/^No town found for “xyzzy”\./)).toBeVisible();
  await save();
  expect(screen.getByText('Choose your town from the list.')).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
});

// @spec screen-town-answers
test('says that the list of towns is loading, and searches again', async () => {
  mockServer.fail(FIND, 503, { code: 'places.loading' });
  const { person, field } = await open();
  await person.type(field, 'chica');
  expect(await screen.findByText('The list of towns is loading. This takes a minute.')).toBeVisible();
  saysTowns();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/The list of towns is loading/)).toBeNull());
  await person.click(field);
  await person.keyboard('{ArrowDown}');
  expect(await options()).toHaveLength(2);
});

test('a search that failed is told, and can be tried again', async () => {
  mockServer.fail(FIND, 500);
  const { person, field } = await open();
  await person.type(field, 'chica');
  expect(await screen.findByText('Failed to search for towns.')).toBeVisible();
  saysTowns();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Failed to search for towns.')).toBeNull());
});

test('two presses are one move', async () => {
  saysTowns();
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  mockServer.on(SET, () => gate.then(() => ({ body: inTown(CHICAGO) })));
  const { person, field } = await open();
  await person.type(field, 'chica');
  await options();
  await person.keyboard('{Enter}');
  const form = screen.getByRole('form', { name: 'Your town' });
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await act(async () => answer());
  expect(await screen.findByText(`Your town is ${CHICAGO.label}.`)).toBeVisible();
  expect(mockServer.calls(SET)).toHaveLength(1);
});

// @spec screen-town-moves
test('after too many moves it says from when on the next one is possible', async () => {
  mockServer.on(SET, () => ({
    status: 429,
    body: { status: 429, code: 'places.too-many-moves', message: 'Too many.' },
    headers: { 'retry-after': '7200' },
  }));
  const { save } = await open(inTown(CHICAGO, { movesLeft: 0 }));
  expect(screen.getByText(/You can move again tomorrow\./)).toBeVisible();
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(/You can move again from .*\d{2}:\d{2}\.$/);
});

test('a failure is told, and what was chosen stays', async () => {
  mockServer.fail(SET, 500);
  const { save, field } = await open(inTown(CHICAGO));
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save your town.');
  expect(field).toHaveValue(CHICAGO.label);
});

// @spec screen-town-removed
test('the town is removed after a question, and the focus goes to the field', async () => {
  const { person, form, field } = await open(inTown(CHICAGO));
  mockServer.on(REMOVE, () => {
    mockServer.on(MINE, { body: aPlaceless() });
    return { status: 204 };
  });
  await person.click(form.getByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove your town?' }));
  await person.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Your town was removed.')).toBeVisible();
  expect(field).toHaveValue('');
  await waitFor(() => expect(field).toHaveFocus());
  expect(form.queryByRole('button', { name: 'Remove' })).toBeNull();
});

test('a place that does not load is told, and loaded again', async () => {
  mockServer.fail(MINE, 500);
  const { person } = renderScreen(<PlaceSettings user={player} />);
  expect(await screen.findByText('Failed to load your place.')).toBeVisible();
  mockServer.on(MINE, { body: inTown(CHICAGO) });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox', { name: 'Your town' })).toHaveValue(CHICAGO.label);
});

test('a town that was set in another tab is there once one comes back to this one, and a typed one stays', async () => {
  const stop = setupListeners(pageStore().dispatch);
  const comeBack = () =>
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const { person, field } = await open(inTown(CHICAGO));
  mockServer.on(MINE, { body: inTown(CHICAGO_HEIGHTS) });
  comeBack();
  await waitFor(() => expect(field).toHaveValue(CHICAGO_HEIGHTS.label));
  await person.clear(field);
  await person.type(field, 'Sp');
  mockServer.on(MINE, { body: inTown(CHICAGO, { movesLeft: 1 }) });
  comeBack();
  await screen.findByText('You can move once more today.');
  expect(field).toHaveValue('Sp');
  stop();
});
