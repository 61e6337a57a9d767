// What the platform itself keeps about people: what was written down about them, and the answers to calls that may come again.
import { Injectable } from '@nestjs/common';
import { PersonalData } from './personal-data.js';

@Injectable()
export class KeptByThePlatform {
  constructor(personalData: PersonalData) {
    // Stays for its year after an erasure: it holds ids alone, and what was done in an account may have to be answered for.
    personalData.keeps({
      name: 'acts',
      read: `select json_build_object('at', at, 'act', act, 'byOwner', actor is not distinct from subject,
        'thing', thing, 'network', network) as entry from platform.audit where subject = $1 order by at, id`,
    });
    // Undelivered events hold ids and what the other parts say; whoever is erased is told nothing more.
    personalData.keeps({
      erase: `delete from platform.event_outbox where strpos(subject || payload::text, $1::uuid::text) > 0`,
    });
    // The answer to a sign-up is kept for the address, not for the account that it opened.
    personalData.keeps({
      erase: `delete from platform.idempotent_answer where account = $1::uuid or answer ->> 'uuid' = $1::uuid::text`,
    });
  }
}
