/** A search of what is in stock is read again when listings change; a search of all cards is not. */
import { makeStore } from '../app/store';
import { aCard, aListing, someCards } from '../test/goods';
import { mockServer } from '../test/mock-server';
import { cardsApi } from './cards';
import { listingsApi } from './listings';

const SEARCH = 'GET /api/cards/search';
type Page = ReturnType<typeof makeStore>;
const { postListings, withdrawListing } = listingsApi.endpoints;

test.each([
  [
    'a listing is made',
    ({ dispatch }: Page) => dispatch(postListings.initiate({ 'Idempotency-Key': 'key', body: [] })),
  ],
  [
    'a listing is withdrawn',
    ({ dispatch }: Page) => dispatch(withdrawListing.initiate({ uuid: 'one', 'If-Match': '"1"' })),
  ],
])('a search of listed cards alone is read again once %s', async (_what, change) => {
  const page = makeStore();
  const settled = () => Promise.all(page.dispatch(cardsApi.util.getRunningQueriesThunk()));
  const listedOf = () => mockServer.calls(SEARCH).map(({ query }) => query.get('listed'));
  mockServer.on(SEARCH, { body: someCards([aCard()]) });
  mockServer.on('POST /api/listings', { status: 201, body: [aListing()] });
  mockServer.on('DELETE /api/listings/:uuid', { status: 204, body: undefined });
  const { findCards } = cardsApi.endpoints;
  void page.dispatch(findCards.initiate({ q: 'heron', listed: true }));
  void page.dispatch(findCards.initiate({ q: 'heron' }));
  await settled();
  expect(listedOf()).toEqual(['true', null]);
  await change(page);
  await settled();
  expect(listedOf()).toEqual(['true', null, 'true']);
});
