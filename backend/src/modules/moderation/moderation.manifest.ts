// What moderation declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { MODERATION_LIMITS } from './moderation.limits.js';
import { MODERATION_PERSONAL_DATA } from './moderation.personal-data.js';
import { MODERATION_TABLES } from './persistence/tables.js';

export const moderationManifest = {
  name: 'moderation',
  summary: 'Whom you have blocked, what people report, and what moderators decide about it.',
  asks: ['users', 'auth', 'listings', 'events', 'offers', 'deals', 'reviews'],
  ids: {
    '/api/moderation/blocks/': 'The ID of the account.',
    '/api/moderation/cases/': 'The ID of the case.',
    '/api/moderation/decisions/': 'The ID of the decision.',
  },
  tables: MODERATION_TABLES,
  limits: MODERATION_LIMITS,
  auditActions: [
    'moderation.reported',
    'moderation.decided',
    'moderation.complained',
    'moderation.moderator-added',
    'moderation.moderator-removed',
  ],
  withoutKey: {
    decideCase: 'A case is decided once.',
    complain: 'There is one complaint about a decision.',
  },
  personalData: MODERATION_PERSONAL_DATA,
  retention: [
    {
      // As long as a complaint may come, and as long as an account is suspended for good. What is left of an erased account goes once it is
      // decided, or a year after that.
      name: 'moderation.forget-cases',
      text: `delete from moderation.cases c where erased_at < $1::timestamptz - interval '1 year' or not is_open and (erased_at is not null
        or waiting_since < $1::timestamptz - interval '1 year'
          and not exists (select from (select measure, days from moderation.decision where of_case = c.uuid order by nth desc limit 1) d
            where d.measure = 'SUSPEND' and d.days is null))`,
    },
  ],
} as const satisfies ModuleManifest;
