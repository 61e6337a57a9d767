/** The dialogs about one listing: changing its terms, marking it as sold, deleting it. */
import { EditListing } from './edit-listing';
import type { ListingActionDialogProps } from './parts/confirm-listing-action';
import type { ListingDialogKind } from './parts/listing-dialog-state';
import { MarkSoldDialog } from './parts/mark-sold-dialog';
import { WithdrawDialog } from './parts/withdraw-dialog';

interface ListingDialogsProps extends ListingActionDialogProps {
  /** Which of them is open. */
  kind: ListingDialogKind | null;
}

/** All three stay: one that is taken away while it closes cannot give the focus back. */
export default function ListingDialogs({ kind, listing, current, ...rest }: ListingDialogsProps) {
  const about = (which: ListingDialogKind) =>
    kind === which
      ? { ...rest, listing, current }
      : { ...rest, listing: null, current: { ...current, listing: null } };
  return (
    <>
      <EditListing {...about('edit')} />
      <MarkSoldDialog {...about('sold')} />
      <WithdrawDialog {...about('withdraw')} />
    </>
  );
}
