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

const CARD = `card_id, card_name, card_set_code, card_set_name, card_number, card_image_url, condition, finish, language`;

/**
 * $1 the body of the call, $2 the caller. What a hold is at the least: the offer, the deal and the ledger. Nobody is asked whether the
 * store agrees, nobody hears of it, and nothing ends by itself.
 */
const hold = `with copy as (
    select l.*, gen_random_uuid() as offer, gen_random_uuid() as deal_uuid, now() + interval '2 days' as until
    from listings.listings l where uuid = ($1::json #>> '{listings,0}')::uuid and status = 'ACTIVE' for update),
  offered as (
    insert into offers.offer (uuid, kind, state, proposer, recipient, revision, hours, cards, first_card, deal, created_at, changed_at,
      sent_at)
    select offer, 'HOLD', 'ACCEPTED', $2, lister, 1, 72, 1, card_name, deal_uuid, now(), now(), now() from copy returning uuid),
  revised as (
    insert into offers.revision (offer, revision, author, cash_cents, cash_payer, sheet, made_at)
    select offer, 1, $2, price_cents, $2, json_build_object('lines', json_build_array(price_cents)), now()
    from copy join offered on true returning offer),
  offer_line as (
    insert into offers.line (offer, revision, nth, listing, giver, price_cents, ${CARD})
    select c.offer, 1, 0, uuid, lister, price_cents, ${CARD} from copy c join revised on true),
  dealt as (
    insert into deals.deal (uuid, offer, kind, first, second, first_role, second_role, store, state, version, revision, cash_cents, payer,
      meeting, moves, signals, confirmed_by, sheet, timer_at, starts_at, ends_at, due_at, cards, first_card, created_at, changed_at)
    select deal_uuid, offer, 'HOLD', $2, lister, 'USER', 'STORE', lister, 'SCHEDULED', 1, 1, price_cents, $2,
      json_build_object('kind', 'COUNTER', 'store', json_build_object('uuid', lister), 'to', until), 0, '[]', '{}',
      json_build_object('lines', json_build_array(price_cents)), until, now(), until, until, 1, card_name, now(), now()
    from copy returning uuid),
  step as (
    insert into deals.step (deal, version, at, by, event, state) select uuid, 1, now(), $2, 'OPENED', 'SCHEDULED' from dealt),
  deal_line as (
    insert into deals.line (deal, nth, listing, giver, agreed_condition, price_cents, is_struck, is_held, ${CARD})
    select deal_uuid, 0, c.uuid, lister, condition, price_cents, false, true, ${CARD} from copy c join dealt on true),
  noted as (
    insert into listings.ledger (listing, deal, kind, giver, at) select uuid, deal_uuid, 'RESERVED', lister, now() from copy),
  reserved as (
    update listings.listings l set status = 'RESERVED', deal = deal_uuid, reserved_until = until, reserved_zone = 'UTC',
      status_updated_at = now(), version = l.version + 1
    from copy where l.uuid = copy.uuid returning l.*)
  select json_build_object('deal', l.deal, 'listing', json_build_object(${LISTING}))::text as body from reserved l`;

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
    name: 'hold',
    method: 'POST',
    path: /^\/api\/offers\/holds$/,
    status: 201,
    text: hold,
    values: (_match, _url, body, caller) => [body, caller],
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
