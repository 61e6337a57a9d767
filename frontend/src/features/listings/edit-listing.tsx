/** Changes the terms of a listing. */
import { useState } from 'react';
import { useLast } from '../../lib/use-last';
import { texts } from '../../texts';
import { FormDialog, UNTOUCHED } from '../../ui/form-dialog';
import { EditForm } from './parts/edit-form';
import type { ListingDialogProps } from './parts/listing-dialog-state';

export function EditListing({ listing, fetchLatest, onClose, isLeaving, home }: ListingDialogProps) {
  const shown = useLast(listing);
  const [state, setState] = useState(UNTOUCHED);
  return (
    <FormDialog
      {...state}
      opened={listing !== null}
      onClose={onClose}
      isLeaving={isLeaving}
      title={texts.listings.change.title}
      phone="page"
      home={home}
    >
      {(leave) =>
        shown && (
          <EditForm
            listing={shown}
            fetchLatest={fetchLatest}
            onState={setState}
            onCancel={leave}
            onSaved={onClose}
          />
        )
      }
    </FormDialog>
  );
}
