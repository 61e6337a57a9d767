// Has the list of towns loaded when it is not the one of this version, by one of the replicas and in the background.
import { fileURLToPath } from 'node:url';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Environment } from '../../../platform/environment/environment.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { loadTowns } from './load-towns.js';

const JOB = 'places.load-towns';
/** The same from the sources and from what is built. */
const FILE = fileURLToPath(new URL('../../../../data/towns.tsv.br', import.meta.url));

@Injectable()
export class LoadTownsAtStart implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(LoadTownsAtStart.name);
  private readonly stop = new AbortController();

  constructor(
    private readonly environment: Environment,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
  ) {
    jobs.handle(JOB, () => this.run());
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.environment.TOWN_LIST === 'off') return;
    await this.unitOfWork.run(() => this.jobs.add(JOB, {}, { key: JOB, maxAttempts: 3, long: true }));
  }

  /** Before the job queue waits for its jobs. The next start begins again. */
  onModuleDestroy(): void {
    this.stop.abort(new Error('The product is shutting down.'));
  }

  private async run(): Promise<void> {
    const count = await loadTowns(this.environment.DATABASE_URL ?? '', FILE, this.stop.signal);
    if (count !== undefined) this.logger.log(`Loaded ${count} towns`);
  }
}
