// Metrics of the card import: the time of the last success, and whether the last attempt failed.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { Metrics } from '../../../platform/metrics/metrics.js';

/** An import without changes counts as a success: the mirror is up to date. */
const LAST_IMPORT = {
  name: 'cards.last-import-metric',
  text: `select extract(epoch from finished_at)::float8 as at from cards.import_run
    where status <> 'failed' order by id desc limit 1`,
};
const LAST_OUTCOME = {
  name: 'cards.last-outcome-metric',
  text: 'select status as outcome from cards.import_run order by id desc limit 1',
};

@Injectable()
export class ImportMetrics {
  constructor(metrics: Metrics, sql: Sql) {
    metrics.gauge(
      'cards_imported_timestamp_seconds',
      'When an import was last done, with news or without; 0 if never.',
      async () => (await sql.row<{ at: number }>(LAST_IMPORT))?.at ?? 0,
    );
    metrics.gauge('cards_import_failing', 'Whether the last import that was tried has failed.', async () =>
      Number((await sql.row<{ outcome: string }>(LAST_OUTCOME))?.outcome === 'failed'),
    );
  }
}
