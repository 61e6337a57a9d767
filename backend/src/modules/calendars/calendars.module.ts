// Wires calendars.
import { Module } from '@nestjs/common';
import { CatalogsModule } from '../catalogs/index.js';
import { EventsModule } from '../events/index.js';
import { UsersModule } from '../users/index.js';
import { CalendarsController } from './calendars.controller.js';
import { CalendarsQueries } from './calendars.queries.js';
import { ImportController } from './import/import.controller.js';
import { ImportService } from './import/import.service.js';
import { OwnCalendarController } from './own-calendar.controller.js';
import { OwnCalendarService } from './own-calendar.service.js';
import { OwnCalendarRepository } from './persistence/own-calendar.repository.js';
import { RememberCanceledEvents } from './remember-canceled-events.js';

@Module({
  imports: [CatalogsModule, UsersModule, EventsModule],
  controllers: [CalendarsController, OwnCalendarController, ImportController],
  providers: [
    CalendarsQueries,
    OwnCalendarService,
    OwnCalendarRepository,
    RememberCanceledEvents,
    ImportService,
  ],
})
export class CalendarsModule {}
