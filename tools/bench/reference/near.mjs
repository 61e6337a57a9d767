// The reads around a place in the reference: the statements of the product, asked from then on without looking anything up first.
import { pathToFileURL } from 'node:url';
import { at } from '../../../scripts/lib/root.mjs';
import { pg } from '../data/database.mjs';
import { limitOf, period } from './asked.mjs';

const load = (path) => import(pathToFileURL(at('backend/dist/modules', path)).href);
const { parse } = await load('cards/search/parser.js');
const { typesIn } = await load('cards/search/compile.js');
const { Values } = await load('cards/search/conditions/condition.js');
const { foundIn, foundStatement } = await load('cards/search/found-printings.js');
const { onOfferStatement } = await load('listings/on-offer/on-offer.statement.js');
const { boxAround } = await load('places/domain/place.js');
const { NEAREST_STORES } = await load('places/distances.statements.js');
const { LISTS } = await load('events/events.statements.js');

const EVERYTHING = { kind: 'everything' };
const FIRST_UUID = '00000000-0000-0000-0000-000000000000';
const PLACE = 'select latitude, longitude, radius_km as "radiusKm" from places.viewers where account = $1';
/** As `ROUNDING_KM` of the product. */
const ROUNDING_KM = 2;
const places = new Map();
const found = new Map();

/** Kept for good: the market of the benchmark does not move. Calls at the same time wait for one read. */
function kept(map, key, read) {
  if (!map.has(key)) map.set(key, read());
  return map.get(key);
}

async function ask(text, values) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query(text, values)).rows[0];
  } finally {
    await client.end();
  }
}

function printingsOf(q) {
  const query = q === '' ? EVERYTHING : parse(q).query;
  const values = new Values(new Set(typesIn(query)));
  return ask(foundStatement(query, values), values.list).then((row) => ({
    ...foundIn(row),
    unique: 'cards',
  }));
}

async function onOffer(_match, url, account) {
  const asked = url.searchParams;
  const place = await kept(places, account, () => ask(PLACE, [account]));
  const printings = await kept(found, asked.get('q'), () => printingsOf(asked.get('q')));
  const isNear = place?.radiusKm && asked.get('radius') !== 'any';
  const area = isNear && {
    box: boxAround(place, place.radiusKm + ROUNDING_KM),
    radiusKm: place.radiusKm,
  };
  const { name, text, values } = onOfferStatement(printings, {
    account,
    area: area || null,
    filter: {},
    sort: asked.get('sort') ?? 'nearest',
    limit: limitOf(url),
    offset: 0,
    now: new Date(),
  });
  return {
    name,
    text: `select '{"total":' || total || ',"isPartial":' || "isPartial" || ',"notices":[],"cards":' || entries || '}' as body
      from (${text}) found`,
    values,
  };
}

const page = ({ name, text }, values) => ({
  name,
  text: `select entries as body, total from (${text}) page`,
  values,
});

/** Each: its path, and the statement of an address. */
export const NEAR_READS = [
  { path: /^\/api\/listings\/on-offer$/, like: 'offers', statement: onOffer },
  {
    path: /^\/api\/places\/stores$/,
    statement: (_match, url, account) => page(NEAREST_STORES, [limitOf(url), account, 0, 0, '', FIRST_UUID]),
  },
  {
    path: /^\/api\/events$/,
    where: (url) => url.searchParams.get('sort') === 'nearest',
    statement: (_match, url, account) => {
      const [from, until] = period(url);
      const values = [limitOf(url), from, until, null, null, from, FIRST_UUID, account, 0];
      return page(LISTS.each.nearestStoresFirst, values);
    },
  },
];
