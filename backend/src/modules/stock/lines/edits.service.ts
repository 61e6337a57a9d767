// The verbs of stock: edit many copies, and undo that. One method, one transaction.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { JsonText } from '../../../platform/http/lists/json-text.js';
import { refuseUnlessUndoable } from '../domain/batch.js';
import { batchNotFound } from '../domain/stock.errors.js';
import type { BatchDetailDto } from '../dto/batch.dto.js';
import type { RunStockEdit, UndoStockBatch } from '../dto/edit.dto.js';
import { BatchRepository } from '../persistence/batch.repository.js';
import { ONE_BATCH } from './batches.statements.js';
import { refuseUnclear } from './refuse-unclear-edits.js';
import { RunEdits } from './run-edits.js';
import { RunUndos } from './run-undos.js';

type Owner = Pick<Caller, 'uuid'>;

@Injectable()
export class EditsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly batches: BatchRepository,
    private readonly runEdits: RunEdits,
    private readonly runUndos: RunUndos,
    private readonly clock: Clock,
  ) {}

  /**
   * Edits copies: all that are still as they were when it began. One in the background only begins here. Throws what
   * `ApplyEdit` throws.
   */
  async edit({ uuid: owner }: Owner, body: RunStockEdit): Promise<JsonText<BatchDetailDto>> {
    const { inBackground, ...edit } = body;
    refuseUnclear(edit);
    return this.unitOfWork.run(async () => {
      const batch = await this.batches.begin(owner, 'EDIT', this.clock.now(), inBackground && edit);
      await this.runEdits[inBackground ? 'later' : 'now']({ owner, batch, edit });
      return this.answer(batch, owner);
    });
  }

  /**
   * Undoes a batch: each copy that has not changed since is what it was before. In the background it only begins here. Throws
   * `stock.batch-not-found`, `stock.already-undone`, `stock.batch-failed`, `stock.batch-running`, `stock.undo-running`,
   * `stock.too-late-to-undo`, and what `RunUndos` throws.
   */
  async undo(
    { uuid: owner }: Owner,
    batch: string,
    { inBackground }: UndoStockBatch,
  ): Promise<JsonText<BatchDetailDto>> {
    return this.unitOfWork.run(async () => {
      const state = await this.batches.forUndo(batch, owner);
      if (!state) throw batchNotFound();
      refuseUnlessUndoable(state, this.clock.now());
      await this.runUndos[inBackground ? 'later' : 'now']({ owner, batch });
      return this.answer(batch, owner);
    });
  }

  private async answer(batch: string, owner: string): Promise<JsonText<BatchDetailDto>> {
    return new JsonText((await this.sql.one<{ batch: string }>(ONE_BATCH, [batch, owner])).batch);
  }
}
