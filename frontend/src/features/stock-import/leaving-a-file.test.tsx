/** A file that was pasted, or is on its way, is not lost by a link; a commit is followed. */
import { act, screen, waitFor } from '@testing-library/react';
import { stockApi } from '../../api/stock';
import { pageStore } from '../../app/store';
import StockImportPage from '../../pages/stock-import';
import { anImport } from '../../test/imports';
import { mockServer } from '../../test/mock-server';
import { MockUpload } from '../../test/mock-upload';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';

const UPLOAD = 'POST /api/stock/imports';
const SUMMARY = 'GET /api/stock/summary';
const ZERO = { lines: 0, copies: 0, reserved: 0, value: 0, marketValue: 0, withoutMarketPrice: 0 };

beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: MockUpload });
  mockServer.on('GET /api/stock/imports', { body: [] });
  mockServer.on('GET /api/stock/imports/:uuid', { body: anImport() });
  mockServer.on('GET /api/stock/imports/:uuid/rows', { body: [] });
});

const open = () =>
  renderScreen(<StockImportPage />, { user: store, at: '/stock/import', path: '/stock/import' });

async function paste() {
  const screened = open();
  await screened.person.click(await screen.findByRole('button', { name: 'Paste text instead' }));
  await screened.person.type(screen.getByLabelText('Pasted text'), '4 Clockwork Heron');
  return screened;
}

test('pasted text is asked about', async () => {
  const { person, router } = await paste();
  await act(() => router.navigate('/elsewhere'));
  expect(await screen.findByText('The text you pasted hasn’t been read yet.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Pasted text')).toHaveValue('4 Clockwork Heron');
  await act(() => router.navigate('/elsewhere'));
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Another page')).toBeVisible();
});

test('pasted text is asked about before an import of the past is opened', async () => {
  const past = anImport({ state: 'COMMITTED', committedAt: '2026-03-01T10:00:00.000Z' });
  mockServer.on('GET /api/stock/imports', { body: [past] });
  const { person } = await paste();
  await person.click(await screen.findByRole('link', { name: past.name }));
  await person.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Pasted text')).toHaveValue('4 Clockwork Heron');
  await person.click(screen.getByRole('link', { name: past.name }));
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('heading', { name: past.name })).toBeVisible();
});

test('a file that is on its way is asked about, and arrives behind the question', async () => {
  const answer = mockServer.later(UPLOAD, { status: 201, body: anImport() });
  const { person, router } = await paste();
  await person.click(screen.getByRole('button', { name: 'Read this text' }));
  await act(() => router.navigate('/elsewhere'));
  expect(await screen.findByText('The upload stops if you leave.')).toBeVisible();
  await answer();
  expect(await screen.findByRole('heading', { name: 'inventory.csv' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => router.navigate('/elsewhere'));
  expect(await screen.findByText('Another page')).toBeVisible();
});

test('a commit is followed to its end also where its page was left', async () => {
  const committing = anImport({ state: 'COMMITTING', difference: null });
  mockServer.on('GET /api/stock/imports', { body: [committing] });
  mockServer.on('GET /api/stock/imports/:uuid', { body: committing });
  mockServer.on(SUMMARY, { body: { ...ZERO, oldestCount: null } });
  const { router } = open();
  await screen.findByText('Saving your changes…');
  pageStore().dispatch(stockApi.endpoints.getStockSummary.initiate({}));
  await act(() => router.navigate('/elsewhere'));
  await waitFor(() => expect(mockServer.calls(SUMMARY)).toHaveLength(1));
  mockServer.on('GET /api/stock/imports/:uuid', { body: anImport({ state: 'COMMITTED' }) });
  await waitFor(() => expect(mockServer.calls(SUMMARY)).toHaveLength(2), { timeout: 5_000 });
});

test('an import that another tab has discarded while it was read is gone, and no longer asked for', async () => {
  const ONE = 'GET /api/stock/imports/:uuid';
  const working = anImport({ state: 'WORKING', difference: null, file: null });
  mockServer.on('GET /api/stock/imports', { body: [working] });
  mockServer.on(ONE, { body: working });
  const { person } = open();
  await screen.findByRole('heading', { name: working.name });
  mockServer.fail(ONE, 404);
  mockServer.on('GET /api/stock/imports', { body: [] });
  expect(await screen.findByText('This import isn’t here anymore.', {}, { timeout: 5_000 })).toBeVisible();
  const calls = mockServer.calls(ONE).length;
  await person.click(screen.getByRole('button', { name: 'Import another file' }));
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
  expect(mockServer.calls(ONE)).toHaveLength(calls);
});
