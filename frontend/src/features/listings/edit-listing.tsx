/** Changes the terms of a listing. */
import { useChangeListingMutation } from '../../api/listings';
import { useLast } from '../../lib/use-last';
import { texts } from '../../texts';
import { Dialog } from '../../ui/dialog';
import { EditForm } from './parts/edit-form';
import type { ListingDialogProps } from './parts/listing-dialog-state';

export function EditListing({ listing, fetchLatest, onClose, home }: ListingDialogProps) {
  const shown = useLast(listing);
  const [change, { isLoading: busy }] = useChangeListingMutation();
  return (
    <Dialog
      opened={listing !== null}
      onClose={onClose}
      title={texts.listings.change.title}
      phone="page"
      busy={busy}
      home={home}
    >
      {shown && (
        <EditForm listing={shown} fetchLatest={fetchLatest} change={change} busy={busy} onClose={onClose} />
      )}
    </Dialog>
  );
}
