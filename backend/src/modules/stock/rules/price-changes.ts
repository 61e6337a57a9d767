// Changes the prices of many copies in one batch, however many they are.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql, type Statement } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { ListingsFacade } from '../../listings/index.js';
import { BatchRepository } from '../persistence/batch.repository.js';
import { COPIES_PER_STATEMENT, FORGET_HELD, type PlannedPrices } from './rules.statements.js';

/** What was changed; `batch` is null where nothing was. */
export interface ChangedPrices {
  readonly batch: string | null;
  readonly changed: number;
  readonly conflicts: number;
}

/** What prices become. */
interface PricePlan<Planned extends PlannedPrices> {
  readonly plan: Statement;
  /** Of the statement, after the owner. */
  readonly values: readonly unknown[];
  /** The batch, where it has begun already. */
  readonly begun?: string | null;
  /** Gets what else a plan says. */
  readonly onPlanned?: (planned: Planned) => void;
  /** What else the batch says that it did. */
  readonly summary?: () => object;
  /** Gets how many copies are changed by now. */
  readonly onProgress?: (changed: number) => Promise<void>;
}

@Injectable()
export class PriceChanges {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: ListingsFacade,
    private readonly batches: BatchRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes what the statement plans, in the caller's unit of work. What is changed is not planned again: the statement runs until
   * nothing is left. `change` is the name of the change in the batch. Throws `listings.account-closed`.
   */
  async make<Planned extends PlannedPrices>(
    owner: string,
    change: string,
    { plan, values, begun = null, summary, onPlanned, onProgress }: PricePlan<Planned>,
  ): Promise<ChangedPrices> {
    let batch = begun;
    let [changed, done, planned] = [0, 0, COPIES_PER_STATEMENT];
    while (planned === COPIES_PER_STATEMENT) {
      const next = await this.sql.one<Planned>(plan, [owner, ...values]);
      onPlanned?.(next);
      planned = next.planned;
      if (planned === 0) break;
      batch ??= await this.batches.begin(owner, 'PRICES', this.clock.now());
      for (const chunk of next.chunks) {
        await onProgress?.(changed);
        const { copies, entries } = await this.listings.repriceCopies(owner, chunk);
        await this.batches.addEntries(batch, entries);
        // Whatever was held back of these copies is decided now, unless the plan has said what is.
        if (!onPlanned) await this.sql.rows(FORGET_HELD, [owner, entries]);
        changed += copies;
      }
      done += planned;
    }
    const conflicts = done - changed;
    if (batch === null) return { batch, changed, conflicts };
    await this.batches.finish(batch, this.clock.now(), { change, changed, conflicts, ...summary?.() });
    await this.unitOfWork.record({ action: 'stock.repriced', actor: owner, target: batch });
    return { batch, changed, conflicts };
  }
}
