// The SQL of the reads of reports.
import { moment, pageText } from '../../../platform/database/json-page.js';

const REPORT = `l.uuid, l.name, l.size, l.state, l.blank_condition as "blankCondition", l.progress, l.format, l.totals, l.problem,
  ${moment('l.created_at')} as "createdAt", ${moment('l.finished_at')} as "finishedAt"`;

/** The reports of $1, newest first: $2 limit, $3 moment and $4 report to start after. */
export const REPORTS = {
  name: 'stock.reconciliations',
  text: pageText({
    entry: REPORT,
    key: 'l.created_at, l.uuid',
    rows: `select * from stock.reconciliation where owner = $1 and (created_at, uuid) < ($3::timestamptz, $4::uuid)
      order by created_at desc, uuid desc limit $2::int + 1`,
    total: 'select count(*)::int from stock.reconciliation where owner = $1',
  }),
};

/** The report $1 of the account $2, as JSON. */
export const ONE_REPORT = {
  name: 'stock.reconciliation',
  text: `select row_to_json(entry)::text as report from stock.reconciliation l cross join lateral (select ${REPORT}) entry
    where l.uuid = $1 and l.owner = $2`,
};

const CARD = `left join lateral (select t.card_id, t.name, t.set_name, t.set_code, t.collector_number, t.image_url
    from cards.tradeable t where t.asked_id = l.card_id limit 1) card on true`;

/** A line `l` with its card; its number is `place`. */
const LINE = `l.place as line, l.kind, l.external_id as "externalId", card.card_id as "cardId", card.name as "cardName",
  card.set_name as "cardSet", card.set_code as "cardSetCode", card.collector_number as "cardNumber",
  card.image_url as "cardImageUrl", l.condition, l.finish, l.language, l.type, l.file_line as "fileLine", l.said, l.reason,
  l.theirs, l.ours, l.reserved, l.ours - l.theirs as difference, l.causes`;

const PLACED = `select nth as place, reconciliation, kind, external_id, card_id, condition, finish, language, type, file_line, said, reason,
    theirs, ours, reserved, causes from stock.reconciliation_line`;
const OF_KINDS = 'reconciliation = $1 and kind = any ($4::text[])';

/** The lines of the report $1: $2 limit, $3 the line to start after, $4 kinds. */
export const LINES = {
  name: 'stock.reconciliation-lines',
  text: pageText({
    entry: `${LINE} from (select 1) one ${CARD}`,
    key: 'l.place',
    rows: `${PLACED} where ${OF_KINDS} and nth > $3::int order by nth limit $2::int + 1`,
    total: `select count(*)::int from stock.reconciliation_line where ${OF_KINDS}`,
  }),
};

/** All lines of the report $1 of these kinds $2, for a file. */
export const ALL_LINES = {
  name: 'stock.reconciliation-file',
  text: `select row_to_json(entry) as row from (${PLACED}) l ${CARD}
    cross join lateral (select ${LINE}) entry where l.reconciliation = $1 and l.kind = any ($2::text[]) order by l.place`,
};
