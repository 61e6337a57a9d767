/** Asks before a listing is deleted. */
import { etagOf } from '../../../api/etag';
import { useWithdrawListingMutation } from '../../../api/listings';
import { formatPrice } from '../../../lib/money';
import { LastQuestion, type LastQuestionProps } from './last-question';

export function WithdrawDialog(props: LastQuestionProps) {
  const [withdraw, { isLoading }] = useWithdrawListingMutation();
  return (
    <LastQuestion
      {...props}
      title="Delete Listing"
      confirm="Delete"
      danger
      busy={isLoading}
      act={(listing) => withdraw({ uuid: listing.uuid, 'If-Match': etagOf(listing) }).unwrap()}
      success="Listing deleted successfully"
      failure="Failed to delete listing"
    >
      {({ cardName, price }) => (
        <>
          Delete your listing of <strong>{cardName}</strong> for <strong>{formatPrice(price)}</strong>? This
          cannot be undone.
        </>
      )}
    </LastQuestion>
  );
}
