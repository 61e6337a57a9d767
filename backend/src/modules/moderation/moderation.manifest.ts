// What moderation declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';

export const moderationManifest = {
  name: 'moderation',
  summary: 'Whom you have blocked, what people report, and what moderators decide about it.',
  asks: ['users', 'listings', 'deals'],
  ids: {
    '/api/moderation/blocks/': 'The ID of the account.',
  },
} as const satisfies ModuleManifest;
