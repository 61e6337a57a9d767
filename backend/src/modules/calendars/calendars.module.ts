// Wires calendars.
import { Module } from '@nestjs/common';
import { CatalogsModule } from '../catalogs/index.js';
import { UsersModule } from '../users/index.js';
import { CalendarsController } from './calendars.controller.js';
import { CalendarsQueries } from './calendars.queries.js';
import { OwnCalendarController } from './own-calendar.controller.js';
import { OwnCalendarService } from './own-calendar.service.js';
import { OwnCalendarRepository } from './persistence/own-calendar.repository.js';
import { RememberCanceledEvents } from './remember-canceled-events.js';

@Module({
  imports: [CatalogsModule, UsersModule],
  controllers: [CalendarsController, OwnCalendarController],
  providers: [CalendarsQueries, OwnCalendarService, OwnCalendarRepository, RememberCanceledEvents],
})
export class CalendarsModule {}
