/** What an import leaves as it is: copies that are reserved for a deal. */
import { screen } from '@testing-library/react';
import StockImportPage from '../../pages/stock-import';
import { aDifference, anImport, anImportRow } from '../../test/imports';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';

const reserved = (copies: number, missing: number) => {
  const difference = { ...aDifference({ TO_ZERO: 4 }), reserved: { copies, missing } };
  mockServer.on('GET /api/stock/imports', { body: [anImport({ difference })] });
  mockServer.on('GET /api/stock/imports/:uuid', { body: anImport({ difference }) });
  mockServer.on('GET /api/stock/imports/:uuid/rows', { body: [anImportRow()] });
  renderScreen(<StockImportPage />, { user: store, at: '/stock/import', path: '/stock/import' });
};

test.each([
  [3, 0, '3 copies are reserved for a deal and will stay.'],
  [
    3,
    1,
    '3 copies are reserved for a deal and will stay. The file doesn’t have 1 of them: you’ll be asked in the deal whether you still have it.',
  ],
])('%i reserved copies, %i of which are not in the file, are said', async (copies, missing, said) => {
  reserved(copies, missing);
  expect(await screen.findByText(said)).toBeVisible();
});

test('none are not spoken of', async () => {
  reserved(0, 0);
  expect(await screen.findByRole('button', { name: 'Add 0 copies' })).toBeVisible();
  expect(screen.queryByText(/reserved/)).toBeNull();
});
