/** Asks before an event is deleted. */
import { type RefObject, useState } from 'react';
import { etagOf } from '../../../api/etag';
import { type EventDto, useCallOffEventMutation, useCallOffSeriesMutation } from '../../../api/events';
import { EventTime } from '../../../entities/event/event-time';
import { texts } from '../../../texts';
import { ConfirmAction } from '../../../ui/confirm-action';
import { type Scope, ScopeField } from './scope-field';
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
  const [callOffSeries, series] = useCallOffSeriesMutation();
  const [scope, setScope] = useState<Scope>('one');
  const fetchLatest = useFetchEvent();
  const act = (shown: EventDto) => {
    const { uuid, version } = shown;
    if (!shown.series || scope === 'one') return callOff({ uuid, 'If-Match': etagOf({ version }) }).unwrap();
    const from = scope === 'following' ? { from: shown.series.date } : {};
    return callOffSeries({ uuid: shown.series.uuid, ...from }).unwrap();
  };
  return (
    <ConfirmAction
      subject={event}
      fetchLatest={fetchLatest}
      title={t.title}
      confirm={t.confirm}
      danger
      busy={isLoading || series.isLoading}
      act={act}
      onClose={onClose}
      success={scope === 'one' ? t.deleted : texts.eventPlan.scope.deleted}
      failure={t.failed}
      conflictText={({ kind }) =>
        kind === 'gone' ? texts.events.deletedByOther : kind === 'changed' ? t.changed : null
      }
      nameOf={({ name }) => name}
      home={home}
      fields={(shown) =>
        shown.series && <ScopeField label={texts.eventPlan.scope.delete} scope={scope} onChange={setScope} />
      }
    >
      {(shown) => t.question(<strong>{shown.name}</strong>, <EventTime event={shown} />)}
    </ConfirmAction>
  );
}
