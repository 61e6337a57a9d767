/** What a store sold on a day: chosen, added up, and kept as a file. */
import { screen, waitFor, within } from '@testing-library/react';
import { dayAt } from '../../lib/today';
import OrderHistoryPage from '../../pages/order-history';
import { aListing } from '../../test/goods';
import { mockServer, type Reply } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import { salesCsv } from './parts/sales-csv';
import { periodIn, salesIn } from './parts/sales-period';

const HISTORY = 'GET /api/listings/user/:uuid/order-history';
const sale = (facts: Parameters<typeof aListing>[0] = {}) =>
  aListing({ status: 'SOLD', finalSoldPrice: 5, statusUpdatedAt: new Date().toISOString(), ...facts });
const open = (at = '') =>
  renderScreen(<OrderHistoryPage />, { at: `/order-history${at}`, path: '/order-history' });
/** An answer that comes when the test gives it. */
function awaited() {
  let resolve = (_reply: Reply) => {};
  const promise = new Promise<Reply>((done) => {
    resolve = done;
  });
  return { promise, resolve: (reply: Reply) => resolve(reply) };
}
const asked = () => mockServer.calls(HISTORY).map(({ query }) => Object.fromEntries(query));

test('the sales of today are added up over all pages, and what was bought apart', async () => {
  const { promise, resolve } = awaited();
  mockServer.on(HISTORY, ({ query }) => {
    if (query.get('limit') !== '500') return { body: [sale()] };
    if (query.has('after')) return promise;
    const link = '</api/listings/user/me/order-history?after=two>; rel="next"';
    const body = [sale({ uuid: 'a', finalSoldPrice: 0.1 }), sale({ uuid: 'b', finalSoldPrice: 0.2 })];
    return { body, headers: { link, 'x-total-count': '4' } };
  });
  const { person, router } = open();
  await screen.findByRole('table');
  expect(screen.queryByText(/sold for/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Today' }));
  expect(await screen.findByText('Adding up…')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  resolve({
    body: [
      sale({ uuid: 'c', finalSoldPrice: 1234 }),
      sale({ uuid: 'd', type: 'BUY', cardName: 'Glimmerfen Snare', finalSoldPrice: 3 }),
    ],
    headers: { 'x-total-count': '4' },
  });
  expect(await screen.findByText('3 cards sold for $1,234.30 · 1 card bought for $3.00')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download CSV' })).toBeEnabled();
  expect(router.state.location.search).toBe('?period=today');
  expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
});

test('another day is pressed before the first has come, and the last one counts', async () => {
  const { promise, resolve } = awaited();
  const today = periodIn(new URLSearchParams('period=today'));
  const { soldFrom } = salesIn('me', today);
  mockServer.on(HISTORY, ({ query }) => {
    if (query.get('soldFrom') === soldFrom) return promise;
    return { body: query.has('soldFrom') ? [] : [sale()] };
  });
  const { person } = open();
  await screen.findByRole('table');
  await person.click(screen.getByRole('button', { name: 'Today' }));
  await person.click(screen.getByRole('button', { name: 'Yesterday' }));
  expect(await screen.findByText('Nothing was sold in this period.')).toBeVisible();
  resolve({ body: [sale()] });
  await person.click(screen.getByRole('button', { name: 'Last 7 days' }));
  await waitFor(() => expect(asked().filter(({ limit }) => limit === '60')).toHaveLength(4));
  expect(screen.queryByText(/sold for/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'All' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('a day of one’s own is in the address, and nonsense there is all sales', async () => {
  mockServer.on(HISTORY, { body: [sale()] });
  open('?period=2026-02-30');
  await screen.findByRole('table');
  expect(asked()).toEqual([{ limit: '60' }]);
  expect(
    within(screen.getByRole('navigation', { name: 'Period' })).getByRole('button', { current: 'page' }),
  ).toHaveTextContent('All');
});

test('a sum that can’t be read says so, is read again, and leaves the list alone', async () => {
  let isDown = true;
  mockServer.on(HISTORY, ({ query }) =>
    query.get('limit') === '500' && isDown ? { status: 503, body: {} } : { body: [sale()] },
  );
  const { person } = open('?period=today');
  expect(await screen.findByText('The sales couldn’t be added up.')).toBeVisible();
  expect(await screen.findByRole('row', { name: /Clockwork Heron/ })).toBeVisible();
  isDown = false;
  await person.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByText('1 card sold for $5.00')).toBeVisible();
});

test('a week is added up by day, and a day leads to its sales', async () => {
  const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const week = [
    sale({ uuid: 'a' }),
    sale({ uuid: 'b', finalSoldPrice: 2.5 }),
    sale({ statusUpdatedAt: at(2) }),
  ];
  mockServer.on(HISTORY, { body: week });
  const { person, router } = open('?period=week');
  expect(await screen.findByText('3 cards sold for $12.50')).toBeVisible();
  const [latest, before] = within(screen.getByRole('list', { name: 'By day' })).getAllByRole('listitem');
  expect(latest).toHaveTextContent(/: 2 cards sold for \$7\.50$/);
  expect(before).toHaveTextContent(/: 1 card sold for \$5\.00$/);
  await person.click(within(before as HTMLElement).getByRole('link'));
  expect(router.state.location.search).toBe(`?period=${dayAt(new Date(at(2)))}`);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'By day' })).toBeNull());
});

test('days are those of the clock on the wall, also when it is put forward', () => {
  const of = (period: string) => salesIn('me', periodIn(new URLSearchParams({ period }), '2026-03-09'));
  expect(of('today')).toEqual({
    ...{ owner: 'me', soldFrom: new Date(2026, 2, 9).toISOString() },
    soldBefore: new Date(2026, 2, 10).toISOString(),
  });
  expect(of('yesterday').soldBefore).toBe(new Date(2026, 2, 9).toISOString());
  expect(of('week')).toMatchObject({
    soldFrom: new Date(2026, 2, 3).toISOString(),
    soldBefore: new Date(2026, 2, 10).toISOString(),
  });
  expect(of('2026-03-08').soldBefore).toBe(new Date(2026, 2, 9).toISOString());
});

test('the file has a line for each sale by the clock of the store, and no formula', () => {
  const at = { statusUpdatedAt: '2026-03-07T00:12:00.000Z', finalSoldPrice: 12.5 };
  const sales = [
    sale({ ...at, cardName: '=1+1', soldTo: { uuid: 'kim', name: 'Kim "K" Lee' } }),
    sale({ ...at, type: 'BUY', soldTo: null }),
  ];
  const [head, first, second] = salesCsv(sales, 'America/Chicago').split('\r\n');
  expect(head).toBe(
    '\ufeff"Sold at (America/Chicago)","Card","Set","Number","Condition","Finish","Language","Type","Price (USD)","Sold to"',
  );
  expect(first).toMatch(/^"2026-03-06 18:12","'=1\+1","BRM","89",.*,"12\.50","Kim ""K"" Lee"$/);
  expect(second).toMatch(/"Buy","12\.50",""$/);
});
