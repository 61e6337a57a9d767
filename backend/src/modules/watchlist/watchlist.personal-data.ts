// What the watchlist keeps about a person, and how it is erased.
import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';

@Injectable()
export class WatchlistPersonalData {
  constructor(personalData: PersonalData) {
    personalData.register({
      name: 'watchlist',
      read: `select to_jsonb(w) - 'owner' as entry from watchlist.watched_card w where owner = $1 order by added_at, card_id`,
      erase: 'delete from watchlist.watched_card where owner = $1',
    });
  }
}
