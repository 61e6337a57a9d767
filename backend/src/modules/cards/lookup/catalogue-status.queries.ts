// Reads what the catalogue holds and how its last import went.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { Environment } from '../../../platform/environment/environment.js';
import { nextNight } from '../../../platform/jobs/jobs.js';
import type { CatalogueStatus, ImportAttempt, LoadedSource, Outcome } from '../dto/catalogue-status.dto.js';
import { ANY_STALE } from '../facts/version.js';

type Moments<Answer, Key extends keyof Answer> = Omit<Answer, Key> & { readonly [Each in Key]: Date | null };
type SourceRow = Moments<LoadedSource, 'imported_at' | 'updated_at'> & { readonly known: number };

const SOURCES = {
  name: 'cards.loaded-sources',
  text: `with here as (
      select source, set_code, count(*)::int as cards from cards.printing where gone_at is null
      group by source, set_code
    ), loaded as (
      select source, sum(cards)::int as cards, count(*)::int as sets from here group by source
    ), run as (
      select distinct on (source) * from cards.import_run where status = 'imported' order by source, id desc
    )
    select source, run.file, coalesce(loaded.cards, 0) as cards, coalesce(loaded.sets, 0) as sets,
      run.finished_at as imported_at, run.updated_at, coalesce(run.added, 0) as added,
      coalesce(run.changed, 0) as changed, coalesce(run.gone, 0) as gone, coalesce(run.skipped, '{}') as skipped,
      (select count(distinct set_code)::int from here) as known
    from loaded full join run using (source) order by run.id desc nulls last, source`,
};
const READING_AGAIN = { name: 'cards.reading-again', text: `select ${ANY_STALE} as "isStale"` };
const LAST_ATTEMPT = {
  name: 'cards.last-attempt',
  text: `select source, started_at, finished_at, status as outcome, reason
    from cards.import_run order by id desc limit 1`,
};

interface AttemptRow {
  readonly source: string;
  readonly started_at: Date;
  readonly finished_at: Date;
  readonly outcome: Outcome;
  readonly reason: string | null;
}

@Injectable()
export class CatalogueStatusQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly environment: Environment,
  ) {}

  /** What is loaded, from where, and as of when. */
  async read(): Promise<CatalogueStatus> {
    const [rows, attempt, reading] = await Promise.all([
      this.sql.rows<SourceRow>(SOURCES),
      this.sql.row<AttemptRow>(LAST_ATTEMPT),
      this.sql.row<{ isStale: boolean }>(READING_AGAIN),
    ]);
    const isFilled = this.environment.CARD_SOURCE === 'auto';
    return {
      object: 'catalogue_status',
      cards: rows.reduce((sum, { cards }) => sum + cards, 0),
      sets: rows[0]?.known ?? 0,
      sources: rows.map(loadedSource),
      last_attempt: attempt ? attempted(attempt) : null,
      is_reading_again: reading?.isStale ?? false,
      next_run: isFilled ? nextNight(this.clock.now()).toISOString() : null,
    };
  }
}

const moment = (date: Date | null): string | null => date?.toISOString() ?? null;

function loadedSource({ known, imported_at, updated_at, ...rest }: SourceRow): LoadedSource {
  return { ...rest, imported_at: moment(imported_at), updated_at: moment(updated_at) };
}

function attempted({ started_at, finished_at, ...rest }: AttemptRow): ImportAttempt {
  return { ...rest, started_at: started_at.toISOString(), finished_at: finished_at.toISOString() };
}
