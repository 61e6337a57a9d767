// The page of the stock table of the reference: copies grouped into lines, sorted, and written as JSON in one statement.
import { moment } from './moment.mjs';

/** A number of a card with its leading digits six wide. */
const NUMBER = `lpad(l.card_number, 6 + length(ltrim(l.card_number, '0123456789')), '0')`;
const PRICE_OF_FINISH = `case l.finish when 'FOIL' then m.usd_foil when 'ETCHED' then m.usd_etched else m.usd end`;
const MARKET = `left join cards.printing p on p.id = l.card_id left join cards.printing_price m on m.pid = p.pid`;
/** The asking price as a part of the market price; the last are those that have none. */
const AGAINST_MARKET = {
  asc: `coalesce((10000::numeric * min(l.price_cents) / min(${PRICE_OF_FINISH}))::int, 2147483646)`,
  desc: `coalesce((10000::numeric * min(l.price_cents) / min(${PRICE_OF_FINISH}))::int, -1)`,
};
/** What the table of stock can be sorted by, of the copies of a line; the line decides between equals. */
const STOCK_KEYS = {
  name: 'left(min(l.words collate "C"), 100)',
  set: `min((left(l.card_set_name, 80) || ' ' || ${NUMBER}) collate "C")`,
  price: 'min(l.price_cents)',
  quantity: `count(*) filter (where l.status = 'ACTIVE')`,
  countedAt: `min(l.counted_at) filter (where l.status = 'ACTIVE')`,
  createdAt: 'max(l.created_at)',
  // Nothing in the market has a shelf.
  shelf: 'min(l.shelf)',
};
/** Filters that ask a copy, by their names: each with the value $3. */
const OF_COPIES = {
  q: `l.words like '%' || $3 || '%'`,
  condition: 'l.condition = $3',
  finish: 'l.finish = $3',
  language: 'l.language = $3',
  type: 'l.type = $3',
  minPrice: 'l.price_cents >= 100 * $3::numeric',
};
/** Likewise those that ask a line. */
const OF_LINES = {
  countedBefore: 'min(l.counted_at) < $3::timestamptz',
  minMarketRatio: `min(l.price_cents) >= $3::float8 * min(${PRICE_OF_FINISH})`,
};
/** A line of stock as the API answers it. */
const STOCK_LINE = `'line', s.line, 'cardId', l.card_id, 'cardName', l.card_name, 'cardSet', l.card_set_name,
  'cardSetCode', l.card_set_code, 'cardNumber', l.card_number, 'cardImageUrl', l.card_image_url, 'condition', l.condition,
  'finish', l.finish, 'language', l.language, 'type', l.type, 'price', l.price_cents / 100.0::float8, 'quantity', s.quantity,
  'reserved', s.reserved, 'externalId', l.external_id, 'shelf', l.shelf, 'note', l.note, 'privateNote', l.private_note,
  'pricePaid', l.paid_cents / 100.0::float8, 'isSigned', l.is_signed, 'isAltered', l.is_altered,
  'countedAt', ${moment('s.counted_at')}, 'freshUntil', ${moment("(s.counted_at + interval '720 hours')")},
  'listedUntil', ${moment("(s.counted_at + interval '1440 hours')")}, 'priceSetBy', l.price_set_by,
  'marketPrice', ${PRICE_OF_FINISH} / 100.0::float8,
  'marketPriceDate', m.as_of, 'createdAt', ${moment('s.created_at')}`;
/** $1 lister, $2 limit, $3 the value of the filter, if there is one. */
const stockBy = (key, direction, filter) => {
  const market = key === 'market' || filter === 'minMarketRatio' ? MARKET : '';
  const grouped = `from listings.listings l ${market} where l.lister = $1 and l.status in ('ACTIVE', 'RESERVED')
      and ${OF_COPIES[filter] ?? 'true'} group by l.line having ${OF_LINES[filter] ?? 'true'}`;
  return `select coalesce(json_agg(json_build_object(${STOCK_LINE}) order by s.key ${direction}, s.line ${direction}), '[]')::text as body,
    (select count(*) from (select ${grouped}) counted) as total
    from (select l.line, ${key === 'market' ? AGAINST_MARKET[direction] : STOCK_KEYS[key]} as key, count(*) filter (where l.status = 'ACTIVE') as quantity,
        count(*) filter (where l.status = 'RESERVED') as reserved, min(l.counted_at) as counted_at, max(l.created_at) as created_at
      ${grouped} order by key ${direction}, l.line ${direction} limit $2) s
    cross join lateral (select * from listings.listings c where c.lister = $1 and c.line = s.line
      and c.status in ('ACTIVE', 'RESERVED') limit 1) l
    ${MARKET}`;
};

const DEFAULT_LIMIT = 100;

export const STOCK_READS = [
  {
    path: /^\/api\/stock\/lines$/,
    statement: (_, url, caller) => {
      const { sort, limit, ...filters } = Object.fromEntries(url.searchParams);
      const [, minus, key] = /^(-?)(.+)$/.exec(sort);
      const direction = minus ? 'desc' : 'asc';
      const [[filter, value] = []] = Object.entries(filters);
      return {
        name: `stock-${key}-${direction}-${filter}`,
        text: stockBy(key, direction, filter),
        values: [caller, Number(limit ?? DEFAULT_LIMIT), ...(filter ? [value] : [])],
      };
    },
  },
];
