// The story of somebody who keeps a plan, plans again, and shows it to a friend.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { CHICAGO, EVANSTON, loadSampleTowns } from '../../places/test/sample-towns.js';
import { Suspensions } from '../../users/index.js';
import { MAX_SAVED } from '../domain/saved-plan.js';
import type { SavedPlan, SavedPlanSummary, SharedPlan } from '../dto/saved-plan.dto.js';

describe('a kept plan', () => {
  const market = story({}, { sample: true });
  const [one, two, three] = [1, 2, 3].map((nth) => aSampleCard(nth).id) as [string, string, string];
  let robin: Member;
  let harbor: Member;
  let neighbor: Member;
  beforeAll(async () => {
    await loadSampleTowns(market);
    harbor = await signedUp(market, { role: 'STORE', name: 'Harbor' });
    const address = { address: '1 Main Street', latitude: 41.95, longitude: -87.7 };
    await harbor.client.put('/api/places/store', address);
    neighbor = await signedUp(market, { name: 'Nora Neighbor' });
    await neighbor.client.put('/api/places/mine', { town: EVANSTON });
    await post(harbor, one, 3);
    await post(neighbor, two, 5);
  });
  beforeEach(async () => {
    robin = await signedUp(market);
    await robin.client.put('/api/places/mine', { town: CHICAGO });
  });

  const post = ({ client }: Member, cardId: string, price: number) =>
    client.post('/api/listings', [{ cardId, condition: 'NEAR_MINT', price }]);
  const list = [one, two, three].map((cardId) => ({ cardId, copies: 1 }));
  const save = async (asked: object = {}) =>
    (
      await robin.client.post<SavedPlan>('/api/cover/plans', {
        ...{ title: 'Friday’s deck', kind: 'CHEAPEST', cards: list },
        ...asked,
      })
    ).body;
  const at = ({ uuid }: { uuid: string }) => `/api/cover/plans/${uuid}`;
  const shared = (link: string | null) => market.someone().get<SharedPlan>(`/api/cover/shared/${link}`);

  // @spec rule-kept-plan, call-save-plan, call-saved-plans, call-saved-plan, call-remove-saved-plan
  it('is there with what was asked and planned until it is deleted', async () => {
    const kept = await save();
    expect(kept).toMatchObject({
      title: 'Friday’s deck',
      kind: 'CHEAPEST',
      total: 8,
      copies: 2,
      stops: 2,
      link: null,
    });
    expect(kept.answer.plans.map(({ kind }) => kind)).toEqual(['CHEAPEST']);
    expect(kept.asked.cards).toHaveLength(3);
    expect((await robin.client.get<SavedPlan>(at(kept))).body).toEqual(kept);
    const another = await save({ title: 'Cube', kind: 'NEAREST' });
    const titles = async () =>
      (await robin.client.get<SavedPlanSummary[]>('/api/cover/plans')).body.map(({ title }) => title);
    expect(await titles()).toEqual(['Cube', 'Friday’s deck']);
    expect((await robin.client.delete(at(another))).status).toBe(204);
    expect(await titles()).toEqual(['Friday’s deck']);
    const { status, body } = await robin.client.delete<ProblemBody>(at(another));
    expect([status, body.code]).toEqual([404, 'cover.plan-not-found']);
  });

  // @spec rule-kept-plan, call-rename-saved-plan
  it('has the title that its owner gives it', async () => {
    const kept = await save();
    const renamed = (title: unknown) => robin.client.patch<SavedPlan & ProblemBody>(at(kept), { title });
    expect((await renamed('Cube')).body).toEqual({ ...kept, title: 'Cube' });
    for (const title of ['', '  ', 'x'.repeat(81), null])
      expect((await renamed(title)).body.errors?.[0]?.field).toBe('title');
    expect((await robin.client.get<SavedPlan>(at(kept))).body.title).toBe('Cube');
  });

  // @spec rule-kept-plan, rule-shared-plan
  it('names nobody whose account is closed', async () => {
    const [shop, player] = [await signedUp(market, { role: 'STORE' }), await signedUp(market)];
    await shop.client.put('/api/places/store', { address: '2 Elm Row', latitude: 41.95, longitude: -87.7 });
    await player.client.put('/api/places/mine', { town: EVANSTON });
    const [four, five] = [aSampleCard(4).id, aSampleCard(5).id];
    await post(shop, four, 1);
    await post(player, five, 1);
    const kept = await save({ cards: [four, five].map((cardId) => ({ cardId, copies: 1 })) });
    const people = [shop, player].map(({ user }) => ({ uuid: user.uuid, name: user.name }));
    expect(kept.answer.stops).toEqual(
      expect.arrayContaining(people.map((each) => expect.objectContaining(each))),
    );
    const { link } = (await robin.client.put<SavedPlan>(`${at(kept)}/link`, {})).body;
    for (const { client, user } of [shop, player])
      await client.put(`/api/users/${user.uuid}/disable`, { password: PASSWORD });
    const { body } = await robin.client.get<SavedPlan>(at(kept));
    expect(body.answer.stops.map(({ name, address }) => [name, address])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect((await shared(link)).body.stops.find(({ role }) => role === 'STORE')).toMatchObject({
      ...{ store: null, name: null, address: null },
    });
    const [row] = await market.app
      .get(DataSource)
      .query('select answer::text from cover.saved_plan where uuid = $1', [kept.uuid]);
    for (const { name } of people) expect(row.answer).not.toContain(name);
    expect(row.answer).not.toContain('2 Elm Row');
  });

  const suspend = (account: string) =>
    market.app
      .get(UnitOfWork)
      .run(() => market.app.get(Suspensions).suspend(account, harbor.user.uuid, null));

  // @spec rule-kept-plan, rule-shared-plan
  it('names nobody who is suspended, and is shown to nobody while its owner is', async () => {
    const shop = await signedUp(market, { role: 'STORE' });
    await shop.client.put('/api/places/store', { address: '3 Elm Row', latitude: 41.95, longitude: -87.7 });
    const six = aSampleCard(6).id;
    await post(shop, six, 1);
    const kept = await save({ cards: [{ cardId: six, copies: 1 }] });
    expect(kept.answer.stops).toMatchObject([{ name: shop.user.name, address: expect.any(String) }]);
    const { link } = (await robin.client.put<SavedPlan>(`${at(kept)}/link`, {})).body;
    await suspend(shop.user.uuid);
    const { body } = await robin.client.get<SavedPlan>(at(kept));
    expect(body.answer.stops).toMatchObject([{ uuid: shop.user.uuid, name: null, address: null }]);
    expect((await shared(link)).body.stops).toMatchObject([{ store: null, name: null, address: null }]);
    await suspend(robin.user.uuid);
    expect((await shared(link)).status).toBe(404);
  });

  // @spec rule-shared-plan
  it('is shown to nobody once its owner has closed the account', async () => {
    const { link } = (await robin.client.put<SavedPlan>(`${at(await save())}/link`, {})).body;
    await robin.client.put(`/api/users/${robin.user.uuid}/disable`, { password: PASSWORD });
    expect((await shared(link)).status).toBe(404);
  });

  // @spec rule-kept-plan
  it('keeps the stops that it names, and no others', async () => {
    const [near, far] = [
      await signedUp(market, { role: 'STORE' }),
      await signedUp(market, { role: 'STORE' }),
    ];
    const seven = aSampleCard(7).id;
    await near.client.put('/api/places/store', { address: '4 Elm Row', latitude: 41.9, longitude: -87.65 });
    await far.client.put('/api/places/store', { address: '5 Elm Row', latitude: 42.05, longitude: -87.7 });
    await post(near, seven, 9);
    await post(far, seven, 1);
    for (const [kind, store] of [
      ['CHEAPEST', far],
      ['NEAREST', near],
    ] as const) {
      const { answer } = await save({ kind, cards: [{ cardId: seven, copies: 1 }] });
      expect(answer.stops.map(({ uuid }) => uuid)).toEqual([store.user.uuid]);
      expect(answer.plans[0]?.stops.map(({ stop }) => stop)).toEqual([0]);
    }
  });

  // @spec rule-kept-plan, call-refresh-saved-plan
  it('is planned again with what is on offer then, at a time that is past at any time', async () => {
    const past = new Date(Date.now() - 60_000).toISOString();
    const kept = await save({ at: past });
    const { body: listed } = await post(harbor, three, 2);
    const { body } = await robin.client.post<SavedPlan>(`${at(kept)}/refresh`, {});
    expect(body).toMatchObject({ uuid: kept.uuid, total: 10, copies: 3, stops: 2 });
    expect(Date.parse(body.plannedAt)).toBeGreaterThan(Date.parse(kept.plannedAt));
    for (const { uuid } of listed as { uuid: string }[]) await harbor.client.delete(`/api/listings/${uuid}`);
  });

  // @spec rule-shared-plan, call-share-plan, call-stop-sharing-plan, call-shared-plan
  it('shows stores by name and players by their band alone to anyone who has its link, while it is shared', async () => {
    const kept = await save();
    const share = async () => (await robin.client.put<SavedPlan>(`${at(kept)}/link`, {})).body.link;
    const link = await share();
    expect(await share()).toBe(link);
    const { body } = await shared(link);
    expect(body).toMatchObject({ title: 'Friday’s deck', kind: 'CHEAPEST', total: 8, copies: 2 });
    const [store, player] = ['STORE', 'USER'].map((role) => body.stops.find((stop) => stop.role === role));
    expect(store).toMatchObject({ role: 'STORE', store: harbor.user.uuid, name: 'Harbor', distance: null });
    expect(store?.picks).toMatchObject([{ cardId: one, copies: 1, price: 3 }]);
    expect(player).toMatchObject({ role: 'USER', store: null, name: null, address: null });
    expect(player?.distance).toEqual({ km: expect.any(Number), isAbout: true });
    expect(body.missing).toEqual([{ cardName: expect.any(String), copies: 1 }]);
    for (const secret of [neighbor.user.uuid, 'Nora', robin.user.uuid, kept.uuid])
      expect(JSON.stringify(body)).not.toContain(secret);
    await robin.client.delete(`${at(kept)}/link`);
    for (const gone of [link, 'nonsense', '%00']) {
      const { status, body: problem } = await market.someone().get<ProblemBody>(`/api/cover/shared/${gone}`);
      expect([status, problem.code]).toEqual([404, 'cover.shared-plan-not-found']);
    }
    expect(await share()).not.toBe(link);
  });

  // @spec rule-kept-plan
  it('is one of fifty at most, whatever comes at once', async () => {
    const { uuid } = await save();
    await market.app.get(DataSource).query(
      `insert into cover.saved_plan select gen_random_uuid(), owner, title, kind, asked, answer, null, saved_at, planned_at
        from cover.saved_plan, generate_series(3, $2::int) where uuid = $1`,
      [uuid, MAX_SAVED],
    );
    const last = await Promise.all([1, 2, 3].map(() => save()));
    expect(last.filter((plan) => 'uuid' in plan)).toHaveLength(1);
    expect(last).toContainEqual(expect.objectContaining({ code: 'cover.too-many-plans' }));
    expect((await robin.client.get<SavedPlanSummary[]>('/api/cover/plans')).body).toHaveLength(MAX_SAVED);
  });
});
