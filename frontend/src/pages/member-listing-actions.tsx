/** What a member can do about a listing on a public page: have it held, make an offer, report it, block its lister. */
import type { ListingActionsProps } from '../entities/listing/listing-actions';
import SafetyMenu from '../features/moderation/safety-menu';
import ListingActions from '../features/offers/listing-actions';

export default function MemberListingActions({ listing, lister }: ListingActionsProps) {
  return (
    <>
      <ListingActions listing={listing} lister={lister} />
      <SafetyMenu target={{ kind: 'LISTING', id: listing.uuid }} account={lister} label={listing.cardName} />
    </>
  );
}
