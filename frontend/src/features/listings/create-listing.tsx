/** Collects several cards and posts them together. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Navigation } from '../../browser/use-history-dialog';
import { useWarnBeforeUnload } from '../../browser/use-warn-before-unload';
import { texts } from '../../texts';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Dialog } from '../../ui/dialog';
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
  const { drafts, dispatch, isSaved, restoredDrafts } = useDrafts(account, opened);
  const [closing, setClosing] = useState(false);
  const sending = useSubmit();
  const { busy, setError } = sending;
  useFirstCard(cardId, (card) => dispatch({ type: 'found', card }));
  const pasted = usePastedList();
  const { clear } = pasted;
  const count = unsaved(drafts, isSaved) + pasted.waiting;
  const blocker = useBlocker((move) => (count > 0 || busy) && isLeaving(move));
  const leaving = blocker.state === 'blocked';
  const asking = !busy && (closing || leaving);
  const latest = useRef(drafts);
  useWarnBeforeUnload(count > 0 || busy);

  useEffect(() => {
    latest.current = drafts;
  });
  // Nobody can say yet whether the list is posted: there is no leaving it, and nothing to ask.
  useEffect(() => {
    if (busy && blocker.state === 'blocked') blocker.reset();
  }, [busy, blocker]);
  useEffect(() => {
    if (opened) return;
    dispatch({ type: 'foundCleared' });
    clear();
    setError(null);
  }, [opened, dispatch, clear, setError]);

  // The question comes after the key that asks for it: the same Escape would answer it.
  const ask = () => (count > 0 ? void setTimeout(() => setClosing(true)) : onClose());
  const keep = () => {
    setClosing(false);
    if (leaving) blocker.reset();
  };
  const discard = () => {
    setClosing(false);
    clear();
    dispatch({ type: isSaved ? 'foundCleared' : 'cleared' });
    if (leaving) blocker.proceed();
    else onClose();
  };
  const post = () =>
    sending.submit(drafts, (keys) => {
      const posted = { type: 'posted', keys } as const;
      // A card that was found or added in the meantime was not posted.
      const { rows, candidate } = draftListings(latest.current, posted);
      dispatch(posted);
      if (rows.length === 0 && !candidate) onClose();
    });

  return (
    <>
      <Dialog
        opened={opened}
        onClose={ask}
        title={texts.listings.create.title}
        phone="page"
        size={960}
        covered={asking}
        busy={busy}
        home={home}
      >
        <CreateListingForm
          drafts={drafts}
          dispatch={dispatch}
          lastTime={restoredDrafts}
          pasted={pasted}
          sending={sending}
          onSubmit={() => void post()}
        />
      </Dialog>
      <ConfirmDialog
        opened={asking}
        title={texts.listings.create.leave.title}
        confirm={texts.listings.create.leave.discard}
        cancel={texts.listings.create.leave.stay}
        danger
        onConfirm={discard}
        onCancel={keep}
        home={home}
      >
        {texts.listings.create.leave.text(count)}
      </ConfirmDialog>
    </>
  );
}
