// The face of calendars.
export { calendarsManifest } from './calendars.manifest.js';
export { CalendarsModule } from './calendars.module.js';
