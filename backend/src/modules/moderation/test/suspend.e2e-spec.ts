// The story of an account that is suspended: it is nowhere on the market, its deals end, and its owner can still leave.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { enterCodeOf, expectConsistent, held, opened, seenBy } from '../../../../test/deals.js';
import { jobsDone, noticesTo } from '../../../../test/mails.js';
import { allNotificationsOf, pauseMails, unmuteAll } from '../../../../test/notifications.js';
import { addedPasskey, codeAt, LOCAL, withSecondFactor } from '../../../../test/passkeys.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { about, begun, listed, offered, seen } from '../../offers/test/offering.js';
import { Suspensions } from '../../users/index.js';
import type { DecisionStatement, ModerationStanding } from '../dto/statement.dto.js';
import { aModerator, caseAbout, decide, report } from './moderating.js';

const DAY = 24 * 3600;

describe('a suspension', () => {
  const market = story({}, { sample: true });
  let kim: Member;
  let robin: Member;
  let mo: Member;
  let listing: string;
  const suspend = async (whom: Member, days?: number) => {
    await report(kim, 'PROFILE', whom.user.uuid, 'PAYMENT_FRAUD');
    const { uuid } = await caseAbout(mo, whom.user.uuid);
    return decide(mo, uuid, 'SUSPEND', days === undefined ? {} : { days });
  };
  const logIn = ({ user }: Member) =>
    market.someone().post('/api/auth/login', { email: user.email, password: PASSWORD });
  const standingOf = async ({ client }: Member) =>
    (await client.get<ModerationStanding>('/api/moderation/standing')).body;

  beforeEach(async () => {
    [kim, robin] = [await signedUp(market), await signedUp(market, { name: 'Robin Vance' })];
    mo = await aModerator(market);
    [listing = ''] = await listed(robin);
  });

  it('takes the account off the market, voids its offers and ends its deals without a mark', async () => {
    const offer = await offered(kim, robin, [listing]);
    const deal = await opened(market, kim, robin);
    expect((await suspend(robin, 14)).status).toBe(200);
    await jobsDone(market);
    expect((await kim.client.get(`/api/listings/${listing}`)).status).toBe(404);
    expect((await kim.client.get(`/api/users/${robin.user.uuid}/profile`)).status).toBe(404);
    expect((await seen(kim, offer.uuid)).state).toBe('VOID');
    expect((await seenBy(kim, deal)).state).toBe('CANCELLED');
    const refused = await kim.client.post<ProblemBody>('/api/offers', about(robin, [listing]));
    expect(refused.status).toBe(404);
    const nobody = [404, 'offers.recipient-not-found'];
    expect(await begun(kim, robin, [listing])).toEqual([nobody, nobody]);
    await expectConsistent(market);
  });

  it('hides from others, not from its owner, its record and what was said about it', async () => {
    const store = await signedUp(market, { role: 'STORE' });
    const deal = await held(market, kim, store);
    await enterCodeOf(market, kim, store, deal);
    await enterCodeOf(market, store, kim, deal);
    for (const { client } of [kim, store])
      await client.put(`/api/reviews/deals/${deal}`, { onTime: true, asDescribed: true, again: true });
    const { uuid } = store.user;
    const readBy = async ({ client }: Member) => {
      const paths = [`records?accounts=${uuid}`, `about/${uuid}`];
      const answers = await Promise.all(paths.map((path) => client.get<object[]>(`/api/reviews/${path}`)));
      return answers.map(({ body }) => body.length);
    };
    expect(await readBy(kim)).toEqual([1, 1]);
    await suspend(store);
    expect(await readBy(kim)).toEqual([0, 0]);
    expect(await readBy(store)).toEqual([1, 1]);
  });

  it('is notified to its owner, here and by mail', async () => {
    await suspend(robin, 14);
    await jobsDone(market);
    expect(await allNotificationsOf(robin.client)).toMatchObject([
      { kind: 'MODERATION_DECISION', details: { measure: 'SUSPEND', reason: 'The photos show a proxy.' } },
    ]);
    const [mail] = await noticesTo(market, robin.user.email);
    expect(mail?.text).toContain('The photos show a proxy.');
    expect(mail?.text).toContain('complain within six months');
  });

  it('leaves its owner nothing to write but what concerns themselves', async () => {
    const [own = ''] = await listed(kim);
    await suspend(robin);
    const writes = [
      robin.client.post<ProblemBody>('/api/listings', []),
      robin.client.post<ProblemBody>('/api/offers', about(kim, [own])),
      robin.client.post<ProblemBody>('/api/offers/holds', { listings: [own] }),
      robin.client.post<ProblemBody>(`/api/listings/${own}/messages`, { text: 'Hi!' }),
      robin.client.patch<ProblemBody>(`/api/listings/${listing}`, { price: 1 }),
      robin.client.patch<ProblemBody>(`/api/users/${robin.user.uuid}`, { name: 'Robin' }),
      report(robin, 'LISTING', own),
    ];
    for (const { status, body } of await Promise.all(writes))
      expect([status, body.code]).toEqual([403, 'auth.account-suspended']);
    expect((await logIn(robin)).status).toBe(200);
    expect(await standingOf(robin)).toMatchObject({ suspension: { until: null } });
    const [statement] = (await robin.client.get<DecisionStatement[]>('/api/moderation/decisions')).body;
    expect(statement).toMatchObject({ measure: 'SUSPEND', until: null });
    expect((await robin.client.get(`/api/users/${robin.user.uuid}/export`)).status).toBe(200);
    const complaint = { text: 'I never asked anybody to pay ahead.' };
    expect(
      (await robin.client.post(`/api/moderation/decisions/${statement?.uuid}/complaint`, complaint)).status,
    ).toBe(204);
    const closed = await robin.client.put(`/api/users/${robin.user.uuid}/disable`, { password: PASSWORD });
    expect(closed.status).toBe(204);
  });

  it('leaves its owner how they log in and how they are notified', async () => {
    await suspend(robin);
    const { client } = robin;
    const { secret, recoveryCodes } = await withSecondFactor(robin, () => market.clock.now());
    expect(recoveryCodes).toHaveLength(10);
    market.clock.pass(30);
    const code = codeAt(secret, market.clock.now());
    expect((await client.post('/api/auth/second-factor/recovery-codes', { code })).status).toBe(200);
    const { uuid } = await addedPasskey(robin, 'Phone', LOCAL);
    expect((await client.patch(`/api/auth/passkeys/${uuid}`, { name: 'Key' })).status).toBe(204);
    expect((await client.delete(`/api/auth/passkeys/${uuid}`)).status).toBe(204);
    expect(await pauseMails(client)).toMatchObject({ status: 200, body: { mailPaused: true } });
    expect((await unmuteAll(client)).status).toBe(204);
  });

  it('ends by itself, and before that by a complaint that was right', async () => {
    await suspend(robin, 2);
    const suspensions = market.app.get(Suspensions);
    market.clock.pass(2 * DAY - 60);
    await suspensions.endInTime();
    expect((await kim.client.get(`/api/listings/${listing}`)).status).toBe(404);
    market.clock.pass(120);
    await suspensions.endInTime();
    expect((await kim.client.get(`/api/listings/${listing}`)).status).toBe(200);
    expect((await standingOf(robin)).suspension).toBeNull();

    await suspend(robin);
    const [statement] = (await robin.client.get<DecisionStatement[]>('/api/moderation/decisions')).body;
    await robin.client.post(`/api/moderation/decisions/${statement?.uuid}/complaint`, {
      text: 'That was not me.',
    });
    const { uuid } = await caseAbout(mo, robin.user.uuid);
    expect((await decide(await aModerator(market, 'Ada Lind'), uuid, 'DISMISS')).status).toBe(200);
    expect((await standingOf(robin)).suspension).toBeNull();
  });

  it('that can’t be ended keeps no other waiting', async () => {
    const first = await signedUp(market);
    for (const each of [first, robin]) {
      await suspend(each, 1);
      market.clock.pass(1);
    }
    market.clock.pass(DAY + 60);
    const database = market.app.get(DataSource);
    // The account whose suspension was to end first is refused by a constraint, as that of a mistake in our code would be.
    await database.query(`alter table users.account add constraint held
      check (uuid <> '${first.user.uuid}' or suspended_until is not null) not valid`);
    const suspensions = market.app.get(Suspensions);
    await suspensions.endInTime();
    expect([(await standingOf(first)).suspension, (await standingOf(robin)).suspension]).toEqual([
      expect.anything(),
      null,
    ]);
    await database.query('alter table users.account drop constraint held');
    await suspensions.endInTime();
    expect((await standingOf(first)).suspension).toBeNull();
  });

  it('of a store hides its page until it ends', async () => {
    const store = await signedUp(market, { role: 'STORE' });
    const listedStores = async () =>
      (await kim.client.get<{ uuid: string }[]>('/api/users/stores?limit=500')).body.map(({ uuid }) => uuid);
    expect(await listedStores()).toContain(store.user.uuid);
    await suspend(store, 1);
    expect(await listedStores()).not.toContain(store.user.uuid);
    expect((await kim.client.get(`/api/storefronts/${store.user.uuid}`)).status).toBe(404);
  });

  it('takes the role of a moderator with it', async () => {
    const ada = await aModerator(market, 'Ada Lind');
    await suspend(ada, 1);
    expect((await standingOf(ada)).isModerator).toBe(false);
    expect((await ada.client.get('/api/moderation/cases')).status).toBe(403);
  });
});
