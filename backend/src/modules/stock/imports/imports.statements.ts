// The SQL of the reads of imports.
import { dollars, moment, pageText } from '../../../platform/database/json-page.js';

/** An import, of a row `l`. */
const IMPORT = `l.uuid, l.name, l.size, l.state, l.revision, l.choices - 'isModeChosen' as choices, l.file, l.progress, l.difference, l.problem, l.batch,
  ${moment('l.created_at')} as "createdAt", case when l.state = 'COMMITTED' then ${moment('l.finished_at')} end as "committedAt"`;

/** An account's imports, newest first: $1 account, $2 limit, $3 moment and $4 import to start after. */
export const IMPORTS = {
  name: 'stock.imports',
  text: pageText({
    entry: IMPORT,
    key: 'l.created_at, l.uuid',
    rows: `select * from stock.import where owner = $1 and (created_at, uuid) < ($3::timestamptz, $4::uuid)
      order by created_at desc, uuid desc limit $2::int + 1`,
    total: 'select count(*)::int from stock.import where owner = $1',
  }),
};

/** The import $1 of the account $2, as JSON. */
export const ONE_IMPORT = {
  name: 'stock.import',
  text: `select row_to_json(entry)::text as import from stock.import l cross join lateral (select ${IMPORT}) entry
    where l.uuid = $1 and l.owner = $2`,
};

/** A printing by the id `asked`, as JSON. */
const cardOf = (
  asked: string,
): string => `(select json_build_object('cardId', t.card_id, 'cardName', t.name, 'cardSet', t.set_name,
    'cardSetCode', t.set_code, 'cardNumber', t.collector_number, 'cardImageUrl', t.image_url, 'finishes', t.finishes)
  from cards.tradeable t where t.asked_id = ${asked} limit 1)`;

const OF_KINDS = 'import = $1 and kind = any ($4::text[])';

/** The rows of the import $1: $2 limit, $3 the row to start after, $4 kinds. */
export const IMPORT_ROWS = {
  name: 'stock.import-rows',
  text: pageText({
    entry: `l.place as row, l.line, l.kind, l.raw, l.reason, l.problem ->> 'column' as "reasonColumn",
      l.problem ->> 'value' as "reasonValue", l.into_line as "intoLine", ${cardOf('l.stock_card')} as card,
      coalesce((select json_agg(card order by place) from unnest(l.suggestions) with ordinality s (id, place)
        cross join lateral (select ${cardOf('s.id')} as card) found where card is not null), '[]') as suggestions,
      l.quantity, l.condition, l.finish, l.language, l.type, ${dollars('l.price_cents')} as price,
      ${dollars('l.price_before')} as "priceBefore", l.copies_before as "copiesBefore", l.copies_after as "copiesAfter",
      l.correction is not null as corrected`,
    key: 'l.place',
    rows: `select nth as place, line, kind, raw, reason, problem, into_line, stock_card, suggestions, quantity, condition, finish,
        language, type, price_cents, price_before, copies_before, copies_after, correction
      from stock.import_row where ${OF_KINDS} and nth > $3::int order by nth limit $2::int + 1`,
    total: `select count(*)::int from stock.import_row where ${OF_KINDS}`,
  }),
};
