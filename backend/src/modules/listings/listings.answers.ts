// From a row to the wire: cents become dollars, moments become text.
import type { ListingDto } from './dto/listing.dto.js';
import type { ListingRow } from './persistence/listing.row.js';

/** A listing as the API answers it. */
export function listingAnswer(row: ListingRow): ListingDto {
  return {
    uuid: row.uuid,
    userId: row.lister,
    cardId: row.card_id,
    cardName: row.card_name,
    cardSet: row.card_set_name,
    cardSetCode: row.card_set_code,
    cardNumber: row.card_number,
    cardImageUrl: row.card_image_url,
    condition: row.condition,
    type: row.type,
    finish: row.finish,
    language: row.language,
    price: row.price_cents / 100,
    status: row.status,
    finalSoldPrice: row.final_price_cents === null ? null : row.final_price_cents / 100,
    statusUpdatedAt: row.status_updated_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}
