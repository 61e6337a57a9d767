/** What is read again where the answer to a change was lost: the server may have made it. */
import { makeStore } from '../app/store';
import { mockServer } from '../test/mock-server';
import { aPlaceless } from '../test/town-list';
import { baseApi } from './base';
import { messagesApi } from './messages';
import { offersApi } from './offers';
import { placesApi } from './places';

const OFFER = 'an-offer';
const PLACE = 'GET /api/places/mine';
const THREAD = 'GET /api/offers/:uuid/thread';
const RULES = 'GET /api/offers/hold-rules';
const rules = {
  ...{ isOn: true, maxCards: 5, maxValue: null, forWhom: 'EVERYONE' as const, days: 2 },
};
const { setOwnPlace, setPlacePreferences, removeOwnPlace } = placesApi.endpoints;
const { markMessagesRead, muteMessages } = messagesApi.endpoints;

type Dispatch = ReturnType<typeof makeStore>['dispatch'];
type Key = Parameters<typeof mockServer.on>[0];
const CHANGES: [Key, (dispatch: Dispatch) => unknown, Key][] = [
  ['PUT /api/places/mine', (dispatch) => dispatch(setOwnPlace.initiate({ town: 1 })), PLACE],
  [
    'PUT /api/places/mine/preferences',
    (dispatch) => dispatch(setPlacePreferences.initiate({ radiusKm: 5, unit: null })),
    PLACE,
  ],
  ['DELETE /api/places/mine', (dispatch) => dispatch(removeOwnPlace.initiate()), PLACE],
  [
    'PUT /api/offers/:uuid/messages/read',
    (dispatch) =>
      dispatch(markMessagesRead.initiate({ uuid: OFFER, markMessagesRead: { message: 'a-message' } })),
    THREAD,
  ],
  [
    'PUT /api/offers/:uuid/thread',
    (dispatch) => dispatch(muteMessages.initiate({ uuid: OFFER, muteMessages: { isMuted: true } })),
    THREAD,
  ],
  [
    'PUT /api/offers/hold-rules',
    (dispatch) =>
      dispatch(offersApi.endpoints.setHoldRules.initiate({ 'If-Match': '"1"', saveHoldRules: rules })),
    RULES,
  ],
];

test.each(CHANGES)(
  '%s reads again what it may have changed, and after a refusal nothing',
  async (call, change, read) => {
    const { dispatch } = makeStore();
    const settled = () => Promise.all(dispatch(baseApi.util.getRunningQueriesThunk()));
    mockServer.on(PLACE, { body: aPlaceless() });
    mockServer.on(THREAD, { body: { closesAt: null, isMuted: false, isWritable: true, unread: 1 } });
    mockServer.on(RULES, { body: { ...rules, version: 1 } });
    void dispatch(placesApi.endpoints.getOwnPlace.initiate());
    void dispatch(offersApi.endpoints.getHoldRules.initiate());
    void dispatch(messagesApi.endpoints.getThread.initiate(OFFER));
    await settled();
    mockServer.fail(call, 400);
    await change(dispatch);
    await settled();
    expect(mockServer.calls(read)).toHaveLength(1);
    mockServer.on(call, () => {
      throw new TypeError('Failed to fetch');
    });
    await change(dispatch);
    await settled();
    expect(mockServer.calls(read)).toHaveLength(2);
  },
);
