// The state of the catalogue among the figures: when it was filled last, and whether the last try failed.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { Figures } from '../../platform/metrics/figures.js';

const IMPORTS = {
  name: 'cards.figures-of-imports',
  text: `select extract(epoch from max(finished_at) filter (where status = 'imported'))::float8 as last,
      (array_agg(status order by id desc))[1] as outcome
    from cards.import_run`,
};

interface Imports {
  readonly last: number | null;
  readonly outcome: string | null;
}

@Injectable()
export class CatalogueFigures {
  constructor(
    figures: Figures,
    private readonly sql: Sql,
  ) {
    figures.gauge(
      'cards_imported_timestamp_seconds',
      'When an import was last done; 0 if never.',
      async () => (await this.imports())?.last ?? 0,
    );
    figures.gauge('cards_import_failing', 'Whether the last import that was tried has failed.', async () =>
      Number((await this.imports())?.outcome === 'failed'),
    );
  }

  private imports(): Promise<Imports | undefined> {
    return this.sql.row<Imports>(IMPORTS);
  }
}
