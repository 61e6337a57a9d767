// Has the facts of cards read again after an upgrade, by one of the replicas.
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Environment } from '../../../platform/environment/environment.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { ANY_STALE } from '../facts/version.js';
import type { RebuildOutcome } from './rebuild-thread.js';
import { WorkerRunner } from './worker-runner.js';

const JOB = 'cards.rebuild';

@Injectable()
export class RebuildAtStart implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RebuildAtStart.name);
  readonly thread = new WorkerRunner<RebuildOutcome>(new URL('./rebuild-thread.js', import.meta.url));

  constructor(
    private readonly environment: Environment,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
  ) {
    jobs.handle(JOB, () => this.run());
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!(await this.isStale())) return;
    await this.unitOfWork.run(() => this.jobs.add(JOB, {}, { key: JOB, maxAttempts: 3, long: true }));
  }

  /** Before the job queue waits for its jobs. The next start begins again. */
  onModuleDestroy(): Promise<void> {
    return this.thread.stop();
  }

  private async run(): Promise<void> {
    if (!(await this.isStale())) return;
    const outcome = await this.thread.run(this.environment.DATABASE_URL ?? '');
    if (!outcome) throw new Error('The cards were not read again to the end.');
    if (outcome.status === 'broken') throw new Error(outcome.reason);
    this.logger.log(`Read ${outcome.count} cards again for this version`);
  }

  private async isStale(): Promise<boolean> {
    const row = await this.sql.row<{ stale: boolean }>({
      name: 'cards.stale',
      text: `select ${ANY_STALE} as stale`,
    });
    return row?.stale === true;
  }
}
