// The job that reads a file and compares it with the stock. It writes nothing but its report, in one transaction.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { printedFinishes, usualFinish } from '../../listings/index.js';
import { attempt } from '../background/attempts.js';
import type { ImportRow, ReadFile } from '../formats/index.js';
import { ImportRepository } from '../imports/import.repository.js';
import { readAsRemembered } from '../imports/remembered-reading.js';
import { CardResolver } from '../imports/resolve/card-resolver.js';
import type { Verdict } from '../imports/resolve/decide.js';
import {
  type OpenReconciliation,
  ReconciliationRepository,
  type SaidRow,
} from './reconciliation.repository.js';

export const RECONCILE = 'stock.reconcile-file';
export interface ReconcileJob {
  readonly uuid: string;
}

/** Rows that are resolved together. */
const CHUNK = 1_000;
/** How much of a row is shown that can't be compared. */
const MAX_SAID = 200;

/** Another file has taken the place of this one, or the report is finished. */
class Superseded extends Error {}

@Injectable()
export class ReconcileFile {
  constructor(
    jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly reports: ReconciliationRepository,
    private readonly imports: ImportRepository,
    private readonly cards: CardResolver,
    private readonly clock: Clock,
  ) {
    jobs.handle<ReconcileJob>(RECONCILE, (job, nth) =>
      attempt({
        nth,
        work: () => this.reconcile(job),
        fail: (problem) => this.reports.finish(job.uuid, { problem }, this.clock.now()),
      }),
    );
  }

  /** A server that is killed has the job done again, from the beginning. */
  private async reconcile({ uuid }: ReconcileJob): Promise<void> {
    const report = await this.reports.forWork(uuid);
    if (!report) return;
    const chosen = { format: null, mapping: null };
    const { result } = await readAsRemembered(this.imports, report.owner, report.content, chosen);
    try {
      if (result.kind === 'read') await this.compare(report, result);
      else {
        const problem = { code: result.code, message: result.message };
        await this.reports.finish(uuid, { problem }, this.clock.now());
      }
    } catch (error) {
      if (!(error instanceof Superseded)) throw error;
    }
  }

  private async compare(report: OpenReconciliation, file: ReadFile): Promise<void> {
    const rows = await this.resolved(report, file);
    await this.unitOfWork.run(async () => {
      if (!(await this.reports.hold(report.uuid))) throw new Superseded();
      const now = this.clock.now();
      const totals = await this.reports.compare(report, rows, now);
      await this.reports.finish(report.uuid, { format: file.format, totals }, now);
    });
  }

  /**
   * The rows that say how many there are of something, with their cards, as the text of a JSON array. What is wished for, or in a
   * deck, is no stock. A chunk at a time becomes text: all rows at once would keep the event loop busy.
   */
  private async resolved({ uuid }: OpenReconciliation, file: ReadFile): Promise<string> {
    const counted = file.rows.filter(({ section, skipped }) => section === 'stock' && !skipped);
    const resolution = await this.cards.begin();
    const said: string[] = [];
    for (let done = 0; done < counted.length; done += CHUNK) {
      await this.show(uuid, { step: 'READING', done, total: counted.length });
      const chunk = counted.slice(done, done + CHUNK);
      const verdicts = await this.cards.resolve(chunk, file.format, resolution);
      const ids = new Set(verdicts.flatMap((verdict) => ('card' in verdict ? verdict.card : [])));
      const cards = await this.reports.cards([...ids]);
      said.push(JSON.stringify(chunk.map((row, nth) => saidRow(row, verdicts[nth], cards))).slice(1, -1));
    }
    await this.show(uuid, { step: 'COMPARING', done: 0, total: counted.length });
    return `[${said.join()}]`;
  }

  private async show(uuid: string, progress: Parameters<ReconciliationRepository['show']>[1]): Promise<void> {
    if (!(await this.reports.show(uuid, progress))) throw new Superseded();
  }
}

/** PostgreSQL refuses half a character. */
const textOf = (raw: readonly string[]): string =>
  raw
    .filter(Boolean)
    .join(', ')
    .slice(0, MAX_SAID)
    .replace(/[\ud800-\udbff]$/, '');

type Cards = Awaited<ReturnType<ReconciliationRepository['cards']>>;

function saidRow(row: ImportRow, verdict: Verdict | undefined, cards: Cards): SaidRow {
  const found = verdict && 'card' in verdict ? cards.get(verdict.card) : undefined;
  const { line, externalId, condition, finish, language, type, quantity, problem, raw } = row;
  return {
    line,
    external_id: externalId ?? null,
    card_id: found?.card ?? null,
    condition: condition ?? null,
    finish: finish ?? (found ? usualFinish(printedFinishes(found.finishes)) : null),
    language: language ?? null,
    type: type ?? null,
    quantity,
    said: textOf(raw) || null,
    reason: verdict && 'unresolved' in verdict ? verdict.unresolved : null,
    problem: problem?.code ?? null,
  };
}
