// What the matcher finds in one statement is what an obvious comparison of every want with every copy finds.
import { DataSource } from 'typeorm';
import { jobsDone } from '../../../../test/mails.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { CONDITIONS, FINISHES, LISTING_TYPES } from '../../listings/index.js';
import { sampleCards } from '../../listings/test/sample.js';
import { bandOf, haversine } from '../../places/domain/distance.js';
import { BERLIN, CHICAGO, EVANSTON, loadSampleTowns, MILWAUKEE } from '../../places/test/sample-towns.js';
import { importSample } from './sample.js';

const market = story();
/** The same numbers in every run. */
let state = 20_261_125;
const drawn = (below: number): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
  return (state >>> 8) % below;
};
const one = <Each>(of: readonly Each[]): Each => of[drawn(of.length)] as Each;
const perhaps = <Each>(of: readonly Each[]): Each | null => (drawn(2) === 0 ? null : one(of));

interface Want {
  owner: string;
  card_id: string;
  any_printing: boolean;
  least_condition: string | null;
  finishes: string[] | null;
  languages: string[] | null;
  max_cents: number | null;
  max_percent: number | null;
  for_trade: boolean;
  is_alerting: boolean;
}
interface Copy {
  uuid: string;
  lister: string;
  card_id: string;
  type: string;
  condition: string;
  finish: string;
  language: string;
  price_cents: number;
  market_cents: number | null;
}
interface Place {
  account: string;
  latitude: number;
  longitude: number;
  radius_km: number | null;
}

const read = <Row>(text: string): Promise<Row[]> => market.app.get(DataSource).query(text);
const TOWNS = [CHICAGO, EVANSTON, MILWAUKEE, BERLIN];
/** Cards with several printings, and others. */
const cards = sampleCards
  .filter(({ games, finishes }) => games.includes('paper') && finishes.includes('nonfoil'))
  .slice(0, 12);

async function somebody(nth: number): Promise<Member> {
  const member = await signedUp(market);
  if (nth % 4 !== 3) await member.client.put('/api/places/mine', { town: TOWNS[nth % TOWNS.length] });
  await member.client.put('/api/places/mine/preferences', { radiusKm: perhaps([10, 50, 200]), unit: null });
  return member;
}

const wanted = () => {
  const limit = drawn(3);
  return {
    anyPrinting: drawn(2) === 0,
    quantity: 1,
    leastCondition: perhaps(CONDITIONS),
    finishes: perhaps([['FOIL'], ['NONFOIL'], ['NONFOIL', 'FOIL']]),
    languages: perhaps([['en'], ['de', 'en'], ['ja']]),
    maxPrice: limit === 1 ? 1 + drawn(8) : null,
    maxPercent: limit === 2 ? 50 + drawn(200) : null,
    forTrade: drawn(2) === 0,
    alerts: drawn(6) > 0,
  };
};
const offered = () => {
  const { id, finishes } = one(cards);
  const printed = FINISHES.filter((finish) => finishes.includes(finish.toLowerCase()));
  return {
    ...{ cardId: id, condition: one(CONDITIONS), finish: one(printed), type: one(LISTING_TYPES) },
    ...{ language: one(['en', 'de', 'ja']), price: 1 + drawn(8) },
  };
};

function isNear(from: Place | undefined, to: Place | undefined): boolean {
  if (!from || !to || from.radius_km === null) return true;
  const band = bandOf(haversine(from, to));
  return band !== null && band <= from.radius_km;
}

const wear = (condition: string) => (CONDITIONS as readonly string[]).indexOf(condition);
function fits(want: Want, copy: Copy): boolean {
  if (copy.type === 'BUY' || (copy.type === 'TRADE' && !want.for_trade)) return false;
  if (want.least_condition && wear(copy.condition) > wear(want.least_condition)) return false;
  if (want.finishes && !want.finishes.includes(copy.finish)) return false;
  if (want.languages && !want.languages.includes(copy.language)) return false;
  if (want.max_cents !== null && copy.price_cents > want.max_cents) return false;
  if (want.max_percent === null) return true;
  return copy.market_cents !== null && copy.price_cents * 100 <= copy.market_cents * want.max_percent;
}

// @spec rule-match-is-obvious
it('finds the same for everybody', async () => {
  await importSample(market);
  await loadSampleTowns(market);
  const members: Member[] = [];
  for (let nth = 0; nth < 8; nth++) members.push(await somebody(nth));
  for (const { client } of members)
    for (const { id } of cards.filter(() => drawn(3) > 0))
      expect((await client.put(`/api/watchlist/wants/${id}`, wanted())).status).toBe(200);
  for (const { client } of members)
    expect((await client.post('/api/listings', Array.from({ length: 25 }, offered))).status).toBe(201);
  await jobsDone(market);

  const wants = await read<Want>('select * from watchlist.want');
  const copies =
    await read<Copy>(`select l.*, case l.finish when 'FOIL' then t.usd_foil_cents when 'ETCHED' then t.usd_etched_cents
    else t.usd_cents end as market_cents from listings.listings l join cards.tradeable t on t.asked_id = l.card_id`);
  const places = new Map(
    (
      await read<Place>(`select l.account, l.latitude, l.longitude, p.radius_km from places.located l
      left join places.preference p on p.account = l.account`)
    ).map((place) => [place.account, place]),
  );
  const oracle = new Map(
    (await read<{ id: string; card: string }>('select id, card from cards.card_ids')).map(({ id, card }) => [
      id,
      card,
    ]),
  );
  const expected = wants.flatMap((want) =>
    copies
      .filter(
        (copy) =>
          copy.lister !== want.owner &&
          want.is_alerting &&
          (copy.card_id === want.card_id ||
            (want.any_printing && oracle.get(copy.card_id) === oracle.get(want.card_id))) &&
          fits(want, copy) &&
          isNear(places.get(want.owner), places.get(copy.lister)),
      )
      .map(({ uuid }) => `${want.owner} ${want.card_id} ${uuid}`),
  );
  const found = await read<{ key: string }>(
    `select owner || ' ' || card_id || ' ' || listing as key from watchlist.match`,
  );
  expect(expected.length).toBeGreaterThan(20);
  expect(found.map(({ key }) => key).sort()).toEqual(expected.sort());
});
