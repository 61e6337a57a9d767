/** The events at which two may meet. */
import { NativeSelect, Skeleton } from '@mantine/core';
import { type EventDto, useMeetingEventsQuery } from '../../../api/meeting-events';
import { formatUntil } from '../../../lib/format-until';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { ErrorState } from '../../../ui/error-state';
import classes from '../deal.module.css';

interface EventChoiceProps {
  /** The store that is a party, or whose event was suggested; null for none. */
  store: string | null;
  /** The event that is chosen. */
  event: string;
  /** The event that is suggested, or agreed on, so far: the list may lack it. */
  known: { id: string; name: string } | null;
  onChoose: (event: EventDto) => void;
  /** The known one is chosen, or none. */
  onOther: (event: string) => void;
}

export function EventChoice({ store, event, known, onChoose, onOther }: EventChoiceProps) {
  const t = texts.deals.meeting;
  const { data, error, isFetching, refetch } = useMeetingEventsQuery({ store });
  if (!data)
    return error && !isFetching ? (
      <ErrorState message={problemText(error, t.eventsFailed)} onRetry={() => void refetch()} />
    ) : (
      <div role="status" aria-label={t.loadingEvents} aria-busy>
        <Skeleton h={60} />
      </div>
    );
  const unlisted = known && !data.some(({ uuid }) => uuid === known.id) ? known : null;
  if (data.length === 0 && !unlisted) return <p className={classes.note}>{t.noEvents}</p>;
  return (
    <NativeSelect
      label={t.event}
      value={event}
      data={[
        { value: '', label: t.chooseEvent },
        ...(unlisted ? [{ value: unlisted.id, label: unlisted.name }] : []),
        ...data.map((each) => ({ value: each.uuid, label: labelOf(each) })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const chosen = data.find(({ uuid }) => uuid === value);
        if (chosen) onChoose(chosen);
        else onOther(value);
      }}
    />
  );
}

const labelOf = ({ name, user, date, time, timeZone }: EventDto): string =>
  `${name} · ${user.name} · ${formatUntil(`${date}T${time}Z`, { timeZone })}`;
