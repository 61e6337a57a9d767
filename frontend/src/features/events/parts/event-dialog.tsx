/** The dialog that adds an event or changes one; asks before what was typed is lost. */
import { type RefObject, useState } from 'react';
import type { EventDto } from '../../../api/events';
import type { Navigation } from '../../../browser/use-history-dialog';
import { useLast } from '../../../lib/use-last';
import { texts } from '../../../texts';
import { Dialog } from '../../../ui/dialog';
import { EventForm, type FormState } from './event-form';
import { LeaveDialog } from './leave-dialog';
import { useLeaveQuestion } from './use-leave-question';

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
  const leaving = useLeaveQuestion({
    ...{ opened, unsaved, busy, isLeaving, onClose },
    onDiscard: () => setState(NOTHING),
  });

  return (
    <>
      <Dialog
        opened={opened}
        onClose={leaving.ask}
        title={shown?.kind === 'edit' ? texts.eventManager.form.edit : texts.eventManager.form.add}
        phone="page"
        size={560}
        covered={leaving.asking}
        busy={busy}
        home={home}
      >
        {shown && (
          <EventForm
            key={shown.entryId}
            event={shown.kind === 'edit' ? shown.event : undefined}
            template={shown.kind === 'duplicate' ? shown.event : undefined}
            onState={setState}
            onCancel={leaving.ask}
            onSaved={onClose}
          />
        )}
      </Dialog>
      <LeaveDialog leaving={leaving} home={home}>
        {texts.eventManager.leave.text}
      </LeaveDialog>
    </>
  );
}
