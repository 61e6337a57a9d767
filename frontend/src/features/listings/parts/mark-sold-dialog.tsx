/** Asks before a listing is marked as sold: that is final. */
import { type RefObject, useState } from 'react';
import { type ListingDto, useChangeListingMutation } from '../../../api/listings';
import { formatPrice } from '../../../lib/money';
import { problemText } from '../../../lib/problem';
import { useLast } from '../../../lib/use-last';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toastError, toastSuccess } from '../../../ui/toast';

const FAILURE = 'Failed to mark as sold.';

interface MarkSoldDialogProps {
  /** The listing; null closes the dialog. */
  listing: ListingDto | null;
  onClose: () => void;
  /** Where the focus goes when the listing is gone. */
  home: RefObject<HTMLElement | null>;
}

export function MarkSoldDialog({ listing, onClose, home }: MarkSoldDialogProps) {
  const shown = useLast(listing);
  const [change, { isLoading }] = useChangeListingMutation();
  const [failure, setFailure] = useState<{ of: string; message: string } | null>(null);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const markSold = async ({ uuid, price }: ListingDto) => {
    try {
      await change({ uuid, changeListing: { status: 'SOLD', finalSoldPrice: price } }).unwrap();
      toastSuccess('Marked as sold!');
      close();
    } catch (problem) {
      toastError(FAILURE);
      setFailure({ of: uuid, message: problemText(problem, FAILURE) });
    }
  };
  return (
    <ConfirmDialog
      opened={listing !== null}
      title="Mark as Sold"
      confirm="Mark as Sold"
      busy={isLoading}
      failure={failure && failure.of === shown?.uuid ? failure.message : null}
      onConfirm={() => listing && void markSold(listing)}
      onCancel={close}
      home={home}
    >
      Did you sell <strong>{shown?.cardName}</strong> for <strong>{formatPrice(shown?.price ?? 0)}</strong>?
      This cannot be undone. If you got another price, edit the listing first.
    </ConfirmDialog>
  );
}
