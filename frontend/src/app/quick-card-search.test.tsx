/** Finding a card from any page. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import type { Screen } from '../pages/screen';
import { SCREENS } from '../pages/screens';
import { aCard, someCards, someNames } from '../test/goods';
import { mockServer } from '../test/mock-server';
import { player } from '../test/people';
import { renderApp } from '../test/render';
import { withoutTurnstile } from '../test/turnstile';

function mockPlace({ path }: Screen) {
  const field = createElement('input', { 'aria-label': 'Of the page' });
  return createElement('div', null, createElement('h1', null, `This is ${path}`), field);
}
jest.mock('../pages/screens', () =>
  jest.requireActual<typeof import('../test/places')>('../test/places').mockScreens(mockPlace),
);

const NAMES = 'GET /api/cards/autocomplete';
const SEARCH = 'GET /api/cards/search';
const heron = aCard();
const choir = aCard({ id: 'choir-id', name: 'Heron Choir', collector_number: '7', prices: {} });

beforeEach(() => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on(NAMES, { body: someNames('Clockwork Heron', 'Heron’s Rest') });
  mockServer.on(SEARCH, { body: someCards([heron, choir]) });
});

async function show(at = '/stores') {
  const app = renderApp({ at, user: player });
  await screen.findByRole('heading', { name: /^This is/ });
  return app;
}
async function open(at?: string) {
  const app = await show(at);
  await app.person.keyboard('/');
  const dialog = await screen.findByRole('dialog', { name: 'Find a card' });
  return { ...app, dialog, box: await within(dialog).findByRole('combobox', { name: 'Card' }) };
}
const options = async (count: number) => {
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(count));
  return screen.getAllByRole('option');
};
const searched = () => mockServer.calls(SEARCH).map(({ query }) => query.get('q'));
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

test.each(SCREENS.filter(({ access }) => access === 'guarded').map(({ path }) => path))(
  '%s opens the search by the slash, and the field has the focus',
  async (path) => {
    const { box } = await open(path.replace(':cardId', 'heron-id'));
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveValue('');
  },
);

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s opens it, even from a field', async (keys) => {
  const { person } = await show();
  await person.click(screen.getByRole('textbox', { name: 'Of the page' }));
  await person.keyboard('/');
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.keyboard(keys);
  expect(await screen.findByRole('dialog', { name: 'Find a card' })).toBeVisible();
});

test('the banner has a button for it, which has the focus again when Escape closes the dialog', async () => {
  const { person } = await show();
  const button = within(screen.getByRole('banner')).getByRole('button', { name: 'Find a card' });
  await person.click(button);
  await screen.findByRole('combobox', { name: 'Card' });
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});

test('cards come with set, number and price, then names, then the search itself; they are counted aloud', async () => {
  const { person, box } = await open();
  await person.type(box, 'heron');
  const found = await options(4);
  expect(found.map(({ textContent }) => textContent)).toEqual([
    'Clockwork HeronBrinemarch #89$0.25',
    'Heron ChoirBrinemarch #7',
    'Heron’s Rest',
    'Search for “heron”',
  ]);
  expect(await screen.findByText('3 results')).toHaveAttribute('role', 'status');
});

test('the cards are asked for when the typing rests', async () => {
  const { person, box } = await open();
  await person.type(box, 'h');
  await pause(300);
  expect(searched()).toEqual([]);
  await person.type(box, 'eron');
  await options(4);
  expect(searched()).toEqual(['heron']);
});

test('arrows choose, and Enter opens the card’s page, which has the focus', async () => {
  const { person, box, router } = await open();
  await person.type(box, 'heron');
  const [first, second] = await options(4);
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(second).toHaveAttribute('aria-selected', 'true');
  await person.keyboard('{ArrowUp}');
  expect(box).toHaveAttribute('aria-activedescendant', first?.id);
  const { key } = router.state.location;
  // As Safari reports the Enter that accepts a suggestion of an input method.
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  expect(router.state.location.key).toBe(key);
  await person.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'This is /cards/results/:cardId' });
  expect(router.state.location.pathname).toBe('/cards/results/heron-id');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pause(50);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a name that was chosen stays chosen when its card comes', async () => {
  let answer = (): void => {};
  mockServer.on(NAMES, { body: someNames('Heron Choir', 'Clockwork Heron') });
  mockServer.on(SEARCH, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { body: someCards([heron, choir]) };
  });
  const { person, box, router } = await open();
  await person.type(box, 'heron');
  await options(3);
  await person.keyboard('{ArrowDown}');
  await waitFor(() => expect(searched()).toEqual(['heron']));
  answer();
  // In the order of the names, best first.
  await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Brinemarch #7'));
  expect(screen.getAllByRole('option', { selected: true })).toEqual([screen.getAllByRole('option')[0]]);
  await person.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/cards/results/choir-id'));
});

test('the back button leads from the card to the page that the search was opened on', async () => {
  const { person, box, router } = await open();
  await person.type(box, 'heron');
  await person.click((await options(4))[1] as HTMLElement);
  await screen.findByRole('heading', { name: 'This is /cards/results/:cardId' });
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/stores');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Enter without a choice searches for what is typed', async () => {
  const { person, box, router } = await open();
  await person.type(box, 't:bird c:u{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/cards/results'));
  expect(new URLSearchParams(router.state.location.search).get('search')).toBe('t:bird c:u');
});

test('a name is searched for as a whole', async () => {
  const { person, box, router } = await open();
  await person.type(box, 'heron');
  await options(4);
  await person.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/cards/results'));
  expect(new URLSearchParams(router.state.location.search).get('search')).toBe('!"Heron’s Rest"');
});

test('an answer to older words stays only as far as it fits, and the call for them is given up', async () => {
  let answer = (): void => {};
  mockServer.on(NAMES, { body: someNames() });
  mockServer.on(SEARCH, async ({ query }) => {
    if (query.get('q') === 'her') await new Promise<void>((resolve) => (answer = resolve));
    return { body: someCards(query.get('q') === 'her' ? [heron, choir] : [choir]) };
  });
  const { person, box } = await open();
  await person.type(box, 'her');
  await waitFor(() => expect(searched()).toEqual(['her']));
  await person.type(box, 'on ch');
  await waitFor(() => expect(mockServer.calls(SEARCH)[0]?.signal.aborted).toBe(true));
  answer();
  const [first] = await options(2);
  expect(first).toHaveTextContent('Heron Choir');
});

test('a search that finds nothing says so', async () => {
  mockServer.on(NAMES, { body: someNames() });
  mockServer.fail(SEARCH, 404);
  const { person, box } = await open();
  await person.type(box, 'qqq');
  expect(await screen.findByText('No cards found.')).toBeVisible();
  await options(1);
});

test('a search that failed can be tried again', async () => {
  mockServer.on(NAMES, { body: someNames() });
  mockServer.fail(SEARCH, 500);
  const { person, box } = await open();
  await person.type(box, 'heron');
  expect(await screen.findByText('Failed to search cards.')).toBeVisible();
  mockServer.on(SEARCH, { body: someCards([heron]) });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await options(2);
  expect(screen.queryByText('Failed to search cards.')).toBeNull();
  // The button is gone.
  expect(box).toHaveFocus();
});

test('without a connection it says why nothing is found', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  mockServer.fail(NAMES, 503);
  mockServer.fail(SEARCH, 503);
  const { person, box } = await open();
  await person.type(box, 'heron');
  expect(await screen.findByText(/^You’re offline\. You can search again/)).toBeVisible();
  online.mockRestore();
});

test('a visitor’s page has no such search', async () => {
  const { person } = renderApp({ at: '/' });
  await screen.findByRole('heading', { name: 'This is /' });
  await person.keyboard('/');
  await person.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Find a card' })).toBeNull();
});
