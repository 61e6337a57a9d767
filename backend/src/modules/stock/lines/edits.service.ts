// The verbs of stock: edit many copies, and undo that. One method, one transaction.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { JsonText } from '../../../platform/http/lists/json-text.js';
import { externalIdTaken, ListingsFacade } from '../../listings/index.js';
import { refuseUnlessUndoable } from '../domain/batch.js';
import { batchNotFound, nothingChanged, tooManyCopies } from '../domain/stock.errors.js';
import type { BatchDetailDto } from '../dto/batch.dto.js';
import type { StockEdit } from '../dto/edit.dto.js';
import type { EditPreview } from '../dto/preview.dto.js';
import { BatchRepository } from '../persistence/batch.repository.js';
import { PriceRulesRepository } from '../rules/price-rules.repository.js';
import { noPriceRules } from '../rules/rule.errors.js';
import { ONE_BATCH } from './batches.statements.js';
import { planOf } from './edit-plan.js';
import { refuseUnclear } from './refuse-unclear-edits.js';

type Owner = Pick<Caller, 'uuid'>;

@Injectable()
export class EditsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly listings: ListingsFacade,
    private readonly batches: BatchRepository,
    private readonly rules: PriceRulesRepository,
    private readonly clock: Clock,
  ) {}

  /** What an edit would do. Throws `stock.no-price-rules`. */
  async preview({ uuid }: Owner, edit: StockEdit): Promise<JsonText<EditPreview>> {
    refuseUnclear(edit);
    const rules = edit.change.priceByRules ? await this.rules.find(uuid) : undefined;
    const { statements, values } = planOf(uuid, edit, this.clock.now(), rules);
    return new JsonText((await this.sql.one<{ preview: string }>(statements.preview, values)).preview);
  }

  /**
   * Edits copies: all that are still as they were when it began. Throws `stock.nothing-to-change`, `stock.too-many-copies`,
   * `stock.no-price-rules`, `listings.external-id-taken`, `listings.account-closed`, `listings.too-many`.
   */
  async edit({ uuid: owner }: Owner, edit: StockEdit): Promise<JsonText<BatchDetailDto>> {
    refuseUnclear(edit);
    return this.unitOfWork.run(async () => {
      const rules = edit.change.priceByRules ? await this.rules.lock(owner) : undefined;
      if (edit.change.priceByRules && !rules) throw noPriceRules();
      const { statements, values, verb, change } = planOf(owner, edit, this.clock.now(), rules);
      const plan = await this.sql.one<Plan>(statements.plan, values);
      if (plan.isTooMany) throw tooManyCopies();
      if (plan.changed === 0 && plan.isIdTaken) throw refusedId();
      if (plan.changed === 0) throw nothingChanged();
      const batch = await this.batches.begin(owner, 'EDIT', this.clock.now());
      const done = { changed: 0, added: 0, sold: 0, withdrawn: 0 };
      const changed = await this.listings[`${verb}Copies`](owner, plan.changes);
      await this.batches.addEntries(batch, changed.entries);
      done[DONE[verb]] = changed.copies;
      if (plan.additions && plan.additions !== '[]') {
        const added = await this.listings.addCopies(owner, plan.additions);
        await this.batches.addEntries(batch, added.entries);
        done.added = added.copies;
      }
      const conflicts = plan.changed - changed.copies - done.added;
      if (rules) await this.rules.hold(owner, rules, this.clock.now());
      await this.batches.finish(batch, this.clock.now(), { change, ...done, conflicts });
      await this.unitOfWork.record({ action: 'stock.edited', actor: owner, target: batch });
      return this.answer(batch, owner);
    });
  }

  /**
   * Undoes a batch: each copy that has not changed since is what it was before. Throws `stock.batch-not-found`,
   * `stock.already-undone`, `stock.batch-running`, `stock.too-late-to-undo`, `listings.external-id-taken`, `listings.account-closed`.
   */
  async undo({ uuid: owner }: Owner, batch: string): Promise<JsonText<BatchDetailDto>> {
    return this.unitOfWork.run(async () => {
      const state = await this.batches.forUndo(batch, owner);
      if (!state) throw batchNotFound();
      const now = this.clock.now();
      refuseUnlessUndoable(state, now);
      const { copies, entries } = await this.batches.entries(batch);
      const restored = await this.listings.restoreCopies(owner, entries);
      await this.batches.followUndo(batch, restored.entries);
      const changedSince = copies - restored.copies;
      await this.batches.markUndone(batch, now, { restored: restored.copies, changedSince });
      await this.unitOfWork.record({ action: 'stock.undone', actor: owner, target: batch });
      return this.answer(batch, owner);
    });
  }

  private async answer(batch: string, owner: string): Promise<JsonText<BatchDetailDto>> {
    return new JsonText((await this.sql.one<{ batch: string }>(ONE_BATCH, [batch, owner])).batch);
  }
}

const refusedId = () =>
  externalIdTaken({ errors: [{ field: 'change.externalId', message: externalIdTaken.message }] });

const DONE = { change: 'changed', sell: 'sold', withdraw: 'withdrawn' } as const;

/** What an edit is to do: how many copies it changes, and the changes as JSON. */
type Plan = {
  readonly changed: number;
  readonly isTooMany: boolean;
  /** Some copies are left alone, because others would have the same external ID. */
  readonly isIdTaken?: boolean | null;
  readonly changes: string;
  /** Copies to add. */
  readonly additions?: string;
};
