/** Asks before a listing is marked as sold. */
import { etagOf } from '../../../api/etag';
import { useChangeListingMutation } from '../../../api/listings';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { LastQuestion, type LastQuestionProps } from './last-question';

export function MarkSoldDialog(props: LastQuestionProps) {
  const [change, { isLoading }] = useChangeListingMutation();
  return (
    <LastQuestion
      {...props}
      title={texts.listings.markSold}
      confirm={texts.listings.markSold}
      kind="sold"
      busy={isLoading}
      act={(listing) =>
        change({
          uuid: listing.uuid,
          'If-Match': etagOf(listing),
          changeListing: { status: 'SOLD', finalSoldPrice: listing.price },
        }).unwrap()
      }
      success={texts.listings.sell.sold}
      failure={texts.listings.sell.failed}
    >
      {({ cardName, price }) =>
        texts.listings.sell.question(<strong>{cardName}</strong>, <strong>{formatPrice(price)}</strong>)
      }
    </LastQuestion>
  );
}
