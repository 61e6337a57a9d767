/** What is read again once somebody says how old they are: with whom they can trade has changed. */
import { makeStore } from '../app/store';
import { mockServer } from '../test/mock-server';
import { baseApi } from './base';
import { messagesApi } from './messages';
import { usersApi } from './users';
import { watchlistApi } from './watchlist';

const AGE = 'PUT /api/users/:uuid/age';
const READS = ['GET /api/offers/:uuid/thread', 'GET /api/watchlist/supply'] as const;

test.each([
  [
    'saved',
    () =>
      mockServer.on(AGE, { body: { isUnder18: true, bornIn: '2010-05', adultFrom: null, maxDealValue: 50 } }),
  ],
  [
    'lost',
    () =>
      mockServer.on(AGE, () => {
        throw new TypeError('Failed to fetch');
      }),
  ],
])(
  'offers, messages and what is nearby are read again after an answer that was %s',
  async (_what, answer) => {
    const { dispatch } = makeStore();
    const settled = () => Promise.all(dispatch(baseApi.util.getRunningQueriesThunk()));
    mockServer.on(READS[0], { body: { closesAt: null, isMuted: false, isWritable: true, unread: 0 } });
    mockServer.on(READS[1], { body: [] });
    void dispatch(messagesApi.endpoints.getThread.initiate('an-offer'));
    void dispatch(watchlistApi.endpoints.getSupply.initiate(['heron-id']));
    await settled();
    answer();
    await dispatch(usersApi.endpoints.setAge.initiate({ uuid: 'me', setAge: { bornIn: '2010-05' } }));
    await settled();
    expect(READS.map((key) => mockServer.calls(key).length)).toEqual([2, 2]);
  },
);
