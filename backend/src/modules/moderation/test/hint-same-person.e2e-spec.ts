// The story of somebody with two accounts that deal with each other: moderators get a hint, and nothing happens by itself.
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Sql } from '../../../platform/database/sql.js';
import { about, listed, offered, step } from '../../offers/test/offering.js';
import { aModerator, caseAbout, decide, queueOf } from './moderating.js';

const market = story({}, { sample: true });
let mo: Member;

beforeEach(async () => {
  mo = await aModerator(market);
});

const hintsAbout = async ({ user }: Member) =>
  (await queueOf(mo)).some(({ target }) => target.id === user.uuid)
    ? (await caseAbout(mo, user.uuid)).notices
    : [];
/** Logs in to all of them on one device. */
const onOneDevice = async (...members: Member[]) => {
  const cookie = `device=of-${members[0]?.user.uuid}`;
  for (const { user, password } of members) {
    const credentials = { email: user.email, password };
    const { status } = await market.someone().call('POST', '/api/auth/login', credentials, { cookie });
    expect(status).toBe(200);
  }
};

it('an offer between two accounts of one device is a case for moderators, once for the two, and goes on', async () => {
  const [kim, alt] = [
    await signedUp(market, { name: 'Kim Osei' }),
    await signedUp(market, { name: 'K. O.' }),
  ];
  await onOneDevice(kim, alt);
  const cards = await listed(alt, 2);
  const { uuid } = await offered(kim, alt, cards.slice(0, 1));
  await offered(kim, alt, cards.slice(1));
  const [own = ''] = await listed(kim);
  await offered(alt, kim, [own]);
  expect(await hintsAbout(kim)).toMatchObject([
    { source: 'SAME_DEVICE', category: 'OTHER', reporter: null, text: null, linked: { uuid: alt.user.uuid } },
  ]);
  expect(await hintsAbout(alt)).toEqual([]);
  expect((await step(alt, uuid, 'accept', { revision: 1 })).status).toBe(200);
  // Once it is decided, too: nobody was hidden, warned or notified.
  const found = await caseAbout(mo, kim.user.uuid);
  expect(found.reports).toBe(1);
  expect((await decide(mo, found.uuid, 'DISMISS')).status).toBe(200);
  const [more = ''] = await listed(alt, 1, 3);
  await offered(kim, alt, [more]);
  expect(await hintsAbout(kim)).toEqual([]);
  const standing = await kim.client.get<{ suspension: unknown }>('/api/moderation/standing');
  expect(standing.body.suspension).toBeNull();
});

it.each([
  ['a tag behind a plus', 'ana.vidal+cards@post.example', 'ana.vidal@post.example', true],
  ['dots and the other name of Gmail', 'a.na.roth@gmail.com', 'anaroth+x@googlemail.com', true],
  ['dots elsewhere', 'jo.kern@post.example', 'jokern@post.example', false],
  ['another host', 'lu.berg@post.example', 'lu.berg@mail.example', false],
])('a hold between two addresses that differ by %s', async (_what, one, other, isOne) => {
  const [player, store] = [await signedUp(market), await signedUp(market, { role: 'STORE' })];
  for (const [{ user }, email] of [
    [player, one],
    [store, other],
  ] as const)
    await market.app
      .get(Sql)
      .rows({ name: 'test.address', text: 'update users.account set email = $2 where uuid = $1' }, [
        user.uuid,
        email,
      ]);
  const rules = { isOn: true, maxCards: 4, maxValue: null, forWhom: 'EVERYONE', days: 1 };
  await store.client.put('/api/offers/hold-rules', rules);
  const held = await player.client.post('/api/offers/holds', { listings: await listed(store) });
  expect(held.status).toBe(201);
  const hints = await hintsAbout(player);
  expect(hints.map(({ source, linked }) => [source, linked?.uuid])).toEqual(
    isOne ? [['SAME_MAILBOX', store.user.uuid]] : [],
  );
});

it('two who have nothing in common but an offer are no case', async () => {
  const [kim, lee] = [await signedUp(market), await signedUp(market)];
  await onOneDevice(kim);
  await onOneDevice(lee);
  expect((await kim.client.post('/api/offers', about(lee, await listed(lee)))).status).toBe(201);
  expect(await hintsAbout(kim)).toEqual([]);
});

it('says no more of the other account once that is erased', async () => {
  const [kim, alt] = [await signedUp(market), await signedUp(market)];
  await onOneDevice(kim, alt);
  await offered(kim, alt, await listed(alt));
  expect(await hintsAbout(kim)).toMatchObject([{ linked: { uuid: alt.user.uuid } }]);
  const erased = await alt.client.call('DELETE', `/api/users/${alt.user.uuid}`, { password: alt.password });
  expect(erased.status).toBe(204);
  expect(await hintsAbout(kim)).toMatchObject([{ source: 'SAME_DEVICE', linked: null }]);
});
