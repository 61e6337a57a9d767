// The writes of the reference: one statement each, which takes the body as it came and builds the answer.
import { listing } from './reads.mjs';

const LISTING = listing('(select role from users.listers where uuid = l.lister)');

/** $1 the body of the call. The card is what the caller says it is: nothing is looked up, nor the number of its printing. */
const post = `with posted as (
    insert into listings.listings (uuid, lister, card_id, pid, card_name, card_set_code, card_set_name, card_number, card_image_url,
      condition, type, finish, language, price_cents, status, created_at, status_updated_at)
    select gen_random_uuid(), e.uuid, e."cardId", 0, e."cardName", '', e."cardSet", e."cardNumber", e."cardImageUrl", e.condition,
      'SELL', e.finish, 'en', round(e.price * 100)::int, 'ACTIVE', now(), now()
    from json_to_recordset($1::json) as e (uuid uuid, "cardId" uuid, "cardName" text, "cardSet" text, "cardNumber" text,
      "cardImageUrl" text, condition text, finish text, price numeric)
    returning *)
  select json_agg(json_build_object(${LISTING}))::text as body from posted l`;

/** $1 listing. */
const markSold = `with sold as (
    update listings.listings set status = 'SOLD', final_price_cents = price_cents, status_updated_at = now(), version = version + 1
    where uuid = $1 and status = 'ACTIVE' returning *)
  select json_build_object(${LISTING})::text as body from sold l`;

/** $1 owner, $2 card. */
const watch = `insert into watchlist.watched_card
    (owner, card_id, card_name, card_set_code, card_set_name, card_number, card_image_url, added_at)
  select $1, p.id, p.name, p.set_code, s.name, p.collector_number, '/api/cards/' || p.id || '/image/front/normal', now()
  from cards.printing p join cards.set_info s on s.code = p.set_code where p.id = $2
  on conflict (owner, card_id) do update set card_name = excluded.card_name returning '{}' as body`;

/** Each: the name of its statement, its method and path, the status of its answer, and the values it takes. */
export const WRITES = [
  {
    name: 'post',
    method: 'POST',
    path: /^\/api\/listings$/,
    status: 201,
    text: post,
    values: (_match, _url, body) => [body],
  },
  {
    name: 'mark-sold',
    method: 'PATCH',
    path: /^\/api\/listings\/([^/]+)$/,
    text: markSold,
    values: ([, uuid]) => [uuid],
  },
  {
    name: 'watch',
    method: 'POST',
    path: /^\/api\/watchlist\/([^/]+)$/,
    status: 201,
    text: watch,
    values: ([, owner], url) => [owner, url.searchParams.get('cardId')],
  },
];
