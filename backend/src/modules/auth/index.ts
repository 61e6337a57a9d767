// The face of auth.

export { authManifest } from './auth.manifest.js';
export { AuthModule } from './auth.module.js';
export { newDeviceLoggedIn } from './domain/auth.events.js';
