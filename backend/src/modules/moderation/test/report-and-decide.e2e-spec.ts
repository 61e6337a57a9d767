// The story of what is against the rules: somebody reports it, a moderator decides, and whom it affects may complain.
import type { ProblemBody } from '../../../../test/client.js';
import { enterCodeOf, held, step } from '../../../../test/deals.js';
import { jobsDone, mailsTo, noticesTo } from '../../../../test/mails.js';
import { allNotificationsOf } from '../../../../test/notifications.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { scheduled } from '../../events/test/plan.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { listed, offered } from '../../offers/test/offering.js';
import type { DecisionStatement } from '../dto/statement.dto.js';
import { aModerator, caseAbout, decide, queueOf, report } from './moderating.js';

const DAY = 24 * 3600;

describe('a report', () => {
  const market = story({}, { sample: true });
  let kim: Member;
  let robin: Member;
  let mo: Member;
  let listing: string;
  const noticesOf = async ({ client }: Member) => {
    await jobsDone(market);
    return allNotificationsOf(client);
  };
  const statementsOf = async ({ client }: Member) =>
    (await client.get<DecisionStatement[]>('/api/moderation/decisions')).body;
  const complain = ({ client }: Member, uuid: string, text = 'The card is real.') =>
    client.post<ProblemBody>(`/api/moderation/decisions/${uuid}/complaint`, { text });
  const statusOf = async (uuid: string) => (await kim.client.get(`/api/listings/${uuid}`)).status;

  beforeEach(async () => {
    [kim, robin] = [
      await signedUp(market, { name: 'Kim Osei' }),
      await signedUp(market, { name: 'Robin Vance' }),
    ];
    mo = await aModerator(market);
    [listing = ''] = await listed(robin, 1, 1, { note: 'Never played.' });
  });

  it('is confirmed, keeps what was reported, and joins others about the same', async () => {
    const sent = await report(kim, 'LISTING', listing, 'COUNTERFEIT', 'The back is too dark.');
    expect([sent.status, sent.body]).toMatchObject([
      201,
      { target: { kind: 'LISTING', id: listing }, category: 'COUNTERFEIT', isRepeated: false },
    ]);
    await robin.client.patch(`/api/listings/${listing}`, { price: 1 });
    const versions: number[] = [];
    const again = async (category: 'COUNTERFEIT' | 'STOLEN', text?: string) => {
      expect((await report(kim, 'LISTING', listing, category, text)).body.isRepeated).toBe(true);
      versions.push((await caseAbout(mo, listing)).version);
    };
    // Saying the same again doesn't keep a moderator from deciding.
    await again('COUNTERFEIT', 'The back is too dark.');
    await again('STOLEN');
    await again('STOLEN');
    expect(versions).toEqual([1, 2, 2]);
    await report(await signedUp(market), 'LISTING', listing, 'SPAM');
    expect(await caseAbout(mo, listing)).toMatchObject({
      title: aSampleCard(1).name,
      text: 'Never played.',
      facts: { price: '5', condition: 'NEAR_MINT' },
      reports: 2,
      categories: ['SPAM', 'STOLEN'],
      affected: { uuid: robin.user.uuid, name: 'Robin Vance' },
      isUrgent: false,
      mayHide: true,
      mayDecide: true,
    });
  });

  it('of somebody in danger comes first, then the oldest', async () => {
    const [other = ''] = await listed(robin);
    await report(kim, 'LISTING', listing);
    await report(kim, 'LISTING', other);
    await report(kim, 'PROFILE', robin.user.uuid, 'MINOR_SAFETY');
    const mine = (await queueOf(mo)).filter(({ affected }) => affected.uuid === robin.user.uuid);
    expect(mine.map(({ target }) => target.id)).toEqual([robin.user.uuid, listing, other]);
  });

  it('of what is one’s own, or not there for the caller, is refused', async () => {
    expect((await report(robin, 'LISTING', listing)).body.code).toBe('moderation.own-target');
    const { uuid } = await offered(kim, robin, [listing]);
    const stranger = await signedUp(market);
    for (const kind of ['OFFER', 'DEAL', 'MESSAGE', 'REVIEW', 'EVENT', 'PROFILE', 'LISTING'] as const) {
      const { status, body } = await report(stranger, kind, uuid);
      expect([status, body.code]).toEqual([404, 'moderation.target-not-found']);
    }
    expect((await report(robin, 'OFFER', uuid, 'HARASSMENT')).status).toBe(201);
  });

  it('by the link of a message, and of a deal with a counterfeit, lands in the same queue by itself', async () => {
    await kim.client.post(`/api/listings/${listing}/messages`, { text: 'Pay ahead, please.' });
    const [mail] = await mailsTo(market, robin.user.email);
    const token = new URL(/https?:\S+report-message\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get(
      'token',
    );
    await market
      .someone()
      .post('/api/listings/messages/report', { token, reason: 'SCAM', note: 'Money first.' });
    const store = await signedUp(market, { role: 'STORE' });
    const deal = await held(market, kim, store);
    await enterCodeOf(market, kim, store, deal);
    await enterCodeOf(market, store, kim, deal);
    const disputed = await step(kim, deal, 'dispute', { reason: 'COUNTERFEIT', note: 'A proxy.' });
    expect(disputed.body.state).toBe('DISPUTED');
    await jobsDone(market);
    const cases = await queueOf(mo);
    const ofMessage = cases.find(({ affected }) => affected.uuid === kim.user.uuid);
    expect(ofMessage).toMatchObject({ target: { kind: 'MESSAGE' }, categories: ['SPAM'] });
    const ofDeal = await caseAbout(mo, deal);
    expect(ofDeal).toMatchObject({ affected: { uuid: store.user.uuid }, categories: ['COUNTERFEIT'] });
    expect(ofDeal.notices).toMatchObject([{ source: 'DISPUTE', text: 'A proxy.' }]);
    expect(ofDeal.text).toContain('A proxy.');
    // Both ledgers say so, and no review does.
    for (const { client, user } of [kim, store]) {
      const { body } = await client.get<{ ledger: { kind: string; deal: string }[] }>(
        `/api/users/${user.uuid}/export`,
      );
      expect(body.ledger.filter((line) => line.deal === deal).at(-1)?.kind).toBe('DISPUTED');
    }
    const records = await kim.client.get<object[]>(`/api/reviews/about/${store.user.uuid}`);
    expect(JSON.stringify(records.body)).not.toContain('proxy');
  });

  it('about a listing leads to its being hidden; its lister reads why, and those who reported it the outcome', async () => {
    await report(kim, 'LISTING', listing);
    const { uuid, version } = await caseAbout(mo, listing);
    const decided = await decide(mo, uuid, 'HIDE', {}, { 'If-Match': `"${version}"` });
    expect([decided.status, decided.body.state]).toEqual([200, 'DECIDED']);
    expect(await statusOf(listing)).toBe(404);
    const restored = await robin.client.post<ProblemBody>(`/api/listings/${listing}/restore`);
    expect([restored.status, restored.body.code]).toEqual([409, 'listings.hidden']);
    expect((await noticesOf(robin))[0]).toMatchObject({
      kind: 'MODERATION_DECISION',
      details: { measure: 'HIDE', about: 'LISTING', reason: 'The photos show a proxy.' },
    });
    const [mail] = await noticesTo(market, robin.user.email);
    expect(mail?.subject).toBe('We took your listing off the market');
    expect(mail?.text).toContain('The photos show a proxy.');
    expect(mail?.text).toContain('complain within six months');
    expect(JSON.stringify(await noticesOf(robin))).not.toContain('Kim');
    expect((await noticesOf(kim))[0]).toMatchObject({ kind: 'REPORT_DECIDED', details: { change: 'ACTED' } });
    expect(await statementsOf(robin)).toMatchObject([
      { measure: 'HIDE', complaint: null, title: aSampleCard(1).name },
    ]);
    expect(await queueOf(mo, 'done')).toEqual(expect.arrayContaining([expect.objectContaining({ uuid })]));
  });

  it('that is dismissed notifies those who reported it, and nobody else', async () => {
    await report(kim, 'LISTING', listing);
    await decide(mo, (await caseAbout(mo, listing)).uuid, 'DISMISS');
    expect((await noticesOf(kim))[0]?.details).toMatchObject({ change: 'DISMISSED' });
    expect(await noticesOf(robin)).toEqual([]);
    expect(await statementsOf(robin)).toEqual([]);
    expect(await statusOf(listing)).toBe(200);
  });

  it('about an event leads to its being removed, and about a profile to a warning, which hides nothing', async () => {
    const store = await signedUp(market, { role: 'STORE' });
    const event = await scheduled(store);
    await report(kim, 'EVENT', event.uuid, 'SPAM');
    await decide(mo, (await caseAbout(mo, event.uuid)).uuid, 'HIDE');
    expect((await kim.client.get(`/api/events/${event.uuid}`)).status).toBe(404);
    await report(kim, 'PROFILE', robin.user.uuid, 'HATE');
    const { uuid } = await caseAbout(mo, robin.user.uuid);
    const hidden = await decide(mo, uuid, 'HIDE');
    expect([hidden.status, hidden.body.code]).toEqual([422, 'moderation.cannot-hide']);
    expect((await decide(mo, uuid, 'WARN', { days: 3 })).body.code).toBe(
      'moderation.days-without-suspension',
    );
    expect((await decide(mo, uuid, 'WARN')).status).toBe(200);
    expect(await statusOf(listing)).toBe(200);
  });

  it('is complained about once within six months, and another moderator decides', async () => {
    await report(kim, 'LISTING', listing);
    const { uuid } = await caseAbout(mo, listing);
    await decide(mo, uuid, 'HIDE');
    const [statement] = await statementsOf(robin);
    const decision = statement?.uuid ?? '';
    const foreign = await complain(kim, decision);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'moderation.decision-not-found']);
    expect((await complain(robin, decision)).status).toBe(204);
    expect((await complain(robin, decision)).body.code).toBe('moderation.already-complained');
    expect((await caseAbout(mo, listing)).mayDecide).toBe(false);
    expect((await decide(mo, uuid, 'DISMISS')).body.code).toBe('moderation.another-moderator');
    const ada = await aModerator(market, 'Ada Lind');
    const reversed = await decide(ada, uuid, 'DISMISS', { reason: 'The card is real.' });
    expect(reversed.body.state).toBe('CLOSED');
    expect(await statusOf(listing)).toBe(200);
    expect((await noticesOf(robin))[0]?.details).toMatchObject({ measure: 'DISMISS', isComplaint: true });
    const [latest] = await statementsOf(robin);
    expect(latest).toMatchObject({ measure: 'DISMISS', complainUntil: null });
  });

  it('can’t be complained about after six months', async () => {
    await report(kim, 'LISTING', listing);
    await decide(mo, (await caseAbout(mo, listing)).uuid, 'WARN');
    const [statement] = await statementsOf(robin);
    market.clock.pass(184 * DAY);
    const { status, body } = await complain(robin, statement?.uuid ?? '');
    expect([status, body.code]).toEqual([409, 'moderation.complaint-too-late']);
  });
});
