// The face of events.
export {
  attendeesConcerned,
  attendeesWrittenTo,
  placeChanged,
} from './attendance/domain/attendance.events.js';
export { eventCalledOff, eventMoved, eventsScheduled } from './domain/event.events.js';
export { EventDto } from './dto/event.dto.js';
export { EventsFacade } from './events.facade.js';
export { eventsManifest } from './events.manifest.js';
export { EventsModule } from './events.module.js';
