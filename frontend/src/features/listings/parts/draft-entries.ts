/** The list of cards to post, as the call takes it. */
import type { PostListing } from '../../../api/listings';
import { changedDetails } from '../../../entities/listing/copy-details';
import { typedPrice } from '../../../entities/listing/listing-terms';
import type { DraftListings } from './draft-listings';

/** The key of the row behind each entry that is posted. */
export const postedKeys = ({ rows }: DraftListings): number[] =>
  rows.flatMap(({ key, quantity }) => Array.from({ length: quantity }, () => key));

/** The list as the call takes it; `lister` posts it. Only for lists without unpriced rows. */
export const toPost = ({ rows }: DraftListings, lister: string): PostListing[] =>
  rows.flatMap(({ card, quantity, terms: { price, condition, type, finish, language, details } }) =>
    Array.from({ length: quantity }, () => ({
      cardId: card.id,
      cardName: card.name,
      cardSet: card.set_name,
      cardNumber: card.collector_number,
      cardImageUrl: `/api/cards/${card.id}/image/front/normal`,
      condition,
      price: typedPrice(price) ?? 0,
      type,
      finish,
      language: language ?? card.lang,
      ...changedDetails(details),
      status: 'ACTIVE' as const,
      uuid: lister,
    })),
  );
