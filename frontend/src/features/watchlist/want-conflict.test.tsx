/** What is wanted of a card, changed in two tabs: neither overwrites the other, and nothing that was typed is lost. */
import { screen, waitFor, within } from '@testing-library/react';
import type { WantDto } from '../../api/watchlist';
import WatchlistPage from '../../pages/watchlist';
import { aWant, aWatchedCard } from '../../test/goods';
import { type Call, mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const WANT = 'GET /api/watchlist/wants/:id';
const SAVE = 'PUT /api/watchlist/wants/:id';
const CLEAR = 'DELETE /api/watchlist/wants/:id';
const CHANGED = { status: 412, body: { code: 'watchlist.want-changed', message: 'It has changed.' } };
const NOTE = /^What you want of this card has changed since you opened it/;

/** A server that keeps one want; null where there is none. */
function serve(first: WantDto | null) {
  const server = { want: first, isAnswerLost: false };
  const answer = (body?: WantDto) => {
    if (!server.isAnswerLost) return body ? { body } : { status: 204 };
    server.isAnswerLost = false;
    throw new TypeError('Failed to fetch');
  };
  const isSeen = ({ headers }: Call) => headers.get('if-match') === `"${server.want?.version ?? 0}"`;
  mockServer.on('GET /api/watchlist/:uuid', { body: [aWatchedCard()] });
  mockServer.on(WANT, () => (server.want ? { body: server.want } : { status: 404 }));
  mockServer.on(SAVE, (call) => {
    if (!isSeen(call)) return CHANGED;
    server.want = { ...aWant(), ...(call.body as object), version: (server.want?.version ?? 7) + 1 };
    return answer(server.want);
  });
  mockServer.on(CLEAR, (call) => {
    if (!server.want) return { status: 404 };
    if (!isSeen(call)) return CHANGED;
    server.want = null;
    return answer();
  });
  return server;
}

async function open() {
  const { person } = renderScreen(<WatchlistPage />, { at: '/watchlist', path: '/watchlist' });
  await person.click(await screen.findByRole('button', { name: 'Price, condition…: Clockwork Heron' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What you want of Clockwork Heron' }));
  const price = await dialog.findByLabelText('Highest price');
  const type = async (text: string) => {
    await person.clear(price);
    await person.type(price, text);
  };
  const press = async (name: string) => person.click(await dialog.findByRole('button', { name }));
  return { person, dialog, type, press };
}
const fields = () =>
  ['Copies', 'Highest price', 'Note'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

// @spec rule-want
test('a want that was changed in another tab is shown, and what was typed is kept or brought back', async () => {
  const server = serve(aWant());
  const { dialog, type, press } = await open();
  await type('7.50');
  server.want = aWant({ quantity: 2, note: 'For Kim', version: 4 });
  await press('Save');
  expect(await dialog.findByText(NOTE)).toBeVisible();
  expect(fields()).toEqual(['4', '7.50', '']);
  await press('Load latest');
  expect(fields()).toEqual(['2', '5.50', 'For Kim']);
  expect(document.body).not.toHaveFocus();
  await press('Restore my changes');
  expect(fields()).toEqual(['4', '7.50', '']);
  await press('Save');
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(server.want).toMatchObject({ quantity: 4, maxPrice: 7.5, version: 5 });
});

test('what was typed is put above what another tab has saved', async () => {
  const server = serve(aWant());
  const { type, press } = await open();
  await type('7.50');
  server.want = aWant({ quantity: 2, note: 'For Kim', version: 4 });
  await press('Save');
  await press('Keep my changes');
  expect(fields()).toEqual(['2', '7.50', 'For Kim']);
  await press('Save');
  await closed();
  expect(server.want).toMatchObject({ quantity: 2, maxPrice: 7.5, note: 'For Kim', version: 5 });
});

test('a want that another tab has added since the form was opened is not overwritten', async () => {
  const server = serve(null);
  const { type, press } = await open();
  await type('7.50');
  server.want = aWant({ quantity: 2 });
  await press('Save');
  await press('Keep my changes');
  expect(fields()).toEqual(['2', '7.50', '']);
  expect(server.want).toEqual(aWant({ quantity: 2 }));
});

test('a want that was cleared in another tab is added again only on request', async () => {
  const server = serve(aWant());
  const { type, press } = await open();
  await type('7.50');
  server.want = null;
  await press('Save');
  await press('Load latest');
  expect(fields()).toEqual(['1', '', '']);
  await press('Restore my changes');
  await press('Save');
  await closed();
  expect(server.want).toMatchObject({ quantity: 4, maxPrice: 7.5 });
});

test('the latest version that does not load is loaded again on request', async () => {
  const server = serve(aWant());
  const { dialog, type, press } = await open();
  await type('7.50');
  server.want = aWant({ quantity: 2, version: 4 });
  mockServer.fail(WANT, 503);
  await press('Save');
  expect(await dialog.findByText(NOTE)).toHaveTextContent('What you want of this card didn’t load.');
  mockServer.on(WANT, { body: server.want });
  await press('Try again');
  await press('Keep my changes');
  expect(fields()).toEqual(['2', '7.50', '']);
});

test('a save whose answer was lost is no conflict with itself', async () => {
  const server = serve(aWant());
  const { dialog, type, press } = await open();
  await type('7.50');
  server.isAnswerLost = true;
  await press('Save');
  expect(await dialog.findByText('We couldn’t save it.')).toBeVisible();
  await press('Save');
  expect(await screen.findByText('Saved.')).toBeVisible();
  await closed();
  expect(server.want).toMatchObject({ maxPrice: 7.5, version: 4 });
});

test('two quick presses of Save are one save', async () => {
  const server = serve(aWant());
  const { person, dialog, type } = await open();
  await type('7.50');
  await person.dblClick(dialog.getByRole('button', { name: 'Save' }));
  await closed();
  expect(mockServer.calls(SAVE)).toHaveLength(1);
  expect(server.want).toMatchObject({ version: 4 });
});

test('a want that has changed is not cleared unseen', async () => {
  const server = serve(aWant());
  const { dialog, press } = await open();
  server.want = aWant({ quantity: 2, version: 4 });
  await press('Clear');
  expect(await dialog.findByText(NOTE)).toBeVisible();
  await press('Load latest');
  expect(fields()).toEqual(['2', '5.50', '']);
  await press('Clear');
  await closed();
  expect(server.want).toBeNull();
});

test('a want that is cleared already is cleared, also where the answer was lost', async () => {
  const server = serve(aWant());
  const { dialog, press } = await open();
  server.isAnswerLost = true;
  await press('Clear');
  expect(await dialog.findByText('We couldn’t save it.')).toBeVisible();
  await press('Clear');
  expect(await screen.findByText('Cleared. You’re still watching this card.')).toBeVisible();
  await closed();
});

test('Undo does not overwrite what was saved since', async () => {
  const server = serve(aWant());
  const { person, press } = await open();
  await press('Clear');
  server.want = aWant({ quantity: 2 });
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It has changed.')).toBeVisible();
  expect(server.want).toEqual(aWant({ quantity: 2 }));
});
