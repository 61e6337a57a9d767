/** Changing many lines of stock at once, the changes of the last days, and the counter of a phone. */
import { screen, waitFor, within } from '@testing-library/react';
import type { EditPreview } from '../../api/stock';
import StockPage from '../../pages/stock';
import { aLine } from '../../test/goods';
import { layOutScroller } from '../../test/layout';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aBatch, EDIT, sentEdits, serveStock } from '../../test/stock-server';

const PREVIEW = 'POST /api/stock/edits/preview';
const BATCHES = 'GET /api/stock/batches';

beforeAll(layOutScroller);

const heron = aLine({ line: 'heron', quantity: 2 });
const ladle = aLine({ line: 'ladle', cardId: 'ladle-id', cardName: 'Ladle of Plenty', price: 3 });

const open = (at = '/stock') => renderScreen(<StockPage />, { at, path: '/stock', user: store });

test('all that match are repriced after a look at what that does, and it is undone', async () => {
  const server = serveStock(heron, ladle);
  const preview: EditPreview = {
    ...{ lines: 2, copies: 3, changed: 2, unchanged: 1, valueBefore: 13, valueAfter: 11 },
    skipped: [{ reason: 'no-market-price', copies: 1 }],
    sample: [],
  };
  mockServer.on(PREVIEW, { body: preview });
  const { person } = open('/stock?condition=NEAR_MINT');
  await person.click(await screen.findByRole('checkbox', { name: 'Select all lines' }));
  await person.click(screen.getByRole('button', { name: 'Change…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 lines' }));
  await person.type(dialog.getByLabelText('Price'), '4');
  await person.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(await dialog.findByText('2 copies will change')).toBeVisible();
  expect(dialog.getByText('1 copy skipped: no market price')).toBeVisible();
  expect(dialog.getByText('Asking value: $13.00 → $11.00')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Change 2 copies' }));
  await waitFor(() => expect(server.lines().map(({ price }) => price)).toEqual([4, 4]));
  expect(sentEdits()).toEqual([{ filter: { condition: ['NEAR_MINT'] }, change: { price: 4 } }]);
  const toast = (await screen.findByText('Edit (prices): 2 copies changed')).closest('[data-kind]');
  await person.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.lines().map(({ price }) => price)).toEqual([5, 3]));
});

test('the changes of the last days are listed, each with its undo', async () => {
  serveStock(heron);
  mockServer.on(BATCHES, {
    body: [
      aBatch(),
      aBatch({
        uuid: 'batch-0',
        kind: 'IMPORT',
        status: 'UNDONE',
        undoableUntil: null,
        summary: { added: 3 },
      }),
    ],
  });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Recent changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recent changes' }));
  expect(await dialog.findByText('Import: 3 copies added')).toBeVisible();
  const undo = dialog.getByRole('button', { name: 'Undo: Edit (prices): 1 copy changed' });
  mockServer.on(BATCHES, { body: [aBatch({ status: 'UNDONE', undoableUntil: null })] });
  await person.click(undo);
  expect(await screen.findByText('Undone. 1 copy restored.')).toBeVisible();
  await waitFor(() => expect(undo).not.toBeInTheDocument());
  expect(dialog.getByText(/^Changes can be undone/)).toHaveFocus();
});

test('a failed change that is sent again after a lost answer happens once, and so does an undo', async () => {
  serveStock(heron);
  const edit = { lines: [{ line: 'heron' }], change: { addCopies: 2 } };
  const failed = aBatch({ uuid: 'batch-0', status: 'FAILED', undoableUntil: null });
  mockServer.on(BATCHES, { body: [aBatch(), failed] });
  mockServer.on('GET /api/stock/batches/:uuid', { body: { ...failed, changedSince: 0, edit } });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Recent changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recent changes' }));
  for (const [name, call] of [
    [/^Try again/, EDIT],
    [/^Undo/, 'POST /api/stock/batches/:uuid/undo'],
  ] as const) {
    const button = await dialog.findByRole('button', { name });
    mockServer.on(call, () => {
      throw new TypeError('Failed to fetch');
    });
    await person.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    mockServer.on(call, { body: aBatch({ uuid: 'batch-2' }) });
    await person.click(button);
    await waitFor(() => expect(mockServer.calls(call)).toHaveLength(2));
    const [first, second] = mockServer.calls(call).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
  }
});

describe('on a phone', () => {
  const plain = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...plain(media), matches: media.includes('max-width') });
  });
  afterEach(() => {
    window.matchMedia = plain;
  });

  test('one is sold and one is added with one tap each', async () => {
    const server = serveStock(heron);
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Sell one: Clockwork Heron' }));
    await person.click(screen.getByRole('button', { name: 'Add one: Clockwork Heron' }));
    await person.click(screen.getByRole('button', { name: 'Add one: Clockwork Heron' }));
    await waitFor(() => expect(server.lines()[0]?.quantity).toBe(3));
    expect(sentEdits()).toMatchObject([
      { lines: [{ line: 'heron', quantity: 1 }], change: { sell: {} } },
      { change: { addCopies: 1 } },
      { change: { addCopies: 1 } },
    ]);
  });

  test('a line that is sold out stays where it is, and sells nothing more', async () => {
    serveStock(aLine({ line: 'last' }));
    const { person } = open();
    const sell = await screen.findByRole('button', { name: 'Sell one: Clockwork Heron' });
    await person.click(sell);
    expect(await screen.findByText('None left')).toBeInTheDocument();
    await person.click(sell);
    await screen.findByText('All changes saved.');
    expect(mockServer.calls(EDIT)).toHaveLength(1);
  });
});
