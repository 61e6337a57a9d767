/** Asks before a listing is deleted. */
import { etagOf } from '../../../api/etag';
import { useWithdrawListingMutation } from '../../../api/listings';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { ConfirmListingAction } from './confirm-listing-action';
import type { ListingDialogProps } from './listing-dialog-state';
import { useEndOnce } from './use-end-once';

export function WithdrawDialog(props: ListingDialogProps) {
  const [withdraw, { isLoading }] = useWithdrawListingMutation();
  const once = useEndOnce();
  return (
    <ConfirmListingAction
      {...props}
      title={texts.listings.withdraw.title}
      confirm={texts.listings.delete}
      danger
      busy={isLoading}
      act={(listing) => {
        const seen = { uuid: listing.uuid, 'If-Match': etagOf(listing) };
        const ending = { kind: 'withdrawn' as const, listing, uuids: [listing.uuid] };
        return once.run({ ending, send: () => withdraw(seen).unwrap() });
      }}
      success={texts.listings.withdraw.deleted}
      failure={texts.listings.withdraw.failed}
    >
      {({ cardName, price }) =>
        texts.listings.withdraw.question(<strong>{cardName}</strong>, <strong>{formatPrice(price)}</strong>)
      }
    </ConfirmListingAction>
  );
}
