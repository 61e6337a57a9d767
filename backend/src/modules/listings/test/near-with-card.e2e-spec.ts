// The story of somebody who wants a card from close by: distances, the nearest first, and a radius.
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import {
  BERLIN,
  CHICAGO,
  EVANSTON,
  loadSampleTowns,
  MILWAUKEE,
  NAPERVILLE,
  OAK_PARK,
} from '../../places/test/sample-towns.js';
import type { MissedCard } from '../card-offers/next-best.queries.js';
import type { CardListing } from '../dto/card-listing.dto.js';
import { ListingsFacade } from '../listings.facade.js';
import { aSampleCard } from './sample.js';

const market = story({}, { sample: true });
const card = aSampleCard(1).id;
const other = aSampleCard(2).id;
let robin: Member;
let stranger: Member;

const listed = async (name: string, price: number, member: Member, cardId = card) => {
  const entry = { cardId, condition: 'NEAR_MINT', price };
  expect((await member.client.post('/api/listings', [entry])).status).toBe(201);
  return name;
};
const player = async (name: string, price: number, town?: number) => {
  const member = await signedUp(market, { name });
  if (town) expect((await member.client.put('/api/places/mine', { town })).status).toBe(200);
  return listed(name, price, member);
};
const store = async (name: string, price: number, point?: { latitude: number; longitude: number }) => {
  const member = await signedUp(market, { role: 'STORE', name });
  const at = { address: '1 Main Street', ...point };
  if (point) expect((await member.client.put('/api/places/store', at)).status).toBe(200);
  return listed(name, price, member);
};
const withCard = async (query = '', who = robin, cardId = card) => {
  const reply = await who.client.get<CardListing[]>(`/api/listings/with-card?cardId=${cardId}${query}`);
  expect(reply.status).toBe(200);
  return reply;
};
const names = async (query = '', who = robin) => (await withCard(query, who)).body.map(({ name }) => name);
const nextBest = (missed: readonly MissedCard[]) =>
  market.app.get(ListingsFacade).nextBest(robin.user.uuid, missed);
const look = async (radiusKm: number | null) => {
  const preferences = { radiusKm, unit: null };
  expect((await robin.client.put('/api/places/mine/preferences', preferences)).status).toBe(200);
};

beforeAll(async () => {
  await loadSampleTowns(market);
  robin = await signedUp(market);
  stranger = await signedUp(market);
  await robin.client.put('/api/places/mine', { town: CHICAGO });
  await store('Goblet', 9, { latitude: 41.869, longitude: -87.65 });
  await store('Harbor', 5, { latitude: 42, longitude: -87.65 });
  await store('Nowhere', 4);
  await store('Overseas', 3, { latitude: 52.52, longitude: 13.41 });
  await player('Neighbor', 8, CHICAGO);
  await player('Oak Parker', 7, OAK_PARK);
  await player('Evanstonian', 6, EVANSTON);
  await player('Napervillian', 2, NAPERVILLE);
  await player('Milwaukeean', 1, MILWAUKEE);
  await player('Berliner', 0.5, BERLIN);
  await player('Hermit', 0.25);
});

// @spec rule-distance, rule-place-is-a-town
it('tells how far stores are, and in which band players are', async () => {
  const { body } = await withCard();
  expect(Object.fromEntries(body.map(({ name, distance }) => [name, distance]))).toEqual({
    Goblet: { km: 2.1, isAbout: false },
    Harbor: { km: 16.7, isAbout: false },
    Nowhere: null,
    Overseas: { km: expect.closeTo(7_080, -2), isAbout: false },
    Neighbor: { km: 1, isAbout: true },
    'Oak Parker': { km: 20, isAbout: true },
    Evanstonian: { km: 50, isAbout: true },
    Napervillian: { km: 50, isAbout: true },
    Milwaukeean: { km: null, isAbout: true },
    Berliner: { km: null, isAbout: true },
    Hermit: null,
  });
});

const CHEAPEST = [
  'Hermit',
  'Berliner',
  'Milwaukeean',
  'Napervillian',
  'Overseas',
  'Nowhere',
  'Harbor',
  'Evanstonian',
  'Oak Parker',
  'Neighbor',
  'Goblet',
];

it('comes cheapest first unless asked otherwise', async () => {
  expect(await names()).toEqual(CHEAPEST);
  expect(await names('&sort=price&radius=any')).toEqual(CHEAPEST);
});

// @spec rule-nearest-first
it('comes nearest first on request, players by band and then by price, and unknown distances last', async () => {
  expect(await names('&sort=nearest')).toEqual([
    'Neighbor',
    'Goblet',
    'Harbor',
    'Oak Parker',
    'Napervillian',
    'Evanstonian',
    'Overseas',
    'Berliner',
    'Milwaukeean',
    'Hermit',
    'Nowhere',
  ]);
});

// @spec rule-radius
it.each([
  [5, ['Hermit', 'Nowhere', 'Neighbor', 'Goblet']],
  [17, ['Hermit', 'Nowhere', 'Harbor', 'Neighbor', 'Goblet']],
  [20, ['Hermit', 'Nowhere', 'Harbor', 'Oak Parker', 'Neighbor', 'Goblet']],
  [49, ['Hermit', 'Nowhere', 'Harbor', 'Oak Parker', 'Neighbor', 'Goblet']],
  [200, ['Hermit', 'Napervillian', 'Nowhere', 'Harbor', 'Evanstonian', 'Oak Parker', 'Neighbor', 'Goblet']],
  [null, CHEAPEST],
])(
  'leaves out what is beyond the radius of %p km on request, but nobody whose distance is unknown',
  async (km, near) => {
    await look(km);
    const { body, headers } = await withCard('&radius=mine');
    expect(body.map(({ name }) => name)).toEqual(near);
    expect(headers.get('x-total-count')).toBe(String(near.length));
    expect(await names()).toEqual(CHEAPEST);
    await look(null);
  },
);

it('says nothing of distances to who has no place, and hides nobody from them', async () => {
  const { body } = await withCard('&sort=nearest&radius=mine', stranger);
  expect(body.map(({ name }) => name)).toEqual(CHEAPEST);
  expect(body.map(({ distance }) => distance)).toEqual(CHEAPEST.map(() => null));
});

it.each(['', '&printings=any'])('comes page by page in each order%s', async (printings) => {
  await look(50);
  for (const query of ['', '&sort=nearest', '&radius=mine', '&sort=nearest&radius=mine']) {
    const whole = (await withCard(`${query}${printings}`)).body.map(({ uuid }) => uuid);
    const seen: string[] = [];
    let next: string | undefined = `&limit=2${query}${printings}`;
    while (next) {
      const { body, headers }: { body: CardListing[]; headers: Headers } = await withCard(next);
      seen.push(...body.map(({ uuid }) => uuid));
      expect(headers.get('x-total-count')).toBe(String(whole.length));
      const link = headers.get('link')?.match(/<[^>]*cardId=[^&>]*(&[^>]*)>; rel="next"/)?.[1];
      next = link;
    }
    expect(seen).toEqual(whole);
  }
  await look(null);
});

it('refuses a cursor of another order, and words that are no order', async () => {
  const link = (await withCard('&limit=1')).headers.get('link');
  const after = new URL(link?.match(/<([^>]*)>/)?.[1] ?? '', 'http://localhost').searchParams.get('after');
  for (const query of [`&sort=nearest&after=${after}`, '&sort=distance', '&radius=5']) {
    const { status, body } = await robin.client.get(`/api/listings/with-card?cardId=${card}${query}`);
    expect([status, (body as ProblemBody).code]).toEqual([400, 'request.invalid']);
  }
});

it.each([
  [5, ['Neighbor', 'Goblet']],
  [20, ['Harbor', 'Oak Parker', 'Neighbor']],
  [null, ['Hermit', 'Berliner', 'Milwaukeean']],
])('names the three within a radius of %p km who sell a missed card for the least', async (km, next) => {
  await look(km);
  const missed = { printing: card, giver: stranger.user.uuid };
  expect((await nextBest([missed])).map(({ name }) => name)).toEqual(next);
  await look(null);
});

it('names neither the giver of a missed card nor who misses it, and each lister once at a price', async () => {
  const third = aSampleCard(3).id;
  const [giver, ally] = [await signedUpIn('Giver', CHICAGO), await signedUpIn('Ally', CHICAGO)];
  for (const member of [robin, giver]) await listed('', 1, member, third);
  for (const price of [3, 2, 2, 2]) await listed('', price, ally, third);
  const [missed, known] = [
    { printing: third, giver: giver.user.uuid },
    { printing: third, giver: ally.user.uuid },
  ];
  for (const km of [10, null]) {
    await look(km);
    expect((await nextBest([missed, known])).map(({ missed, name, cents }) => [missed, name, cents])).toEqual(
      [
        [missed, 'Ally', 200],
        [missed, 'Ally', 300],
        [known, 'Giver', 100],
      ],
    );
  }
  await giver.client.put(`/api/moderation/blocks/${robin.user.uuid}`);
  expect((await nextBest([known])).map(({ name }) => name)).toEqual([]);
});

it('puts stale counts after fresh ones even if they are nearer', async () => {
  await listed('Old', 1, await signedUpIn('Old', CHICAGO), other);
  market.clock.pass(61 * 24 * 60 * 60);
  robin = await signedUpIn('Robin', CHICAGO);
  await listed('New', 2, await signedUpIn('New', NAPERVILLE), other);
  const { body } = await withCard('&sort=nearest', robin, other);
  expect(body.map(({ name }) => name)).toEqual(['New', 'Old']);
});

async function signedUpIn(name: string, town: number): Promise<Member> {
  const member = await signedUp(market, { name });
  await member.client.put('/api/places/mine', { town });
  return member;
}
