/** What the search for a card shows while one search follows another. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import type { Screen } from '../pages/screen';
import { aCard, someCards, someNames } from '../test/goods';
import { type Call, mockServer, type Reply } from '../test/mock-server';
import { player } from '../test/people';
import { renderApp } from '../test/render';
import { withoutTurnstile } from '../test/turnstile';

function mockPlace({ path }: Screen) {
  return createElement('h1', null, `This is ${path}`);
}
jest.mock('../pages/screens', () =>
  jest.requireActual<typeof import('../test/places')>('../test/places').mockScreens(mockPlace),
);

const SEARCH = 'GET /api/cards/search';
const heron = aCard();
const choir = aCard({ id: 'choir-id', name: 'Heron Choir', collector_number: '7', prices: {} });
const jotun = aCard({ id: 'jotun-id', name: 'Jötun Owl', collector_number: '8', prices: {} });
const FOUND: Record<string, readonly (typeof heron)[]> = {
  heron: [heron, choir],
  'heron clock': [heron],
  't:bird': [heron, jotun],
  't:bird owl': [jotun],
  jo: [jotun],
  jotun: [jotun],
};
const answerTo = ({ query }: Call): Reply<ReturnType<typeof someCards>> => ({
  body: someCards([...(FOUND[query.get('q') ?? ''] ?? [])]),
});

beforeEach(() => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on('GET /api/cards/autocomplete', { body: someNames() });
  mockServer.on(SEARCH, answerTo);
});

async function open() {
  const { person } = renderApp({ at: '/stores', user: player });
  await screen.findByRole('heading', { name: /^This is/ });
  await person.keyboard('/');
  const dialog = within(await screen.findByRole('dialog', { name: 'Find a card' }));
  const box = await dialog.findByRole('combobox', { name: 'Card' });
  const names = () => dialog.queryAllByRole('option').map(({ textContent }) => textContent);
  return { person, dialog, box, names };
}
const searched = () => mockServer.calls(SEARCH).map(({ query }) => query.get('q'));
/** Answers each search once the test says so. */
function waiting() {
  const answers = new Map<string, () => void>();
  mockServer.on(SEARCH, async (call) => {
    await new Promise<void>((resolve) => answers.set(call.query.get('q') ?? '', resolve));
    return answerTo(call);
  });
  return (q: string) => act(async () => answers.get(q)?.());
}

test.each([
  ['words of the name in another order', 'heron', ' clock', ['Clockwork Heron'], '1 result'],
  ['words without the marks of the name', 'jo', 'tun', ['Jötun Owl'], '1 result'],
  ['a keyword, and words that follow it', 't:bird', ' owl', ['Jötun Owl'], '1 result'],
])('cards that still fit stay until the next answer: %s', async (_what, first, more, kept, count) => {
  const { person, dialog, box, names } = await open();
  await person.type(box, first);
  await waitFor(() => expect(dialog.queryByRole('listbox')).not.toHaveAttribute('aria-busy'));
  await dialog.findByText(/^\d+ results?$/);
  const answer = waiting();
  await person.type(box, more);
  const isKept = () => {
    expect(names().slice(0, -1)).toEqual(kept.map((name) => expect.stringContaining(name)));
    expect(dialog.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    // Nothing says that this is what was found for the words of now.
    expect(dialog.queryByText(/^\d+ results?$/)).toBeNull();
  };
  isKept();
  await waitFor(() => expect(searched()).toContain(`${first}${more}`));
  isKept();
  await answer(`${first}${more}`);
  expect(await dialog.findByText(count)).toHaveAttribute('role', 'status');
  expect(names().slice(0, -1)).toEqual(kept.map((name) => expect.stringContaining(name)));
  expect(dialog.getByRole('listbox')).not.toHaveAttribute('aria-busy');
});

test('what is found by keywords stays while they change, as nothing else is known yet', async () => {
  const { person, dialog, box, names } = await open();
  await person.type(box, 't:bird');
  await dialog.findByText('2 results');
  const answer = waiting();
  await person.type(box, ' c:u');
  expect(names()).toHaveLength(3);
  await waitFor(() => expect(searched()).toContain('t:bird c:u'));
  expect(names()).toHaveLength(3);
  expect(dialog.queryByText('2 results')).toBeNull();
  await answer('t:bird c:u');
  await waitFor(() => expect(names()).toEqual(['Search for “t:bird c:u”']));
});

test.each([
  ['a search that found none', 'zz', 'No cards found.', 'z'],
  ['an empty field', '{Backspace>6/}', /^Type a name/, 't:zzz'],
])('cards from before %s do not come back while others are searched for', async (_what, keys, note, next) => {
  const { person, dialog, box, names } = await open();
  await person.type(box, 't:bird');
  await dialog.findByText('2 results');
  mockServer.fail(SEARCH, 404);
  await person.type(box, keys);
  await dialog.findByText(note);
  waiting();
  await person.type(box, next);
  expect(names()).toHaveLength(1);
});

test('an answer that comes after that to later words changes nothing', async () => {
  const answer = waiting();
  const { person, dialog, box, names } = await open();
  await person.type(box, 'heron');
  await waitFor(() => expect(searched()).toEqual(['heron']));
  await person.type(box, ' clock');
  await waitFor(() => expect(searched()).toEqual(['heron', 'heron clock']));
  await answer('heron clock');
  await dialog.findByText('1 result');
  const shown = names();
  await answer('heron');
  expect(names()).toEqual(shown);
  expect(dialog.getByText('1 result')).toBeInTheDocument();
});
