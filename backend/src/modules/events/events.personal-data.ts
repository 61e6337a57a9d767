// What events keeps about a store, and how it is erased: an event says where the store is, so all of them go.
import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';

@Injectable()
export class EventsPersonalData {
  constructor(personalData: PersonalData) {
    personalData.register({
      name: 'events',
      read: `select to_jsonb(e) - 'store' as entry from events.event e where store = $1 order by starts_at, uuid`,
      erase: 'delete from events.event where store = $1',
    });
  }
}
