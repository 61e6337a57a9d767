// The SQL of exported files: the copies of one owner, together where the format has the same words for them. Copies of a printing that was
// merged into another are of that other one: other programs know its ID and its number alone.
import { moment } from '../../../platform/database/json-page.js';
import type { Statement } from '../../../platform/database/sql.js';
import { marketCents } from '../../cards/index.js';
import { filterSql, groupedLines } from '../lines/filter.sql.js';
import { shelfOrder } from '../lines/shelf-order.sql.js';
import { COLLECTION_FORMATS, COLLECTION_WRITERS, type CollectionFormat } from './formats.js';
import type { CardFact, Distinction } from './writers/writer.js';

const FILTER = filterSql(2);
/** Whether a copy `c` is in one of the lines that `groupedLines` has found. */
export const IN_FOUND = 'c.line in (select line from found)';

const COLUMNS: Readonly<Record<Distinction, string>> = {
  condition: 'condition',
  finish: 'finish',
  language: 'language',
  type: 'type',
  price: 'price_cents',
  pricePaid: 'paid_cents',
  externalId: 'external_id',
  shelf: 'shelf',
  note: 'note',
  privateNote: 'private_note',
  isSigned: 'is_signed',
  isAltered: 'is_altered',
  countedAt: 'counted_at',
};

const FACTS: Readonly<Record<CardFact, string>> = {
  layout: 'k.layout',
  rarity: 'k.rarity',
  multiverseId: 'k.multiverse_id',
  cardmarketId: 'k.cardmarket_id',
  tcgplayerId: 'k.tcgplayer_id',
  mtgoId: 'k.mtgo_id',
  mtgoFoilId: 'k.mtgo_foil_id',
  marketPrice: marketCents('g.finish'),
};

/** A listing to buy is no copy: our own file alone has it. */
const AT_HAND = `c.type in ('SELL', 'TRADE')`;
/** Conditions of formats that have a part of the stock. */
const OF_FORMAT: Readonly<Partial<Record<CollectionFormat, string>>> = {
  playset: 'true',
  'pull-sheet': `c.status = 'RESERVED'`,
};

const CARD_ID = 'coalesce(m.merged_into, c.card_id)';

/** Above every character: copies without a shelf come last. */
const LAST_TEXT = '\u{10ffff}';
/** How the shelves of copies `c` are sorted. */
export const SHELF_ORDER = `coalesce(${shelfOrder('c.shelf')}, '${LAST_TEXT}')`;

/**
 * The rows of a file of $1, as JSON with the names of `ExportRow`; the order is that of names, on a pull sheet of shelves. A filter's
 * parameters start at $2.
 */
function exportRows(format: CollectionFormat, isFiltered: boolean): Statement {
  const { distinctions, cardFacts } = COLLECTION_WRITERS[format];
  const columns = distinctions.map((distinction) => `c.${COLUMNS[distinction]}`);
  const order = ['name', 'set_code', 'number', 'card_id', ...columns];
  const needsPrice = cardFacts.includes('marketPrice');
  const needsIds = cardFacts.length > (needsPrice ? 1 : 0);
  const select = [
    ...Object.keys(COLUMNS).map((each) => {
      const distinction = each as Distinction;
      const column = COLUMNS[distinction];
      const isKnown = distinctions.includes(distinction);
      const value = isKnown ? (distinction === 'countedAt' ? moment(`g.${column}`) : `g.${column}`) : 'null';
      return `${value} as "${distinction}"`;
    }),
    ...Object.entries(FACTS).map(
      ([fact, value]) => `${cardFacts.includes(fact as CardFact) ? value : 'null'} as "${fact}"`,
    ),
  ];
  return {
    name: `stock.export-rows.${format}${isFiltered ? '.filtered' : ''}`,
    text: `${isFiltered ? `with ${groupedLines(FILTER, FILTER.needsMarket)}` : ''}
    select row_to_json(entry) as row from (
      select ${CARD_ID} as card_id, bool_or(m.id is not null) as is_merged, max(c.card_name) as name, max(c.card_set_code) as set_code, max(c.card_set_name) as set_name,
        max(c.card_number) as number, count(*)::int as quantity, count(*) filter (where c.status = 'RESERVED')::int as held,
        count(*) filter (where c.type = 'TRADE')::int as for_trade, max(c.created_at) as created_at${columns.map((column) => `, ${column}`).join('')}
      from listings.copies c left join cards.merged_cards m on m.id = c.card_id
      where c.lister = $1 and ${OF_FORMAT[format] ?? AT_HAND}${isFiltered ? ` and ${IN_FOUND}` : ''}
      group by ${CARD_ID}${columns.map((column) => `, ${column}`).join('')}
      order by ${format === 'pull-sheet' ? `${SHELF_ORDER} collate "C", ` : ''}${order.join(', ')}) g
      ${needsIds ? 'left join lateral (select * from cards.catalog_ids where asked_id = g.card_id limit 1) k on true' : ''}
      ${needsPrice ? 'left join lateral (select * from cards.tradeable where asked_id = g.card_id limit 1) m on true' : ''}
      left join lateral (select * from cards.tradeable where g.is_merged and asked_id = g.card_id limit 1) t on true
      cross join lateral (select g.card_id as "cardId", coalesce(t.name, g.name) as name, coalesce(t.set_code, g.set_code) as "setCode",
        coalesce(t.set_name, g.set_name) as "setName", coalesce(t.collector_number, g.number) as number, g.quantity, g.held,
        g.for_trade as "forTrade", ${moment('g.created_at')} as "createdAt", ${select.join(', ')}) entry`,
  };
}

/** The statements of the formats. */
export const EXPORT_ROWS = Object.fromEntries(
  COLLECTION_FORMATS.map((format) => [
    format,
    { all: exportRows(format, false), filtered: exportRows(format, true) },
  ]),
) as Readonly<Record<CollectionFormat, { readonly all: Statement; readonly filtered: Statement }>>;
