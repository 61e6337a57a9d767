/** Asks before a listing is marked as sold: that is final. */
import { etagOf } from '../../../api/etag';
import { useChangeListingMutation } from '../../../api/listings';
import { formatPrice } from '../../../lib/money';
import { LastQuestion, type LastQuestionProps } from './last-question';

export function MarkSoldDialog(props: LastQuestionProps) {
  const [change, { isLoading }] = useChangeListingMutation();
  return (
    <LastQuestion
      {...props}
      title="Mark as Sold"
      confirm="Mark as Sold"
      busy={isLoading}
      act={(listing) =>
        change({
          uuid: listing.uuid,
          'If-Match': etagOf(listing),
          changeListing: { status: 'SOLD', finalSoldPrice: listing.price },
        }).unwrap()
      }
      success="Marked as sold!"
      failure="Failed to mark as sold."
    >
      {({ cardName, price }) => (
        <>
          Did you sell <strong>{cardName}</strong> for <strong>{formatPrice(price)}</strong>? This cannot be
          undone. If you got another price, edit the listing first.
        </>
      )}
    </LastQuestion>
  );
}
