// The face of events.
export {
  attendeesConcerned,
  attendeesWrittenTo,
  placeChanged,
} from './attendance/domain/attendance.events.js';
export { eventCalledOff, eventChanged, eventMoved, eventsScheduled } from './domain/event.events.js';
export { EventDto } from './dto/event.dto.js';
export { ScheduleEvent } from './dto/schedule-event.dto.js';
export { EVENT_ENTRY } from './event-entry.sql.js';
export { PLAN_ERRORS } from './events.controller.js';
export { EventsFacade } from './events.facade.js';
export { eventsManifest } from './events.manifest.js';
export { EventsModule } from './events.module.js';
export { pictureOf } from './pictures/picture.sql.js';
export { UPLOAD_PICTURE } from './pictures/pictures.limits.js';
export { pointOf } from './place.sql.js';
