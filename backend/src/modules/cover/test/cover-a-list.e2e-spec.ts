// The story of somebody who wants the rest of a deck.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aSampleCard, type SampleCard, sampleCard } from '../../listings/test/sample.js';
import { BERLIN, CHICAGO, EVANSTON, loadSampleTowns, MILWAUKEE } from '../../places/test/sample-towns.js';
import type { CoverDto, CoverPlan } from '../dto/cover.dto.js';

const market = story({}, { sample: true });
const [one, two, three, four, rare, common] = [1, 2, 3, 4, 5, 6].map(aSampleCard) as [
  SampleCard,
  SampleCard,
  SampleCard,
  SampleCard,
  SampleCard,
  SampleCard,
];
let robin: Member;
let goblet: Member;
let harbor: Member;
let neighbor: Member;
let distant: Member;

const listed = async (member: Member, { id: cardId }: SampleCard, price: number, terms: object = {}) => {
  const entry = { cardId, condition: 'NEAR_MINT', price, ...terms };
  expect((await member.client.post('/api/listings', [entry])).status).toBe(201);
};
const storeAt = async (name: string, latitude: number, longitude: number) => {
  const member = await signedUp(market, { role: 'STORE', name });
  const at = { address: '1 Main Street', latitude, longitude };
  expect((await member.client.put('/api/places/store', at)).status).toBe(200);
  return member;
};
const player = async (town?: number) => {
  const member = await signedUp(market);
  if (town) expect((await member.client.put('/api/places/mine', { town })).status).toBe(200);
  return member;
};
const cover = async (request: object, who = robin): Promise<CoverDto> => {
  const { status, body } = await who.client.post<CoverDto>('/api/cover', request);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
};
const planOf = ({ plans }: CoverDto, kind: CoverPlan['kind']): CoverPlan => {
  const plan = plans.find((each) => each.kind === kind);
  if (!plan) throw new Error(`There is no plan ${kind}`);
  return plan;
};
const stopsOf = (answer: CoverDto, kind: CoverPlan['kind']) =>
  planOf(answer, kind).stops.map(({ stop }) => answer.stops[stop]?.uuid);

beforeAll(async () => {
  await loadSampleTowns(market);
  robin = await player(CHICAGO);
  await robin.client.put('/api/places/mine/preferences', { radiusKm: 80, unit: null });
  goblet = await storeAt('Goblet', 41.869, -87.65);
  harbor = await storeAt('Harbor', 41.95, -87.7);
  neighbor = await player(EVANSTON);
  distant = await player(MILWAUKEE);
  await listed(goblet, one, 3);
  await listed(goblet, two, 5);
  await listed(goblet, three, 2, { condition: 'DAMAGED' });
  await listed(harbor, one, 1);
  await listed(harbor, one, 1);
  await listed(neighbor, two, 0.5);
  await listed(neighbor, four, 9, { type: 'TRADE' });
  await listed(distant, rare, 4);
  await listed(robin, rare, 1);
  const day = 'FRIDAY';
  const page = { description: null, website: null, timeZone: 'America/Chicago', exceptions: [] };
  const weekly = [{ day, opens: '10:00', closes: '17:00' }];
  expect((await harbor.client.put('/api/storefronts/mine', { ...page, weekly })).status).toBe(200);
});

// @spec call-cover
it('plans a pasted deck: cheapest, fewest stops, nearest, each with copies, prices and stops', async () => {
  const answer = await cover({ text: `Deck\n2 ${one.name}\n1 ${two.name}`, stopWorth: 0 });
  expect(answer.cards.map(({ cardName, copies }) => [cardName, copies])).toEqual([
    [one.name, 2],
    [two.name, 1],
  ]);
  expect(planOf(answer, 'CHEAPEST')).toMatchObject({ total: 2.5, copies: 3, unpriced: 0, missing: [] });
  expect(stopsOf(answer, 'CHEAPEST').toSorted()).toEqual(
    [harbor, neighbor].map(({ user }) => user.uuid).toSorted(),
  );
  expect(planOf(answer, 'FEWEST').stops).toHaveLength(2);
  const { stops } = planOf(answer, 'NEAREST');
  expect(stops[0]?.picks[0]?.lot).toMatchObject({ condition: 'NEAR_MINT', isTrade: false, isStale: false });
});

it('names the listings of the copies to get, each of them once', async () => {
  const exact = { cardId: one.id, copies: 1, anyPrinting: false };
  const { plans } = await cover({ cards: [exact, { ...exact, anyPrinting: true }], stopWorth: 0 });
  const { stops } = plans.find(({ kind }) => kind === 'CHEAPEST') ?? { stops: [] };
  const named = stops.flatMap(({ picks }) => picks.flatMap(({ listings }) => listings));
  expect(new Set(named).size).toBe(2);
  const { body } = await robin.client.get<{ uuid: string }[]>(
    `/api/listings/user/${harbor.user.uuid}/status/ACTIVE`,
  );
  expect(named.toSorted()).toEqual(body.map(({ uuid }) => uuid).toSorted());
});

// @spec rule-cover-lines
it('names each line that it finds no card for, and each beyond the 100th card', async () => {
  const text = `2 ${one.name}\n1 No Such Card At All\n0 ${two.name}`;
  const { cards, leftOut } = await cover({ text });
  expect(cards).toHaveLength(1);
  expect(leftOut).toEqual([
    { line: 2, text: '1 No Such Card At All', reason: 'unknown-card' },
    { line: 3, text: `0 ${two.name}`, reason: 'none' },
  ]);
  const names = [...new Set(Array.from({ length: 118 }, (_, nth) => aSampleCard(nth).name))];
  const lines = Array.from({ length: 10_000 }, (_, nth) =>
    nth % 2 ? `1 ${names[((nth - 1) / 2) % names.length]}` : `1 No Such Card ${nth}`,
  );
  const long = await cover({ text: lines.join('\n') });
  const covered = long.cards.map(({ cardName }) => cardName);
  const reasonOf = (line: string) => {
    if (line.startsWith('1 No Such')) return 'unknown-card';
    return covered.includes(line.slice(2)) ? undefined : 'too-many-cards';
  };
  expect([covered.length, names.length > 100]).toEqual([100, true]);
  expect(long.leftOut.map(({ line, reason }) => `${line} ${reason}`).toSorted()).toEqual(
    lines.flatMap((line, nth) => (reasonOf(line) ? [`${nth + 1} ${reasonOf(line)}`] : [])).toSorted(),
  );
});

it('refuses nothing at all, what is no list, and more than 10,000 lines', async () => {
  const refused = async (request: object) => {
    const { status, body } = await robin.client.post<ProblemBody>('/api/cover', request);
    return [status, body.code];
  };
  expect(await refused({})).toEqual([422, 'cover.nothing-to-cover']);
  const both = { text: `1 ${one.name}`, cards: [{ cardId: one.id, copies: 1 }] };
  expect(await refused(both)).toEqual([422, 'cover.two-lists']);
  expect(await refused({ text: '# nothing but a comment' })).toEqual([422, 'cover.list-unreadable']);
  expect(await refused({ text: `1 ${one.name}\n`.repeat(10_001) })).toEqual([422, 'cover.list-too-long']);
  expect(await refused({ cards: [{ cardId: one.id, copies: 0 }] })).toEqual([400, 'request.invalid']);
});

it('takes printings of one card as one want where any of them will do', async () => {
  const printings = ['brm', '8lm', 'hlw'].map(
    (set) => sampleCard((card) => card.name === 'Lantern Warden' && card.set === set).id,
  );
  const cards = printings.map((cardId) => ({ cardId, copies: 2 }));
  expect((await cover({ cards })).cards).toMatchObject([{ cardId: printings[0], copies: 6 }]);
  const exact = cards.map((card) => ({ ...card, anyPrinting: false }));
  expect((await cover({ cards: exact })).cards).toHaveLength(3);
  // A printing that was merged into another is that one from then on.
  const [into = '', gone = '', other] = printings;
  const merge = 'update cards.printing set gone_at = now(), merged_into = $1 where id = $2';
  await market.app.get(DataSource).query(merge, [into, gone]);
  expect((await cover({ cards: exact })).cards).toMatchObject([
    { cardId: into, copies: 4 },
    { cardId: other, copies: 2 },
  ]);
});

// @spec rule-cover-relaxations
it('says what would do for what is missing: another condition, farther away, for trade, closed', async () => {
  const cards = [three, rare, four].map(({ id: cardId }) => ({ cardId, copies: 1 }));
  const answer = await cover({ cards, leastCondition: 'LIGHTLY_PLAYED' });
  const missing = planOf(answer, 'CHEAPEST').missing.map(({ card, relaxations }) => [
    card,
    relaxations.map(({ kind }) => kind),
  ]);
  expect(missing).toEqual([
    [0, ['CONDITION']],
    [1, ['DISTANCE']],
    [2, ['TRADE']],
  ]);
  const relaxed = await cover({
    cards: [{ ...cards[0], leastCondition: 'DAMAGED' }],
    leastCondition: 'LIGHTLY_PLAYED',
  });
  expect(planOf(relaxed, 'CHEAPEST').missing).toEqual([]);
});

// @spec rule-cover-hours
it('goes to no store that is closed then, and says until when one is open', async () => {
  const card = { cards: [{ cardId: one.id, copies: 2 }] };
  const open = await cover({ ...card, at: '2027-03-12T12:00:00-06:00' });
  expect(stopsOf(open, 'CHEAPEST')).toEqual([harbor.user.uuid]);
  expect(open.stops[0]?.opening).toMatchObject({ isOpen: true, closes: { time: '17:00' } });
  const closed = await cover({ ...card, at: '2027-03-12T20:00:00-06:00' });
  expect(stopsOf(closed, 'CHEAPEST')).toEqual([goblet.user.uuid]);
  expect(planOf(closed, 'CHEAPEST').missing[0]?.relaxations).toMatchObject([{ kind: 'HOURS' }]);
});

it('looks at near copies first: hundreds of cheaper ones far away hide none of them', async () => {
  const cheap = { cardId: common.id, condition: 'NEAR_MINT', price: 0.1 };
  for (let posted = 0; posted < 520; posted += 130) {
    const { status } = await distant.client.post('/api/listings', Array(130).fill(cheap));
    expect(status).toBe(201);
  }
  await listed(goblet, common, 7);
  const answer = await cover({ cards: [{ cardId: common.id, copies: 1 }] });
  expect(stopsOf(answer, 'CHEAPEST')).toEqual([goblet.user.uuid]);
});

it('says of people how far away they are in bands alone, and nothing of where they live', async () => {
  const { stops } = await cover({ cards: [{ cardId: two.id, copies: 1 }] });
  const person = stops.find(({ role }) => role === 'USER');
  expect(person).toMatchObject({ address: null, distance: { isAbout: true } });
});

it('offers nobody their own copies, and compares everybody where the caller has no place', async () => {
  const stranger = await player();
  const answer = await cover({ cards: [{ cardId: rare.id, copies: 2 }] }, stranger);
  expect(planOf(answer, 'CHEAPEST')).toMatchObject({ copies: 2, missing: [] });
  expect(
    planOf(await cover({ cards: [{ cardId: rare.id, copies: 2 }], anywhere: true }), 'CHEAPEST').copies,
  ).toBe(1);
  // Also one whose place was removed, and whose highest price is below every offer.
  await stranger.client.put('/api/places/mine', { town: BERLIN });
  await stranger.client.put('/api/places/mine/preferences', { radiusKm: 80, unit: null });
  const far = { cards: [{ cardId: rare.id, copies: 1 }] };
  expect(planOf(await cover(far, stranger), 'CHEAPEST').copies).toBe(0);
  expect((await stranger.client.delete('/api/places/mine')).status).toBe(204);
  expect(planOf(await cover(far, stranger), 'CHEAPEST').copies).toBe(1);
  const { missing } = planOf(await cover({ ...far, maxPrice: 0.5 }, stranger), 'CHEAPEST');
  expect(missing[0]?.relaxations).toMatchObject([{ kind: 'PRICE', lot: { price: 1 } }]);
});

it('one’s own copies, and those of blocked and suspended accounts, however many and cheap, hide nobody’s', async () => {
  const store = await signedUp(market, { role: 'STORE' });
  const [rival, suspended] = [await player(), await player()];
  expect((await store.client.put(`/api/moderation/blocks/${rival.user.uuid}`)).status).toBe(200);
  for (const [{ client }, { id: cardId }] of [
    [store, one],
    [rival, two],
    [suspended, three],
  ] as const) {
    const copies = Array(500).fill({ cardId, condition: 'NEAR_MINT', price: 0.01 });
    expect((await client.post('/api/listings', copies)).status).toBe(201);
  }
  await market.app
    .get(DataSource)
    .query('update users.account set suspended_at = now() where uuid = $1', [suspended.user.uuid]);
  const cards = [one, two, three].map(({ id: cardId }) => ({ cardId, copies: 1 }));
  const answer = await cover({ cards, anywhere: true }, store);
  expect([planOf(answer, 'CHEAPEST').copies, answer.isPartial]).toEqual([3, false]);
});
