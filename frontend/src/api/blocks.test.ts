/** What is read again once somebody is blocked or unblocked: what the server hides from the two, and nothing else. */
import { makeStore } from '../app/store';
import { aPlayerProfile } from '../test/accounts';
import { mockServer } from '../test/mock-server';
import { baseApi } from './base';
import { messagesApi } from './messages';
import { moderationApi } from './moderation';
import { reviewsApi } from './reviews';
import { usersApi } from './users';

const ROBIN = 'robin-id';
const OFFER = 'an-offer';
const PROFILE = 'GET /api/users/:uuid/profile';
const READS = [
  'GET /api/reviews/about/:uuid',
  'GET /api/reviews/records',
  'GET /api/offers/:uuid/thread',
  'GET /api/users/stores',
] as const;
const BLOCK = 'PUT /api/moderation/blocks/:uuid';
const UNBLOCK = 'DELETE /api/moderation/blocks/:uuid';
const { blockAccount, unblockAccount } = moderationApi.endpoints;

let page = makeStore();
const settled = () => Promise.all(page.dispatch(baseApi.util.getRunningQueriesThunk()));
const profiles = () => mockServer.calls(PROFILE).map(({ path }) => path.split('/').at(-2));
const counts = () => READS.map((key) => mockServer.calls(key).length);

beforeEach(async () => {
  page = makeStore();
  mockServer.on(PROFILE, { body: aPlayerProfile() });
  mockServer.on(READS[0], { body: [] });
  mockServer.on(READS[1], { body: [] });
  mockServer.on(READS[2], { body: { closesAt: null, isMuted: false, isWritable: true, unread: 0 } });
  mockServer.on(READS[3], { body: [] });
  mockServer.on(BLOCK, { body: { account: ROBIN, isBlocked: true, deals: [] } });
  mockServer.on(UNBLOCK, { status: 204, body: undefined });
  for (const uuid of [ROBIN, 'kim-id']) void page.dispatch(usersApi.endpoints.getProfile.initiate(uuid));
  void page.dispatch(reviewsApi.endpoints.reviewsAbout.initiate(ROBIN));
  void page.dispatch(reviewsApi.endpoints.recordOf.initiate(ROBIN));
  void page.dispatch(messagesApi.endpoints.getThread.initiate(OFFER));
  void page.dispatch(usersApi.endpoints.stores.initiate({}));
  await settled();
  expect(counts()).toEqual([1, 1, 1, 1]);
});

test.each([
  ['a block', blockAccount],
  ['the end of a block', unblockAccount],
])(
  '%s reads the profile, the reviews and the messages between the two again',
  async (_what, { initiate }) => {
    await page.dispatch(initiate(ROBIN));
    await settled();
    expect(profiles()).toEqual([ROBIN, 'kim-id', ROBIN]);
    // A store that is blocked stays in the list of stores.
    expect(counts()).toEqual([2, 2, 2, 1]);
  },
);

test('a block that is refused reads nothing again', async () => {
  mockServer.fail(BLOCK, 400);
  await page.dispatch(blockAccount.initiate(ROBIN));
  await settled();
  expect(profiles()).toEqual([ROBIN, 'kim-id']);
  expect(counts()).toEqual([1, 1, 1, 1]);
});
