// Wires events.
import { Module } from '@nestjs/common';
import { CatalogsModule } from '../catalogs/index.js';
import { UsersModule } from '../users/index.js';
import { EventsController } from './events.controller.js';
import { EventsFacade } from './events.facade.js';
import { EventsQueries } from './events.queries.js';
import { EventsService } from './events.service.js';
import { EventRepository } from './persistence/event.repository.js';

@Module({
  imports: [CatalogsModule, UsersModule],
  controllers: [EventsController],
  providers: [EventsService, EventsQueries, EventRepository, EventsFacade],
  exports: [EventsFacade],
})
export class EventsModule {}
