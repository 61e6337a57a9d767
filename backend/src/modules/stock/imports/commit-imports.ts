// The job that commits an import: in one transaction, so that a server that is killed has done all of it or nothing.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { type ChangeMeans, type CopyChange, ListingsFacade } from '../../listings/index.js';
import { attempt } from '../background/attempts.js';
import { BatchRepository } from '../persistence/batch.repository.js';
import { joinedArrays } from '../persistence/joined-arrays.js';
import type { ImportDifference, ImportProblem } from './dto/stock-import.dto.js';
import { importOutdated } from './import.errors.js';
import { ImportRepository, type KeptImport } from './import.repository.js';
import { COMMIT_IMPORT, type CommitJob } from './import-jobs.js';
import { type Changes, ImportRowRepository } from './import-row.repository.js';
import { refuseUnlessConfirmed } from './imports.service.js';
import { headerOf } from './remembered-reading.js';

const CARDS_CHANGED: ImportProblem = {
  code: 'cards-changed',
  message: 'The card database has changed in the meantime. Look at the import again.',
};

/** The card database does not know a card any more, or in another finish. */
class CardsChanged extends Error {}

@Injectable()
export class CommitImports {
  constructor(
    jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly imports: ImportRepository,
    private readonly rows: ImportRowRepository,
    private readonly listings: ListingsFacade,
    private readonly batches: BatchRepository,
    private readonly clock: Clock,
  ) {
    jobs.handle<CommitJob>(COMMIT_IMPORT, (job, nth) =>
      attempt({
        nth,
        work: () => this.commit(job),
        fail: (problem) => this.imports.fail(job, problem, this.clock.now()),
      }),
    );
  }

  private async commit(job: CommitJob): Promise<void> {
    try {
      await this.unitOfWork.run(async () => {
        const kept = await this.imports.forCommit(job.uuid, job.revision);
        if (kept) await this.apply(kept, job);
      });
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      await this.showAgain(job, problem);
    }
  }

  /** What would be changed now is compared again: a commit names what was shown. */
  private async showAgain({ uuid, revision: seen }: CommitJob, problem: ImportProblem): Promise<void> {
    await this.unitOfWork.run(async () => {
      const kept = await this.imports.forWork(uuid, 'COMMITTING', seen);
      if (!kept) return;
      const now = this.clock.now();
      const revision = await this.imports.workAnew(uuid, kept.choices, false, COMPARING, now);
      const basis = await this.rows.basis(kept);
      await this.rows.judge(kept);
      const difference = JSON.stringify(await this.rows.plan(kept));
      await this.imports.endWork({ uuid, revision }, 'READY', { difference, basis, problem }, now);
    });
  }

  private async apply(kept: KeptImport, { acknowledged }: CommitJob): Promise<void> {
    const { owner, uuid, choices, file } = kept;
    await this.batches.lockQuantities(owner);
    await this.refuseUnlessShown(kept, acknowledged);
    const now = this.clock.now();
    const batch = await this.batches.begin(owner, 'IMPORT', now);
    const done = { added: 0, changed: 0, withdrawn: 0 };
    const { shortages } = await this.rows.keptCopies(kept);
    const changes = await this.rows.changes(kept, batch, now);
    const own = changes.filter(({ verb }) => verb !== 'add').map(({ changes: copies }) => copies);
    // In several calls they would be locked in another order than elsewhere.
    const isLocked = own.length > 1;
    if (isLocked) {
      await this.batches.allowMinutes();
      await this.listings.lockCopies(owner, joinedArrays(own));
    }
    for (const change of changes) {
      const { copies, entries } = await this.change(owner, change, { isLocked });
      await this.batches.addEntries(batch, entries);
      done[DONE[change.verb]] += copies;
    }
    await this.listings.reportShortages(owner, shortages);
    await this.batches.finish(batch, this.clock.now(), { change: choices.mode, ...done });
    if (file && file.columns.length > 0) {
      const { format, mapping, mode } = choices;
      await this.imports.remember(owner, headerOf(file.columns).header, { format, mapping, mode }, now);
    }
    await this.imports.endCommit(uuid, batch, this.clock.now());
    await this.unitOfWork.record({ action: 'stock.imported', actor: owner, target: batch });
  }

  /**
   * The owner has confirmed what was shown, not what the import would do now: where the stock or the cards have changed since, the
   * rows are compared again. Throws `stock.stop-signs`, `stock.import-outdated`.
   */
  private async refuseUnlessShown(kept: KeptImport, acknowledged: readonly string[]): Promise<void> {
    const { difference: shown, basis } = kept;
    if (shown && basis === (await this.rows.basis(kept))) return refuseUnlessConfirmed(shown, acknowledged);
    const effects = await this.rows.effects(kept);
    await this.rows.judge(kept);
    const difference = (await this.rows.plan(kept)) as ImportDifference;
    if (heldIn(difference) > heldIn(shown)) throw new CardsChanged();
    refuseUnlessConfirmed(difference, acknowledged, shown?.stopSigns ?? []);
    if (await this.rows.hasOtherEffects(kept, effects)) throw importOutdated();
  }

  private async change(owner: string, { verb, changes }: Changes, means: ChangeMeans): Promise<CopyChange> {
    if (verb !== 'add') return this.listings[`${verb}Copies`](owner, changes, means);
    const added = await this.listings.addCopies(owner, changes);
    if (added.refused.length > 0) throw new CardsChanged();
    return added;
  }
}

const COMPARING = { step: 'COMPARING', done: 0, total: 0 } as const;

/** How many rows are held back. */
const heldIn = (difference: ImportDifference | null): number =>
  difference?.kinds.find(({ kind }) => kind === 'HELD')?.lines ?? 0;

const DONE = { add: 'added', change: 'changed', reprice: 'changed', withdraw: 'withdrawn' } as const;

/** Why a commit did not happen, in the words of the error; undefined for what may go well the next time. */
function problemOf(error: unknown): ImportProblem | undefined {
  if (error instanceof CardsChanged) return CARDS_CHANGED;
  return error instanceof DomainError ? { code: error.code, message: error.message } : undefined;
}
