/** A file is brought into the stock: chosen, sent, looked at, saved, and taken back. */
import { screen, waitFor, within } from '@testing-library/react';
import StockImportPage from '../../pages/stock-import';
import { aDifference, anImport, anImportRow } from '../../test/imports';
import { mockServer } from '../../test/mock-server';
import { MockUpload } from '../../test/mock-upload';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';

const LIST = 'GET /api/stock/imports';
const UPLOAD = 'POST /api/stock/imports';
const ONE = 'GET /api/stock/imports/:uuid';
const CHANGE = 'PATCH /api/stock/imports/:uuid';
const ROWS = 'GET /api/stock/imports/:uuid/rows';
const COMMIT = 'POST /api/stock/imports/:uuid/commit';
const BATCH = 'GET /api/stock/batches/:uuid';
const UNDO = 'POST /api/stock/batches/:uuid/undo';

type Import = ReturnType<typeof anImport>;

beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: MockUpload });
  mockServer.on(LIST, { body: [] });
  mockServer.on(ROWS, { body: [anImportRow()] });
});

const open = (at = '/stock/import') =>
  renderScreen(<StockImportPage />, { user: store, at, path: '/stock/import' });

/** The import that is open, as the server has it. */
function serve(first: Import) {
  let current = first;
  mockServer.on(LIST, () => ({ body: [current] }));
  mockServer.on(ONE, () => ({ body: current }));
  return {
    become: (next: Partial<Import>) => {
      current = { ...current, ...next };
      return current;
    },
  };
}

const aFile = (text = 'Count,Name\n4,Clockwork Heron', name = 'inventory.csv') => new File([text], name);
const choose = async (person: ReturnType<typeof open>['person'], file: File) => {
  await screen.findByRole('button', { name: 'Choose a file' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file.');
  await person.upload(input, file);
};

describe('choosing a file', () => {
  test('the limits are known before, and a file beyond them is not sent', async () => {
    const { person } = open();
    expect(await screen.findByText(/up to 50,000 rows or 20 MB/)).toBeVisible();
    await choose(person, aFile('x'.repeat(20_000_001)));
    expect(screen.getByRole('alert')).toHaveTextContent('inventory.csv is larger than 20 MB.');
    await choose(person, aFile('', 'empty.csv'));
    expect(screen.getByRole('alert')).toHaveTextContent('empty.csv is empty.');
    expect(mockServer.calls(UPLOAD)).toHaveLength(0);
  });

  test('a file is sent as it is, and its import is shown', async () => {
    const { become } = serve(anImport());
    mockServer.on(LIST, { body: [] });
    mockServer.on(UPLOAD, () => ({ status: 201, body: become({}) }));
    const { person, router } = open();
    await choose(person, aFile());
    expect(await screen.findByRole('heading', { name: 'inventory.csv' })).toBeVisible();
    const [call] = mockServer.calls(UPLOAD);
    expect(call?.body).toBe('Count,Name\n4,Clockwork Heron');
    expect(call?.query.get('name')).toBe('inventory.csv');
    expect(call?.headers.get('authorization')).toBe('Bearer token of the test');
    expect(router.state.location.search).toContain(`import=${anImport().uuid}`);
  });

  test('pasted text stays where it is when it does not arrive', async () => {
    mockServer.fail(UPLOAD, 503, { code: 'server.unavailable', message: 'Try again.' });
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Paste text instead' }));
    await person.type(screen.getByLabelText('Pasted text'), '4 Clockwork Heron');
    await person.click(screen.getByRole('button', { name: 'Read this text' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Pasted text')).toHaveValue('4 Clockwork Heron');
  });
});

describe('an open import', () => {
  test('is found again, and watched until it has been compared', async () => {
    const { become } = serve(
      anImport({
        state: 'WORKING',
        file: null,
        difference: null,
        progress: { step: 'READING', done: 50, total: 200 },
      }),
    );
    open();
    expect(await screen.findByText('Matched 50 of 200 rows')).toBeVisible();
    expect(screen.getByText(/You can close this tab/)).toBeVisible();
    become({ ...anImport(), revision: 2 });
    expect(await screen.findByRole('tab', { name: 'New 12' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add 24 copies' })).toBeEnabled();
  });

  test('asks once for the blanks of a file, and names the mode on its buttons', async () => {
    const file = { ...anImport().file, blanks: { condition: 4173, finish: 0, language: 0 } };
    const { become } = serve(anImport({ file } as Partial<Import>));
    mockServer.on(CHANGE, ({ body }) => {
      const { blanks, mode } = body as Import['choices'];
      return { body: become({ revision: 2, choices: { ...anImport().choices, blanks, mode } }) };
    });
    const { person } = open();
    const question = await screen.findByLabelText('Treat 4,173 blanks in Condition as');
    expect(question).toHaveDisplayValue('Hold those rows back');
    await person.selectOptions(question, 'Near Mint');
    await person.click(screen.getByRole('radio', { name: 'Replace all' }));
    expect(screen.getByRole('button', { name: 'Add 24 copies' })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Preview: Replace all' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Replace all with 12 lines' })).toBeEnabled(),
    );
    expect(mockServer.calls(CHANGE)[0]?.body).toMatchObject({
      mode: 'REPLACE',
      blanks: { condition: 'NEAR_MINT' },
      marketPercent: null,
    });
    expect(screen.queryByRole('button', { name: 'Preview: Replace all' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'inventory.csv' })).toHaveFocus();
  });

  test('with stop signs is not committed before each is confirmed', async () => {
    const difference = aDifference({ TO_ZERO: 40 }, [{ code: 'TO_ZERO', lines: 40, percent: 40 }]);
    const { become } = serve(anImport({ difference }));
    mockServer.on(COMMIT, () => ({ status: 202, body: become({ state: 'COMMITTING', difference: null }) }));
    const { person } = open();
    const commit = await screen.findByRole('button', { name: 'Add 0 copies' });
    await person.click(commit);
    expect(screen.getByRole('alert')).toHaveTextContent('Confirm each warning first.');
    expect(mockServer.calls(COMMIT)).toHaveLength(0);
    await person.click(screen.getByRole('checkbox', { name: 'I’ve checked this' }));
    await person.click(commit);
    expect(await screen.findByText('Saving your changes…')).toBeVisible();
    expect(mockServer.calls(COMMIT)[0]?.body).toEqual({ revision: 1, acknowledged: ['TO_ZERO'] });
  });

  test('that has changed since is shown as it is now', async () => {
    const { become } = serve(anImport());
    mockServer.on(COMMIT, () => {
      become({ revision: 5, difference: aDifference({ NEW: 3 }) });
      return {
        status: 412,
        body: { status: 412, code: 'stock.import-outdated', message: 'It has changed since.' },
      };
    });
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Add 24 copies' }));
    expect(await screen.findByRole('button', { name: 'Add 6 copies' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('It has changed since.');
  });

  test('of a file that is refused says why, in plain words', async () => {
    const problem = { code: 'names-and-addresses', message: 'no' };
    serve(anImport({ state: 'REFUSED', file: null, difference: null, problem }));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This file contains customers’ names and addresses.',
    );
    expect(screen.getByRole('button', { name: 'Discard this import' })).toBeVisible();
  });

  test.each([
    ['while it was compared', null],
    ['while it was committed', anImport().difference],
  ])('that has failed %s says why once, and goes on from there', async (_when, difference) => {
    const problem = { code: 'stock.disk-full', message: 'Our disk is full. Nothing was changed.' };
    serve(anImport({ state: 'FAILED', difference, problem }));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Our disk is full. Nothing was changed.');
    const again = difference ? /^Add \d+ copies$/ : 'Discard this import';
    expect(screen.getByRole('button', { name: again })).toBeEnabled();
  });
});

describe('a file of no known format', () => {
  test('is read by the columns that a person names, with a preview of the first rows', async () => {
    const custom = { ...anImport().file, format: 'custom', columns: ['A', 'B', 'C'] };
    const { become } = serve(
      anImport({
        file: { ...custom, mapping: { fields: [null, null, null], hasHeader: true } },
      } as Partial<Import>),
    );
    mockServer.on(CHANGE, () => ({ body: become({ revision: 2 }) }));
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Use these columns' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/Choose the column with the card’s name/);
    await person.selectOptions(screen.getByLabelText('Meaning of B'), 'Card name');
    await person.selectOptions(screen.getByLabelText('Meaning of A'), 'Card name');
    await person.click(screen.getByRole('button', { name: 'Use these columns' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Only one column can be Card name.');
    await person.selectOptions(screen.getByLabelText('Meaning of A'), 'Quantity');
    const preview = within(screen.getByRole('region', { name: 'How the first rows are read' }));
    expect(preview.getByText('Clockwork Heron')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Use these columns' }));
    await waitFor(() =>
      expect(mockServer.calls(CHANGE)[0]?.body).toEqual({
        format: 'custom',
        mapping: { fields: ['quantity', 'name', null], hasHeader: true },
      }),
    );
  });
});

describe('a committed import', () => {
  const batch = {
    ...{ uuid: 'batch-id', kind: 'IMPORT', status: 'DONE', summary: {}, changedSince: 2 },
    ...{ createdAt: '2026-03-01T10:00:00.000Z', doneAt: '2026-03-01T10:00:01.000Z', undoneAt: null },
    undoableUntil: '2199-03-08T10:00:01.000Z',
  } as const;

  test('is undone after a question, which says what will stay', async () => {
    serve(anImport({ state: 'COMMITTED', batch: 'batch-id', committedAt: '2026-03-01T10:00:00.000Z' }));
    let status: 'DONE' | 'UNDONE' = 'DONE';
    mockServer.on(BATCH, () => ({ body: { ...batch, status, summary: { changedSince: 2 } } }));
    mockServer.on(UNDO, () => {
      status = 'UNDONE';
      return { body: { ...batch, status, summary: { changedSince: 2 } } };
    });
    const { person } = open(`/stock/import?import=${anImport().uuid}`);
    expect(await screen.findByText('Imported: 12 lines, 24 copies.')).toBeVisible();
    await person.click(await screen.findByRole('button', { name: 'Undo this import' }));
    const question = within(await screen.findByRole('dialog', { name: 'Undo this import?' }));
    expect(question.getByText(/2 copies have changed since and will stay as they are/)).toBeVisible();
    await person.click(question.getByRole('button', { name: 'Undo this import' }));
    expect(
      (
        await screen.findAllByText(
          'The import was undone. 2 copies had changed since and stayed as they were.',
        )
      )[0],
    ).toBeVisible();
    expect(mockServer.calls(UNDO)[0]?.headers.get('idempotency-key')).toBeTruthy();
  });
});

test('an import that is gone says so', async () => {
  mockServer.fail(ONE, 404, { code: 'stock.import-not-found', message: 'It does not exist.' });
  open('/stock/import?import=9c1f6d0e-2b7c-4d0a-9c3e-51f2a7b6c9d0');
  expect(await screen.findByText('This import isn’t here anymore.')).toBeVisible();
});
