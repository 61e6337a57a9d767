// What is on offer is the same whichever way the statement goes: from the cards, from the copies, or from anywhere.
import { DataSource } from 'typeorm';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { CardsFacade } from '../../cards/index.js';
import { boxAround } from '../../places/index.js';
import { CHICAGO, loadSampleTowns } from '../../places/test/sample-towns.js';
import type { OfferedCard } from '../on-offer/dto/on-offer.dto.js';
import { type AskedOffers, type OffersRow, onOfferStatement } from '../on-offer/on-offer.statement.js';
import { aSampleCard } from './sample.js';

const market = story({}, { sample: true });
const [survivor, old, other, third] = [1, 2, 3, 4].map((nth) => aSampleCard(nth)) as [
  ReturnType<typeof aSampleCard>,
  ReturnType<typeof aSampleCard>,
  ReturnType<typeof aSampleCard>,
  ReturnType<typeof aSampleCard>,
];
const EXACTLY_SURVIVOR = `!"${survivor.name}"`;
const NEAR_CHICAGO = { box: boxAround({ latitude: 41.85, longitude: -87.65 }, 52), radiusKm: 50 };
let robin: Member;

const asked = (area: AskedOffers['area'], sort: AskedOffers['sort']): AskedOffers => ({
  account: robin.user.uuid,
  area,
  filter: {},
  sort,
  limit: 60,
  offset: 0,
  now: market.clock.now(),
});
/** What the statement answers that turns to the copies first for more than `few` printings. */
const found = async (q: string, what: AskedOffers, few?: number) => {
  const { rows } = await market.app
    .get(CardsFacade)
    .searchPrintings<OffersRow>(q, robin.user.uuid, (searched) => onOfferStatement(searched, what, few));
  const [{ entries, total, isPartial }] = rows as [OffersRow];
  return { cards: JSON.parse(entries) as OfferedCard[], total, isPartial };
};

beforeAll(async () => {
  await loadSampleTowns(market);
  const [first, second] = [await signedUp(market), await signedUp(market)];
  robin = await signedUp(market);
  for (const { client } of [first, second, robin])
    expect((await client.put('/api/places/mine', { town: CHICAGO })).status).toBe(200);
  const entries = [survivor, old, other, third].map(({ id: cardId }, nth) => ({
    cardId,
    condition: 'NEAR_MINT',
    price: 1 + nth,
  }));
  expect((await first.client.post('/api/listings', entries)).status).toBe(201);
  expect((await second.client.post('/api/listings', entries.slice(1, 3))).status).toBe(201);
  await market.app
    .get(DataSource)
    .query('update cards.printing set gone_at = now(), merged_into = $1 where id = $2', [
      survivor.id,
      old.id,
    ]);
  await market.app.get(DataSource).query('select cards.keep_printing_lookup()');
});

it.each(['nearest', 'price', 'newest', 'discount', 'name'] as const)(
  'finds the same by %s, whether it begins with the cards or with the copies',
  async (sort) => {
    for (const q of ['', 't:creature', EXACTLY_SURVIVOR, 'c:r or c:u', `-${EXACTLY_SURVIVOR}`]) {
      const cardsFirst = await found(q, asked(NEAR_CHICAGO, sort), 10_000);
      expect(await found(q, asked(NEAR_CHICAGO, sort), 0)).toEqual(cardsFirst);
      expect(await found(q, asked(null, sort))).toEqual(cardsFirst);
    }
  },
);

it('finds copies of a printing that was merged into another, under the name of the other', async () => {
  for (const few of [10_000, 0]) {
    const { cards, total } = await found(EXACTLY_SURVIVOR, asked(NEAR_CHICAGO, 'price'), few);
    expect([total, cards[0]]).toEqual([
      1,
      expect.objectContaining({
        cardId: survivor.id,
        cardName: survivor.name,
        copies: 3,
        players: 2,
        price: 1,
      }),
    ]);
  }
});

it('compares no more than the first printings by name with offers from anywhere, and says so', async () => {
  const all = await found('', asked(null, 'name'));
  expect([all.total, all.isPartial]).toEqual([3, false]);
  const { isPartial, total } = await found('', asked(null, 'name'), 3);
  expect([isPartial, total <= 3]).toEqual([true, true]);
});
