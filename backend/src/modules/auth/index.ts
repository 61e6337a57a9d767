// The face of auth.
export { AuthModule } from './auth.module.js';
export { newDeviceLoggedIn } from './domain/auth.events.js';
