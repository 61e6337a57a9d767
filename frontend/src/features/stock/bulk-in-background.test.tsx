/** Changes of thousands of copies: they run on the server, which says how far it is. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { EditPreview } from '../../api/stock';
import StockPage from '../../pages/stock';
import { aLine } from '../../test/goods';
import { layOutScroller } from '../../test/layout';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aBatch, EDIT, sentEdits, serveStock } from '../../test/stock-server';

const LINES = 'GET /api/stock/lines';
const BATCH = 'GET /api/stock/batches/:uuid';

beforeAll(layOutScroller);

interface Fields {
  choose: (label: string, word: string) => Promise<void>;
  type: (label: string, text: string) => Promise<void>;
}

/** The dialog after a preview of `changed` copies; `fill` says what changes. */
async function preview(changed: number, fill: (fields: Fields) => Promise<void>) {
  serveStock(aLine({ line: 'heron', quantity: 2 }), aLine({ line: 'ladle', cardName: 'Ladle of Plenty' }));
  const seen: EditPreview = {
    ...{ lines: 2, copies: changed, changed, unchanged: 0, valueBefore: 13, valueAfter: 13 },
    ...{ skipped: [], sample: [] },
  };
  mockServer.on('POST /api/stock/edits/preview', { body: seen });
  const { person, router } = renderScreen(<StockPage />, {
    ...{ at: '/stock', path: '/stock', user: store },
  });
  await person.click(await screen.findByRole('checkbox', { name: 'Select all lines' }));
  await person.click(screen.getByRole('button', { name: 'Change…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 lines' }));
  await fill({
    choose: (label, word) => person.selectOptions(dialog.getByLabelText(label), word),
    type: (label, text) => person.type(dialog.getByLabelText(label), text),
  });
  await person.click(dialog.getByRole('button', { name: 'Preview' }));
  const run = () => person.click(dialog.getByRole('button', { name: /^Change [\d,]+ copies$/ }));
  await dialog.findByText(/copies will change$/);
  return { person, router, dialog, run };
}

const running = (done: number) =>
  aBatch({
    status: 'RUNNING',
    summary: {},
    doneAt: null,
    undoableUntil: null,
    progress: { done, total: 12_000 },
  });

test('a large change shows how far it is, and ends as one change with its undo', async () => {
  const { dialog, run } = await preview(12_000, async ({ choose }) => {
    await choose('What to change', 'Finish');
    await choose('Finish', 'Foil');
  });
  const answers = [running(4_000), aBatch({ summary: { change: 'finish', changed: 12_000 } })];
  mockServer.on(EDIT, { body: running(0) });
  mockServer.on(BATCH, () => ({ body: answers.shift() }));
  await run();
  expect(await dialog.findByText('4,000 of 12,000 copies')).toBeVisible();
  expect(dialog.getByRole('progressbar')).toHaveAttribute('value', '4000');
  const toast = (await screen.findByText('Edit (Finish): 12,000 copies changed')).closest('[data-kind]');
  expect(within(toast as HTMLElement).getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(sentEdits()).toEqual([{ filter: {}, change: { finish: 'FOIL' }, inBackground: true }]);
});

test('a large change that fails says why, and runs again when it is sent again', async () => {
  const { dialog, run } = await preview(1_001, async ({ choose }) => {
    await choose('What to change', 'Signed');
    await choose('Signed', 'No');
  });
  const problem = { code: 'stock.nothing-to-change', message: 'There’s nothing to change.' };
  mockServer.on(EDIT, { body: running(0) });
  mockServer.on(BATCH, { body: aBatch({ status: 'FAILED', undoableUntil: null, problem }) });
  await run();
  expect(await dialog.findByRole('alert')).toHaveTextContent('There’s nothing to change');
  await run();
  await dialog.findByRole('alert');
  const keys = mockServer.calls(EDIT).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

test('a number of copies of each line that matches is withdrawn', async () => {
  const { run } = await preview(2, async ({ choose, type }) => {
    await choose('What to change', 'Withdraw');
    await type('Copies of each line', '2');
  });
  await run();
  await screen.findByText(/^Edit/);
  expect(sentEdits()).toEqual([{ filter: {}, copiesOfEach: 2, change: { withdraw: true } }]);
});

const BATCHES = 'GET /api/stock/batches';
const UNDO = 'POST /api/stock/batches/:uuid/undo';

/** The changes of the last days, of which this is the only one. */
async function recent(batch: ReturnType<typeof aBatch>) {
  serveStock(aLine({ line: 'heron' }));
  mockServer.on(BATCHES, { body: [batch] });
  const { person } = renderScreen(<StockPage />, { at: '/stock', path: '/stock', user: store });
  await person.click(await screen.findByRole('button', { name: 'Recent changes' }));
  return { person, dialog: within(await screen.findByRole('dialog', { name: 'Recent changes' })) };
}

test('the undo of a large change shows how far it is', async () => {
  const { person, dialog } = await recent(aBatch({ summary: { change: 'finish', changed: 12_000 } }));
  const undoing = aBatch({
    ...{ status: 'UNDOING', undoableUntil: null },
    progress: { done: 4_000, total: 12_000 },
  });
  const answers = [undoing, aBatch({ status: 'UNDONE', summary: { restored: 12_000 } })];
  mockServer.on(UNDO, { body: undoing });
  mockServer.on(BATCH, () => ({ body: answers.shift() }));
  await person.click(await dialog.findByRole('button', { name: /^Undo: / }));
  expect(await dialog.findByText('4,000 of 12,000 copies')).toBeVisible();
  expect(await screen.findByText('Undone. 12,000 copies restored.')).toBeVisible();
  expect(mockServer.calls(UNDO).map(({ body }) => body)).toEqual([{ inBackground: true }]);
});

test('the table is read again when an undo ends that was begun elsewhere', async () => {
  const undoing = aBatch({
    ...{ status: 'UNDOING', undoableUntil: null },
    progress: { done: 4_000, total: 12_000 },
  });
  mockServer.on(BATCH, { body: undoing });
  const { dialog } = await recent(undoing);
  expect(await dialog.findByText('4,000 of 12,000 copies')).toBeVisible();
  const before = mockServer.calls(LINES).length;
  mockServer.on(BATCH, { body: aBatch({ status: 'UNDONE', summary: { restored: 12_000 } }) });
  await waitFor(() => expect(mockServer.calls(LINES).length).toBeGreaterThan(before), { timeout: 5_000 });
});

test('a large change is followed to its end also where its screen was left, and read when that is back', async () => {
  const { run, router } = await preview(12_000, async ({ choose }) => {
    await choose('What to change', 'Signed');
    await choose('Signed', 'No');
  });
  mockServer.on(EDIT, { body: running(0) });
  mockServer.on(BATCH, { body: running(4_000) });
  await run();
  await waitFor(() => expect(mockServer.calls(BATCH)).toHaveLength(1));
  await act(() => router.navigate('/elsewhere'));
  await screen.findByText('Another page');
  await act(() => router.navigate('/stock'));
  await screen.findByRole('row', { name: /Clockwork Heron/ });
  const before = mockServer.calls(LINES).length;
  mockServer.on(BATCH, { body: aBatch({ summary: { change: 'signed', changed: 12_000 } }) });
  await waitFor(() => expect(mockServer.calls(LINES).length).toBeGreaterThan(before), { timeout: 5_000 });
});

// @spec rule-failed-edits-say-so
test('a change that has failed says why, and is tried again', async () => {
  const problem = { code: 'stock.unexpected-failure', message: 'Something went wrong on our side.' };
  const failed = aBatch({ status: 'FAILED', undoableUntil: null, summary: {}, problem });
  const { person, dialog } = await recent(failed);
  expect(await dialog.findByText('Failed. Something went wrong on our side.')).toBeVisible();
  const edit = { filter: {}, change: { price: 3 } };
  mockServer.on(BATCH, { body: { ...failed, edit } });
  mockServer.on(EDIT, { body: aBatch({ summary: { change: 'price', changed: 2_000 } }) });
  await person.click(dialog.getByRole('button', { name: 'Try again: Edit' }));
  expect(await screen.findByText('Edit (prices): 2,000 copies changed')).toBeVisible();
  expect(sentEdits()).toEqual([{ ...edit, inBackground: true }]);
});
