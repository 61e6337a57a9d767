// The story of a message about an offer that is against the rules: the other one reports it, and it is hidden from both.
import type { ProblemBody } from '../../../../test/client.js';
import { jobsDone, mailsTo, noticesTo } from '../../../../test/mails.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { messagesOf, wrote } from '../../offers/test/messages.js';
import { listed, offered } from '../../offers/test/offering.js';
import { aModerator, caseAbout, decide, queueOf, report } from './moderating.js';

describe('a message about an offer', () => {
  const market = story({}, { sample: true });
  let kim: Member;
  let robin: Member;
  let mo: Member;
  let offer: string;
  let message: string;
  beforeEach(async () => {
    [kim, robin] = [await signedUp(market), await signedUp(market)];
    mo = await aModerator(market);
    const listings = await listed(robin);
    offer = (await offered(kim, robin, listings)).uuid;
    message = (await wrote(robin, offer, 'You fool')).body.uuid;
  });

  it('is reported by the other one alone', async () => {
    expect((await report(robin, 'MESSAGE', message)).body.code).toBe('moderation.own-target');
    const stranger = await report(await signedUp(market), 'MESSAGE', message);
    expect([stranger.status, stranger.body.code]).toEqual([404, 'moderation.target-not-found']);
    expect((await report(kim, 'MESSAGE', message, 'HARASSMENT')).status).toBe(201);
    expect(await caseAbout(mo, message)).toMatchObject({
      ...{ target: { kind: 'MESSAGE', id: message }, title: aSampleCard(1).name, text: 'You fool' },
      ...{ affected: { uuid: robin.user.uuid }, categories: ['HARASSMENT'], mayHide: true },
      facts: { sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) },
    });
  });

  it('is hidden from both, its author reads why, and a complaint that was right shows it again', async () => {
    await report(kim, 'MESSAGE', message, 'HARASSMENT');
    const { uuid } = await caseAbout(mo, message);
    expect((await decide(mo, uuid, 'HIDE')).status).toBe(200);
    for (const member of [kim, robin])
      expect(await messagesOf(member, offer)).toMatchObject([{ text: null, gone: 'HIDDEN' }]);
    const [mail] = await noticesTo(market, robin.user.email);
    expect(mail?.subject).toBe('We hid your message');
    const [decision] = (await robin.client.get<{ uuid: string }[]>('/api/moderation/decisions')).body;
    const complaint = { text: 'It was a joke among friends.' };
    await robin.client.post(`/api/moderation/decisions/${decision?.uuid}/complaint`, complaint);
    expect((await decide(await aModerator(market, 'Ada Lind'), uuid, 'DISMISS')).status).toBe(200);
    expect(await messagesOf(kim, offer)).toMatchObject([{ text: 'You fool', gone: null }]);
  });

  it('is hidden unlike one about a listing, which was mailed', async () => {
    const pat = await signedUp(market);
    const [listing = ''] = await listed(pat);
    await kim.client.post(`/api/listings/${listing}/messages`, { text: 'Pay ahead, please.' });
    const [mail] = await mailsTo(market, pat.user.email);
    const link = /https?:\S+report-message\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    const token = new URL(link).searchParams.get('token');
    await market.someone().post('/api/listings/messages/report', { token, reason: 'SCAM' });
    await jobsDone(market);
    const found = (await queueOf(mo)).find(({ affected }) => affected.uuid === kim.user.uuid);
    const { body } = await mo.client.get<{ mayHide: boolean }>(`/api/moderation/cases/${found?.uuid}`);
    expect(body.mayHide).toBe(false);
    const refused = await mo.client.post<ProblemBody>(`/api/moderation/cases/${found?.uuid}/decisions`, {
      ...{ measure: 'HIDE', reason: 'It asks for money.' },
    });
    expect([refused.status, refused.body.code]).toEqual([422, 'moderation.cannot-hide']);
  });
});
