// The face of notifications.

export { notificationsManifest } from './notifications.manifest.js';
export { NotificationsModule } from './notifications.module.js';
