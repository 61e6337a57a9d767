/** The answer to an edit of the stock is lost: a phone at a counter in a cellar. */
import { screen, waitFor } from '@testing-library/react';
import StockPage from '../../pages/stock';
import { aLine } from '../../test/goods';
import { layOutScroller } from '../../test/layout';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aBatch, EDIT, LINES, serveStock } from '../../test/stock-server';
import { repeatUntilAnswered } from './parts/repeat-until-answered';

beforeAll(layOutScroller);

test('it is sent again with the same key, which takes effect once', async () => {
  serveStock(aLine({ line: 'heron' }));
  let attempts = 0;
  mockServer.on(EDIT, () => {
    attempts += 1;
    if (attempts === 1) throw new TypeError('Failed to fetch');
    mockServer.on(LINES, { body: [aLine({ line: 'heron-7', price: 7 })], headers: { 'x-total-count': '1' } });
    return { body: aBatch() };
  });
  const { person } = renderScreen(<StockPage />, { at: '/stock', path: '/stock', user: store });
  const row = await screen.findByRole('row', { name: /Clockwork Heron/ });
  await person.click(row.querySelector('[data-column="price"]') as HTMLElement);
  await person.keyboard('7{Enter}');
  expect(await screen.findByText('All changes saved.')).toBeVisible();
  expect(screen.queryByText(/Not saved/)).toBeNull();
  const [first, second] = mockServer.calls(EDIT).map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
  expect(second).toMatch(/./);
});

test('what is never answered may have been saved: the lines are read again', async () => {
  jest.useFakeTimers({ advanceTimers: 50 });
  serveStock(aLine({ line: 'heron' }));
  mockServer.on(EDIT, () => {
    mockServer.on(LINES, { body: [aLine({ line: 'heron-7', price: 7 })], headers: { 'x-total-count': '1' } });
    throw new TypeError('Failed to fetch');
  });
  const { person } = renderScreen(<StockPage />, { at: '/stock', path: '/stock', user: store });
  const row = await screen.findByRole('row', { name: /Clockwork Heron/ });
  await person.click(row.querySelector('[data-column="price"]') as HTMLElement);
  await person.keyboard('7{Enter}');
  expect(
    await screen.findByText(/No answer came\. It may have been saved/, {}, { timeout: 30_000 }),
  ).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /Clockwork Heron/ })).toHaveTextContent('$7.00'),
  );
});

test('what was not changed, as it changed elsewhere at the same moment, is said', async () => {
  serveStock(aLine({ line: 'heron' }));
  mockServer.on(EDIT, { body: aBatch({ summary: { change: 'price', changed: 0, conflicts: 1 } }) });
  const { person } = renderScreen(<StockPage />, { at: '/stock', path: '/stock', user: store });
  const row = await screen.findByRole('row', { name: /Clockwork Heron/ });
  await person.click(row.querySelector('[data-column="price"]') as HTMLElement);
  await person.keyboard('7{Enter}');
  expect(await screen.findByText(/1 copy was changed elsewhere in the meantime/)).toBeVisible();
});

test('what was not changed while other lines were is said with its reason, but for what is reserved', async () => {
  serveStock(aLine({ line: 'heron' }));
  const skipped = [
    { reason: 'card-unavailable', copies: 2 },
    { reason: 'reserved', copies: 1 },
  ];
  mockServer.on(EDIT, { body: aBatch({ summary: { change: 'quantity', added: 3, skipped } }) });
  const { person } = renderScreen(<StockPage />, { at: '/stock', path: '/stock', user: store });
  const row = await screen.findByRole('row', { name: /Clockwork Heron/ });
  await person.click(row.querySelector('[data-column="quantity"]') as HTMLElement);
  await person.keyboard('7{Enter}');
  expect(await screen.findByText('2 copies skipped: no longer in the card database')).toBeVisible();
  expect(screen.queryByText(/reserved for somebody/)).toBeNull();
});

test('a refusal is not repeated', async () => {
  const call = jest.fn(() => Promise.reject({ status: 409 }));
  await expect(repeatUntilAnswered(call)).rejects.toEqual({ status: 409 });
  expect(call).toHaveBeenCalledTimes(1);
});
