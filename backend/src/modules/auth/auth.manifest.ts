// What auth declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';

export const authManifest = {
  name: 'auth',
  summary: 'Logging in, staying logged in, and the mails around it.',
  asks: ['users'],
  ids: {},
} as const satisfies ModuleManifest;
