// Does edits, at once or by a job in the background: in one transaction, so that a server that is killed has done all of it or nothing.
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MAX_COPIES_AT_ONCE } from '../../listings/index.js';
import { attempt, QUEUE, withDiskFull } from '../background/attempts.js';
import { BatchRepository } from '../persistence/batch.repository.js';
import { ApplyEdit, type OwnEdit } from './apply-edit.js';

const RUN_EDIT = 'stock.run-edit';
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
    jobs.handle<OwnEdit>(RUN_EDIT, (job, nth) =>
      attempt({
        nth,
        work: () => this.run(job),
        fail: (problem) => this.batches.fail(job.batch, problem),
      }),
    );
  }

  /** Does an edit whose batch has begun in the open unit of work, as `ApplyEdit` does. Throws `stock.disk-full`. */
  async now(edit: OwnEdit): Promise<void> {
    await this.applyEdit.apply(edit, { max: MAX_COPIES_AT_ONCE }).catch((error: unknown) => {
      throw withDiskFull(error);
    });
  }

  /** Queues one. */
  async later(edit: OwnEdit): Promise<void> {
    await this.jobs.add(RUN_EDIT, edit, { key: edit.batch, queue: QUEUE });
  }

  /** A server that is killed has the job done again, from the beginning. */
  private run(job: OwnEdit): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.batches.isAt(job.batch, 'RUNNING'))) return;
      await this.batches.allowMinutes();
      const onProgress = this.batches.show.bind(this.batches, job.batch);
      await this.applyEdit.apply(job, { max: MAX_COPIES, onProgress });
    });
  }
}
