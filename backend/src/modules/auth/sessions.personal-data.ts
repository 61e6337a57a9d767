// What auth keeps about a person, and how it is erased: the sessions of their devices, and the links that were mailed to them.
import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';

@Injectable()
export class SessionsPersonalData {
  constructor(personalData: PersonalData) {
    personalData.register({
      name: 'sessions',
      read: `select json_build_object('uuid', uuid, 'browser', browser, 'system', system, 'startedAt', started_at,
        'lastUsedAt', last_used_at, 'endedAt', ended_at) as entry
        from auth.session where account = $1 order by started_at, uuid`,
      erase: 'delete from auth.session where account = $1',
    });
    personalData.register({
      name: 'mails',
      read: `select json_build_object('purpose', purpose, 'askedAt', created_at, 'sentAt', sent_at, 'usedAt', used_at) as entry
        from auth.mail_token where account = $1 order by created_at, id`,
      // A link that is being used at this moment waits for the account: it will find it closed, and is forgotten at night.
      erase: `delete from auth.mail_token where id in (
        select id from auth.mail_token where account = $1 for update skip locked)`,
    });
  }
}
