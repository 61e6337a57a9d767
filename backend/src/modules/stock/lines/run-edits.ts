// Does edits, at once or by a job in the background: in one transaction, so that a server that is killed has done all of it or nothing.
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error.js';
import { isDiskFull } from '../../../platform/database/disk-full.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MAX_COPIES_AT_ONCE } from '../../listings/index.js';
import { diskFull } from '../domain/stock.errors.js';
import { BatchRepository } from '../persistence/batch.repository.js';
import { ApplyEdit, type OwnEdit } from './apply-edit.js';

const RUN_EDIT = 'stock.run-edit';
/** Of all accounts one after the other: edits leave room for everything else. */
const QUEUE = 'stock.edits';
const MAX_ATTEMPTS = 5;
/** As many listings may an account have. */
const MAX_COPIES = 200_000;

@Injectable()
export class RunEdits {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly applyEdit: ApplyEdit,
    private readonly batches: BatchRepository,
  ) {
    jobs.handle<OwnEdit>(RUN_EDIT, (job) => this.run(job));
  }

  /** Does an edit whose batch has begun in the open unit of work, as `ApplyEdit` does. Throws `stock.disk-full`. */
  async now(edit: OwnEdit): Promise<void> {
    await this.applyEdit.apply(edit, { max: MAX_COPIES_AT_ONCE }).catch((error: unknown) => {
      throw withDiskFull(error);
    });
  }

  /** Queues one. */
  async later(edit: OwnEdit): Promise<void> {
    await this.jobs.add(RUN_EDIT, edit, { key: edit.batch, queue: QUEUE, maxAttempts: MAX_ATTEMPTS });
  }

  /** A server that is killed has the job done again, from the beginning. */
  private async run(job: OwnEdit): Promise<void> {
    try {
      await this.unitOfWork.run(async () => {
        if (!(await this.batches.isRunning(job.batch))) return;
        await this.batches.allowMinutes();
        const onProgress = this.batches.show.bind(this.batches, job.batch);
        await this.applyEdit.apply(job, { max: MAX_COPIES, onProgress });
      });
    } catch (failure) {
      const error = withDiskFull(failure);
      if (!(error instanceof DomainError)) throw error;
      await this.batches.fail(job.batch, { code: error.code, message: error.message });
    }
  }
}

/** The error that says so where the disk is full. */
const withDiskFull = (error: unknown): unknown => (isDiskFull(error) ? diskFull() : error);
