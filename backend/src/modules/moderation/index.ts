// The face of moderation.
export { moderationManifest } from './moderation.manifest.js';
export { ModerationModule } from './moderation.module.js';
