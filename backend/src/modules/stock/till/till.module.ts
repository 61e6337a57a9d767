// Wires tills.
import { Module } from '@nestjs/common';
import { ListingsModule } from '../../listings/index.js';
import { BatchRepository } from '../persistence/batch.repository.js';
import { LineChangesService } from './line-changes.service.js';
import { TillController } from './till.controller.js';
import { TillService } from './till.service.js';

@Module({
  imports: [ListingsModule],
  controllers: [TillController],
  providers: [TillService, LineChangesService, BatchRepository],
})
export class TillModule {}
