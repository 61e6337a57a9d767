/** Changes the terms of a listing. */
import { type RefObject, useState } from 'react';
import type { ListingDto } from '../../api/listings';
import { useLast } from '../../lib/use-last';
import { texts } from '../../texts';
import { Dialog } from '../../ui/dialog';
import { EditForm } from './parts/edit-form';
import type { CurrentListing } from './parts/use-edit-conflict';

interface EditListingProps {
  /** The listing to change; null closes the dialog. */
  listing: ListingDto | null;
  /** The listing as it is now. */
  current: CurrentListing;
  onClose: () => void;
  /** Where the focus goes when the listing is gone. */
  home: RefObject<HTMLElement | null>;
}

export function EditListing({ listing, current, onClose, home }: EditListingProps) {
  const shown = useLast(listing);
  const [busy, setBusy] = useState(false);
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
        <EditForm
          key={`${shown.uuid} ${shown.version}`}
          listing={shown}
          current={current}
          onClose={onClose}
          onBusy={setBusy}
        />
      )}
    </Dialog>
  );
}
