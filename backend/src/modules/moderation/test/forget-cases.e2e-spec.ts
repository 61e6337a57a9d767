// The story of what moderation keeps once it has decided, or once whom it is about is erased.
import { jobsDone, mailsTo } from '../../../../test/mails.js';
import { allNotificationsOf } from '../../../../test/notifications.js';
import { overtaken } from '../../../../test/overtaken.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { Retention } from '../../../platform/retention/retention.js';
import type { CaseDto } from '../dto/case.dto.js';
import { CaseRepository } from '../persistence/case.repository.js';
import { aModerator, caseAbout, decide, report } from './moderating.js';

const DAY = 24 * 3600;

describe('a case', () => {
  const market = story();
  let kim: Member;
  let robin: Member;
  let mo: Member;
  let uuid: string;
  beforeEach(async () => {
    [kim, robin, mo] = [await signedUp(market), await signedUp(market), await aModerator(market)];
    await report(kim, 'PROFILE', robin.user.uuid, 'THREAT', 'I was at their home.');
    uuid = (await caseAbout(mo, robin.user.uuid)).uuid;
  });
  const erase = async ({ client, user }: Member) =>
    expect((await client.call('DELETE', `/api/users/${user.uuid}`, { password: PASSWORD })).status).toBe(204);
  /** Sessions end long before a year is over: what is kept is asked of the repository. */
  const isKept = async () => (await market.app.get(CaseRepository).find(uuid)) !== undefined;
  const nightPasses = () => market.app.get(Retention).applyAll();

  it('that is decided is erased with the account that it affects, a complaint about it, too', async () => {
    await decide(mo, uuid, 'WARN');
    const [decision] = (await robin.client.get<{ uuid: string }[]>('/api/moderation/decisions')).body;
    const complaint = { text: 'That was not me.' };
    await robin.client.post(`/api/moderation/decisions/${decision?.uuid}/complaint`, complaint);
    await erase(robin);
    expect(await isKept()).toBe(false);
  });

  it('that waits is evidence until it is decided, and goes in the night after that', async () => {
    await erase(robin);
    await nightPasses();
    expect(await isKept()).toBe(true);
    expect((await decide(mo, uuid, 'WARN')).status).toBe(200);
    await jobsDone(market);
    await nightPasses();
    expect(await isKept()).toBe(false);
  });

  it('is not opened about somebody who is erased while they are reported', async () => {
    const named = await signedUp(market, { name: 'Ines Quiroga' });
    const { status } = await overtaken(
      market,
      named.user.uuid,
      'enabled = false, email_verified_at = null',
      () => report(kim, 'PROFILE', named.user.uuid),
      () => market.app.get(PersonalData).erase(named.user.uuid),
    );
    expect(status).toBe(404);
  });

  it('leaves no name of who is erased in what its reporter is notified of', async () => {
    const named = await signedUp(market, { name: 'Ines Quiroga' });
    await report(kim, 'PROFILE', named.user.uuid);
    const { uuid: about } = await caseAbout(mo, named.user.uuid);
    await decide(mo, about, 'WARN');
    await jobsDone(market);
    const notices = async () => JSON.stringify(await allNotificationsOf(kim.client));
    expect(await notices()).toContain('Ines Quiroga');
    await erase(named);
    expect(await notices()).not.toContain('Ines Quiroga');
  });

  it('is not named in a notification that comes after the erasure', async () => {
    const named = await signedUp(market, { name: 'Ines Quiroga' });
    await report(kim, 'PROFILE', named.user.uuid);
    const { uuid: about } = await caseAbout(mo, named.user.uuid);
    await erase(named);
    await decide(mo, about, 'WARN');
    await jobsDone(market);
    const notices = await allNotificationsOf(kim.client);
    expect(notices).toMatchObject([{ kind: 'REPORT_DECIDED' }]);
    expect(JSON.stringify(notices)).not.toContain('Ines Quiroga');
    const [mail] = await mailsTo(market, kim.user.email);
    expect(mail?.subject).toBe('Your report is decided');
  });

  it('keeps a report of somebody who is erased, without who that was', async () => {
    await erase(kim);
    const { body } = await mo.client.get<CaseDto>(`/api/moderation/cases/${uuid}`);
    expect(body.notices).toMatchObject([{ reporter: null, text: 'I was at their home.' }]);
  });

  // From here on the clock is ahead of that of the database, by which accounts are erased.
  it('that nobody decides goes a year after the account was erased', async () => {
    await erase(robin);
    market.clock.pass(366 * DAY);
    await nightPasses();
    expect(await isKept()).toBe(false);
  });

  it('is kept for a year after it was decided', async () => {
    await decide(mo, uuid, 'WARN');
    market.clock.pass(364 * DAY);
    await nightPasses();
    expect(await isKept()).toBe(true);
    market.clock.pass(2 * DAY);
    await nightPasses();
    expect(await isKept()).toBe(false);
  });

  it('is kept as long as an account is suspended for good, not once that was reversed', async () => {
    await decide(mo, uuid, 'SUSPEND');
    market.clock.pass(366 * DAY);
    await nightPasses();
    expect(await isKept()).toBe(true);
    const cases = market.app.get(CaseRepository);
    const now = market.clock.now();
    const found = await cases.find(uuid);
    const overturned = {
      moderator: kim.user.uuid,
      measure: 'DISMISS',
      days: null,
      reason: 'It was not them.',
    } as const;
    if (found) await cases.addDecision(found, { ...overturned, decidedAt: now });
    await nightPasses();
    expect(await isKept()).toBe(false);
  });
});
