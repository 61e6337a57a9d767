/** What is shown of wants before the server has answered. */
import { pageStore } from '../app/store';
import { aWantList } from '../test/goods';
import { mockServer } from '../test/mock-server';
import { watchlistApi } from './watchlist';

test('a refused change of a list is taken back where the list is by then', async () => {
  const { dispatch, getState } = pageStore();
  const { getWantLists, changeWantList } = watchlistApi.endpoints;
  const deck = aWantList({ uuid: 'deck-id', alerts: true });
  const shown = () =>
    getWantLists
      .select()(getState())
      .data?.map(({ uuid, alerts }) => `${uuid} ${alerts}`);
  mockServer.on('GET /api/watchlist/lists', { body: [deck] });
  const reading = dispatch(getWantLists.initiate());
  await reading;
  const refuse = mockServer.later('PATCH /api/watchlist/lists/:uuid', { status: 422, body: deck });
  const change = dispatch(changeWantList.initiate({ uuid: 'deck-id', changeWantList: { alerts: false } }));
  expect(shown()).toEqual(['deck-id false']);
  const cube = aWantList({ uuid: 'cube-id', alerts: false });
  mockServer.on('GET /api/watchlist/lists', { body: [cube, deck] });
  await reading.refetch();
  await refuse();
  await change;
  expect(shown()).toEqual(['cube-id false', 'deck-id true']);
  reading.unsubscribe();
});
