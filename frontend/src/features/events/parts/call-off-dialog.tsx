/** Asks before an event is deleted. */
import { type RefObject, useState } from 'react';
import { etagOf } from '../../../api/etag';
import { type EventDto, useCallOffEventMutation } from '../../../api/events';
import { problemStatus, problemText } from '../../../lib/problem';
import { useLast } from '../../../lib/use-last';
import { texts } from '../../../texts';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toastError, toastSuccess } from '../../../ui/toast';
import { EventTime } from './event-time';
import { useNewest } from './use-newest';

interface CallOffDialogProps {
  /** The event; null closes the dialog. */
  event: EventDto | null;
  onClose: () => void;
  /** Where the focus goes when the event is gone. */
  home: RefObject<HTMLElement | null>;
}

/** What the last attempt at an event came to, and the event as it is since. */
interface Attempt {
  of: string;
  message: string;
  newest: EventDto | null;
  /** Somebody else has deleted it. */
  gone: boolean;
}

export function CallOffDialog({ event, onClose, home }: CallOffDialogProps) {
  const t = texts.events.callOff;
  const asked = useLast(event);
  const [callOff, { isLoading }] = useCallOffEventMutation();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const find = useNewest();
  const failed = attempt?.of === asked?.uuid ? attempt : null;
  const shown = failed?.newest ?? asked;
  const gone = failed?.gone === true;
  const close = () => {
    setAttempt(null);
    onClose();
  };
  const remove = async (seen: EventDto) => {
    try {
      await callOff({ uuid: seen.uuid, 'If-Match': etagOf(seen) }).unwrap();
      toastSuccess(t.deleted);
      close();
    } catch (problem) {
      const status = problemStatus(problem);
      const gone = status === 404;
      const newest = status === 412 ? await find(seen) : null;
      const refusal = newest ? t.changed : problemText(problem, t.failed);
      const message = gone ? texts.events.deletedByOther : refusal;
      // The same sentence as a toast would be heard twice.
      if (message !== t.failed) toastError(t.failed);
      setAttempt({ of: seen.uuid, message, newest, gone });
    }
  };
  return (
    <ConfirmDialog
      opened={event !== null}
      title={t.title}
      confirm={gone ? null : t.confirm}
      cancel={gone ? texts.ui.close : texts.ui.cancel}
      danger
      busy={isLoading}
      failure={failed?.message ?? null}
      onConfirm={() => event && shown && void remove(shown)}
      onCancel={close}
      home={home}
    >
      {gone && <strong>{shown?.name}</strong>}
      {shown && !gone && t.question(<strong>{shown.name}</strong>, <EventTime event={shown} />)}
    </ConfirmDialog>
  );
}
