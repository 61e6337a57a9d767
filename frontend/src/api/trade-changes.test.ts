/** What is read again after a step of an offer or a deal. */
import { makeStore } from '../app/store';
import { mockServer } from '../test/mock-server';
import { aCode, aDeal, aHold, DEAL } from '../test/trades';
import { dashboardApi } from './dashboard';
import { dealsApi } from './deals';
import { listingsApi } from './listings';
import { offersApi } from './offers';
import { stockApi } from './stock';
import { SEEN_TAGS } from './trade-changes';
import { watchlistApi } from './watchlist';

const READS = [
  'GET /api/listings/user/:id/status/:status',
  'GET /api/stock/summary',
  'GET /api/dashboard/most-watched/:uuid',
  'GET /api/watchlist/lists',
] as const;

let page = makeStore();
const settled = () => Promise.all(page.dispatch(listingsApi.util.getRunningQueriesThunk()));
const counts = () => READS.map((key) => mockServer.calls(key).length);

beforeEach(async () => {
  page = makeStore();
  mockServer.on(READS[0], { body: [] });
  mockServer.on(READS[1], { body: {} as never });
  mockServer.on(READS[2], { body: [] });
  mockServer.on(READS[3], { body: [] });
  void page.dispatch(listingsApi.endpoints.listingsOfUser.initiate({ id: 'me', status: 'ACTIVE' }));
  void page.dispatch(stockApi.endpoints.getStockSummary.initiate({}));
  void page.dispatch(dashboardApi.endpoints.getMostWatched.initiate('me'));
  void page.dispatch(watchlistApi.endpoints.getWantLists.initiate());
  await settled();
  expect(counts()).toEqual([1, 1, 1, 1]);
});

const deal = { uuid: DEAL, 'If-Match': '"3"' };

test('copies that are reserved, free again or handed over are read again wherever they are shown', async () => {
  mockServer.on('POST /api/offers/holds', { status: 201, body: aHold() });
  mockServer.on('POST /api/deals/:uuid/cancel', { body: aDeal() });
  mockServer.on('POST /api/deals/:uuid/hand-over', { body: aDeal() });
  await page.dispatch(
    offersApi.endpoints.holdForMe.initiate({ 'Idempotency-Key': 'key', holdCopies: { listings: ['one'] } }),
  );
  await settled();
  expect(counts()).toEqual([2, 2, 2, 2]);
  await page.dispatch(
    dealsApi.endpoints.cancelDeal.initiate({ ...deal, cancelDeal: { reason: 'CANNOT_COME' } }),
  );
  await settled();
  expect(counts()).toEqual([3, 3, 3, 3]);
  const enterCode = { code: aCode().code, enteredAt: '2027-03-01T10:00:00.000Z', revision: 1 };
  await page.dispatch(dealsApi.endpoints.enterCode.initiate({ uuid: DEAL, enterCode }));
  await settled();
  expect(counts()).toEqual([4, 4, 4, 4]);
});

test('a code that is wrong reads the deal again, and copies only where they may have moved', async () => {
  const READ = 'GET /api/deals/:uuid';
  const ENTER = 'POST /api/deals/:uuid/hand-over';
  mockServer.on(READ, { body: aDeal() });
  void page.dispatch(dealsApi.endpoints.getDeal.initiate(DEAL));
  await settled();
  const enterCode = { code: '000000', enteredAt: '2027-03-01T10:00:00.000Z', revision: 1 };
  const enter = async (status: number) => {
    mockServer.fail(ENTER, status);
    await page.dispatch(dealsApi.endpoints.enterCode.initiate({ uuid: DEAL, enterCode }));
    await settled();
  };
  await enter(400);
  expect(mockServer.calls(READ)).toHaveLength(2);
  expect(counts()).toEqual([1, 1, 1, 1]);
  await enter(409);
  expect(mockServer.calls(READ)).toHaveLength(3);
  expect(counts()).toEqual([2, 2, 2, 2]);
});

test('a word between the two reads no copies again', async () => {
  mockServer.on('POST /api/deals/:uuid/signals', { body: aDeal() });
  await page.dispatch(
    dealsApi.endpoints.signalArrival.initiate({ uuid: DEAL, signalArrival: { signal: 'HERE' } }),
  );
  await settled();
  expect(counts()).toEqual([1, 1, 1, 1]);
});

test('something that has happened elsewhere reads no lines of a stock again, but its numbers', async () => {
  const LINES = 'GET /api/stock/lines';
  mockServer.on(LINES, { body: [] });
  void page.dispatch(stockApi.endpoints.stockLines.initiate({ filter: {}, sort: 'name' }));
  await settled();
  page.dispatch(offersApi.util.invalidateTags([...SEEN_TAGS]));
  await settled();
  expect(counts()).toEqual([2, 2, 2, 2]);
  expect(mockServer.calls(LINES)).toHaveLength(1);
});
