// Wires cover.
import { Module } from '@nestjs/common';
import { CardsModule } from '../cards/index.js';
import { ListingsModule } from '../listings/index.js';
import { StockModule } from '../stock/index.js';
import { StorefrontsModule } from '../storefronts/index.js';
import { CoverController } from './cover.controller.js';
import { CoverService } from './cover.service.js';

@Module({
  imports: [CardsModule, ListingsModule, StockModule, StorefrontsModule],
  controllers: [CoverController],
  providers: [CoverService],
})
export class CoverModule {}
