// Applies the price rules of the accounts that asked for it after each import of market prices: a job for each, one after the other.
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { FIRST_UUID } from '../../../platform/http/lists/cursor.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { importFinished } from '../../cards/index.js';
import { PriceRulesRepository } from './price-rules.repository.js';
import { PriceRulesService } from './price-rules.service.js';

const HANDLER = 'stock.apply-price-rules-after-imports';
const QUEUE_RUNS = 'stock.queue-price-runs';
const APPLY = 'stock.apply-price-rules';
/** Runs leave room for everything else. */
const QUEUE = 'stock.price-runs';
/** How many accounts one job queues runs of. */
const BATCH_SIZE = 500;

@Injectable()
export class ApplyRulesAfterImports {
  constructor(
    events: DomainEvents,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly kept: PriceRulesRepository,
    private readonly rules: PriceRulesService,
  ) {
    events.on(importFinished, HANDLER, () => this.queueRuns(FIRST_UUID));
    jobs.handle<{ after: string }>(QUEUE_RUNS, ({ after }) =>
      this.unitOfWork.run(() => this.queueRuns(after)),
    );
    jobs.handle<{ owner: string }>(APPLY, ({ owner }) => this.apply(owner));
  }

  private async queueRuns(after: string): Promise<void> {
    const owners = await this.kept.automatic(after, BATCH_SIZE);
    for (const owner of owners)
      await this.jobs.add(APPLY, { owner }, { key: `${APPLY} ${owner}`, queue: QUEUE });
    const last = owners.at(-1);
    if (last && owners.length === BATCH_SIZE) await this.jobs.add(QUEUE_RUNS, { after: last });
  }

  private async apply(owner: string): Promise<void> {
    try {
      await this.rules.applyAutomatically(owner);
    } catch (error) {
      // The account has been closed since.
      if (!(error instanceof DomainError)) throw error;
    }
  }
}
