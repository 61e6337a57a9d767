/** Rows that are held back: chosen, corrected, skipped, also faster than the import is compared. */
import { act, screen, waitFor, within } from '@testing-library/react';
import StockImportPage from '../../pages/stock-import';
import { aDifference, anImport, anImportedCard, anImportRow } from '../../test/imports';
import { type Call, mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';

const ROWS = 'GET /api/stock/imports/:uuid/rows';
const CORRECT = 'PATCH /api/stock/imports/:uuid/rows/:row';

const typo = anImportRow({
  row: 1,
  line: 2,
  kind: 'HELD',
  reason: 'unknown-card',
  reasonColumn: 'Name',
  reasonValue: 'Clokwork Heron',
  raw: ['1', 'Clokwork Heron', 'Near Mint'],
  card: null,
  suggestions: [anImportedCard(), anImportedCard('wisp-id', 'Lantern Wisp')],
});
const plaied = anImportRow({
  row: 2,
  line: 3,
  kind: 'HELD',
  reason: 'unknown-condition',
  reasonColumn: 'Condition',
  reasonValue: 'Plaied',
  raw: ['1', 'Lantern Wisp', 'Plaied'],
  condition: null,
});
const nobody = anImportRow({ ...typo, row: 3, line: 4, suggestions: [], reasonValue: null });

/** The import is compared again after each correction, which takes two looks. */
function serve({ isAnswerLost = false } = {}) {
  let held = [typo, plaied, nobody];
  let looks = 0;
  let revision = 1;
  const corrected: [row: string | undefined, body: unknown][] = [];
  const now = () => {
    const difference = aDifference({ HELD: held.length, NEW: 3 });
    return looks > 0
      ? anImport({ state: 'WORKING', revision, difference: null })
      : anImport({ revision, difference });
  };
  const look = () => {
    const shown = now();
    looks = Math.max(0, looks - 1);
    return { body: shown };
  };
  mockServer.on('GET /api/stock/imports', () => ({ body: [now()] }));
  mockServer.on('GET /api/stock/imports/:uuid', look);
  mockServer.on(ROWS, () => ({ body: held }));
  mockServer.on(CORRECT, ({ path, body }: Call) => {
    if (looks > 0)
      return { status: 409, body: { status: 409, code: 'stock.import-busy', message: 'It is busy.' } };
    held = held.filter(({ row }) => !path.endsWith(`/${row}`));
    looks = 2;
    corrected.push([path.split('/').at(-1), body]);
    revision += 1;
    if (isAnswerLost) throw new TypeError('The connection was lost');
    return { body: now() };
  });
  return corrected;
}

const open = () =>
  renderScreen(<StockImportPage />, { user: store, at: '/stock/import', path: '/stock/import' });

test('three rows are put right faster than the import is compared, and none is lost', async () => {
  const corrected = serve();
  const { person } = open();
  const list = within(await screen.findByRole('region', { name: 'Needs you' }));
  const [first, second] = list.getAllByRole('listitem').filter((row) => row.parentElement?.tagName === 'UL');
  expect(first).toHaveTextContent('We don’t know a card by this name. “Clokwork Heron” in Name');
  await person.click(list.getByRole('button', { name: /^Clockwork Heron/ }));
  expect(list.getByRole('button', { name: 'Correct row 3' })).toHaveFocus();
  await person.click(list.getByRole('button', { name: 'Correct row 3' }));
  await person.selectOptions(list.getByLabelText('Condition'), 'Heavily Played');
  await person.click(list.getByRole('checkbox', { name: /every held row with “Plaied”/ }));
  await person.click(list.getByRole('button', { name: 'Save row' }));
  await person.click(list.getByRole('button', { name: 'Skip row 4' }));
  expect(screen.getByRole('button', { name: 'Add 6 copies' })).toHaveAttribute('aria-busy', 'true');
  expect(second).toBeDefined();
  await waitFor(() => expect(screen.getByText('There are no rows here.')).toBeVisible(), { timeout: 15_000 });
  expect(corrected).toEqual([
    ['1', { cardId: 'heron-id' }],
    ['2', { condition: 'HEAVILY_PLAYED', likewise: true }],
    ['3', { skip: true }],
  ]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add 6 copies' })).not.toHaveAttribute('aria-busy'),
  );
}, 30_000);

test('leaving while rows are being saved is asked about', async () => {
  serve();
  mockServer.later(CORRECT, { body: anImport() });
  const { person, router } = open();
  const list = within(await screen.findByRole('region', { name: 'Needs you' }));
  await person.click(list.getByRole('button', { name: /^Clockwork Heron/ }));
  await act(() => router.navigate('/stock'));
  const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  expect(question.getByText(/still being saved/)).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toBe('/stock/import');
});

test('a correction that fails says why, and can be made again', async () => {
  serve();
  mockServer.fail(CORRECT, 404, { code: 'stock.import-row-not-found', message: 'No such row.' });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Skip row 2' }));
  expect(await screen.findByText('No such row.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Skip row 2' })).toBeVisible();
});

test('a row whose answer was lost on its way goes away when it was corrected', async () => {
  const corrected = serve({ isAnswerLost: true });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Skip row 2' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Skip row 2' })).toBeNull(), {
    timeout: 5_000,
  });
  expect(corrected).toHaveLength(1);
});

test('what was typed is still there when a correction fails', async () => {
  serve();
  mockServer.fail(CORRECT, 503, { code: 'server.unavailable', message: 'Try again.' });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Correct row 3' }));
  await person.selectOptions(screen.getByLabelText('Condition'), 'Heavily Played');
  await person.click(screen.getByRole('button', { name: 'Save row' }));
  await waitFor(() => expect(screen.getByLabelText('Condition')).toBeVisible());
  expect(screen.getByLabelText('Condition')).toHaveDisplayValue('Heavily Played');
  serve();
  await person.click(screen.getByRole('button', { name: 'Save row' }));
  await waitFor(() => expect(screen.queryByLabelText('Condition')).toBeNull());
});

test('columns that are being assigned stay so when a row is skipped', async () => {
  serve();
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Check the columns' }));
  const column = screen.getByLabelText('Meaning of Count');
  await person.selectOptions(column, 'Asking price');
  await person.click(screen.getByRole('button', { name: 'Skip row 2' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Skip row 2' })).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Use these columns' })).not.toHaveAttribute('aria-busy'),
  );
  expect(column).toBeInTheDocument();
  expect(column).toHaveDisplayValue('Asking price');
});

test('columns without names are numbered, and the first rows begin with the first line of the file', async () => {
  serve();
  const { file } = anImport();
  const mapping = { fields: ['quantity' as const, 'name' as const, null], hasHeader: false };
  const columns = ['1', '2', '3'];
  const shown = anImport({ file: file && { ...file, format: 'custom', columns, mapping } });
  mockServer.on('GET /api/stock/imports', { body: [shown] });
  mockServer.on('GET /api/stock/imports/:uuid', { body: shown });
  const { person } = open();
  expect(await screen.findByLabelText('Meaning of Column 2')).toHaveDisplayValue('Card name');
  const quantities = () =>
    within(screen.getByRole('region', { name: 'How the first rows are read' }))
      .getAllByText('Quantity')
      .map((term) => term.nextSibling?.textContent);
  expect(quantities()).toEqual(['4']);
  await person.click(screen.getByLabelText('The first line names the columns'));
  expect(screen.queryByRole('region', { name: 'How the first rows are read' })).toBeNull();
});

test('settings that are asked for while rows are compared follow then', async () => {
  const CHANGE = 'PATCH /api/stock/imports/:uuid';
  let now = anImport({ state: 'WORKING', progress: { step: 'COMPARING', done: 0, total: 0 } });
  mockServer.on('GET /api/stock/imports', () => ({ body: [now] }));
  mockServer.on('GET /api/stock/imports/:uuid', () => ({ body: now }));
  mockServer.on(ROWS, { body: [] });
  mockServer.on(CHANGE, () => ({ body: now }));
  const { person } = open();
  await person.click(await screen.findByRole('radio', { name: 'Replace all' }));
  await person.dblClick(screen.getByRole('button', { name: 'Preview: Replace all' }));
  expect(mockServer.calls(CHANGE)).toHaveLength(0);
  now = anImport({ revision: 2 });
  await waitFor(() => expect(mockServer.calls(CHANGE)).toHaveLength(1), { timeout: 5_000 });
  expect(mockServer.calls(CHANGE)[0]?.body).toMatchObject({ mode: 'REPLACE' });
});

test('held rows are taken away as a file', async () => {
  serve();
  mockServer.on('GET /api/stock/imports/:uuid/held', { body: 'Count,Name,Reason\n' });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  Object.assign(URL, { createObjectURL: () => 'blob:held', revokeObjectURL: () => {} });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Download these rows as CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('inventory - needs correction.csv');
});

test.each(['FAILED', 'REFUSED'] as const)(
  'a row is put right also of an import that has %s',
  async (state) => {
    const problem = { code: 'too-many-copies', message: 'This file asks for too many copies.' };
    const stopped = anImport({ state, problem, difference: aDifference({ HELD: 1 }) });
    mockServer.on('GET /api/stock/imports', { body: [stopped] });
    mockServer.on('GET /api/stock/imports/:uuid', { body: stopped });
    mockServer.on(ROWS, { body: [typo] });
    mockServer.on(CORRECT, { body: anImport({ revision: 2 }) });
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Skip row 2' }));
    await waitFor(() => expect(mockServer.calls(CORRECT).map(({ body }) => body)).toEqual([{ skip: true }]));
  },
);
