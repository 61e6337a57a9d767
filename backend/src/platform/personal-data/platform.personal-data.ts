// The personal data of the platform: audit entries and stored answers of idempotent calls.
import { Injectable } from '@nestjs/common';
import { PersonalData } from './personal-data.js';

@Injectable()
export class PlatformPersonalData {
  constructor(personalData: PersonalData) {
    // The audit log outlives an erasure until its year ends: it holds ids alone and documents what was done in the account.
    personalData.register({
      name: 'acts',
      read: `select json_build_object('at', at, 'act', act, 'byOwner', actor is not distinct from subject,
        'thing', thing, 'network', network) as entry from platform.audit where subject = $1 order by at, id`,
    });
    // Undelivered events hold ids and what the other parts say; whoever is erased is told nothing more.
    personalData.register({
      erase: `delete from platform.event_outbox where strpos(subject || payload::text, $1::uuid::text) > 0`,
    });
    // The answer to a sign-up is kept for the address, not for the account that it opened.
    personalData.register({
      erase: `delete from platform.idempotent_answer where account = $1::uuid or answer ->> 'uuid' = $1::uuid::text`,
    });
  }
}
