// Wires price rules.
import { Module } from '@nestjs/common';
import { ListingsModule } from '../../listings/index.js';
import { BatchRepository } from '../persistence/batch.repository.js';
import { ApplyRulesAfterImports } from './apply-rules-after-imports.js';
import { HeldPricesService } from './held-prices.service.js';
import { PriceChanges } from './price-changes.js';
import { PriceRulesController } from './price-rules.controller.js';
import { PriceRulesRepository } from './price-rules.repository.js';
import { PriceRulesService } from './price-rules.service.js';
import { RunPriceRules } from './run-price-rules.js';

@Module({
  imports: [ListingsModule],
  controllers: [PriceRulesController],
  providers: [
    PriceRulesService,
    HeldPricesService,
    PriceRulesRepository,
    PriceChanges,
    RunPriceRules,
    BatchRepository,
    ApplyRulesAfterImports,
  ],
  exports: [PriceRulesRepository],
})
export class RulesModule {}
