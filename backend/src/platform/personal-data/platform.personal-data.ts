// The personal data of the platform: audit entries and stored answers of idempotent calls.
import type { PersonalDataPart } from '../manifest/personal-data-part.js';

export const PLATFORM_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    // The audit log outlives an erasure until its year ends: it holds ids alone and documents what was done in the account.
    tables: ['platform.audit'],
    exported: {
      as: 'acts',
      description: 'The account’s audit entries: logins, failed logins, ended sessions and changes.',
      read: `select json_build_object('at', at, 'act', act, 'byOwner', actor is not distinct from subject,
        'thing', thing, 'network', network) as entry from platform.audit where subject = $1 order by at, id`,
    },
  },
  {
    // Undelivered events hold ids and what the other parts say; an erased account is sent nothing more.
    tables: ['platform.event_outbox'],
    erase: `delete from platform.event_outbox where strpos(subject || payload::text, $1::uuid::text) > 0`,
  },
  {
    // The answer to a sign-up is kept for the address, not for the account that it opened.
    tables: ['platform.idempotent_answer'],
    erase: `delete from platform.idempotent_answer where account = $1::uuid or answer ->> 'uuid' = $1::uuid::text`,
  },
];
