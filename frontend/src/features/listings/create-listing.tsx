/** Collects several cards and posts them together. */
import { type RefObject, useReducer, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Dialog } from '../../ui/dialog';
import { CreateListingForm } from './parts/create-listing-form';
import { draftListings, NO_DRAFTS } from './parts/draft-listings';
import { useWarnBeforeUnload } from './parts/use-warn-before-unload';

interface CreateListingProps {
  opened: boolean;
  onClose: () => void;
  /** What opened it: the focus goes back there. */
  home: RefObject<HTMLElement | null>;
}

/** Asks before a list that was not posted is lost: by closing, by the back button, by a reload. */
export function CreateListing({ opened, onClose, home }: CreateListingProps) {
  const [drafts, dispatch] = useReducer(draftListings, NO_DRAFTS);
  const [closing, setClosing] = useState(false);
  const count = drafts.rows.length;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => count > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  const leaving = blocker.state === 'blocked';
  const asking = closing || leaving;
  useWarnBeforeUnload(count > 0);

  // The question comes after the key that asks for it: the same Escape would answer it.
  const ask = () => (count > 0 ? void setTimeout(() => setClosing(true)) : onClose());
  const close = () => {
    setClosing(false);
    dispatch({ type: 'cleared' });
    onClose();
  };
  const keep = () => {
    setClosing(false);
    if (leaving) blocker.reset();
  };
  const discard = () => {
    close();
    if (leaving) blocker.proceed();
  };

  return (
    <>
      <Dialog
        opened={opened}
        onClose={ask}
        title="Create Listing"
        phone="page"
        size={960}
        covered={asking}
        home={home}
      >
        <CreateListingForm drafts={drafts} dispatch={dispatch} onPosted={close} />
      </Dialog>
      <ConfirmDialog
        opened={asking}
        title="Discard these cards?"
        confirm="Discard"
        cancel="Keep editing"
        danger
        onConfirm={discard}
        onCancel={keep}
        home={home}
      >
        {count === 1 ? '1 card has' : `${count} cards have`} not been submitted yet.
      </ConfirmDialog>
    </>
  );
}
