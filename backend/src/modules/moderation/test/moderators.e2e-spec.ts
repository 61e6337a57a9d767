// The story of moderators: named by the operator, they decide about others, once, and not about themselves.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { enterCodeOf, held } from '../../../../test/deals.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { listed } from '../../offers/test/offering.js';
import type { ModerationStanding } from '../dto/statement.dto.js';
import { ModerationFacade } from '../moderation.facade.js';
import { aModerator, caseAbout, decide, queueOf, report } from './moderating.js';

describe('a moderator', () => {
  const market = story({}, { sample: true });
  let kim: Member;
  let mo: Member;
  let ada: Member;
  const moderation = () => market.app.get(ModerationFacade);
  const standingOf = async ({ client }: Member) =>
    (await client.get<ModerationStanding>('/api/moderation/standing')).body;

  beforeEach(async () => {
    kim = await signedUp(market);
    [mo, ada] = [await aModerator(market), await aModerator(market, 'Ada Lind')];
  });

  it('is named and removed by address, each time on the record', async () => {
    expect(await moderation().addModerator('nobody@example.com')).toBeUndefined();
    expect(await moderation().addModerator(kim.user.email.toUpperCase())).toBe(kim.user.uuid);
    expect((await standingOf(kim)).isModerator).toBe(true);
    expect(await moderation().addressesOfModerators()).toContain(kim.user.email);
    await moderation().removeModerator(kim.user.email);
    expect(await moderation().removeModerator(kim.user.email)).toBeUndefined();
    expect(await standingOf(kim)).toEqual({ isModerator: false, openCases: 0, suspension: null });
    const acts = await market.app
      .get(DataSource)
      .query('select act from platform.audit where subject = $1 order by at', [kim.user.uuid]);
    expect(acts).toEqual(
      ['moderation.moderator-added', 'moderation.moderator-removed'].map((act) => ({ act })),
    );
  });

  it('is listed while they can moderate: not once closed or suspended', async () => {
    await moderation().addModerator(kim.user.email);
    await mo.client.put(`/api/users/${mo.user.uuid}/disable`, { password: PASSWORD });
    await report(await signedUp(market), 'PROFILE', kim.user.uuid);
    await decide(ada, (await caseAbout(ada, kim.user.uuid)).uuid, 'SUSPEND', { days: 3 });
    const addresses = await moderation().addressesOfModerators();
    expect(addresses).toContain(ada.user.email);
    expect(addresses).not.toContain(mo.user.email);
    expect(addresses).not.toContain(kim.user.email);
  });

  it.each(['USER', 'STORE'] as const)(
    'alone sees cases: another account of the role %s does not',
    async (role) => {
      const [listing = ''] = await listed(kim);
      await report(ada, 'LISTING', listing);
      const { uuid } = await caseAbout(mo, listing);
      const other = await signedUp(market, { role });
      const answers = [
        await other.client.get<ProblemBody>('/api/moderation/cases'),
        await other.client.get<ProblemBody>(`/api/moderation/cases/${uuid}`),
        await decide(other, uuid, 'DISMISS'),
      ];
      for (const { status, body } of answers)
        expect([status, body.code]).toEqual([403, 'moderation.moderators-only']);
      expect((await caseAbout(mo, listing)).state).toBe('OPEN');
    },
  );

  it('decides nothing about themselves, nor what they have reported', async () => {
    const [listing = ''] = await listed(mo);
    await report(ada, 'LISTING', listing);
    const { uuid, mayDecide } = await caseAbout(ada, listing);
    expect(mayDecide).toBe(false);
    for (const part of [mo, ada]) {
      const { status, body } = await decide(part, uuid, 'DISMISS');
      expect([status, body.code]).toEqual([403, 'moderation.own-case']);
    }
  });

  it('decides nothing about a review of themselves', async () => {
    const store = await signedUp(market, { role: 'STORE' });
    const deal = await held(market, mo, store);
    await enterCodeOf(market, mo, store, deal);
    await enterCodeOf(market, store, mo, deal);
    for (const { client } of [store, mo])
      await client.put(`/api/reviews/deals/${deal}`, { onTime: false, asDescribed: null, again: false });
    const [review] = (await kim.client.get<{ uuid: string }[]>(`/api/reviews/about/${mo.user.uuid}`)).body;
    expect((await report(kim, 'REVIEW', review?.uuid ?? '', 'OTHER')).status).toBe(201);
    const { uuid, mayDecide } = await caseAbout(mo, review?.uuid ?? '');
    expect(mayDecide).toBe(false);
    const { status, body } = await decide(mo, uuid, 'HIDE');
    expect([status, body.code]).toEqual([403, 'moderation.own-case']);
    expect((await decide(ada, uuid, 'HIDE')).status).toBe(200);
  });

  it('never reads who has reported them', async () => {
    const before = await standingOf(mo);
    await report(kim, 'PROFILE', mo.user.uuid, 'HARASSMENT', 'Kim Osei has written this.');
    const { uuid } = await caseAbout(ada, mo.user.uuid);
    const unread = async (view: string) => {
      expect(await queueOf(mo, view)).not.toContainEqual(expect.objectContaining({ uuid }));
      const { status, body } = await mo.client.get<ProblemBody>(`/api/moderation/cases/${uuid}`);
      expect([status, body.code]).toEqual([403, 'moderation.own-case']);
    };
    await unread('open');
    expect(await standingOf(mo)).toEqual(before);
    await decide(ada, uuid, 'WARN');
    await unread('done');
  });

  it('decides a case once: of two at the same time one wins, and a stale look is refused', async () => {
    const [listing = ''] = await listed(kim);
    const reporter = await signedUp(market);
    await report(reporter, 'LISTING', listing);
    const { uuid, version } = await caseAbout(mo, listing);
    await report(await signedUp(market), 'LISTING', listing);
    const stale = await decide(mo, uuid, 'WARN', {}, { 'If-Match': `"${version}"` });
    expect([stale.status, stale.body.code]).toEqual([412, 'moderation.case-changed']);
    const both = await Promise.all([decide(mo, uuid, 'WARN'), decide(ada, uuid, 'DISMISS')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('moderation.already-decided');
    expect(await queueOf(mo)).not.toContainEqual(expect.objectContaining({ uuid }));
  });
});
