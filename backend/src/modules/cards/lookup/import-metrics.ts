// The state of the catalogue among the figures: when it was filled last, and whether the last try failed.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { Metrics } from '../../../platform/metrics/metrics.js';

/** A night without news is as good as one with: the catalogue is as young as the file that was looked at. */
const LAST = {
  name: 'cards.figures-of-the-last-import',
  text: `select extract(epoch from finished_at)::float8 as at from cards.import_run
    where status <> 'failed' order by id desc limit 1`,
};
const OUTCOME = {
  name: 'cards.figures-of-the-last-outcome',
  text: 'select status as outcome from cards.import_run order by id desc limit 1',
};

@Injectable()
export class CatalogueFigures {
  constructor(figures: Metrics, sql: Sql) {
    figures.gauge(
      'cards_imported_timestamp_seconds',
      'When an import was last done, with news or without; 0 if never.',
      async () => (await sql.row<{ at: number }>(LAST))?.at ?? 0,
    );
    figures.gauge('cards_import_failing', 'Whether the last import that was tried has failed.', async () =>
      Number((await sql.row<{ outcome: string }>(OUTCOME))?.outcome === 'failed'),
    );
  }
}
