// The writes that are measured, what they need beforehand, and how what they left is cleared away.
import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD } from '../data/fill.mjs';

const CONDITIONS = ['NEAR_MINT', 'LIGHTLY_PLAYED', 'DAMAGED'];

/** Of calls that are counted: so many for each second that others are asked, at 32 connections and at one. */
export const A_SECOND = { many: 960, one: 200 };
/** The same of calls that take long. */
const FEW = { many: 32, one: 8 };

/** Of holds, of which nobody may ask for any number a day. */
const HOLDS = { many: 240, one: 40 };
/** Of 32 people who each press once a second. */
const HOLDS_A_SECOND = 32;

/** So many different posts of so many cards; large ones are few, as each is sent from memory. */
const posts = (cardsEach, differentPosts) => (sample) =>
  Array.from({ length: differentPosts }, (_, nth) => {
    const by = sample.people[nth % sample.people.length];
    const body = Array.from({ length: cardsEach }, (_, place) =>
      entry(sample.cards[(nth * 7 + place) % sample.cards.length], by, nth + place),
    );
    return { method: 'POST', path: '/api/listings', by, body: JSON.stringify(body) };
  });

function entry({ id, name, setName, number, image, finish }, by, nth) {
  const card = { cardId: id, cardName: name, cardSet: setName, cardNumber: number, cardImageUrl: image };
  const terms = { condition: CONDITIONS[nth % CONDITIONS.length], price: 1 + (nth % 40) / 4, finish };
  return { ...card, ...terms, status: 'ACTIVE', uuid: by.uuid };
}

const watches = ({ players, cards }) =>
  players.map((by, nth) => ({
    method: 'POST',
    path: `/api/watchlist/${by.uuid}?cardId=${cards[nth % cards.length].id}`,
    by,
  }));

/** The sales of listings that were made to be sold; each is good for one call. */
const sales = ({ toSell }) =>
  toSell.map(({ uuid, by, price }) => ({
    method: 'PATCH',
    path: `/api/listings/${uuid}`,
    by,
    body: JSON.stringify({ status: 'SOLD', finalSoldPrice: price }),
  }));

/** Each player has a card of a store held. */
const holds = ({ toSell, players }) =>
  toSell.map(({ uuid }, nth) => ({
    method: 'POST',
    path: '/api/offers/holds',
    by: players[nth % players.length],
    body: JSON.stringify({ listings: [uuid] }),
  }));

/** What the evening is made of, beside the reads. */
export const KINDS = { posts: posts(1, 500), boxes: posts(50, 100), sales, watches };

/** A single write has no goal: it is checked, counted and kept from happening twice, of which the reference does nothing. */
export const WRITES = [
  {
    name: 'log in',
    counted: FEW,
    requests: ({ people }) =>
      people.map((by) => ({
        method: 'POST',
        path: '/api/auth/login',
        by,
        body: JSON.stringify({ email: by.email, password: PASSWORD, turnstileToken: '' }),
      })),
  },
  {
    name: 'refresh',
    keepsCookie: true,
    requests: ({ people, refreshTokens }) =>
      people.map((by, nth) => ({
        method: 'POST',
        path: '/api/auth/refresh',
        by,
        cookie: `refreshToken=${refreshTokens[nth]}`,
      })),
  },
  { name: 'post 1 listing', least: 0, requests: posts(1, 500) },
  { name: 'post 50 listings', least: 0, requests: posts(50, 200) },
  { name: 'post 500 listings', least: 0.6, counted: FEW, requests: posts(500, 256) },
  { name: 'hold a card', least: 0, busy: { p99: 60 }, sells: 'by stores', counted: HOLDS, requests: holds },
  {
    name: `hold a card, ${HOLDS_A_SECOND} a second`,
    busy: { p99: 60 },
    sells: 'by stores',
    rate: HOLDS_A_SECOND,
    requests: holds,
  },
  { name: 'mark as sold', least: 0, sells: true, counted: A_SECOND, requests: sales },
];

/** Makes so many listings of these people that can be sold, and tells who has which. */
export async function listToSell(client, people, count) {
  const { rows } = await client.query(
    `with made as (insert into listings.listings (uuid, lister, card_id, pid, card_name, card_set_code, card_set_name, card_number,
        card_image_url, condition, type, finish, language, price_cents, status, created_at, status_updated_at)
      select gen_random_uuid(), ($1::uuid[])[1 + n % cardinality($1::uuid[])], c.id, c.pid, c.name, c.set_code, c.set_name, c.number, c.image,
        'NEAR_MINT', 'SELL', c.finish, 'en', 500, 'ACTIVE', now(), now()
      from generate_series(1, $2::int) n join bench.card c on c.rank = 1 + n % (select count(*) from bench.card)
      returning uuid, lister)
    select * from made`,
    [people.map(({ uuid }) => uuid), count],
  );
  const known = new Map(people.map((person) => [person.uuid, person]));
  return rows.map(({ uuid, lister }) => ({ uuid, by: known.get(lister), price: 5 }));
}

/** What was taken away burdens reads until it is swept up: the next side would pay for it. */
export const settle = (client) =>
  client.query('vacuum listings.listings, watchlist.watched_card, auth.session, auth.refresh_token');

/** What nobody waits for any more is written by then, in milliseconds. */
const UNDER_WAY_MS = 500;
const BUSY = `select count(*)::int as busy from pg_stat_activity
  where backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()`;

/** Waits until calls that nobody waits for any more have ended: they would slow down what is measured next. */
export async function ended(client) {
  do await pause(UNDER_WAY_MS);
  while ((await client.query(BUSY)).rows[0].busy > 0);
}

/** Takes away what was written since a moment, so that every round finds the same market. */
export async function clearAway(client, people, since) {
  await ended(client);
  const uuids = people.map(({ uuid }) => uuid);
  const ofPeople = [uuids, since];
  await client.query('delete from deals.deal where first = any ($1) and created_at >= $2', ofPeople);
  await client.query('delete from offers.offer where proposer = any ($1) and created_at >= $2', ofPeople);
  await client.query('delete from listings.listings where lister = any ($1) and created_at >= $2', [
    uuids,
    since,
  ]);
  await client.query('delete from watchlist.watched_card where owner = any ($1) and added_at >= $2', [
    uuids,
    since,
  ]);
}
