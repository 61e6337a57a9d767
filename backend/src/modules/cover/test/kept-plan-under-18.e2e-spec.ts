// The story of kept plans when somebody says that they are under 18: others learn no more how far they are.
import { type Member, saysUnder18, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { ListingDto } from '../../listings/dto/listing.dto.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { CHICAGO, EVANSTON, loadSampleTowns } from '../../places/test/sample-towns.js';
import type { SavedPlan, SharedPlan } from '../dto/saved-plan.dto.js';

const market = story({}, { sample: true });
const [ofPlayer, ofStore] = [1, 2].map((nth) => aSampleCard(nth).id) as [string, string];
let owner: Member;
let player: Member;
let listing: string | undefined;

const offer = async ({ client }: Member, cardId: string) => {
  const { body } = await client.post<ListingDto[]>('/api/listings', [
    { cardId, condition: 'NEAR_MINT', price: 2 },
  ]);
  return body[0]?.uuid;
};
const stopsOf = ({ answer: { stops } }: SavedPlan) =>
  Object.fromEntries(stops.map(({ role, name, distance }) => [role, { name, distance }]));

beforeAll(async () => {
  await loadSampleTowns(market);
  const store = await signedUp(market, { role: 'STORE', name: 'Goblet' });
  const at = { address: '1 Main Street', latitude: 41.95, longitude: -87.7 };
  expect((await store.client.put('/api/places/store', at)).status).toBe(200);
  await offer(store, ofStore);
});
beforeEach(async () => {
  [owner, player] = [await signedUp(market), await signedUp(market, { name: 'Kim Osei' })];
  await owner.client.put('/api/places/mine', { town: CHICAGO });
  await player.client.put('/api/places/mine', { town: EVANSTON });
  listing = await offer(player, ofPlayer);
});
afterEach(async () => {
  expect((await player.client.delete(`/api/listings/${listing}`)).status).toBe(204);
});

const far = { km: expect.any(Number), isAbout: true };
const located = { name: 'Kim Osei', distance: far };
const unnamed = { name: null, distance: null };
const store = { name: 'Goblet', distance: { km: expect.any(Number), isAbout: false } };

// @spec rule-kept-plan, rule-shared-plan
it.each(['a stop', 'the owner'])(
  'once %s is under 18, a player of the plan has neither a name nor a distance, nor by its link',
  async (who) => {
    const cards = [ofPlayer, ofStore].map((cardId) => ({ cardId, copies: 1 }));
    const asked = { title: 'Cube', kind: 'CHEAPEST', cards };
    const { body: kept } = await owner.client.post<SavedPlan>('/api/cover/plans', asked);
    expect(stopsOf(kept)).toEqual({ USER: located, STORE: store });
    const at = `/api/cover/plans/${kept.uuid}`;
    const { link } = (await owner.client.put<SavedPlan>(`${at}/link`, {})).body;
    const distances = async () =>
      Object.fromEntries(
        (await market.someone().get<SharedPlan>(`/api/cover/shared/${link}`)).body.stops.map(
          ({ role, distance }) => [role, distance],
        ),
      );
    expect(await distances()).toEqual({ USER: far, STORE: null });
    await saysUnder18(market, who === 'a stop' ? player : owner);
    expect(stopsOf((await owner.client.get<SavedPlan>(at)).body)).toEqual({ USER: unnamed, STORE: store });
    const renamed = await owner.client.patch<SavedPlan>(at, { title: 'A cube' });
    expect(stopsOf(renamed.body)).toEqual({ USER: unnamed, STORE: store });
    expect(await distances()).toEqual({ USER: null, STORE: null });
    const again = await owner.client.post<SavedPlan>(`${at}/refresh`, {});
    expect(Object.keys(stopsOf(again.body))).toEqual(['STORE']);
  },
);

it('a stop that has blocked the owner, or is blocked, has neither a name nor a distance', async () => {
  const asked = { title: 'Cube', kind: 'CHEAPEST', cards: [{ cardId: ofPlayer, copies: 1 }] };
  const { body: kept } = await owner.client.post<SavedPlan>('/api/cover/plans', asked);
  const now = async () => stopsOf((await owner.client.get<SavedPlan>(`/api/cover/plans/${kept.uuid}`)).body);
  for (const [one, other] of [
    [player, owner],
    [owner, player],
  ] as const) {
    expect(await now()).toEqual({ USER: located });
    const block = `/api/moderation/blocks/${other.user.uuid}`;
    await one.client.put(block, {});
    expect(await now()).toEqual({ USER: unnamed });
    await one.client.delete(block);
  }
});
