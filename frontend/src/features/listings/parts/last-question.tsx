/** Asks before the last thing that is done with a listing: it is sold, or it is deleted. */
import { type ReactNode, type RefObject, useState } from 'react';
import type { ListingDto } from '../../../api/listings';
import { problemText } from '../../../lib/problem';
import { useLast } from '../../../lib/use-last';
import { texts } from '../../../texts';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toastError, toastSuccess } from '../../../ui/toast';
import { type Present, useMeanwhile } from './use-meanwhile';
import { useRestore } from './use-restore';

/** What every such dialog is given. */
export interface LastQuestionProps {
  /** The listing; null closes the dialog. */
  listing: ListingDto | null;
  /** The listing as it is now. */
  present: Present;
  onClose: () => void;
  /** Where the focus goes when the listing is gone. */
  home: RefObject<HTMLElement | null>;
}

interface Asked extends LastQuestionProps {
  title: string;
  confirm: string;
  danger?: boolean;
  busy: boolean;
  /** Does it; fails as the call does. */
  act: (listing: ListingDto) => Promise<unknown>;
  /** The product's words for how it went. */
  success: string;
  failure: string;
  /** The question about the listing. */
  children: (listing: ListingDto) => ReactNode;
}

/** A listing that was changed meanwhile is asked about again, as it is now. */
export function LastQuestion({ listing, present, onClose, home, act, children, ...asked }: Asked) {
  const opened = useLast(listing);
  const [refusal, setRefusal] = useState<{ of: string; message: string } | null>(null);
  const { meanwhile, meet, forget } = useMeanwhile(opened?.uuid, present);
  const restore = useRestore();
  const [asking, setAsking] = useState(listing);
  // What went wrong the last time is no answer to a question that is asked afresh.
  if (asking !== listing) {
    setAsking(listing);
    if (listing) {
      setRefusal(null);
      forget();
    }
  }
  const shown = meanwhile.kind === 'changed' ? meanwhile.listing : opened;
  const go = async (on: ListingDto) => {
    setRefusal(null);
    try {
      await act(on);
      toastSuccess(asked.success, {
        label: texts.ui.undo,
        act: () => {
          // The button that was pressed is gone, and the focus with it.
          home.current?.focus();
          void restore(on);
        },
      });
      onClose();
    } catch (problem) {
      toastError(asked.failure);
      if (!meet(on.uuid, problem)) setRefusal({ of: on.uuid, message: problemText(problem, asked.failure) });
    }
  };
  const lost = meanwhile.kind === 'lost';
  const gone = meanwhile.kind === 'gone';
  const words = 'words' in meanwhile ? meanwhile.words : null;
  return (
    <ConfirmDialog
      opened={listing !== null}
      title={asked.title}
      confirm={gone ? null : lost ? texts.ui.tryAgain : asked.confirm}
      cancel={gone ? texts.ui.close : texts.ui.cancel}
      danger={asked.danger === true && !lost}
      busy={asked.busy || meanwhile.kind === 'loading'}
      failure={words ?? (refusal && refusal.of === shown?.uuid ? refusal.message : null)}
      onConfirm={() => (lost ? present.retry() : listing && shown && void go(shown))}
      onCancel={onClose}
      home={home}
    >
      {shown && (gone ? <strong>{shown.cardName}</strong> : children(shown))}
    </ConfirmDialog>
  );
}
