// The face of events.
export { EventsFacade, type PlannedEvent } from './events.facade.js';
export { EventsModule } from './events.module.js';
