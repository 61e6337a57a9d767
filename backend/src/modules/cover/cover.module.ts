// Wires cover.
import { Module } from '@nestjs/common';
import { CardsModule } from '../cards/index.js';
import { ListingsModule } from '../listings/index.js';
import { StockModule } from '../stock/index.js';
import { StorefrontsModule } from '../storefronts/index.js';
import { UsersModule } from '../users/index.js';
import { CoverController } from './cover.controller.js';
import { CoverService } from './cover.service.js';
import { SavedPlansController } from './saved/saved-plans.controller.js';
import { SavedPlansRepository } from './saved/saved-plans.repository.js';
import { SavedPlansService } from './saved/saved-plans.service.js';

@Module({
  imports: [CardsModule, ListingsModule, StockModule, StorefrontsModule, UsersModule],
  controllers: [CoverController, SavedPlansController],
  providers: [CoverService, SavedPlansRepository, SavedPlansService],
})
export class CoverModule {}
