/** Asks before the last thing that is done with a listing: it is sold, or it is deleted. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { ListingDto } from '../../../api/listings';
import { problemText } from '../../../lib/problem';
import { useLast } from '../../../lib/use-last';
import { texts } from '../../../texts';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toastError, toastSuccess } from '../../../ui/toast';
import type { Ending } from './ended-listings';
import { Failed } from './failed';
import { type CurrentListing, useEditConflict } from './use-edit-conflict';

/** What every such dialog is given. */
export interface ListingActionDialogProps {
  /** The listing; null closes the dialog. */
  listing: ListingDto | null;
  /** The listing as it is now. */
  current: CurrentListing;
  onClose: () => void;
  /** The listing has left the list. */
  onEnded: (ending: Ending) => void;
  /** Where the focus goes when the listing is gone. */
  home: RefObject<HTMLElement | null>;
}

interface ConfirmListingActionProps extends ListingActionDialogProps {
  title: string;
  confirm: string;
  danger?: boolean;
  busy: boolean;
  /** False where a field needs a look first. */
  isReady?: (listing: ListingDto) => boolean;
  /** Does it, and says what has left the list; fails as the call does, or with a `Refusal`. */
  act: (listing: ListingDto) => Promise<Ending>;
  /** The product's words for how it went. */
  success: string;
  failure: string;
  /** The question about the listing. */
  children?: (listing: ListingDto) => ReactNode;
  /** What of the answer can be filled in. */
  fields?: (listing: ListingDto) => ReactNode;
}

/** Why it was not done, where the dialog knows it better than the server. */
export class ActionRefused extends Error {}

/** A listing that was changed in the meantime is asked about again, as it is now. */
export function ConfirmListingAction({
  listing,
  current,
  onClose,
  onEnded,
  home,
  isReady,
  act,
  children,
  fields,
  ...asked
}: ConfirmListingActionProps) {
  const opened = useLast(listing);
  const [refusal, setRefusal] = useState<{ of: string; message: string } | null>(null);
  const { conflict, recordConflict, clearConflict } = useEditConflict(opened?.uuid, current);
  const [asking, setAsking] = useState(listing);
  const latest = useRef(listing?.uuid);
  useEffect(() => {
    latest.current = listing?.uuid;
  });
  // What went wrong the last time is no answer to a question that is asked afresh.
  if (asking !== listing) {
    setAsking(listing);
    if (listing) {
      setRefusal(null);
      clearConflict();
    }
  }
  const shown = conflict.kind === 'changed' ? conflict.listing : opened;
  const go = async (on: ListingDto) => {
    setRefusal(null);
    if (isReady?.(on) === false) return;
    try {
      const ending = await act(on);
      toastSuccess(asked.success);
      onEnded(ending);
      onClose();
    } catch (problem) {
      // The dialog says it, and stays: a toast as well would be heard twice. Anyone who has left the dialog hears the toast.
      if (latest.current !== on.uuid) toastError(asked.failure);
      if (recordConflict(on.uuid, problem)) return;
      const message =
        problem instanceof ActionRefused ? problem.message : problemText(problem, asked.failure);
      setRefusal({ of: on.uuid, message });
    }
  };
  const lost = conflict.kind === 'lost';
  const gone = conflict.kind === 'gone';
  const reason =
    ('message' in conflict ? conflict.message : null) ??
    (refusal && refusal.of === shown?.uuid ? refusal.message : null);
  return (
    <ConfirmDialog
      opened={listing !== null}
      title={asked.title}
      confirm={gone ? null : lost ? texts.ui.tryAgain : asked.confirm}
      cancel={gone ? texts.ui.close : texts.ui.cancel}
      danger={asked.danger === true && !lost}
      busy={asked.busy || conflict.kind === 'loading'}
      failure={reason && <Failed said={asked.failure} reason={reason} />}
      onConfirm={() => (lost ? current.retry() : listing && shown && void go(shown))}
      onCancel={onClose}
      home={home}
      fields={shown && !gone && fields?.(shown)}
    >
      {shown && (gone ? <strong>{shown.cardName}</strong> : children?.(shown))}
    </ConfirmDialog>
  );
}
