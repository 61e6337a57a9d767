// The verb of reconciliations: compare a file with the stock. The stock stays as it is.
import { randomUUID } from 'node:crypto';
import { Injectable, UnsupportedMediaTypeException } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import type { JsonText } from '../../../platform/http/lists/json-text.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { emptyUpload } from '../imports/import.errors.js';
import { QUEUE } from '../imports/import-jobs.js';
import type { ReconcileQuery, ReconciliationDto } from './dto/reconciliation.dto.js';
import { ReconcileQueries } from './reconcile.queries.js';
import { RECONCILE, type ReconcileJob } from './reconcile-file.js';
import { ReconciliationRepository } from './reconciliation.repository.js';

const READING = { step: 'READING', done: 0, total: 0 } as const;
/** A job is tried again when the server was killed or the database was away. */
const MAX_ATTEMPTS = 10;

@Injectable()
export class ReconcileService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reports: ReconciliationRepository,
    private readonly queries: ReconcileQueries,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Begins a report; one that is still being worked on is dropped for it. Throws `stock.empty-upload`. */
  async upload(
    caller: Pick<Caller, 'uuid'>,
    { name, blankCondition }: ReconcileQuery,
    content: unknown,
  ): Promise<JsonText<ReconciliationDto>> {
    if (content === undefined) throw emptyUpload();
    if (!Buffer.isBuffer(content)) throw new UnsupportedMediaTypeException();
    if (content.length === 0) throw emptyUpload();
    const uuid = randomUUID();
    const report = { uuid, owner: caller.uuid, name: name || 'Pasted text', content, blankCondition };
    return this.unitOfWork.run(async () => {
      await this.reports.create(report, READING, this.clock.now());
      const job: ReconcileJob = { uuid };
      await this.jobs.add(RECONCILE, job, { key: uuid, queue: QUEUE, maxAttempts: MAX_ATTEMPTS });
      // Before the next upload drops it.
      return this.queries.one(caller, uuid);
    });
  }
}
