// Wires events.
import { Module } from '@nestjs/common';
import { CatalogsModule } from '../catalogs/index.js';
import { PlacesModule } from '../places/index.js';
import { UsersModule } from '../users/index.js';
import { AnnounceChangesToAttendees } from './attendance/announce-changes-to-attendees.js';
import { AttendanceController } from './attendance/attendance.controller.js';
import { AttendanceQueries } from './attendance/attendance.queries.js';
import { AttendanceService } from './attendance/attendance.service.js';
import { AttendanceJobs } from './attendance/attendance-jobs.js';
import { AttendeesController } from './attendance/attendees.controller.js';
import { AttendeesService } from './attendance/attendees.service.js';
import { LeaveEventsWhenAccountCloses } from './attendance/leave-events-when-account-closes.js';
import { OneAtATime } from './attendance/one-at-a-time.js';
import { AttendanceRepository } from './attendance/persistence/attendance.repository.js';
import { RememberCanceledAnswers } from './attendance/remember-canceled-answers.js';
import { WaitingList } from './attendance/waiting-list.js';
import { CallOffEventsWhenStoreCloses } from './call-off-events-when-store-closes.js';
import { EventLookups } from './event-lookups.js';
import { EventsController } from './events.controller.js';
import { EventsFacade } from './events.facade.js';
import { EventsQueries } from './events.queries.js';
import { EventsService } from './events.service.js';
import { HiddenEvents } from './hidden-events.service.js';
import { EventRepository } from './persistence/event.repository.js';
import { HiddenEventRepository } from './persistence/hidden-event.repository.js';
import { EventPictureRepository } from './pictures/picture.repository.js';
import { StoresEventPicture } from './pictures/picture-uploads.js';
import { PicturesController } from './pictures/pictures.controller.js';
import { PicturesService } from './pictures/pictures.service.js';
import { SweepPictures } from './pictures/sweep-pictures.js';
import { ExtendSeries } from './series/extend-series.js';
import { SeriesRepository } from './series/persistence/series.repository.js';
import { SeriesController } from './series/series.controller.js';
import { SeriesQueries } from './series/series.queries.js';
import { SeriesService } from './series/series.service.js';
import { SeriesEvents } from './series/series-events.js';
import { TemplateRepository } from './templates/template.repository.js';
import { TemplatesController } from './templates/templates.controller.js';
import { TemplatesService } from './templates/templates.service.js';

/** Those of events come last: `/events/mine`, `/events/pictures`, `/events/series` and `/events/templates` are no ids. */
const CONTROLLERS = [
  PicturesController,
  SeriesController,
  TemplatesController,
  AttendanceController,
  AttendeesController,
  EventsController,
];
const ATTENDANCE = [
  AttendanceService,
  AttendeesService,
  AttendanceQueries,
  AttendanceRepository,
  WaitingList,
  OneAtATime,
  AttendanceJobs,
  AnnounceChangesToAttendees,
  LeaveEventsWhenAccountCloses,
  RememberCanceledAnswers,
];

@Module({
  imports: [CatalogsModule, PlacesModule, UsersModule],
  controllers: CONTROLLERS,
  providers: [
    ...[EventsService, EventsQueries, EventRepository, EventsFacade, EventLookups],
    ...[HiddenEvents, HiddenEventRepository, CallOffEventsWhenStoreCloses],
    ...[SeriesService, SeriesQueries, SeriesRepository, SeriesEvents, ExtendSeries],
    ...[TemplatesService, TemplateRepository],
    ...[PicturesService, EventPictureRepository, StoresEventPicture, SweepPictures],
    ...ATTENDANCE,
  ],
  exports: [EventsFacade],
})
export class EventsModule {}
