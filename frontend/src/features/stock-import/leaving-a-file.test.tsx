/** A file that was pasted, or is on its way, is not lost by a link. */
import { act, screen, waitFor } from '@testing-library/react';
import StockImportPage from '../../pages/stock-import';
import { anImport } from '../../test/imports';
import { mockServer } from '../../test/mock-server';
import { MockUpload } from '../../test/mock-upload';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';

const UPLOAD = 'POST /api/stock/imports';

beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: MockUpload });
  mockServer.on('GET /api/stock/imports', { body: [] });
  mockServer.on('GET /api/stock/imports/:uuid', { body: anImport() });
  mockServer.on('GET /api/stock/imports/:uuid/rows', { body: [] });
});

async function paste() {
  const screened = renderScreen(<StockImportPage />, {
    user: store,
    at: '/stock/import',
    path: '/stock/import',
  });
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
