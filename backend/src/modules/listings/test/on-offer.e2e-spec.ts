// The story of somebody in a shop who asks what is on offer around them.

import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { CHICAGO, EVANSTON, loadSampleTowns, MILWAUKEE } from '../../places/test/sample-towns.js';
import type { OfferedCard, OnOffer } from '../on-offer/dto/on-offer.dto.js';
import { type SampleCard, sampleCard, sampleCards } from './sample.js';

const market = story({}, { sample: true });
const named = (name: string, fits: (card: SampleCard) => boolean = () => true) =>
  sampleCard((card) => card.name === name && card.games.includes('paper') && fits(card));
/** Names of which there are two printings, and other cards. */
const twice = sampleCards
  .filter(({ games, lang }) => games.includes('paper') && lang === 'en')
  .filter((card, nth, all) => all.findIndex(({ name }) => name === card.name) !== nth)
  .filter((card, nth, all) => all.findIndex(({ name }) => name === card.name) === nth);
const reprint = twice[0] as SampleCard;
const original = named(reprint.name, ({ id }) => id !== reprint.id);
const others = sampleCards.filter(
  ({ games, set, finishes, name }) =>
    games.includes('paper') && set === 'brm' && finishes.length > 1 && name !== reprint.name,
);
const [one, two, three] = others as [SampleCard, SampleCard, SampleCard];
let robin: Member;
let goblet: Member;

const listed = async (member: Member, { id: cardId }: SampleCard, price: number, terms: object = {}) => {
  const entry = { cardId, condition: 'NEAR_MINT', price, ...terms };
  expect((await member.client.post('/api/listings', [entry])).status).toBe(201);
};
const player = async (name: string, town?: number) => {
  const member = await signedUp(market, { name });
  if (town) expect((await member.client.put('/api/places/mine', { town })).status).toBe(200);
  return member;
};
const storeAt = async (name: string, latitude: number, longitude: number) => {
  const member = await signedUp(market, { role: 'STORE', name });
  const at = { address: '1 Main Street', latitude, longitude };
  expect((await member.client.put('/api/places/store', at)).status).toBe(200);
  return member;
};
const look = async (radiusKm: number | null) =>
  expect((await robin.client.put('/api/places/mine/preferences', { radiusKm, unit: null })).status).toBe(200);
const onOffer = async (query: Record<string, string> = {}, who = robin): Promise<OnOffer> => {
  const { status, body } = await who.client.get<OnOffer>(
    `/api/listings/on-offer?${new URLSearchParams(query)}`,
  );
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
};
const names = async (query: Record<string, string> = {}, who = robin) =>
  (await onOffer(query, who)).cards.map(({ cardName }) => cardName);
const card = async (query: Record<string, string>): Promise<OfferedCard> => {
  const [first] = (await onOffer(query)).cards;
  if (!first) throw new Error('nothing is on offer');
  return first;
};
/** A search for exactly this card. */
const exactly = ({ name }: SampleCard) => `!"${name}"`;

beforeAll(async () => {
  await loadSampleTowns(market);
  robin = await player('Robin', CHICAGO);
  await look(50);
  goblet = await storeAt('Goblet', 41.869, -87.65);
  const neighbor = await player('Neighbor', CHICAGO);
  const evanston = await player('Evanstonian', EVANSTON);
  const milwaukee = await player('Milwaukeean', MILWAUKEE);
  const hermit = await player('Hermit');
  await listed(goblet, original, 3);
  await listed(neighbor, reprint, 2, { condition: 'DAMAGED' });
  await listed(neighbor, reprint, 2.5);
  await listed(evanston, one, 1);
  await listed(evanston, two, 8, { type: 'BUY' });
  await listed(milwaukee, two, 1);
  await listed(hermit, two, 1.5);
  await listed(robin, two, 0.5);
  await listed(goblet, three, 7, { type: 'TRADE', finish: 'FOIL' });
});

// @spec call-on-offer
it('answers cards that somebody within the radius has, nearest first, however many printings', async () => {
  const { total, isPartial, notices, cards } = await onOffer();
  expect({ total, isPartial, notices }).toEqual({ total: 3, isPartial: false, notices: [] });
  expect(cards.map(({ cardName }) => cardName)).toEqual([reprint.name, three.name, one.name]);
  expect(cards[0]).toMatchObject({
    cardId: reprint.id,
    price: 2,
    condition: 'DAMAGED',
    copies: 3,
    stores: 1,
    players: 1,
    isStale: false,
    distance: { km: 1, isAbout: true },
    copy: { price: 2, lister: { name: 'Neighbor', role: 'USER' } },
  });
  expect(cards[1]).toMatchObject({ price: null, type: 'TRADE', distance: { km: 2.1, isAbout: false } });
  // What would be traded has a price of its own all the same.
  expect(cards[1]?.copy).toMatchObject({ price: 7, lister: { uuid: goblet.user.uuid, role: 'STORE' } });
  expect(cards[2]).toMatchObject({ price: 1, players: 1, distance: { km: 50, isAbout: true } });
});

it('understands the search language, and shows each printing on request', async () => {
  expect(await names({ q: exactly(one) })).toEqual([one.name]);
  expect(await names({ q: `${exactly(one)} or ${exactly(three)}` })).toEqual([three.name, one.name]);
  expect(await names({ q: `-${exactly(one)}` })).toEqual([reprint.name, three.name]);
  const printings = (await onOffer({ q: `${exactly(reprint)} unique:prints` })).cards;
  expect(printings.map(({ cardId }) => cardId)).toEqual([reprint.id, original.id]);
  expect(await names({ q: `${exactly(reprint)} set:${original.set}` })).toEqual([reprint.name]);
  expect(await names({ q: 'nothingiscalledso' })).toEqual([]);
});

it.each<[string, Record<string, string>, readonly string[]]>([
  ['price', { maxPrice: '2' }, [reprint.name, one.name]],
  ['price', { minPrice: '2.01', maxPrice: '3' }, [reprint.name]],
  ['condition', { condition: 'DAMAGED,HEAVILY_PLAYED' }, [reprint.name]],
  ['finish', { finish: 'FOIL' }, [three.name]],
  ['language', { language: 'de' }, []],
  ['type', { type: 'TRADE' }, [three.name]],
  ['kind of lister', { lister: 'STORE' }, [three.name, reprint.name].sort()],
  ['kind of lister', { lister: 'USER' }, [reprint.name, one.name]],
  ['age of the count', { fresh: 'true' }, [reprint.name, three.name, one.name]],
])('filters by %s %j', async (_, query, expected) => {
  const found = await names(query);
  expect(query.lister === 'STORE' ? found.sort() : found).toEqual(expected);
});

it('sorts by price, name, age and discount', async () => {
  expect(await names({ sort: 'price' })).toEqual([one.name, reprint.name, three.name]);
  const byName = await names({ sort: 'name' });
  expect(byName).toEqual([...byName].sort((a, b) => a.localeCompare(b, 'en')));
  expect(await names({ sort: 'newest' })).toEqual([three.name, one.name, reprint.name]);
  const { cards } = await onOffer({ sort: 'discount' });
  const discounts = cards.map(({ price, marketPrice }) =>
    price === null || marketPrice === null ? Number.NEGATIVE_INFINITY : 1 - price / marketPrice,
  );
  expect(discounts).toEqual([...discounts].sort((a, b) => b - a));
});

// @spec rule-on-offer-anywhere
it('compares offers from anywhere on request and without a place, unknown distances last', async () => {
  const anywhere = await onOffer({ radius: 'any' });
  expect(anywhere.cards.map(({ cardName }) => cardName)).toEqual([
    reprint.name,
    three.name,
    one.name,
    two.name,
  ]);
  expect(anywhere.cards[3]).toMatchObject({ players: 2, copies: 2, distance: { km: null, isAbout: true } });
  const stranger = await player('Stranger');
  const all = await onOffer({ sort: 'price' }, stranger);
  expect(all.cards.map(({ distance }) => distance)).toEqual([null, null, null, null]);
  expect(all.cards[0]).toMatchObject({ cardName: two.name, price: 0.5, players: 3 });
});

it('comes in pages', async () => {
  const whole = await names();
  expect(await names({ limit: '2' })).toEqual(whole.slice(0, 2));
  expect(await names({ limit: '2', page: '2' })).toEqual(whole.slice(2));
  expect(await onOffer({ limit: '2', page: '9' })).toMatchObject({ total: whole.length, cards: [] });
});

it('says what of a search it ignored, and refuses what it cannot read', async () => {
  const { notices } = await onOffer({ q: `${exactly(one)} shine:5` });
  expect(notices).toMatchObject([{ code: 'cards.term-ignored' }]);
  for (const [query, field] of [
    [{ q: '(t:creature' }, 'q'],
    [{ q: 'x'.repeat(1001) }, 'q'],
    [{ sort: 'distance' }, 'sort'],
    [{ radius: '7' }, 'radius'],
    [{ page: '101' }, 'page'],
    [{ limit: '61' }, 'limit'],
    [{ type: 'BUY' }, 'type'],
    [{ maxPrice: '1.234' }, 'maxPrice'],
    [{ fresh: 'maybe' }, 'fresh'],
  ] as const) {
    const address = `/api/listings/on-offer?${new URLSearchParams(query)}`;
    const { status, body } = await robin.client.get<ProblemBody>(address);
    expect([status, body.code, body.errors?.[0]?.field]).toEqual([400, 'request.invalid', field]);
  }
});

it('leaves out what is sold at once, puts stale counts last, and expired ones nowhere', async () => {
  const seen = (
    await goblet.client.get<{ uuid: string }[]>(
      `/api/listings/user/${goblet.user.uuid}/status/ACTIVE?q=${encodeURIComponent(three.name)}`,
    )
  ).body;
  expect((await goblet.client.delete(`/api/listings/${seen[0]?.uuid}`)).status).toBeLessThan(300);
  expect(await names()).toEqual([reprint.name, one.name]);
  market.clock.pass(31 * 24 * 60 * 60);
  robin = await player('Robin the Second', CHICAGO);
  await look(50);
  // The store's count is stale, the players' are not.
  expect(
    await card({ q: `${exactly(reprint)} set:${original.set} unique:prints`, lister: 'STORE' }),
  ).toMatchObject({ isStale: true });
  expect(await names({ lister: 'STORE', fresh: 'true' })).toEqual([]);
  expect(await card({ q: exactly(reprint) })).toMatchObject({ copies: 3, isStale: false, stores: 1 });
  market.clock.pass(40 * 24 * 60 * 60);
  robin = await player('Robin the Third', CHICAGO);
  await look(50);
  expect(await card({ q: exactly(reprint) })).toMatchObject({ copies: 2, isStale: true, stores: 0 });
});
