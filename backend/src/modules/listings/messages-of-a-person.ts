// What is kept about a person's messages, and how it is erased. Who wrote, or blocked, is the other person's own business.
import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';

@Injectable()
export class MessagesOfAPerson {
  constructor(personalData: PersonalData) {
    personalData.register({
      name: 'messages',
      read: `select to_jsonb(m) - '{sender, recipient}'::text[]
          - case when sender = $1 then '{reported_at, report_reason, report_note}'::text[] else '{}' end
          || jsonb_build_object('direction', case when sender = $1 then 'sent' else 'received' end) as entry
        from listings.message m where sender = $1 or recipient = $1 order by sent_at, uuid`,
      erase: 'delete from listings.message where sender = $1 or recipient = $1',
    });
    personalData.register({
      name: 'blockedSenders',
      read: `select json_build_object('blocked_at', blocked_at) as entry
        from listings.blocked_sender where recipient = $1 order by blocked_at, sender`,
      erase: 'delete from listings.blocked_sender where recipient = $1 or sender = $1',
    });
  }
}
