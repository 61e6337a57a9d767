// When stock is forgotten: what a batch would undo after 8 days; drafts of imports after 2 days, their files a week after the commit; unconfirmed exports after 30 days.
import type { RetentionRule } from '../../platform/manifest/module-manifest.js';
import { unexpectedFailure } from './domain/stock.errors.js';

const LOST = { code: unexpectedFailure.code, message: unexpectedFailure.message };

export const STOCK_RETENTION: readonly RetentionRule[] = [
  {
    name: 'stock.forget-exports',
    text: `delete from stock.export where acknowledged_at is null and created_at < $1::timestamptz - interval '30 days'`,
  },
  {
    name: 'stock.forget-entries',
    text: `delete from stock.batch_entry e using stock.batch b
        where b.uuid = e.batch and b.created_at < $1::timestamptz - interval '8 days'`,
  },
  {
    // Its job was lost, which ends it in minutes otherwise.
    name: 'stock.fail-lost-edits',
    text: `update stock.batch set status = 'FAILED', progress = null,
        problem = '${JSON.stringify(LOST)}'
        where status = 'RUNNING' and created_at < $1::timestamptz - interval '1 day'`,
  },
  {
    // Likewise: the batch is as it was, and can be undone again.
    name: 'stock.fail-lost-undos',
    text: `update stock.batch b set status = 'DONE', progress = null, problem = '${JSON.stringify(LOST)}'
        where status = 'UNDOING' and created_at < $1::timestamptz - interval '1 day'
          and not exists (select from graphile_worker.jobs where key = 'undo ' || b.uuid)`,
  },
  {
    name: 'stock.forget-failed-edits',
    text: `update stock.batch set edit = null where edit is not null and created_at < $1::timestamptz - interval '8 days'`,
  },
  {
    name: 'stock.forget-batches',
    text: `delete from stock.batch where created_at < $1::timestamptz - interval '180 days'`,
  },
  {
    // Likewise: nothing has changed, and what was compared can be committed again.
    name: 'stock.fail-lost-imports',
    text: `update stock.import set difference = case when state = 'COMMITTING' then difference end, state = 'FAILED', progress = null,
        problem = '${JSON.stringify(LOST)}', updated_at = $1
        where state in ('WORKING', 'COMMITTING') and updated_at < $1::timestamptz - interval '1 day'`,
  },
  {
    name: 'stock.forget-drafts-of-imports',
    text: `delete from stock.import where state in ('WORKING', 'READY', 'REFUSED', 'FAILED') and updated_at < $1::timestamptz - interval '2 days'`,
  },
  {
    name: 'stock.forget-uploads',
    text: `with over as (
        update stock.import set content = null
        where state = 'COMMITTED' and finished_at < $1::timestamptz - interval '7 days' and content is not null returning uuid)
      delete from stock.import_row where import in (select uuid from over)`,
  },
  {
    name: 'stock.forget-imports',
    text: `delete from stock.import where created_at < $1::timestamptz - interval '180 days'`,
  },
  {
    // Likewise: another file can be compared.
    name: 'stock.fail-lost-reconciliations',
    text: `update stock.reconciliation set state = 'REFUSED', progress = null, content = null, finished_at = $1,
        problem = '${JSON.stringify(LOST)}'
        where state = 'WORKING' and created_at < $1::timestamptz - interval '1 day'`,
  },
  {
    name: 'stock.forget-reconciliations',
    text: `delete from stock.reconciliation where created_at < $1::timestamptz - interval '30 days'`,
  },
  {
    name: 'stock.forget-import-choices',
    text: `delete from stock.import_mapping where used_at < $1::timestamptz - interval '2 years'`,
  },
  {
    // A run renews what it still holds back.
    name: 'stock.forget-held-prices',
    text: `delete from stock.held_price where held_at < $1::timestamptz - interval '90 days'`,
  },
];
