// Undoes batches, at once or by a job in the background: in one transaction, like the edits themselves.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { ListingsFacade } from '../../listings/index.js';
import { attempt, QUEUE, withDiskFull } from '../background/attempts.js';
import type { Progress } from '../domain/batch.js';
import { BatchRepository } from '../persistence/batch.repository.js';
import { joinedArrays } from '../persistence/joined-arrays.js';
import { PriceRulesRepository } from '../rules/price-rules.repository.js';

const RUN_UNDO = 'stock.run-undo';

/** A batch of an account, which may be undone. */
interface OwnBatch {
  readonly owner: string;
  readonly batch: string;
}

@Injectable()
export class RunUndos {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: ListingsFacade,
    private readonly batches: BatchRepository,
    private readonly rules: PriceRulesRepository,
    private readonly clock: Clock,
  ) {
    jobs.handle<OwnBatch>(RUN_UNDO, (job, nth) =>
      attempt({
        nth,
        work: () => this.run(job),
        fail: (problem) => this.batches.failUndo(job.batch, problem),
      }),
    );
  }

  /** Undoes it in the open unit of work. Throws `listings.external-id-taken`, `listings.account-closed`, `listings.too-many`, `stock.disk-full`. */
  async now(own: OwnBatch): Promise<void> {
    await this.batches.allowMinutes();
    await this.restore(own).catch((error: unknown) => {
      throw withDiskFull(error);
    });
  }

  /** Queues that. */
  async later(own: OwnBatch): Promise<void> {
    await this.batches.beginUndo(own.batch);
    await this.jobs.add(RUN_UNDO, own, { key: `undo ${own.batch}`, queue: QUEUE });
  }

  private run(own: OwnBatch): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.batches.isAt(own.batch, 'UNDOING'))) return;
      await this.batches.allowMinutes();
      await this.restore(own, this.batches.show.bind(this.batches, own.batch));
    });
  }

  private async restore(
    { owner, batch }: OwnBatch,
    onProgress?: (progress: Progress) => Promise<void>,
  ): Promise<void> {
    // Prices that their owner has accepted or declined wait again. The rules are locked before the copies.
    const rules = (await this.batches.isOf(batch, 'PRICES')) && (await this.rules.lock(owner));
    const chunks = await this.batches.entries(batch);
    const total = chunks.reduce((sum, { copies }) => sum + copies, 0);
    const isLocked = chunks.length > 1;
    if (isLocked) await this.listings.lockCopies(owner, joinedArrays(chunks.map(({ entries }) => entries)));
    let [done, restored] = [0, 0];
    for (const { copies, entries } of chunks) {
      await onProgress?.({ done, total });
      const back = await this.listings.restoreCopies(owner, entries, { isLocked });
      await this.batches.followUndo(batch, back.entries);
      done += copies;
      restored += back.copies;
    }
    if (rules) await this.rules.hold(owner, rules, this.clock.now());
    await this.batches.markUndone(batch, this.clock.now(), { restored, changedSince: total - restored });
    await this.unitOfWork.record({ action: 'stock.undone', actor: owner, target: batch });
  }
}
