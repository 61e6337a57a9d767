// Runs price rules, at once or by a job in the background: in one transaction, so that all prices are changed or none.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { attempt, QUEUE } from '../background/attempts.js';
import { BatchRepository } from '../persistence/batch.repository.js';
import type { PricesChanged } from './dto/price-run.dto.js';
import { PriceChanges } from './price-changes.js';
import { pricingOf } from './price-rules.js';
import { type HeldPrices, type KeptRules, PriceRulesRepository } from './price-rules.repository.js';
import { priceRulesChanged } from './rule.errors.js';
import { PLAN_RULES, type PlannedPrices } from './rules.statements.js';

const RUN_RULES = 'stock.run-price-rules';

interface QueuedRun {
  readonly owner: string;
  readonly batch: string;
  readonly includeTyped: boolean;
  /** Of the rules. */
  readonly version: number;
}

type Planned = PlannedPrices & HeldPrices & { readonly total: number };
type Changed = PricesChanged & Pick<HeldPrices, 'newlyHeld'>;

@Injectable()
export class RunPriceRules {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly rules: PriceRulesRepository,
    private readonly changes: PriceChanges,
    private readonly batches: BatchRepository,
    private readonly clock: Clock,
  ) {
    jobs.handle<QueuedRun>(RUN_RULES, (run, nth) =>
      attempt({
        nth,
        work: () => this.run(run),
        fail: (problem) => this.batches.fail(run.batch, problem),
      }),
    );
  }

  /** Applies rules that are locked, in the open unit of work; `begun` is the batch where it runs in the background. */
  async now(owner: string, rules: KeptRules, includeTyped: boolean, begun?: string): Promise<Changed> {
    const now = this.clock.now();
    let [heldBack, newlyHeld, total] = [0, 0, 0];
    const changed = await this.changes.make<Planned>(owner, 'applyPriceRules', {
      plan: PLAN_RULES,
      values: [JSON.stringify(pricingOf(rules)), includeTyped, now],
      ...(begun !== undefined && {
        begun,
        onProgress: (done: number) => this.batches.show(begun, { done, total }),
      }),
      onPlanned: (planned) => {
        heldBack = planned.held;
        newlyHeld += planned.newlyHeld;
        total = Math.max(total, planned.total);
      },
      summary: () => ({ heldBack }),
    });
    await this.rules.markApplied(owner, now);
    return { ...changed, heldBack, newlyHeld };
  }

  /** Queues that, and resolves with its batch. */
  async later(owner: string, { version }: KeptRules, includeTyped: boolean): Promise<string> {
    const batch = await this.batches.begin(owner, 'PRICES', this.clock.now());
    const run: QueuedRun = { owner, batch, includeTyped, version };
    await this.jobs.add(RUN_RULES, run, { key: batch, queue: QUEUE });
    return batch;
  }

  /** A server that is killed has the job done again, from the beginning. */
  private run({ owner, batch, includeTyped, version }: QueuedRun): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.batches.isAt(batch, 'RUNNING'))) return;
      await this.batches.allowMinutes();
      const rules = await this.rules.lock(owner);
      if (rules?.version !== version) throw priceRulesChanged();
      await this.now(owner, rules, includeTyped, batch);
    });
  }
}
