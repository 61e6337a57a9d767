/** The screen of the stock. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { menuOf } from '../../app/menus';
import StockPage from '../../pages/stock';
import { aLine } from '../../test/goods';
import { layOutScroller } from '../../test/layout';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { EDIT, LINES, sentEdits, serveStock } from '../../test/stock-server';

beforeAll(layOutScroller);

const heron = aLine({ line: 'heron', quantity: 2 });
const ladle = aLine({ line: 'ladle', cardId: 'ladle-id', cardName: 'Ladle of Plenty', price: 3 });
const opt = aLine({ line: 'opt', cardId: 'opt-id', cardName: 'Opt', price: 1 });

const open = (at = '/stock') => renderScreen(<StockPage />, { at, path: '/stock', user: store });
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const cell = async (name: string, column: string) =>
  (await screen.findByRole('row', { name: new RegExp(name) })).querySelector(
    `[data-column="${column}"]`,
  ) as HTMLElement;

test('stands in the menus of stores, not in those of players', () => {
  const stock = (role: 'STORE' | 'USER') =>
    menuOf('sidebar', role).some(({ to, label }) => to === '/stock' && label === 'Stock');
  expect([stock('STORE'), stock('USER')]).toEqual([true, false]);
});

test('shows each line with its terms, and what all of them add up to', async () => {
  serveStock(heron, ladle);
  open();
  const line = await row('Clockwork Heron');
  expect(screen.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible();
  expect(line.getByText('$5.00')).toBeVisible();
  expect(line.getByTitle('Near Mint')).toHaveTextContent('NM');
  expect(line.getByText('125%')).toBeVisible();
  expect(await screen.findByText('2 lines · 3 copies · $12.50 asking · $10.00 market')).toBeVisible();
  expect(screen.getByRole('grid', { name: 'Stock' })).toHaveAttribute('aria-rowcount', '3');
});

test('prices are typed one below the other, faster than the server answers, and Ctrl+Z takes the last one back', async () => {
  const server = serveStock(heron, ladle, opt);
  const { person } = open();
  await person.click(await cell('Clockwork Heron', 'price'));
  await person.keyboard('7.5{Enter}8{Enter}');
  expect(await cell('Clockwork Heron', 'price')).toHaveTextContent('$7.50');
  expect(await cell('Ladle', 'price')).toHaveTextContent('$8.00');
  expect(screen.getByRole('grid')).toHaveFocus();
  await screen.findByText('All changes saved.');
  expect(server.lines().map(({ price }) => price)).toEqual([7.5, 8, 1]);
  await person.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Undone: Ladle of Plenty: price $8.00')).toBeVisible();
  await waitFor(async () => expect(await cell('Ladle', 'price')).toHaveTextContent('$3.00'));
  expect(await cell('Clockwork Heron', 'price')).toHaveTextContent('$7.50');
});

test('the next change of a line goes to the ID that the first one gave it', async () => {
  serveStock(heron, ladle);
  const { person } = open();
  await person.click(await cell('Clockwork Heron', 'price'));
  await person.keyboard('7{Tab}{Tab}Bin 4{Enter}');
  await screen.findByText('All changes saved.');
  expect(sentEdits()).toEqual([
    { lines: [{ line: 'heron' }], change: { price: 7 } },
    { lines: [{ line: 'changed-1' }], change: { shelf: 'Bin 4' } },
  ]);
});

test('what is no price stays in its cell, with the reason, until Escape', async () => {
  serveStock(heron);
  const { person } = open();
  await person.click(await cell('Clockwork Heron', 'price'));
  await person.keyboard('abc{Enter}');
  expect(screen.getByText('Enter a price from $0.01 to $999,999.99.')).toBeVisible();
  expect(screen.getByLabelText('Price of Clockwork Heron')).toBeInvalid();
  await person.keyboard('{Escape}');
  expect(await cell('Clockwork Heron', 'price')).toHaveTextContent('$5.00');
  expect(mockServer.calls(EDIT)).toHaveLength(0);
});

test('what the server refuses is taken back, and said with its reason', async () => {
  serveStock(heron);
  mockServer.fail(EDIT, 409, { message: 'There’s nothing to change.' });
  const { person } = open();
  await person.click(await cell('Clockwork Heron', 'price'));
  await person.keyboard('7{Enter}');
  expect(await screen.findByText(/Not saved: Clockwork Heron, price \$7\.00\./)).toHaveTextContent(
    'nothing to change',
  );
  expect(await cell('Clockwork Heron', 'price')).toHaveTextContent('$5.00');
});

test('what is refused after the table was left is said on the page after it', async () => {
  serveStock(heron);
  const { person, router } = open();
  await person.click(await cell('Clockwork Heron', 'price'));
  const refuse = mockServer.later(EDIT, { status: 409, body: { message: 'It’s gone.' } as never });
  await person.keyboard('7{Enter}');
  await act(() => router.navigate('/elsewhere'));
  await screen.findByText('Another page');
  await refuse();
  expect(await screen.findByText(/Not saved: Clockwork Heron, price \$7\.00\. It’s gone\./)).toBeVisible();
});

test('a block is copied and pasted as a spreadsheet has it', async () => {
  serveStock(heron, ladle, opt);
  const { person } = open();
  await person.click(await cell('Clockwork Heron', 'price'));
  await person.keyboard('{Shift>}{ArrowDown}{/Shift}');
  const kept = new Map<string, string>();
  const clipboardData = {
    setData: (type: string, text: string) => kept.set(type, text),
    getData: () => '9.00\n9.00\n10.00',
  };
  fireEvent.copy(screen.getByRole('grid'), { clipboardData });
  expect(kept.get('text/plain')).toBe('5.00\n3.00');
  fireEvent.paste(screen.getByRole('grid'), { clipboardData });
  await screen.findByText('All changes saved.');
  expect(sentEdits()).toEqual([
    { lines: [{ line: 'heron' }, { line: 'ladle' }], change: { price: 9 } },
    { lines: [{ line: 'opt' }], change: { price: 10 } },
  ]);
});

test('a number of copies is sent with the one that was seen, and a refusal is said', async () => {
  serveStock(heron, ladle, opt);
  const { person } = open();
  await person.click(await cell('Clockwork Heron', 'quantity'));
  await person.keyboard('4{Enter}');
  await screen.findByText('All changes saved.');
  mockServer.fail(EDIT, 409, {
    code: 'stock.quantity-changed',
    message: 'The number of copies has changed.',
  });
  await person.click(await cell('Clockwork Heron', 'quantity'));
  fireEvent.paste(screen.getByRole('grid'), { clipboardData: { getData: () => '5\n5\n' } });
  expect(await screen.findByText(/Not saved: 2 lines, 5 copies\. The number of copies/)).toBeVisible();
  expect(sentEdits()).toEqual([
    { lines: [{ line: 'heron', expectedQuantity: 2 }], change: { quantity: 4 } },
    {
      lines: [
        { line: 'changed-1', expectedQuantity: 4 },
        { line: 'ladle', expectedQuantity: ladle.quantity },
      ],
      change: { quantity: 5 },
    },
  ]);
});

test('filters and order are in the address, and remembered for the next visit', async () => {
  serveStock(heron);
  const first = open('/stock');
  await row('Clockwork Heron');
  await first.person.click(screen.getByRole('button', { name: 'Price' }));
  await first.person.click(screen.getByRole('button', { name: 'Filters' }));
  await first.person.selectOptions(screen.getByLabelText('Cheaper than market by'), '20');
  expect(first.router.state.location.search).toBe('?sort=price&below=20');
  await waitFor(() =>
    expect(Object.fromEntries(mockServer.calls(LINES).at(-1)?.query ?? [])).toMatchObject({
      sort: 'price',
      maxMarketRatio: '0.8',
    }),
  );
  first.unmount();
  const second = open('/stock');
  expect(
    await screen.findByRole('button', { name: 'Remove filter: 20 % or more below market' }),
  ).toBeVisible();
  expect(second.router.state.location.search).toBe('?below=20&sort=price');
});

test('an empty stock says what to do first', async () => {
  serveStock();
  open();
  expect(await screen.findByRole('heading', { name: 'Your stock is empty.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Import a file' })).toHaveAttribute('href', '/stock/import');
});

test('stock that does not come can be asked for again', async () => {
  mockServer.fail(LINES, 500, {});
  serveStock(heron);
  mockServer.fail(LINES, 500, {});
  const { person } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  serveStock(heron);
  await person.click(again);
  expect(await row('Clockwork Heron')).toBeDefined();
});
