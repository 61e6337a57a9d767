/** Stock is taken to other programs, and to a till with only what has changed; reserved copies are pulled by a sheet. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '../../api/base';
import { pageStore } from '../../app/store';
import PullSheetPage from '../../pages/pull-sheet';
import StockExportPage from '../../pages/stock-export';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';

const FILE = 'GET /api/stock/export';
const FILES = 'GET /api/stock/exports';
const CONFIRM = 'POST /api/stock/exports/:uuid/acknowledge';
const SHEET = 'GET /api/stock/pull-sheet';

const aFile = {
  ...{ uuid: 'file-id', channel: 'square', since: 'all', lines: 312, copies: 840, leftOut: 3 },
  ...{ createdAt: '2026-03-01T10:00:00.000Z', acknowledgedAt: null },
} as const;
const summary = {
  ...{
    lines: 312,
    copies: 840,
    reserved: 2,
    value: 1,
    marketValue: 1,
    withoutMarketPrice: 0,
    oldestCount: null,
  },
};
const answer = {
  body: 'SKU\r\n',
  headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="playset-square.csv"' },
};

let saved: jest.SpyInstance;
beforeEach(() => {
  saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} });
  mockServer.on('GET /api/stock/summary', { body: summary });
  mockServer.on(FILES, { body: [] });
  mockServer.on(FILE, () => answer);
});
afterEach(() => saved.mockRestore());

const open = (query = '') =>
  renderScreen(<StockExportPage />, { user: store, at: `/stock/export${query}`, path: '/stock/export' });

test('the file for a program has what the filter in the address leaves', async () => {
  const { person } = open('?condition=NEAR_MINT&q=heron');
  expect(await screen.findByText('312 lines · 840 copies')).toBeVisible();
  expect(screen.getByText('Only lines that match “heron”:')).toBeVisible();
  const moxfield = screen.getByRole('radio', { name: 'Moxfield' });
  expect(moxfield).toHaveAccessibleDescription('Adds these cards to your Moxfield collection.');
  await person.click(moxfield);
  await person.click(screen.getByRole('button', { name: 'Download for Moxfield' }));
  expect(await screen.findByText('File downloaded.')).toBeVisible();
  expect(Object.fromEntries(mockServer.calls(FILE)[0]?.query ?? [])).toEqual({
    ...{ format: 'moxfield', q: 'heron', condition: 'NEAR_MINT' },
  });
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('playset-square.csv');
});

test('a till asks for its location, keeps it, and confirms the upload once', async () => {
  let confirmed: string | null = null;
  mockServer.on(FILES, () => ({ body: [{ ...aFile, acknowledgedAt: confirmed }] }));
  mockServer.on(CONFIRM, () => {
    confirmed = '2026-03-01T11:00:00.000Z';
    return { body: { ...aFile, acknowledgedAt: confirmed } };
  });
  const { person, unmount } = open('?format=square');
  await person.click(await screen.findByRole('button', { name: 'Download for Square' }));
  expect(screen.getByText('Enter the name of the location.')).toBeVisible();
  await person.type(screen.getByLabelText('Location'), 'Main Street');
  await person.click(screen.getByRole('button', { name: 'Download for Square' }));
  await waitFor(() => expect(mockServer.calls(FILE)).toHaveLength(1));
  expect(mockServer.calls(FILE)[0]?.query.get('location')).toBe('Main Street');
  expect(mockServer.calls(FILE)[0]?.query.has('since')).toBe(false);
  expect(await screen.findByText(/^3 copies left out/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'I uploaded it' }));
  expect(await screen.findByText('Upload confirmed.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'I uploaded it' })).toBeNull());
  expect(screen.getByRole('radio', { name: 'Only what has changed since the last upload' })).toBeChecked();
  await person.click(screen.getByRole('button', { name: 'Download for Square' }));
  await waitFor(() => expect(mockServer.calls(FILE)[1]?.query.get('since')).toBe('last'));
  unmount();
  open('?format=square');
  expect(await screen.findByLabelText('Location')).toHaveValue('Main Street');
});

test('a file that cannot be made says why', async () => {
  mockServer.fail(FILE, 409, { code: 'stock.nothing-uploaded', message: 'There is no upload yet.' });
  const { person } = open('?format=tcgplayer');
  await person.click(await screen.findByRole('radio', { name: /^Only what has changed/ }));
  expect(await screen.findByText(/You haven’t confirmed an upload yet/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Download for TCGplayer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no upload yet.');
});

describe('the pull sheet', () => {
  const line = {
    ...{ line: 'one', cardId: 'heron-id', cardName: 'Clockwork Heron', cardSet: 'Brinemarch' },
    ...{ cardSetCode: 'brm', cardNumber: '1', cardImageUrl: '/x', condition: 'NEAR_MINT' as const },
    ...{
      finish: 'FOIL' as const,
      language: 'ja',
      price: 2.5,
      externalId: '0012',
      shelf: 'A1',
      note: null,
      privateNote: 'top box',
    },
    quantity: 2,
  };
  const openSheet = () =>
    renderScreen(<PullSheetPage />, { user: store, at: '/stock/pull-sheet', path: '/stock/pull-sheet' });

  test('has a table for each shelf, with boxes to tick, and can be printed', async () => {
    mockServer.on(SHEET, { body: [line, { ...line, line: 'two', cardName: 'Lantern Wisp', shelf: null }] });
    const print = jest.fn();
    Object.assign(window, { print });
    const { person } = openSheet();
    const shelf = within(await screen.findByRole('region', { name: 'A1' }));
    expect(shelf.getByText('Near Mint · Foil · Japanese')).toBeVisible();
    expect(shelf.getByText('top box')).toBeVisible();
    expect(screen.getByText('2 lines · 4 copies')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'No shelf' })).getByText('Lantern Wisp')).toBeVisible();
    await person.click(shelf.getByRole('checkbox', { name: 'Pulled: Clockwork Heron' }));
    expect(shelf.getByRole('checkbox')).toBeChecked();
    await person.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('unticks a line of which more copies are reserved since, or which was handed over, and keeps the other ticks', async () => {
    const lines = ['one', 'two', 'three'].map((each) => ({ ...line, line: each, cardName: each }));
    mockServer.on(SHEET, { body: lines });
    const { person } = openSheet();
    const box = (name: string) => screen.findByRole('checkbox', { name: `Pulled: ${name}` });
    for (const { cardName } of lines) await person.click(await box(cardName));
    const grown = { ...line, line: 'one', cardName: 'one', quantity: 3 };
    mockServer.on(SHEET, { body: [grown, ...lines.slice(1, 2)] });
    const reload = () => act(() => pageStore().dispatch(baseApi.util.invalidateTags(['stock'])));
    reload();
    await waitFor(async () => expect(await box('one')).not.toBeChecked());
    expect(await box('two')).toBeChecked();
    mockServer.on(SHEET, { body: lines });
    reload();
    expect(await box('three')).not.toBeChecked();
    expect(await box('two')).toBeChecked();
  });

  test('keeps ticks for an hour while its page is left', async () => {
    mockServer.on(SHEET, { body: [line] });
    const { person, router } = openSheet();
    const leave = async () => {
      await act(() => router.navigate('/elsewhere'));
      await screen.findByText('Another page');
    };
    const comeBack = async () => {
      await act(() => router.navigate('/stock/pull-sheet'));
      return screen.findByRole('checkbox');
    };
    await person.click(await screen.findByRole('checkbox'));
    await leave();
    expect(await comeBack()).toBeChecked();
    await leave();
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    expect(await comeBack()).not.toBeChecked();
    now.mockRestore();
  });

  test('says so when nothing is reserved, and can be asked for again when it does not come', async () => {
    mockServer.fail(SHEET, 500, {});
    const { person } = openSheet();
    const again = await screen.findByRole('button', { name: 'Try again' });
    mockServer.on(SHEET, { body: [] });
    await person.click(again);
    expect(await screen.findByText('Nothing to pull.')).toBeVisible();
  });
});
