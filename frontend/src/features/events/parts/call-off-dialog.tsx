/** Asks before an event is deleted. */
import type { RefObject } from 'react';
import { etagOf } from '../../../api/etag';
import { type EventDto, useCallOffEventMutation } from '../../../api/events';
import { EventTime } from '../../../entities/event/event-time';
import { texts } from '../../../texts';
import { ConfirmAction } from '../../../ui/confirm-action';
import { useFetchEvent } from './use-fetch-event';

interface CallOffDialogProps {
  /** The event; null closes the dialog. */
  event: EventDto | null;
  onClose: () => void;
  /** Where the focus goes when the event is gone. */
  home: RefObject<HTMLElement | null>;
}

export default function CallOffDialog({ event, onClose, home }: CallOffDialogProps) {
  const t = texts.events.callOff;
  const [callOff, { isLoading }] = useCallOffEventMutation();
  const fetchLatest = useFetchEvent();
  return (
    <ConfirmAction
      subject={event}
      fetchLatest={fetchLatest}
      title={t.title}
      confirm={t.confirm}
      danger
      busy={isLoading}
      act={({ uuid, version }) => callOff({ uuid, 'If-Match': etagOf({ version }) }).unwrap()}
      onClose={onClose}
      success={t.deleted}
      failure={t.failed}
      conflictText={({ kind }) =>
        kind === 'gone' ? texts.events.deletedByOther : kind === 'changed' ? t.changed : null
      }
      nameOf={({ name }) => name}
      home={home}
    >
      {(shown) => t.question(<strong>{shown.name}</strong>, <EventTime event={shown} />)}
    </ConfirmAction>
  );
}
