// The SQL of price rules: what each copy of an account would cost, and what becomes of it.
import { arrayText, dollars, moment, pageText } from '../../../platform/database/json-page.js';
import { marketCents } from '../../cards/index.js';
import { COPIES_PER_CHUNK } from '../domain/batch.js';
import { movesTooFar, pricing, rulePrice } from './rule-price.sql.js';

/** How many examples a preview shows of each kind. */
const MAX_EXAMPLES = 20;

/**
 * $1 lister, $2 pricing, $3 whether typed prices count too: each copy for sale or trade with its new price and its outcome. Ends in
 * `judged`.
 */
const JUDGED = `${pricing('$2')},
    priced as materialized (
      select c.uuid, c.version, c.line, c.price_cents, c.price_set_by, c.paid_cents, m.market_cents,
        r.cents::int as new_cents, r.reason
      from listings.copies c
        left join pricing p on p.condition = c.condition and p.finish = c.finish
        left join lateral (select ${marketCents('c.finish')} as market_cents from cards.tradeable m
          where m.asked_id = c.card_id limit 1) m on true
        left join ${rulePrice('m.market_cents', 'c.paid_cents')} r on true
      where c.lister = $1 and c.type <> 'BUY'),
    judged as materialized (
      select *, case
          when price_set_by = 'HAND' and not $3::boolean then 'typed'
          when new_cents is null then 'without-market'
          when new_cents = price_cents then 'unchanged'
          when ${movesTooFar('price_cents', 'new_cents')} then 'held'
          else 'changed'
        end as outcome
      from priced)`;

/** What is shown of a move: of a row `l` with a line of the lister $1, the number of its copies, and its prices in cents. */
const MOVE = `l.line, c.card_id as "cardId", c.card_name as "cardName", c.card_set_code as "cardSetCode",
  c.card_number as "cardNumber", c.card_image_url as "cardImageUrl", c.condition, c.finish, c.language, l.copies,
  ${dollars('l.price_cents')} as "priceBefore", ${dollars('l.new_cents')} as "priceAfter",
  ${dollars('l.market_cents')} as "marketPrice", ${dollars('round(l.paid_cents)')} as "pricePaid", l.reason`;
const OF_LINE = 'from (select * from listings.copies c where c.lister = $1 and c.line = l.line limit 1) c';

const examples = (outcome: string): string =>
  arrayText({
    entry: `${MOVE} ${OF_LINE}`,
    rows: `select * from moves where outcome = '${outcome}'
      order by abs(new_cents - price_cents)::bigint * copies desc, line, new_cents limit ${MAX_EXAMPLES}`,
  });

const count = (outcome: string): string => `count(*) filter (where outcome = '${outcome}')`;

/** $1 to $3 as above: what a run would do, as JSON. */
export const PREVIEW_RULES = {
  name: 'stock.preview-price-rules',
  text: `with ${JUDGED},
    moves as materialized (
      select outcome, line, price_cents, new_cents, reason, count(*)::int as copies, min(market_cents) as market_cents,
        avg(paid_cents) as paid_cents
      from judged where outcome in ('changed', 'held') group by outcome, line, price_cents, new_cents, reason)
    select json_build_object(
      'copies', count(*),
      'changed', ${count('changed')},
      'unchanged', ${count('unchanged')},
      'typed', ${count('typed')},
      'withoutMarketPrice', ${count('without-market')},
      'heldBack', ${count('held')},
      'raised', count(*) filter (where outcome = 'changed' and new_cents > price_cents),
      'lowered', count(*) filter (where outcome = 'changed' and new_cents < price_cents),
      'valueBefore', ${dollars('coalesce(sum(price_cents), 0)')},
      'valueAfter', ${dollars(`coalesce(sum(case when outcome = 'changed' then new_cents else price_cents end), 0)`)},
      'examples', ${examples('changed')},
      'heldBackExamples', ${examples('held')})::text as preview
    from judged`,
};

/** How many copies one statement changes: a run takes as many as it needs. */
export const COPIES_PER_STATEMENT = 50_000;

/** A part of a run: how many copies it changes, and the changes as the texts of JSON arrays. */
export type PlannedPrices = { readonly planned: number; readonly chunks: readonly string[] };
const planned = (rows: string, more = ''): string => `select coalesce(sum(copies), 0)::int as planned,
    coalesce(array_agg(changes order by chunk), '{}') as chunks${more}
  from (
    select (nth - 1) / ${COPIES_PER_CHUNK} as chunk, count(*) as copies,
      json_agg(jsonb_build_object('uuid', uuid, 'version', version) || patch order by uuid)::text as changes
    from (
      select *, row_number() over (order by uuid) as nth from (${rows}) found order by uuid limit ${COPIES_PER_STATEMENT}) chosen
    group by chunk) chunks`;

/** The list of held prices becomes what is held in `judged`, $4 is now; $1 is the owner. */
const HOLDING = `held as materialized (select * from judged where outcome = 'held'),
    gone as (
      delete from stock.held_price h where h.owner = $1 and not exists (select from held where held.uuid = h.listing)),
    kept as (
      insert into stock.held_price as h (listing, owner, before_cents, after_cents, market_cents, reason, held_at)
      select uuid, $1, price_cents, new_cents, market_cents, reason, $4 from held
      on conflict (listing) do update set before_cents = excluded.before_cents, after_cents = excluded.after_cents,
        market_cents = excluded.market_cents, reason = excluded.reason, held_at = excluded.held_at
        where (h.before_cents, h.after_cents) <> (excluded.before_cents, excluded.after_cents)
      returning xmax = 0 as is_new)`;
const HOW_MANY_HELD = `(select count(*)::int from held) as held,
    (select count(*)::int from kept where is_new) as "newlyHeld"`;

/** $1 to $4, of which $3 is false: makes that list what it is by these rules. */
export const HOLD_PRICES = {
  name: 'stock.hold-prices',
  text: `with ${JUDGED}, ${HOLDING} select ${HOW_MANY_HELD}`,
};

/** What a run changes. */
const TO_CHANGE = `outcome = 'changed' or price_set_by = 'HAND' and outcome in ('unchanged', 'without-market', 'held')`;

/**
 * $1 to $4: what a run does. A typed price that counts too follows the rules from then on, also where it stays. What is held back is
 * so after the run as well: the stock is judged once.
 */
export const PLAN_RULES = {
  name: 'stock.plan-price-rules',
  text: `with ${JUDGED}, ${HOLDING} ${planned(
    `select uuid, version, jsonb_build_object('price_set_by', 'RULE')
        || case when outcome = 'changed' then jsonb_build_object('price_cents', new_cents) else '{}' end as patch
      from judged where ${TO_CHANGE}`,
    `, ${HOW_MANY_HELD}, (select count(*)::int from judged where ${TO_CHANGE}) as total`,
  )}`,
};

/** Held prices of the owner $1 whose copies are still as they were. */
const HELD = `from stock.held_price h join listings.copies c on c.uuid = h.listing and c.lister = h.owner
    where h.owner = $1 and c.price_set_by = 'RULE' and c.price_cents = h.before_cents`;

/** The rules of an account $1 as they are shown, also before it has saved any. */
export const RULES_OF = {
  name: 'stock.price-rules',
  text: `select json_build_object(
      'version', coalesce(r.version, 0),
      'percent', coalesce(r.percent, 100)::float8,
      'exceptions', coalesce(r.exceptions, '[]'),
      'floor', ${dollars('r.floor_cents')},
      'ceiling', ${dollars('r.ceiling_cents')},
      'roundTo', ${dollars('coalesce(r.step_cents, 1)')},
      'neverBelowPaid', coalesce(r.never_below_paid, false),
      'automatic', coalesce(r.is_automatic, false),
      'updatedAt', ${moment('r.updated_at')},
      'appliedAt', ${moment('r.applied_at')},
      'heldBack', (select json_build_object('copies', count(*), 'lines', count(distinct c.line), 'newest', ${moment('max(h.held_at)')})
        ${HELD})) as rules
    from (values ($1::uuid)) asked (owner) left join stock.price_rules r on r.owner = asked.owner`,
};

/** $1 owner, $2 limit, $3 name, $4 line and $5 price to start after: each line once for each new price. */
export const HELD_PRICES = {
  name: 'stock.held-prices',
  text: `with moves as materialized (
      select c.line, h.before_cents as price_cents, h.after_cents as new_cents, min(h.reason) as reason, count(*)::int as copies,
        min(h.market_cents) as market_cents, avg(c.paid_cents) as paid_cents, max(h.held_at) as held_at,
        left(min(c.card_name collate "C"), 100) as name
      ${HELD} group by c.line, h.before_cents, h.after_cents)
    ${pageText({
      entry: `${MOVE}, ${moment('l.held_at')} as "heldAt" ${OF_LINE}`,
      key: 'l.name, l.line, l.new_cents',
      rows: `select * from moves where (name, line, new_cents) > ($3::text collate "C", $4::uuid, $5::int)
        order by name, line, new_cents limit $2::int + 1`,
      total: 'select count(*)::int from moves',
    })}`,
};

/** $1 owner, and what is chosen: $2 lines, and $4 the price that is held back or null for any, or $3 the last moment. */
const CHOSEN = `${HELD} and (c.line = any ($2::uuid[]) and h.after_cents = coalesce($4::int, h.after_cents)
      or $2::uuid[] is null and h.held_at <= $3::timestamptz)`;
export const ACCEPT_HELD = {
  name: 'stock.accept-held-prices',
  text: planned(`select c.uuid, c.version, jsonb_build_object('price_cents', h.after_cents, 'price_set_by', 'RULE') as patch
      ${CHOSEN}`),
};
/** Its owner has looked at the price: it counts as typed. */
export const DECLINE_HELD = {
  name: 'stock.decline-held-prices',
  text: planned(`select c.uuid, c.version, jsonb_build_object('price_set_by', 'HAND') as patch ${CHOSEN}`),
};

/** $1 owner, $2 entries of changes. */
export const FORGET_HELD = {
  name: 'stock.forget-decided-prices',
  text: `delete from stock.held_price where owner = $1
    and listing in (select (e ->> 'listing')::uuid from json_array_elements($2::json) e)`,
};
