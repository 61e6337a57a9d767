/** Collects several cards and posts them together. */
import { type RefObject, useEffect, useRef } from 'react';
import type { Navigation } from '../../browser/use-history-dialog';
import { texts } from '../../texts';
import { FormDialog } from '../../ui/form-dialog';
import { CreateListingForm } from './parts/create-listing-form';
import { draftListings, unsaved } from './parts/draft-listings';
import { useDrafts } from './parts/use-drafts';
import { useFirstCard } from './parts/use-first-card';
import { usePastedList } from './parts/use-pasted-list';
import { useSubmit } from './parts/use-submit';

interface CreateListingProps {
  /** Who lists: cards that are not posted yet are kept for each account. */
  account: string;
  opened: boolean;
  /** The card that it begins with. */
  cardId: string | null;
  onClose: () => void;
  /** Whether a move in the history leaves the dialog behind. */
  isLeaving: (move: Navigation) => boolean;
  /** What opened it: the focus goes back there. */
  home: RefObject<HTMLElement | null>;
}

/** The list is kept until it is posted. Asks before anything else is lost: by closing, by the back button, by a reload. */
export default function CreateListing({
  account,
  opened,
  cardId,
  onClose,
  isLeaving,
  home,
}: CreateListingProps) {
  const sending = useSubmit();
  const { busy, setError } = sending;
  const { drafts, dispatch, isSaved, restoredDrafts } = useDrafts(account, opened, setError);
  useFirstCard(cardId, (card) => dispatch({ type: 'found', card }));
  const pasted = usePastedList();
  const { clear } = pasted;
  const count = unsaved(drafts, isSaved) + pasted.waiting;
  const latest = useRef({ drafts, waiting: pasted.waiting });

  useEffect(() => {
    latest.current = { drafts, waiting: pasted.waiting };
  });
  useEffect(() => {
    if (opened) return;
    dispatch({ type: 'foundCleared' });
    clear();
    setError(null);
  }, [opened, dispatch, clear, setError]);

  const discard = () => {
    clear();
    dispatch({ type: isSaved ? 'unfinishedCleared' : 'cleared' });
  };
  const post = (isConfirmed: boolean) =>
    sending.submit(drafts, isConfirmed, (keys) => {
      const posted = { type: 'posted', keys } as const;
      // What was found, added or pasted in the meantime was not posted.
      const { rows, candidate, pending } = draftListings(latest.current.drafts, posted);
      dispatch(posted);
      if (rows.length + pending.length + latest.current.waiting === 0 && !candidate) onClose();
    });

  const { leave, title } = texts.listings.create;
  return (
    <FormDialog
      unsaved={count > 0}
      busy={busy}
      opened={opened}
      onClose={onClose}
      onDiscard={discard}
      isLeaving={isLeaving}
      question={{ ...leave, text: leave.text(count) }}
      title={title}
      phone="page"
      size={960}
      home={home}
    >
      {() => (
        <CreateListingForm
          drafts={drafts}
          dispatch={dispatch}
          lastTime={restoredDrafts}
          pasted={pasted}
          sending={sending}
          onSubmit={(isConfirmed) => void post(isConfirmed)}
        />
      )}
    </FormDialog>
  );
}
