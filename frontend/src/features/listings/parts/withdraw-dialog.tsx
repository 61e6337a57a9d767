/** Asks before a listing is deleted. */
import { type RefObject, useState } from 'react';
import { type ListingDto, useWithdrawListingMutation } from '../../../api/listings';
import { formatPrice } from '../../../lib/money';
import { problemText } from '../../../lib/problem';
import { useLast } from '../../../lib/use-last';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toastError, toastSuccess } from '../../../ui/toast';

const FAILURE = 'Failed to delete listing';

interface WithdrawDialogProps {
  /** The listing; null closes the dialog. */
  listing: ListingDto | null;
  onClose: () => void;
  /** Where the focus goes when the listing is gone. */
  home: RefObject<HTMLElement | null>;
}

export function WithdrawDialog({ listing, onClose, home }: WithdrawDialogProps) {
  const shown = useLast(listing);
  const [withdraw, { isLoading }] = useWithdrawListingMutation();
  const [failure, setFailure] = useState<{ of: string; message: string } | null>(null);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const remove = async ({ uuid }: ListingDto) => {
    try {
      await withdraw(uuid).unwrap();
      toastSuccess('Listing deleted successfully');
      close();
    } catch (problem) {
      toastError(FAILURE);
      setFailure({ of: uuid, message: problemText(problem, FAILURE) });
    }
  };
  return (
    <ConfirmDialog
      opened={listing !== null}
      title="Delete Listing"
      confirm="Delete"
      danger
      busy={isLoading}
      failure={failure && failure.of === shown?.uuid ? failure.message : null}
      onConfirm={() => listing && void remove(listing)}
      onCancel={close}
      home={home}
    >
      Delete your listing of <strong>{shown?.cardName}</strong> for{' '}
      <strong>{formatPrice(shown?.price ?? 0)}</strong>? This cannot be undone.
    </ConfirmDialog>
  );
}
