// A row of watchlist.watched_card.
import type { WatchedCard } from '../domain/watchlist.js';

/** The columns of an entry. */
export class WatchedCardRow {
  owner: string;
  card_id: string;
  card_name: string;
  card_set_code: string;
  card_set_name: string;
  card_number: string;
  card_image_url: string;
  added_at: Date;
}

/** The row of an entry. */
export function rowOf({ owner, card, addedAt }: WatchedCard): WatchedCardRow {
  return {
    owner,
    card_id: card.id,
    card_name: card.name,
    card_set_code: card.setCode,
    card_set_name: card.setName,
    card_number: card.number,
    card_image_url: card.imageUrl,
    added_at: addedAt,
  };
}
