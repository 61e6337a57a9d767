// Wires stock.
import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/index.js';
import { ExportsModule } from './exports/exports.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { ApplyEdit } from './lines/apply-edit.js';
import { EditsService } from './lines/edits.service.js';
import { PreviewEdits } from './lines/preview-edits.js';
import { RunEdits } from './lines/run-edits.js';
import { RunUndos } from './lines/run-undos.js';
import { StockController } from './lines/stock.controller.js';
import { StockQueries } from './lines/stock.queries.js';
import { BatchRepository } from './persistence/batch.repository.js';
import { ReconcileModule } from './reconcile/reconcile.module.js';
import { RulesModule } from './rules/rules.module.js';
import { TillModule } from './till/till.module.js';

@Module({
  imports: [ListingsModule, ExportsModule, ImportsModule, ReconcileModule, RulesModule, TillModule],
  controllers: [StockController],
  providers: [StockQueries, EditsService, ApplyEdit, PreviewEdits, RunEdits, RunUndos, BatchRepository],
})
export class StockModule {}
