// The page of the stock table of the reference: copies grouped into lines, sorted, and written as JSON in one statement.
import { moment } from './moment.mjs';

/** What the table of stock can be sorted by here, of the copies of a line; the line decides between equals. */
const STOCK_KEYS = {
  name: 'left(min(l.words collate "C"), 100)',
  price: 'min(l.price_cents)',
  quantity: 'count(*)',
};
/** A line of stock as the API answers it. */
const STOCK_LINE = `'line', s.line, 'cardId', l.card_id, 'cardName', l.card_name, 'cardSet', l.card_set_name,
  'cardSetCode', l.card_set_code, 'cardNumber', l.card_number, 'cardImageUrl', l.card_image_url, 'condition', l.condition,
  'finish', l.finish, 'language', l.language, 'type', l.type, 'price', l.price_cents / 100.0::float8, 'quantity', s.quantity,
  'reserved', s.reserved, 'externalId', l.external_id, 'shelf', l.shelf, 'note', l.note, 'privateNote', l.private_note,
  'pricePaid', l.paid_cents / 100.0::float8, 'isSigned', l.is_signed, 'isAltered', l.is_altered,
  'countedAt', ${moment('s.counted_at')}, 'freshUntil', ${moment("(s.counted_at + interval '720 hours')")},
  'listedUntil', ${moment("(s.counted_at + interval '1440 hours')")}, 'priceSetBy', l.price_set_by,
  'marketPrice', case l.finish when 'FOIL' then m.usd_foil when 'ETCHED' then m.usd_etched else m.usd end / 100.0::float8,
  'marketPriceDate', m.as_of, 'createdAt', ${moment('s.created_at')}`;
/** $1 lister, $2 limit, $3 condition or null. */
const stockBy = (key, direction) => {
  const grouped = `from listings.listings l where l.lister = $1 and l.status in ('ACTIVE', 'RESERVED')
      and ($3::text is null or l.condition = $3) group by l.line`;
  return `select coalesce(json_agg(json_build_object(${STOCK_LINE}) order by s.key ${direction}, s.line ${direction}), '[]')::text as body,
    (select count(*) from (select ${grouped}) counted) as total
    from (select l.line, ${STOCK_KEYS[key]} as key, count(*) filter (where l.status = 'ACTIVE') as quantity,
        count(*) filter (where l.status = 'RESERVED') as reserved, min(l.counted_at) as counted_at, max(l.created_at) as created_at
      ${grouped} order by key ${direction}, l.line ${direction} limit $2) s
    cross join lateral (select * from listings.listings c where c.lister = $1 and c.line = s.line
      and c.status in ('ACTIVE', 'RESERVED') limit 1) l
    left join cards.printing p on p.id = l.card_id left join cards.printing_price m on m.pid = p.pid`;
};

const DEFAULT_LIMIT = 100;

export const STOCK_READS = [
  {
    path: /^\/api\/stock\/lines$/,
    statement: (_, url, caller) => {
      const [, minus, key] = /^(-?)(.+)$/.exec(url.searchParams.get('sort'));
      const direction = minus ? 'desc' : 'asc';
      return {
        name: `stock-${key}-${direction}`,
        text: stockBy(key, direction),
        values: [
          caller,
          Number(url.searchParams.get('limit') ?? DEFAULT_LIMIT),
          url.searchParams.get('condition'),
        ],
      };
    },
  },
];
