/** The question whether old stock is still there, and its answers. */
import { screen, waitFor } from '@testing-library/react';
import StockPage from '../../pages/stock';
import { aLine } from '../../test/goods';
import { layOutScroller } from '../../test/layout';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aBatch, EDIT, sentEdits, serveStock } from '../../test/stock-server';
import StillHave from './still-have';

const STALE = 'GET /api/stock/stale';
const UNDO = 'POST /api/stock/batches/:uuid/undo';
const ALL = { filter: { age: ['STALE', 'EXPIRED'] }, change: { count: true } };

beforeAll(layOutScroller);

const ask = () => renderScreen(<StillHave />, { user: player });
const serve = (copies: number, expired = 0) => {
  let stale = { lines: 2, copies, expired };
  mockServer.on(STALE, () => ({ body: stale }));
  mockServer.on(EDIT, () => {
    stale = { lines: 0, copies: 0, expired: 0 };
    return { body: aBatch({ summary: { change: 'count', changed: copies } }) };
  });
  mockServer.on(UNDO, () => {
    stale = { lines: 2, copies, expired };
    return { body: aBatch({ status: 'UNDONE', summary: { restored: copies } }) };
  });
};

// @spec rule-count-in-one-tap
test('one tap says that all of it is there, once however often it is pressed, and can be taken back', async () => {
  serve(37, 4);
  const { person } = ask();
  expect(await screen.findByRole('heading', { name: 'Still have these 37?' })).toBeVisible();
  expect(screen.getByText(/4 copies are off the market already/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go through them' })).toHaveAttribute(
    'href',
    '/stock?age=STALE,EXPIRED',
  );
  await person.dblClick(screen.getByRole('button', { name: 'Yes, all 37' }));
  expect(await screen.findByText('37 copies counted. Thanks!')).toBeVisible();
  expect(sentEdits()).toEqual([ALL]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Still have these 37?' })).toBeVisible();
});

test('nobody is asked whose stock is fresh', async () => {
  serve(0);
  ask();
  await waitFor(() => expect(mockServer.calls(STALE)).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a failed answer says so, and the question stays', async () => {
  serve(1, 1);
  mockServer.fail(EDIT, 500);
  const { person } = ask();
  await person.click(await screen.findByRole('button', { name: 'Yes, I have it' }));
  expect(await screen.findByText('They couldn’t be counted.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Still have this one?' })).toBeVisible();
});

// @spec rule-count-in-one-tap
test('in the table the tick of an old count, or Enter in it, says that the line is still there', async () => {
  const old = { freshUntil: '2026-03-31T10:00:00.000Z', listedUntil: '2026-04-30T10:00:00.000Z' };
  serveStock(aLine({ line: 'old', ...old }), aLine({ line: 'fresh', cardName: 'Ladle of Plenty' }));
  const { person } = renderScreen(<StockPage />, {
    ...{ at: '/stock?columns=countedAt', path: '/stock', user: store },
  });
  await person.click(await screen.findByRole('button', { name: 'Still there: Clockwork Heron' }));
  await waitFor(() => expect(sentEdits()).toEqual([{ lines: [{ line: 'old' }], change: { count: true } }]));
  expect(screen.queryByRole('button', { name: 'Still there: Ladle of Plenty' })).toBeNull();
});
