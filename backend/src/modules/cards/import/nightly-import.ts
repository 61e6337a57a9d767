// Brings the catalogue to the state of the newest bulk file every night, on one of the replicas.
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Environment } from '../../../platform/environment/environment.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { importFinished } from '../domain/card.events.js';
import type { BulkSettings } from './bulk-import.js';
import type { ImportOutcome } from './import-thread.js';
import { WorkerRunner } from './worker-runner.js';

@Injectable()
export class NightlyImport implements OnModuleDestroy {
  private readonly logger = new Logger(NightlyImport.name);
  readonly thread = new WorkerRunner<ImportOutcome>(new URL('./import-thread.js', import.meta.url));

  constructor(
    private readonly environment: Environment,
    private readonly unitOfWork: UnitOfWork,
    jobs: Jobs,
  ) {
    if (environment.CARD_SOURCE === 'auto') jobs.nightly('cards.import', () => this.run(), { long: true });
  }

  /**
   * Imports the newest bulk file, if there is a newer one. A failure is logged in one line; the old cards stay. Throws when it
   * is stopped, so that another replica or the next start does it.
   */
  async run(): Promise<void> {
    if (this.thread.isRunning) return void this.logger.log('An import runs already.');
    const outcome = await this.thread.run(this.settings);
    if (!outcome) throw new Error('The import was stopped before its end.');
    switch (outcome.status) {
      case 'imported': {
        const { source, added, changed, gone } = outcome.summary;
        this.logger.log(`Imported ${source}: ${added} new, ${changed} changed, ${gone} gone`);
        for (const note of outcome.notes) this.logger.warn(`The import was not complete: ${note}`);
        // The import has a transaction of its own in another thread: if the process dies in between, nothing is reported.
        await this.unitOfWork.run(async () =>
          this.unitOfWork.publish(importFinished({ source, added, changed, gone })),
        );
        break;
      }
      case 'unchanged':
      case 'busy':
        this.logger.log(outcome.reason);
        break;
      case 'failed':
        this.logger.warn(`No import tonight, the cards stay as they are: ${outcome.reason}`);
        break;
      case 'broken':
        this.logger.error(`The import broke, the cards stay as they are: ${outcome.reason}`);
        break;
    }
  }

  /** Before the job queue waits for its jobs. */
  onModuleDestroy(): Promise<void> {
    return this.thread.stop();
  }

  private get settings(): BulkSettings {
    const { DATABASE_URL, SCRYFALL_API_URL, PUBLIC_URL, DATA_DIR } = this.environment;
    return {
      databaseUrl: DATABASE_URL ?? '',
      api: SCRYFALL_API_URL,
      publicUrl: PUBLIC_URL,
      dataFolder: DATA_DIR,
    };
  }
}
