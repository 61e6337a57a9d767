// Wires moderation.
import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/index.js';
import { BlocksController } from './blocks/blocks.controller.js';
import { BlocksQueries } from './blocks/blocks.queries.js';

@Module({
  imports: [ListingsModule],
  controllers: [BlocksController],
  providers: [BlocksQueries],
})
export class ModerationModule {}
