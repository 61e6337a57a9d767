/** The dialog that adds an event or changes one; asks before what was typed is lost. */
import { type RefObject, useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import type { EventDto } from '../../../api/events';
import type { Navigation } from '../../../browser/use-history-dialog';
import { useWarnBeforeUnload } from '../../../browser/use-warn-before-unload';
import { useLast } from '../../../lib/use-last';
import { texts } from '../../../texts';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { EventForm, type FormState } from './event-form';

/** What the dialog is for. */
export type Subject = { kind: 'add' } | { kind: 'edit' | 'duplicate'; event: EventDto };

interface EventDialogProps {
  /** Null closes it. Each opening has an entry id of its own: nothing is left of the one before. */
  subject: (Subject & { entryId: number }) | null;
  onClose: () => void;
  /** Whether a move in the history leaves the dialog behind. */
  isLeaving: (move: Navigation) => boolean;
  /** Where the focus goes when what opened it is gone. */
  home: RefObject<HTMLElement | null>;
}

const NOTHING: FormState = { unsaved: false, busy: false };

export default function EventDialog({ subject, onClose, isLeaving, home }: EventDialogProps) {
  const shown = useLast(subject);
  const opened = subject !== null;
  const [{ unsaved, busy }, setState] = useState(NOTHING);
  const [closing, setClosing] = useState(false);
  const blocker = useBlocker((move) => opened && (unsaved || busy) && isLeaving(move));
  const leaving = blocker.state === 'blocked';
  const asking = opened && !busy && (closing || leaving);
  useWarnBeforeUnload(opened && unsaved);

  // Nobody can say yet whether it is saved: there is no leaving it, and nothing to ask.
  useEffect(() => {
    if (busy && blocker.state === 'blocked') blocker.reset();
  }, [busy, blocker]);

  // The question comes after the key that asks for it: the same Escape would answer it.
  const ask = () => (unsaved ? void setTimeout(() => setClosing(true)) : onClose());
  const keep = () => {
    setClosing(false);
    if (leaving) blocker.reset();
  };
  const discard = () => {
    setClosing(false);
    setState(NOTHING);
    if (leaving) blocker.proceed();
    else onClose();
  };

  return (
    <>
      <Dialog
        opened={opened}
        onClose={ask}
        title={shown?.kind === 'edit' ? texts.events.form.edit : texts.events.form.add}
        phone="page"
        size={560}
        covered={asking}
        busy={busy}
        home={home}
      >
        {shown && (
          <EventForm
            key={shown.entryId}
            event={shown.kind === 'edit' ? shown.event : undefined}
            template={shown.kind === 'duplicate' ? shown.event : undefined}
            onState={setState}
            onCancel={ask}
            onSaved={onClose}
          />
        )}
      </Dialog>
      <ConfirmDialog
        opened={asking}
        title={texts.events.leave.title}
        confirm={texts.events.leave.discard}
        cancel={texts.events.leave.stay}
        danger
        onConfirm={discard}
        onCancel={keep}
        home={home}
      >
        {texts.events.leave.text}
      </ConfirmDialog>
    </>
  );
}
