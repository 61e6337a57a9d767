/** The dialog that adds an event or changes one. */
import { type RefObject, useState } from 'react';
import type { EventDto } from '../../../api/events';
import type { Navigation } from '../../../browser/use-history-dialog';
import { useLast } from '../../../lib/use-last';
import { texts } from '../../../texts';
import { FormDialog, UNTOUCHED } from '../../../ui/form-dialog';
import { EventForm } from './event-form';

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

export default function EventDialog({ subject, onClose, isLeaving, home }: EventDialogProps) {
  const shown = useLast(subject);
  const [state, setState] = useState(UNTOUCHED);
  const t = texts.eventManager.form;
  return (
    <FormDialog
      {...state}
      opened={subject !== null}
      onClose={onClose}
      onDiscard={() => setState(UNTOUCHED)}
      isLeaving={isLeaving}
      title={shown?.kind === 'edit' ? t.edit : t.add}
      phone="page"
      size={560}
      home={home}
    >
      {(leave) =>
        shown && (
          <EventForm
            key={shown.entryId}
            event={shown.kind === 'edit' ? shown.event : undefined}
            template={shown.kind === 'duplicate' ? shown.event : undefined}
            onState={setState}
            onCancel={leave}
            onSaved={onClose}
          />
        )
      }
    </FormDialog>
  );
}
