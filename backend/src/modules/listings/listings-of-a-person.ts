// What listings keeps about a person, and how it is erased: what they sold stays, without saying who they were.
import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';

@Injectable()
export class ListingsOfAPerson {
  constructor(personalData: PersonalData) {
    personalData.register({
      name: 'listings',
      read: `select to_jsonb(l) - 'lister' - 'withdrawn_at' as entry from listings.listings l
        where lister = $1 and status <> 'WITHDRAWN' order by created_at, uuid`,
      erase: `delete from listings.listings where lister = $1 and status <> 'SOLD'`,
    });
    personalData.register({
      name: 'withdrawnListings',
      read: `select to_jsonb(l) - 'lister' as entry from listings.listings l
        where lister = $1 and status = 'WITHDRAWN' order by withdrawn_at, uuid`,
    });
  }
}
