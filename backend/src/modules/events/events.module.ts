// Wires events.
import { Module } from '@nestjs/common';
import { CatalogsModule } from '../catalogs/index.js';
import { UsersModule } from '../users/index.js';
import { EventsController } from './events.controller.js';
import { EventsFacade } from './events.facade.js';
import { EventsQueries } from './events.queries.js';
import { EventsService } from './events.service.js';
import { EventRepository } from './persistence/event.repository.js';
import { ExtendSeries } from './series/extend-series.js';
import { SeriesRepository } from './series/persistence/series.repository.js';
import { SeriesController } from './series/series.controller.js';
import { SeriesQueries } from './series/series.queries.js';
import { SeriesService } from './series/series.service.js';
import { SeriesEvents } from './series/series-events.js';

@Module({
  imports: [CatalogsModule, UsersModule],
  controllers: [SeriesController, EventsController],
  providers: [
    ...[EventsService, EventsQueries, EventRepository, EventsFacade],
    ...[SeriesService, SeriesQueries, SeriesRepository, SeriesEvents, ExtendSeries],
  ],
  exports: [EventsFacade],
})
export class EventsModule {}
