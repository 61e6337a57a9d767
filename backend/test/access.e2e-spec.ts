// Who may call what, made from openapi.yaml: one guarded read and one guarded write with every token that is not good, every
// guarded operation with a few of them, and every public one whatever comes along. One guard reads the token of every call, so
// what a token is worth does not depend on the operation. Whose things a good token opens is in ownership.e2e-spec.ts.
import { randomUUID } from 'node:crypto';
import { altered, claimsOf, forgeries, genuine } from './access/forged-tokens.js';
import { refusal } from './access/who-may.js';
import type { ProblemBody } from './client.js';
import { guarded, type LocatedOperation, operationCalled, operations } from './operations.js';
import { type Member, signedUp } from './people.js';
import { SECRET, story } from './story.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** What anybody may call; a new public route must be written down here. */
const PUBLIC = [
  'beginPasskeyLogIn',
  'findPlaces',
  'forgotPassword',
  'getCardImage',
  'getCardPreview',
  'getCardSymbolPicture',
  'getClientConfig',
  'getEvent',
  'getEventCalendar',
  // Likewise the name of a picture, which events carry.
  'getEventPicture',
  'getFrontPage',
  'getMapStores',
  'getNearbyCalendar',
  'getNearbyFeed',
  'getNearbyRss',
  // Its name is a secret that listings carry: a picture's request has no token.
  'getPhoto',
  'getPublicCard',
  // Its secret is what opens it.
  'getSharedPlan',
  'getSinglesFeed',
  'getStoreCalendar',
  'getStoreFeed',
  // As that of an event.
  'getStorePicture',
  'getStorePlace',
  'getStorePreview',
  'getStoreRss',
  'getStorefront',
  'getUnsubscribeChoices',
  'logInWithPasskey',
  'logInWithSecondFactor',
  'login',
  'logout',
  // Its address has a secret: calendar programs can’t log in.
  'readOwnCalendar',
  'refresh',
  'reportMessage',
  'resendVerification',
  'resetPassword',
  'searchSingles',
  'signUp',
  'startVerifiedSession',
  'unsubscribe',
  'verifyEmail',
];

const addressOf = (path: string) => path.replace('{status}', 'ACTIVE').replace(/\{[^}]+\}/g, NOBODY);
const bodyFor = (method: string) => (['GET', 'DELETE'].includes(method) ? undefined : {});
const bearing = (token: string) => ({ authorization: `Bearer ${token}` });
/** The words of each forgery, which are there before the tokens are. */
const FORGED = forgeries(claimsOf(NOBODY, NOBODY), SECRET).map(([what]) => what);

describe('access', () => {
  const market = story();
  let member: Member;
  let leaver: Member;
  beforeAll(async () => {
    member = await signedUp(market, { role: 'USER' });
    leaver = await signedUp(market, { role: 'STORE' });
    await leaver.client.post('/api/auth/logout');
  });

  const call = ({ method, path }: LocatedOperation, headers: Record<string, string>) =>
    market.someone().call<ProblemBody>(method, addressOf(path), bodyFor(method), headers);
  /** Claims of somebody who is there, so that nothing but the token is wrong. */
  const claims = () => claimsOf(member.user.uuid, sessionOf(member), 'USER');
  const forged = (what: string) => forgeries(claims(), SECRET).find((each) => each[0] === what)?.[1] ?? '';
  const cookie = () => member.client.cookies.get('refreshToken') ?? '';

  /** What would open a door that is not well kept. */
  const KEYS: readonly (readonly [what: string, headers: () => Record<string, string>])[] = [
    ['no token', () => ({})],
    ['another scheme', () => ({ authorization: 'Basic cGxheWVyOnBsYXlzZXQ=' })],
    ['a good token in another scheme', () => ({ authorization: `Token ${member.client.token}` })],
    ['a token whose role was changed', () => bearing(altered(member.client.token ?? '', { role: 'STORE' }))],
    [
      'a token whose account was changed',
      () => bearing(altered(member.client.token ?? '', { sub: leaver.user.uuid })),
    ],
    ['a refresh token', () => bearing(cookie())],
    ['the refresh cookie alone', () => ({ cookie: `refreshToken=${cookie()}` })],
    ['an access token as the cookie', () => ({ cookie: `refreshToken=${member.client.token}` })],
    ['the token of a link in a mail', () => bearing(`${'A'.repeat(22)}.${'A'.repeat(43)}`)],
    ...FORGED.map((what) => [`a token that ${what}`, () => bearing(forged(what))] as const),
  ];

  // @spec role-server
  it('names the public operations, and only those', () => {
    const open = operations.filter((each) => !guarded.includes(each)).map(({ id }) => id);
    expect(open.sort()).toEqual(PUBLIC);
  });

  it('has one operationId for each operation', () => {
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  });

  it('is given by a token of ours, so that the ones below are refused for what is wrong with them', async () => {
    const reply = await market
      .someone()
      .call('GET', '/api/events', undefined, bearing(genuine(claims(), SECRET)));
    expect(reply.status).toBe(200);
  });

  // @spec role-server
  it.each(KEYS)('a read and a write are refused with 401 to %s', async (_what, headers) => {
    for (const operation of ['getEvents', 'scheduleEvent'].map(operationCalled)) {
      const { status, body } = await call(operation, headers());
      expect([status, body.code]).toEqual(refusal(operation, 'auth.not-logged-in'));
    }
  });

  // @spec role-server
  it.each(guarded)('$method $path answers 401 to a call without a token of ours', async (operation) => {
    const keys = [{}, bearing(forged('is unsigned')), bearing(forged('is signed with another secret'))];
    for (const headers of keys) {
      const { status, body } = await call(operation, headers);
      expect([status, body.code]).toEqual(refusal(operation, 'auth.not-logged-in'));
    }
  });

  it.each(guarded.filter(({ method }) => method !== 'GET'))(
    '$method $path answers 401 to a token whose session has ended or is forgotten, because it writes',
    async (operation) => {
      const forgotten = genuine(claimsOf(member.user.uuid, randomUUID()), SECRET);
      for (const token of [leaver.client.token ?? '', forgotten]) {
        const { status, body } = await call(operation, bearing(token));
        expect([status, body.code]).toEqual(refusal(operation, 'auth.session-ended'));
      }
    },
  );

  // A client that still sends a token which is no longer good must be able to log in.
  it.each(operations.filter(({ id }) => PUBLIC.includes(id)))(
    '$method $path answers anybody alike, whatever token comes along',
    async (operation) => {
      const answers = [];
      for (const headers of [
        {},
        bearing('nonsense'),
        bearing(forged('has expired')),
        bearing(member.client.token ?? ''),
      ]) {
        const { status, body } = await call(operation, headers);
        answers.push([status, status < 400 ? undefined : body?.code]);
      }
      expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
      expect(answers[0]?.[1]).not.toBe('auth.not-logged-in');
    },
  );
});

function sessionOf({ client }: Member): string {
  const [, claims = ''] = (client.token ?? '').split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string }).sid;
}
