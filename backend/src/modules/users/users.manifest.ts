// What users declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { addDemoAccounts } from './demo-accounts.js';
import { USERS_TABLES } from './persistence/tables.js';
import { USERS_LIMITS } from './users.limits.js';
import { USERS_PERSONAL_DATA } from './users.personal-data.js';

export const usersManifest = {
  name: 'users',
  summary: 'Accounts of players and stores.',
  asks: [],
  ids: {
    '/api/users/': 'The id of the account.',
  },
  tables: USERS_TABLES,
  limits: USERS_LIMITS,
  auditActions: [
    'users.signed-up',
    'users.password-changed',
    'users.password-reset',
    'users.closed',
    'users.suspended',
    'users.reinstated',
    'users.age-corrected',
    'users.exported',
    'users.erased',
  ],
  personalData: USERS_PERSONAL_DATA,
  retention: [
    {
      name: 'users.forget-ages',
      text: `delete from users.under_age where adult_from <= $1::timestamptz`,
    },
  ],
  demo: addDemoAccounts,
} as const satisfies ModuleManifest;
