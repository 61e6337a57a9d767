// The face of moderation.
export { caseDecided } from './domain/moderation.events.js';
export { ModerationFacade } from './moderation.facade.js';
export { moderationManifest } from './moderation.manifest.js';
export { ModerationModule } from './moderation.module.js';
