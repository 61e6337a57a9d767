/** The cookie is another account's by now, and this tab has not heard of it: it was frozen while somebody else logged in. */
import { makeStore } from '../app/store';
import { accessToken, currentUser, endSession, saveAccessToken, startSession } from '../browser/session';
import { mockServer } from '../test/mock-server';
import { player, store } from '../test/people';
import { baseApi } from './base';

const CALL = 'GET /api/dashboard/user-summary/:uuid';
const some = baseApi.injectEndpoints({
  endpoints: (build) => ({
    summary: build.query<unknown, string>({ query: (uuid) => `/api/dashboard/user-summary/${uuid}` }),
  }),
});

beforeEach(() => {
  endSession();
  startSession({ accessToken: 'ended', user: player });
  mockServer.on('POST /api/auth/refresh', { body: { accessToken: 'theirs', user: store } });
  mockServer.on(CALL, ({ headers }) =>
    headers.get('authorization') === 'Bearer theirs'
      ? { body: { upcomingEvents: [], watchlists: [] } }
      : { status: 401, body: { code: 'auth.session-ended', message: 'Log in again.' } },
  );
});
const ask = () => makeStore().dispatch(some.endpoints.summary.initiate(player.uuid));

test.each(['a token of before', 'none yet'])(
  'with %s, nothing is asked with its token for who is shown, and the tab is its from then on',
  async (which) => {
    if (which === 'none yet') saveAccessToken(null);
    localStorage.setItem('user', JSON.stringify(store));
    expect((await ask()).isError).toBe(true);
    const sent = mockServer.calls(CALL).map(({ headers }) => headers.get('authorization'));
    expect(sent).not.toContain('Bearer theirs');
    expect([currentUser()?.uuid, accessToken()]).toEqual([store.uuid, null]);
  },
);
