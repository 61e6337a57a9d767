// Wires events.
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { entityOf } from '../../platform/database/entity.js';
import { CatalogsModule } from '../catalogs/index.js';
import { UsersModule } from '../users/index.js';
import { EventsController } from './events.controller.js';
import { EventsFacade } from './events.facade.js';
import { EventsPersonalData } from './events.personal-data.js';
import { EventsQueries } from './events.queries.js';
import { EventsService } from './events.service.js';
import { EventRepository } from './persistence/event.repository.js';
import { EventRow } from './persistence/event.row.js';
import { EVENT } from './persistence/tables.js';

@Module({
  imports: [TypeOrmModule.forFeature([entityOf(EVENT, EventRow)]), CatalogsModule, UsersModule],
  controllers: [EventsController],
  providers: [EventsService, EventsQueries, EventRepository, EventsFacade, EventsPersonalData],
  exports: [EventsFacade],
})
export class EventsModule {}
