// The SQL of the reads of batches.
import { moment, pageText } from '../../../platform/database/json-page.js';

/** A batch, of a row `l`. */
const BATCH = `l.uuid, l.kind, l.status, l.summary, l.progress, l.problem, ${moment('l.created_at')} as "createdAt", ${moment('l.done_at')} as "doneAt",
  ${moment('l.undone_at')} as "undoneAt",
  case when l.status = 'DONE' then ${moment(`(l.done_at + interval '7 days')`)} end as "undoableUntil"`;

/** An account's batches, newest first: $1 account, $2 limit, $3 moment and $4 batch to start after. */
export const BATCHES = {
  name: 'stock.batches',
  text: pageText({
    entry: BATCH,
    key: 'l.created_at, l.uuid',
    rows: `select * from stock.batch where owner = $1 and (created_at, uuid) < ($3::timestamptz, $4::uuid)
      order by created_at desc, uuid desc limit $2::int + 1`,
    total: 'select count(*)::int from stock.batch where owner = $1',
  }),
};

/** The batch $1 of the account $2, as JSON, with how many of its copies have changed since. */
export const ONE_BATCH = {
  name: 'stock.batch',
  text: `select row_to_json(entry)::text as batch from stock.batch l cross join lateral (select ${BATCH},
      case when l.status = 'DONE' then (
        select count(*)::int from stock.batch_entry e where e.batch = l.uuid and not exists (
          select from listings.versions v where v.uuid = e.listing and v.version = e.version_after and v.status = e.status_after))
      else coalesce((l.summary ->> 'changedSince')::int, 0) end as "changedSince",
      case when l.status = 'FAILED' then l.edit end as edit) entry
    where l.uuid = $1 and l.owner = $2`,
};
