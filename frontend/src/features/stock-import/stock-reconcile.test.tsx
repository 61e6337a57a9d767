/** A file is compared with the stock: chosen, sent, looked at, filtered, and downloaded. */
import { screen, within } from '@testing-library/react';
import type { DriftLineDto, ReconciliationDto } from '../../api/stock-reconciliations';
import StockReconcilePage from '../../pages/stock-reconcile';
import { mockServer } from '../../test/mock-server';
import { MockUpload } from '../../test/mock-upload';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';

const LIST = 'GET /api/stock/reconciliations';
const UPLOAD = 'POST /api/stock/reconciliations';
const ONE = 'GET /api/stock/reconciliations/:uuid';
const LINES = 'GET /api/stock/reconciliations/:uuid/lines';
const FILE = 'GET /api/stock/reconciliations/:uuid/file';

const aReport = (said: Partial<ReconciliationDto> = {}): ReconciliationDto => ({
  uuid: '9c1f6d0e-2b7c-4d0a-9c3e-51f2a7b6c9d0',
  name: 'till.csv',
  size: 2048,
  state: 'READY',
  blankCondition: 'NEAR_MINT',
  progress: null,
  format: 'playset',
  totals: {
    lines: 20,
    agreeing: 18,
    copiesInFile: 51,
    copiesInStock: 48,
    kinds: [
      { kind: 'FEWER', lines: 1, copies: 4 },
      { kind: 'NOT_IN_FILE', lines: 1, copies: 1 },
      { kind: 'NOT_COMPARED', lines: 1, copies: 2 },
    ],
  },
  problem: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  finishedAt: '2026-03-01T10:00:04.000Z',
  ...said,
});

const aLine = (said: Partial<DriftLineDto> = {}): DriftLineDto => ({
  line: 1,
  kind: 'FEWER',
  externalId: 'SKU-00412',
  cardId: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10',
  cardName: 'Tidewell Archivist',
  cardSet: 'Brinemarch',
  cardSetCode: 'brm',
  cardNumber: '12',
  cardImageUrl: '/api/cards/5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10/image/front/normal',
  condition: 'NEAR_MINT',
  finish: 'FOIL',
  language: 'en',
  type: 'SELL',
  fileLine: 18,
  said: null,
  reason: null,
  theirs: 5,
  ours: 1,
  reserved: 1,
  difference: -4,
  causes: [
    { what: 'SOLD', source: null, copies: 3, at: '2026-02-28T10:00:00.000Z' },
    { what: 'WITHDRAWN', source: 'TILL', copies: 1, at: '2026-02-27T10:00:00.000Z' },
  ],
  ...said,
});

beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: MockUpload });
  mockServer.on(LIST, { body: [] });
  mockServer.on(LINES, { body: [aLine()] });
});

const open = (at = '/stock/reconcile') =>
  renderScreen(<StockReconcilePage />, { user: store, at, path: '/stock/reconcile' });
const REPORT = `/stock/reconcile?report=${aReport().uuid}`;

test('a file is sent, waited for, and what differs is shown with what changed it last', async () => {
  mockServer.on(ONE, {
    body: aReport({
      ...{ state: 'WORKING', totals: null, finishedAt: null },
      progress: { step: 'READING', done: 1000, total: 4000 },
    }),
  });
  mockServer.on(UPLOAD, { status: 202, body: aReport({ state: 'WORKING' }) });
  const { person, router } = open();
  await screen.findByRole('button', { name: 'Choose a file' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file.');
  await person.upload(input, new File(['SKU,Quantity\nSKU-00412,5'], 'till.csv'));
  expect(await screen.findByText('Matched 1,000 of 4,000 rows')).toBeVisible();
  expect(router.state.location.search).toContain(`report=${aReport().uuid}`);
  mockServer.on(ONE, { body: aReport() });
  expect(await screen.findByText('2 lines of 20 differ.', undefined, { timeout: 5000 })).toBeVisible();
  const row = (await screen.findByText('Tidewell Archivist')).closest('tr');
  if (!row) throw new Error('The line is in no row.');
  expect(row).toHaveTextContent('Brinemarch #12 · Near Mint · Foil');
  expect(row).toHaveTextContent('SKU-00412 · Row 18');
  expect(row).toHaveTextContent('−4');
  expect(within(row).getByText('1 copy reserved')).toBeVisible();
  expect(within(row).getByText(/^3 sold \(by hand\)/)).toBeVisible();
  expect(within(row).getByText(/^1 removed \(till\)/)).toBeVisible();
  const link = within(row).getByRole('link', { name: 'Show in stock: Tidewell Archivist' });
  expect(link).toHaveAttribute('href', '/stock?q=SKU-00412');
});

test('lines are filtered by how they differ, and a card without an external ID is found by its terms', async () => {
  mockServer.on(ONE, { body: aReport() });
  const { person } = open(REPORT);
  await screen.findByText('Tidewell Archivist');
  mockServer.on(LINES, { body: [aLine({ kind: 'NOT_IN_FILE', externalId: null, theirs: 0 })] });
  await person.click(screen.getByRole('tab', { name: 'Not in the file (1)' }));
  const link = await screen.findByRole('link', { name: /^Show in stock: Tidewell/ });
  await screen.findByRole('tabpanel', { name: 'Not in the file (1)' });
  expect(mockServer.calls(LINES).at(-1)?.query.getAll('kind')).toEqual(['NOT_IN_FILE']);
  expect(link.getAttribute('href')).toBe(
    '/stock?q=Tidewell+Archivist&set=brm&condition=NEAR_MINT&finish=FOIL&language=en&type=SELL',
  );
});

test('a row that could not be compared says why', async () => {
  mockServer.on(ONE, { body: aReport() });
  const unknown = { cardName: null, said: '2, Clokwork Heron', reason: 'unknown-card', ours: 0, causes: [] };
  mockServer.on(LINES, { body: [aLine({ kind: 'NOT_COMPARED', externalId: null, ...unknown })] });
  open(`${REPORT}&show=NOT_COMPARED`);
  expect(await screen.findByText('2, Clokwork Heron')).toBeVisible();
  expect(screen.getByText('We don’t know a card by this name.')).toBeVisible();
  expect(screen.queryByText('Show in stock')).toBeNull();
});

test('a file that agrees says so', async () => {
  const totals = { lines: 20, agreeing: 20, copiesInFile: 51, copiesInStock: 51, kinds: [] };
  mockServer.on(ONE, { body: aReport({ totals }) });
  const { container } = open(REPORT);
  expect(await screen.findByRole('heading', { name: 'Your file and your stock agree' })).toBeVisible();
  expect(container).toHaveTextContent('20 lines compared, 51 copies in both.');
});

test('what differs is downloaded, and a failure says so', async () => {
  mockServer.on(ONE, { body: aReport() });
  mockServer.fail(FILE, 503, { code: 'server.unavailable', message: 'Try again.' });
  const { person } = open(REPORT);
  await person.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(mockServer.calls(FILE)).toHaveLength(1);
});

test('a file that can’t be read, and a report that is gone, say what to do', async () => {
  const problem = { code: 'spreadsheet', message: 'A spreadsheet.' };
  mockServer.on(ONE, { body: aReport({ state: 'REFUSED', totals: null, problem }) });
  const { person } = open(REPORT);
  expect(await screen.findByRole('alert')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Compare another file' }));
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
});

test('earlier reports are listed', async () => {
  mockServer.on(LIST, { body: [aReport(), aReport({ uuid: 'b', state: 'REFUSED', totals: null })] });
  open();
  expect(await screen.findByText('2 lines differ')).toBeVisible();
  expect(screen.getByText('couldn’t be read')).toBeVisible();
});

test('a report that another file has replaced while it was read is gone', async () => {
  mockServer.on(ONE, { body: aReport({ state: 'WORKING', totals: null, finishedAt: null }) });
  const { person } = open(REPORT);
  await screen.findByRole('heading', { name: 'till.csv' });
  mockServer.fail(ONE, 404);
  expect(await screen.findByText('This report isn’t here anymore.', {}, { timeout: 5_000 })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Compare another file' }));
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
});
