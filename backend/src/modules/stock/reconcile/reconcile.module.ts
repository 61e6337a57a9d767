// Wires reconciliations.
import { Module } from '@nestjs/common';
import { ExportsModule } from '../exports/exports.module.js';
import { ImportsModule } from '../imports/imports.module.js';
import { ReconcileController } from './reconcile.controller.js';
import { ReconcileQueries } from './reconcile.queries.js';
import { ReconcileService } from './reconcile.service.js';
import { ReconcileFile } from './reconcile-file.js';
import { ReconciliationRepository } from './reconciliation.repository.js';

@Module({
  imports: [ExportsModule, ImportsModule],
  controllers: [ReconcileController],
  providers: [ReconcileService, ReconcileQueries, ReconcileFile, ReconciliationRepository],
})
export class ReconcileModule {}
