/** Asks before an event is deleted. */
import { type RefObject, useState } from 'react';
import { etagOf } from '../../../api/etag';
import {
  type EventDto,
  useCallOffEventMutation,
  useCallOffSeriesMutation,
  useGetSeriesQuery,
} from '../../../api/events';
import { EventTime } from '../../../entities/event/event-time';
import { texts } from '../../../texts';
import { ActionRefused, ConfirmAction } from '../../../ui/confirm-action';
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
  const t = texts.eventManager.callOff;
  const [callOff, { isLoading }] = useCallOffEventMutation();
  const [callOffSeries, calling] = useCallOffSeriesMutation();
  const [scope, setScope] = useState<Scope>('one');
  const isOfSeries = Boolean(event?.series) && scope !== 'one';
  const series = useGetSeriesQuery(event?.series?.uuid ?? '', {
    skip: !event?.series,
    refetchOnMountOrArgChange: true,
  });
  const fetchEvent = useFetchEvent();
  const fetchLatest = async (uuid: string) => {
    const [latest] = await Promise.all([fetchEvent(uuid), isOfSeries && series.refetch()]);
    return latest;
  };
  const act = async (shown: EventDto) => {
    const { uuid, version } = shown;
    if (!shown.series || scope === 'one') return callOff({ uuid, 'If-Match': etagOf({ version }) }).unwrap();
    if (!series.currentData) {
      void series.refetch();
      throw new ActionRefused(texts.eventPlan.scope.notLoaded);
    }
    const of = { uuid: shown.series.uuid, 'If-Match': etagOf(series.currentData) };
    return callOffSeries({ ...of, ...(scope === 'following' && { from: shown.series.date }) }).unwrap();
  };
  return (
    <ConfirmAction
      subject={event}
      fetchLatest={fetchLatest}
      title={t.title}
      confirm={t.confirm}
      danger
      busy={isLoading || calling.isLoading || (isOfSeries && series.isFetching)}
      act={act}
      onClose={onClose}
      success={scope === 'one' ? t.deleted : texts.eventPlan.scope.deleted}
      failure={t.failed}
      conflictText={({ kind }) =>
        kind === 'gone'
          ? texts.events.deletedByOther
          : kind === 'changed'
            ? isOfSeries
              ? t.seriesChanged
              : t.changed
            : null
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
