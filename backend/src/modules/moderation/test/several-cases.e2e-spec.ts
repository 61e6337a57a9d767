// The story of several cases about one account: none undoes what another one has decided.
import { DataSource } from 'typeorm';
import { jobsDone } from '../../../../test/mails.js';
import { allNotificationsOf } from '../../../../test/notifications.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { DAY_MS } from '../../../kernel/durations.js';
import type { ListingDto } from '../../listings/dto/listing.dto.js';
import { HiddenListings } from '../../listings/hidden-listings.service.js';
import { listed } from '../../offers/test/offering.js';
import { addStock, copiesOf } from '../../stock/test/a-stock.js';
import { AccountHooks } from '../../users/index.js';
import type { CaseDto } from '../dto/case.dto.js';
import type { DecisionStatement, ModerationStanding } from '../dto/statement.dto.js';
import { aModerator, caseAbout, decide, queueOf, report } from './moderating.js';

describe('of several cases about one account', () => {
  const market = story({}, { sample: true });
  let kim: Member;
  let robin: Member;
  let mo: Member;
  let ada: Member;
  let listing: string;
  beforeEach(async () => {
    [kim, robin] = [await signedUp(market), await signedUp(market)];
    [mo, ada] = [await aModerator(market), await aModerator(market, 'Ada Lind')];
    [listing = ''] = await listed(robin);
  });

  /** A case about something of Robin's that is decided so. */
  async function decided(target: string, measure: string, more: object = {}): Promise<CaseDto> {
    const kind = target === listing ? 'LISTING' : 'PROFILE';
    await report(kim, kind, target, 'SPAM');
    const { body, status } = await decide(mo, (await caseAbout(mo, target)).uuid, measure, more);
    expect(status).toBe(200);
    return body;
  }
  async function complainAbout({ uuid }: CaseDto): Promise<number> {
    const { decisions } = (await mo.client.get<CaseDto>(`/api/moderation/cases/${uuid}`)).body;
    const path = `/api/moderation/decisions/${decisions[0]?.uuid}/complaint`;
    return (await robin.client.post(path, { text: 'That was not me.' })).status;
  }
  async function overturn(found: CaseDto): Promise<void> {
    expect(await complainAbout(found)).toBe(204);
    expect((await decide(ada, found.uuid, 'DISMISS')).status).toBe(200);
  }
  const suspension = async () =>
    (await robin.client.get<ModerationStanding>('/api/moderation/standing')).body.suspension;

  it('the longest suspension holds, and the account is reinstated once none is left', async () => {
    await report(kim, 'LISTING', listing, 'SPAM');
    const forGood = await decided(robin.user.uuid, 'SUSPEND');
    const threeDays = await decide(mo, (await caseAbout(mo, listing)).uuid, 'SUSPEND', { days: 3 });
    expect(await suspension()).toMatchObject({ until: null });
    await overturn(forGood);
    const decidedAt = threeDays.body.decisions[0]?.decidedAt ?? '';
    const until = new Date(new Date(decidedAt).getTime() + 3 * DAY_MS).toISOString();
    expect(await suspension()).toMatchObject({ until });
    await overturn(threeDays.body);
    expect(await suspension()).toBeNull();
  });

  it('a listing that is shown again has no external ID where other copies have it by now, and the audit says so', async () => {
    const store = await signedUp(market, { role: 'STORE' });
    await addStock(market, store, [copiesOf(1, { external_id: 'SKU-1' })]);
    const { body } = await store.client.get<ListingDto[]>(
      `/api/listings/user/${store.user.uuid}/status/ACTIVE`,
    );
    const [hidden] = body;
    const target = hidden?.uuid ?? '';
    await report(kim, 'LISTING', target, 'COUNTERFEIT');
    const found = (await decide(mo, (await caseAbout(mo, target)).uuid, 'HIDE')).body;
    await addStock(market, store, [copiesOf(2, { external_id: 'SKU-1' })]);
    const path = `/api/moderation/decisions/${found.decisions[0]?.uuid}/complaint`;
    expect((await store.client.post(path, { text: 'It is real.' })).status).toBe(204);
    expect((await decide(ada, found.uuid, 'DISMISS')).status).toBe(200);
    const database = market.app.get(DataSource);
    expect(
      await database.query(
        'select status, external_id, private_note from listings.listings where uuid = $1',
        [target],
      ),
    ).toEqual([{ status: 'ACTIVE', external_id: null, private_note: 'Former external ID: SKU-1' }]);
    expect(
      await database.query('select act, actor, subject from platform.audit where thing = $1', [target]),
    ).toContainEqual({
      ...{ act: 'listings.shown-without-external-id', actor: ada.user.uuid, subject: store.user.uuid },
    });
  });

  it('one more suspension changes only until when: what the first one has ended is not ended again', async () => {
    const suspended: string[] = [];
    for (const app of market.replicas)
      app.get(AccountHooks).on('suspended', async ({ account }) => void suspended.push(account));
    await report(kim, 'LISTING', listing, 'SPAM');
    await decided(robin.user.uuid, 'SUSPEND', { days: 3 });
    await decide(mo, (await caseAbout(mo, listing)).uuid, 'SUSPEND');
    expect(await suspension()).toMatchObject({ until: null });
    expect(suspended).toEqual([robin.user.uuid]);
  });

  it('one that is overturned leaves the suspension of another one as it is', async () => {
    await report(kim, 'LISTING', listing, 'SPAM');
    await decided(robin.user.uuid, 'SUSPEND');
    const { body } = await decide(mo, (await caseAbout(mo, listing)).uuid, 'SUSPEND', { days: 3 });
    await overturn(body);
    expect(await suspension()).toMatchObject({ until: null });
  });

  it('measures that were overturned are not counted among those before', async () => {
    const listings = await listed(robin, 2, 2);
    const [warned, hidden] = [await decided(robin.user.uuid, 'WARN'), await decided(listing, 'HIDE')];
    const measuresBefore = async (target: string) => {
      await report(kim, 'LISTING', target, 'SPAM');
      return (await caseAbout(mo, target)).measuresBefore;
    };
    expect(await measuresBefore(listings[0] ?? '')).toBe(2);
    await overturn(warned);
    expect(await measuresBefore(listings[1] ?? '')).toBe(1);
    await overturn(hidden);
    expect(await measuresBefore(listings[1] ?? '')).toBe(0);
  });

  it('those about one account are listed by themselves, and each says how many others wait', async () => {
    const [another = ''] = await listed(robin);
    const warned = await decided(robin.user.uuid, 'WARN');
    for (const target of [listing, another]) await report(kim, 'LISTING', target, 'SPAM');
    await report(robin, 'PROFILE', kim.user.uuid);
    const about = async (view: string, { user }: Member) =>
      (await queueOf(mo, `${view}&affected=${user.uuid}`)).map(({ target }) => target.id);
    expect(await about('open', robin)).toEqual([listing, another]);
    expect(await about('done', robin)).toEqual([warned.target.id]);
    expect(await about('open', kim)).toEqual([kim.user.uuid]);
    // Nobody reads who has reported them.
    expect(await about('open', mo)).toEqual([]);
    expect((await caseAbout(mo, listing)).otherOpenCases).toBe(1);
    expect((await caseAbout(mo, kim.user.uuid)).otherOpenCases).toBe(0);
  });

  it('a listing that another one has hidden stays hidden', async () => {
    await robin.client.patch(`/api/listings/${listing}`, { status: 'SOLD' });
    const first = await decided(listing, 'HIDE');
    const second = await decided(listing, 'HIDE');
    const restore = () => robin.client.post<{ code?: string }>(`/api/listings/${listing}/restore`);
    await overturn(first);
    expect((await restore()).body.code).toBe('listings.hidden');
    await overturn(second);
    expect((await restore()).status).toBe(200);
  });

  it('a hidden listing stays hidden when its lister’s complaint ends with a suspension', async () => {
    await robin.client.patch(`/api/listings/${listing}`, { status: 'SOLD' });
    const [first, second] = [await decided(listing, 'HIDE'), await decided(listing, 'HIDE')];
    expect(await complainAbout(first)).toBe(204);
    expect((await decide(ada, first.uuid, 'SUSPEND', { days: 1 })).status).toBe(200);
    const hidden = async () => (await market.app.get(HiddenListings).among([listing])).size;
    expect(await hidden()).toBe(1);
    await overturn(second);
    expect(await hidden()).toBe(1);
  });

  it('what is reported during a complaint is a case of its own, and its reporter hears the outcome', async () => {
    const first = await decided(robin.user.uuid, 'WARN');
    const lee = await signedUp(market);
    await report(lee, 'PROFILE', robin.user.uuid);
    expect(await complainAbout(first)).toBe(204);
    const pat = await signedUp(market);
    await report(pat, 'PROFILE', robin.user.uuid);
    expect((await decide(ada, first.uuid, 'DISMISS')).body.state).toBe('CLOSED');
    const { uuid, reports } = await caseAbout(mo, robin.user.uuid);
    expect([uuid === first.uuid, reports]).toEqual([false, 2]);
    await decide(mo, uuid, 'WARN');
    await jobsDone(market);
    for (const { client } of [lee, pat])
      expect((await allNotificationsOf(client))[0]).toMatchObject({
        kind: 'REPORT_DECIDED',
        details: { change: 'ACTED' },
      });
    const statements = (await robin.client.get<DecisionStatement[]>('/api/moderation/decisions')).body;
    expect(statements.map(({ measure }) => measure)).toEqual(['WARN', 'DISMISS', 'WARN']);
  });

  it('none suspends an account that is closed', async () => {
    await report(kim, 'PROFILE', robin.user.uuid);
    const { uuid } = await caseAbout(mo, robin.user.uuid);
    await robin.client.put(`/api/users/${robin.user.uuid}/disable`, { password: PASSWORD });
    const { status, body } = await decide(mo, uuid, 'SUSPEND');
    expect([status, body.code]).toEqual([409, 'moderation.nobody-to-suspend']);
    expect((await decide(mo, uuid, 'WARN')).status).toBe(200);
  });
});
