/** The dialogs about one listing: changing its terms, marking it as sold, deleting it. */
import { Fragment } from 'react';
import type { Opened } from '../../browser/use-history-dialog';
import { useLast } from '../../lib/use-last';
import { EditListing } from './edit-listing';
import type { ListingDialogKind, ListingDialogProps, ListingDialogState } from './parts/listing-dialog-state';
import { MarkSoldDialog } from './parts/mark-sold-dialog';
import { WithdrawDialog } from './parts/withdraw-dialog';

interface ListingDialogsProps extends Omit<ListingDialogProps, 'listing'> {
  /** The one that is open. */
  dialog: Opened<Extract<ListingDialogState, { listing: object }>> | null;
}

/** All three stay: one that is taken away while it closes cannot give the focus back. Nothing is left of the opening before. */
export default function ListingDialogs({ dialog, ...rest }: ListingDialogsProps) {
  const last = useLast(dialog);
  const about = (kind: ListingDialogKind) => ({
    ...rest,
    listing: dialog?.kind === kind ? dialog.listing : null,
  });
  return (
    <Fragment key={last?.entryId}>
      <EditListing {...about('edit')} />
      <MarkSoldDialog {...about('sold')} />
      <WithdrawDialog {...about('withdraw')} />
    </Fragment>
  );
}
