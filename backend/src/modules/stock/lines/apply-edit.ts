// Does an edit in the caller's unit of work: plans it, changes the copies in chunks, and keeps what undoes it.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { externalIdTaken, ListingsFacade, type Shortage, unknownCard } from '../../listings/index.js';
import type { Progress } from '../domain/batch.js';
import type { SkipReason } from '../domain/skip-reason.js';
import { nothingChanged, quantityChanged, tooManyCopies } from '../domain/stock.errors.js';
import type { StockEdit } from '../dto/edit.dto.js';
import type { SkippedCopies } from '../dto/preview.dto.js';
import { BatchRepository } from '../persistence/batch.repository.js';
import { joinedArrays } from '../persistence/joined-arrays.js';
import { PriceRulesRepository } from '../rules/price-rules.repository.js';
import { noPriceRules } from '../rules/rule.errors.js';
import { isOfQuantity, planOf } from './edit-plan.js';

/** An edit of an account, and the batch that it makes. */
export interface OwnEdit {
  readonly owner: string;
  readonly batch: string;
  readonly edit: StockEdit;
}

interface ApplyOptions {
  /** How many copies it may choose. */
  readonly max: number;
  readonly onProgress?: (progress: Progress) => Promise<void>;
}

@Injectable()
export class ApplyEdit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly listings: ListingsFacade,
    private readonly batches: BatchRepository,
    private readonly rules: PriceRulesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes all copies that are still as they were when it began. Throws `stock.nothing-to-change`, `stock.quantity-changed`,
   * `stock.too-many-copies`, `stock.no-price-rules`, `listings.unknown-card`, `listings.external-id-taken`, `listings.account-closed`, `listings.too-many`.
   */
  async apply({ owner, batch, edit }: OwnEdit, { max, onProgress }: ApplyOptions): Promise<void> {
    const rules = edit.change.priceByRules ? await this.rules.lock(owner) : undefined;
    if (edit.change.priceByRules && !rules) throw noPriceRules();
    if (isOfQuantity(edit.change)) await this.batches.lockQuantities(owner);
    const { statements, values, verb, change } = planOf(owner, edit, this.clock.now(), rules);
    const plan = await this.sql.one<Plan>(statements.plan, values);
    refuse(plan, max);
    const isLocked = plan.chunks.length > 1;
    if (isLocked) await this.listings.lockCopies(owner, joinedArrays(plan.chunks));
    const done = { changed: 0, added: 0, sold: 0, withdrawn: 0 };
    for (const chunk of plan.chunks) {
      await onProgress?.({ done: done[DONE[verb]], total: plan.changed });
      const changed = await this.listings[`${verb}Copies`](owner, chunk, { isLocked });
      await this.batches.addEntries(batch, changed.entries);
      done[DONE[verb]] += changed.copies;
    }
    const changed = done[DONE[verb]];
    if (plan.additions && plan.additions !== '[]') {
      const added = await this.listings.addCopies(owner, plan.additions);
      await this.batches.addEntries(batch, added.entries);
      done.added = added.copies;
    }
    // Copies that deals keep are not sold: the deals ask about them.
    if (verb === 'sell') await this.listings.reportShortages(owner, plan.shortages ?? []);
    const conflicts = plan.changed - changed - done.added;
    if (rules) await this.rules.hold(owner, rules, this.clock.now());
    await this.batches.finish(batch, this.clock.now(), { change, ...done, conflicts, skipped: plan.skipped });
    await this.unitOfWork.record({ action: 'stock.edited', actor: owner, target: batch });
  }
}

function refuse({ chosen, changed, isIdTaken, skipped }: Plan, max: number): void {
  if (chosen > max) throw tooManyCopies();
  if (changed === 0 && isIdTaken)
    throw externalIdTaken({ errors: [{ field: 'change.externalId', message: externalIdTaken.message }] });
  const skips = (reason: SkipReason) => skipped.some((each) => each.reason === reason);
  if (changed === 0 && skips('quantity-changed')) throw quantityChanged();
  if (changed === 0 && skips('card-unavailable')) throw unknownCard();
  if (changed === 0) throw nothingChanged();
}

const DONE = { change: 'changed', reprice: 'changed', sell: 'sold', withdraw: 'withdrawn' } as const;

/** What an edit is to do: how many copies it chooses and changes, and the changes as JSON arrays. */
type Plan = {
  readonly chosen: number;
  readonly changed: number;
  /** Some copies are left alone, because others would have the same external ID. */
  readonly isIdTaken?: boolean | null;
  /** Copies that it leaves alone, by the reason. */
  readonly skipped: readonly SkippedCopies[];
  readonly chunks: readonly string[];
  /** Reserved copies of chosen lines, with how many of them the edit is about. */
  readonly shortages?: readonly Shortage[];
  /** Copies to add. */
  readonly additions?: string;
};
