// The SQL of the reads of exports: the pull sheet, and the files for channels.
import { dollars, moment, pageText } from '../../../platform/database/json-page.js';
import { SHELF_ORDER } from './export-rows.statements.js';

/** The reserved copies of $1 by line, in the order of their shelves: $2 limit; $3 shelf, $4 name and $5 line to start after. */
export const PULL_SHEET = {
  name: 'stock.pull-sheet',
  text: `with reserved as materialized (
      select c.line, ${SHELF_ORDER} as place, left(platform.plain(min(c.card_name collate "C")), 100) as name,
        count(*)::int as quantity, min(c.uuid::text)::uuid as copy
      from listings.copies c where c.lister = $1 and c.status = 'RESERVED' group by c.line, c.shelf)
    ${pageText({
      entry: `c.line, c.card_id as "cardId", c.card_name as "cardName", c.card_set_name as "cardSet",
        c.card_set_code as "cardSetCode", c.card_number as "cardNumber", c.card_image_url as "cardImageUrl", c.condition,
        c.finish, c.language, ${dollars('c.price_cents')} as price, c.external_id as "externalId", c.shelf, c.note,
        c.private_note as "privateNote", l.quantity
        from (select * from listings.copies where uuid = l.copy limit 1) c`,
      key: 'l.place, l.name, l.line',
      rows: `select * from reserved where (place collate "C", name collate "C", line) > ($3::text, $4::text, $5::uuid)
        order by place collate "C", name collate "C", line limit $2::int + 1`,
      total: 'select count(*)::int from reserved',
    })}`,
};

const EXPORT = `l.uuid, l.channel, l.since, l.lines, l.copies, l.left_out as "leftOut", ${moment('l.created_at')} as "createdAt",
  ${moment('l.acknowledged_at')} as "acknowledgedAt"`;

/** The files of $1, newest first: $2 limit, $3 moment and $4 uuid to start after. */
export const EXPORTS = {
  name: 'stock.exports',
  text: pageText({
    entry: EXPORT,
    key: 'l.created_at, l.uuid',
    rows: `select * from stock.export where owner = $1 and (created_at, uuid) < ($3::timestamptz, $4::uuid)
      order by created_at desc, uuid desc limit $2::int + 1`,
    total: 'select count(*)::int from stock.export where owner = $1',
  }),
};

/** The file $2 of $1. */
export const EXPORT_OF = {
  name: 'stock.export',
  text: `select row_to_json(entry) as export from (select ${EXPORT} from stock.export l where l.uuid = $2 and l.owner = $1) entry`,
};
