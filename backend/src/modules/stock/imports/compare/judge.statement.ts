// What each row is worth by itself: what the file, the answers for blanks and the corrections say of it, and whether that holds it back.
import type { RowProblemCode } from '../../formats/index.js';

/** Which field of a correction solves which problems of a row. The others are corrected in the file. */
const SOLVES = {
  condition: ['unknown-condition', 'several-conditions'],
  finish: ['unknown-finish'],
  language: ['unknown-language'],
  quantity: [
    'no-quantity',
    'unreadable-quantity',
    'negative-quantity',
    'fractional-quantity',
    'quantity-too-large',
  ],
  price: ['unreadable-price', 'ambiguous-price', 'price-out-of-range'],
  cardId: ['no-name', 'unreadable-id'],
} as const satisfies Readonly<Record<string, readonly RowProblemCode[]>>;
const SOLVED = Object.entries(SOLVES)
  .map(([field, codes]) => `problem ->> 'code' in ('${codes.join(`', '`)}') and correction ? '${field}'`)
  .join(' or ');

/** By the finish of a row: what the card costs. */
const MARKET = `case s.finish when 'NONFOIL' then usd_cents when 'FOIL' then usd_foil_cents when 'ETCHED' then usd_etched_cents end`;

/** What copies have in common that have one quantity: $2 owner. Of several prices the highest. */
const HELD_PRICES = `select coalesce(m.merged_into, c.card_id) as card, c.condition, c.finish, c.language, c.type, c.is_signed,
      c.is_altered, max(c.price_cents) as price_cents
    from listings.copies c left join cards.merged_cards m on m.id = c.card_id
    where c.lister = $2 and $3::jsonb ->> 'mode' <> 'ADD'
    group by 1, 2, 3, 4, 5, 6, 7`;

/** What the external IDs of the stock mean, also those without a copy: $2 owner. */
const BY_EXTERNAL_ID = `select k.external_id, coalesce(m.merged_into, k.card_id) as card_id, k.condition, k.finish, k.language, k.price_cents
    from listings.known_lines k left join cards.merged_cards m on m.id = k.card_id where k.lister = $2`;

/** What the file says of the finish. Some programs have no word for etched cards: there they are foils. */
const FINISH = `case when said ->> 'finish' = 'FOIL' and own.finish = 'ETCHED' and coalesce(r.card_id, own.card_id) = own.card_id
          then own.finish else said ->> 'finish' end`;

/** By what an external ID tells copies apart. */
const LINE = 'condition, finish, language, type';
const IDENTITY = `concat_ws(' ', stock_card, ${LINE}) as identity`;
const lineOf = (row: string): string => `${row}.${LINE.replaceAll(', ', `, ${row}.`)}`;

/**
 * The external IDs that rows of `known` have: `twice` are those of rows for several lines, `taken` are the other lines that have
 * one in the stock and will have it after the import. Copies that the file sets to zero give theirs away.
 */
const EXTERNAL_IDS = `claims as materialized (
      select nth, said ->> 'externalId' as external_id, stock_card, ${LINE}, quantity from known
      where said ->> 'externalId' <> '' and stock_card is not null and (problem is null or ${SOLVED}) and skipped is null
        and section <> 'WISH' and (section <> 'DECK' or ($3::jsonb ->> 'withDecks')::boolean) and correction ->> 'skip' is distinct from 'true'),
    twice as materialized (
      select external_id from claims where quantity > 0 group by external_id
      having count(distinct (stock_card, ${LINE})) > 1),
    sides as materialized (
      select nth, external_id, ${IDENTITY}, quantity, false as is_reserved, false as stays from claims
      union all
      select null, c.external_id, concat_ws(' ', coalesce(m.merged_into, c.card_id), ${lineOf('c')}), null,
        c.status = 'RESERVED', not ($3::jsonb ->> 'mode' = 'REPLACE' and c.type in (select type from claims))
      from listings.copies c left join cards.merged_cards m on m.id = c.card_id
      where c.lister = $2 and c.external_id is not null),
    left_over as materialized (
      select *, is_reserved or stays and ($3::jsonb ->> 'mode' = 'ADD'
          or not bool_or(quantity = 0) over (partition by external_id, identity) is true) as remains
      from sides),
    taken as materialized (
      select nth from (
        select *, min(identity) filter (where remains) over same as least, max(identity) filter (where remains) over same as most
        from left_over window same as (partition by external_id)) compared
      where quantity > 0 and (least <> identity or most <> identity))`;

/** $1 import, $2 owner, $3 choices. Rows that are to be compared with the stock have no kind afterwards. */
export const JUDGE = {
  name: 'stock.judge-rows',
  text: `with held as materialized (${HELD_PRICES}),
    own as materialized (${BY_EXTERNAL_ID}),
    said as materialized (
      select nth, section, said, problem, skipped, unresolved, coalesce(correction, '{}') as correction,
        coalesce(correction ->> 'cardId', r.card_id::text, case when unresolved = 'unknown-external-id' then own.card_id::text end)::uuid as asked_card,
        coalesce((correction ->> 'quantity')::int, (said ->> 'quantity')::int, 0) as quantity,
        coalesce(correction ->> 'condition', said ->> 'condition', own.condition, $3::jsonb #>> '{blanks,condition}') as condition,
        coalesce(correction ->> 'finish', ${FINISH}, own.finish, $3::jsonb #>> '{blanks,finish}') as finish,
        coalesce(correction ->> 'language', said ->> 'language', own.language, $3::jsonb #>> '{blanks,language}') as language,
        coalesce(said ->> 'type', $3::jsonb ->> 'type') as type,
        coalesce((said ->> 'isSigned')::boolean, false) as is_signed,
        coalesce((said ->> 'isAltered')::boolean, false) as is_altered,
        coalesce((correction ->> 'price')::int,
          case when ($3::jsonb ->> 'useFilePrices')::boolean then (said ->> 'price')::int end) as own_price,
        own.price_cents as known_price
      from stock.import_row r left join own on own.external_id = r.said ->> 'externalId'
      where r.import = $1 and r.section <> 'ABSENT'),
    cards as materialized (
      select asked_id, card_id, is_paper, finishes, usd_cents, usd_foil_cents, usd_etched_cents from cards.tradeable
      where asked_id = any (array(select asked_card from said))),
    known as materialized (
      select s.*, card.card_id as stock_card, card.is_paper, card.finishes,
        coalesce(own_price, held.price_cents, known_price,
          ceil(${MARKET} * ($3::jsonb ->> 'marketPercent')::int / 100.0)::int) as price_cents,
        own_price is null and held.price_cents is not null as keeps_price
      from said s left join cards card on card.asked_id = s.asked_card
        left join held on (held.card, held.condition, held.finish, held.language, held.type, held.is_signed, held.is_altered)
          = (card.card_id, s.condition, s.finish, s.language, s.type, s.is_signed, s.is_altered)),
    ${EXTERNAL_IDS},
    judged as (
      select *, case
          when correction ->> 'skip' = 'true' then 'skipped-by-you'
          when section = 'WISH' then unresolved
          when skipped is not null then skipped
          when section = 'DECK' and not ($3::jsonb ->> 'withDecks')::boolean then 'in-a-deck'
          when problem is not null and not (${SOLVED}) then problem ->> 'code'
          when stock_card is null then coalesce(unresolved, 'unknown-card')
          when not is_paper then 'digital-only'
          when quantity = 0 and $3::jsonb ->> 'mode' = 'ADD' then 'none-in-stock'
          when condition is null then 'blank-condition'
          when finish is null then 'blank-finish'
          when language is null then 'blank-language'
          when finishes && '{nonfoil,foil,etched}' and lower(finish) <> all (finishes) then 'no-such-finish'
          when quantity > 0 and price_cents is null and said ? 'foreignPrice' then 'foreign-currency'
          when quantity > 0 and price_cents is null then 'no-price'
          when price_cents not between 1 and 99999999 then 'price-out-of-range'
          when quantity > 0 and said ->> 'externalId' in (select external_id from twice) then 'external-id-twice'
          when nth in (select nth from taken) then 'external-id-taken'
        end as found_reason
      from known)
    update stock.import_row r set
      kind = case when j.found_reason in ('skipped-by-you', 'none-in-stock', 'in-a-deck') or j.found_reason = j.skipped then 'SKIPPED'
        when j.section = 'WISH' then 'WISH'
        when j.found_reason is not null then 'HELD' end,
      reason = j.found_reason, into_line = null, stock_card = j.stock_card, quantity = j.quantity, condition = j.condition,
      finish = j.finish, language = j.language, type = j.type, price_cents = j.price_cents, keeps_price = j.keeps_price,
      copies_before = null, copies_after = null, cents_before = null, cents_after = null, price_before = null
    from judged j where r.import = $1 and r.nth = j.nth and r.section <> 'ABSENT'`,
};

/** Forgets the lines of stock that the last comparison has found missing in the file. $1 import. */
export const FORGET_ABSENT = {
  name: 'stock.forget-absent-rows',
  text: `delete from stock.import_row where import = $1 and section = 'ABSENT'`,
};
