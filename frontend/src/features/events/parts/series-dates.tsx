/** The dates of a series: each can be skipped, brought back, or have its event edited. */
import { type RefObject, useState } from 'react';
import { etagOf } from '../../../api/etag';
import {
  type EventDto,
  type SeriesDateDto,
  useBringBackDateMutation,
  useGetSeriesQuery,
  useSkipDateMutation,
} from '../../../api/events';
import { problemText } from '../../../lib/problem';
import { useLast } from '../../../lib/use-last';
import { formatEventTime, toWall } from '../../../lib/when';
import { texts } from '../../../texts';
import { Busy } from '../../../ui/busy';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { ErrorState } from '../../../ui/error-state';
import { toastError } from '../../../ui/toast';
import classes from './series-dates.module.css';
import { useFetchEvent } from './use-fetch-event';

const t = texts.eventPlan.dates;

interface SeriesDatesProps {
  /** An event of the series; null closes the dialog. */
  event: EventDto | null;
  /** The last one that was shown, while it closes. */
  shown: EventDto;
  onEdit: (event: EventDto) => void;
  onClose: () => void;
  /** Where the focus goes when the event is gone. */
  home: RefObject<HTMLElement | null>;
}

export default function SeriesDates({ event, shown, onEdit, onClose, home }: SeriesDatesProps) {
  const uuid = shown.series?.uuid ?? '';
  const { currentData: data, error, isFetching, refetch } = useGetSeriesQuery(uuid);
  const [skip, skipping] = useSkipDateMutation();
  const [bringBack, bringing] = useBringBackDateMutation();
  const fetchEvent = useFetchEvent();
  const [asked, setAsked] = useState<SeriesDateDto | null>(null);
  const lastAsked = useLast(asked);
  // The question goes with the dialog.
  if (event === null && asked) setAsked(null);
  // Until the version after the last change is there, another one would be refused.
  const busy = skipping.isLoading || bringing.isLoading || isFetching;
  const attempt = (call: Promise<unknown>) =>
    call.catch((problem: unknown) => toastError(problemText(problem, texts.eventManager.form.failed)));
  const toggle = ({ date, isSkipped }: SeriesDateDto) => {
    if (!data) return;
    const of = { uuid, date, 'If-Match': etagOf(data) };
    void attempt((isSkipped ? bringBack(of) : skip(of)).unwrap());
  };
  /** With an event its answers go, too: that is asked first. */
  const press = (date: SeriesDateDto) => {
    if (date.isSkipped || date.event === null) return toggle(date);
    setAsked(date);
  };
  const skipAsked = () => {
    setAsked(null);
    if (asked) toggle(asked);
  };
  const edit = (id: string) => void attempt(fetchEvent(id).then(onEdit));
  return (
    <>
      <Dialog
        opened={event !== null}
        onClose={onClose}
        title={t.title}
        phone="page"
        size={560}
        covered={asked !== null}
        home={home}
      >
        {error && (
          <ErrorState
            message={problemText(error, t.failed)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!data && !error && <Busy />}
        <ul className={classes.dates}>
          {data?.dates.map((date) => (
            <DateRow
              key={date.date}
              date={date}
              zone={data.timeZone}
              busy={busy}
              wasAsked={lastAsked?.date === date.date}
              onToggle={() => press(date)}
              onEdit={date.event === null ? null : edit}
            />
          ))}
        </ul>
      </Dialog>
      <ConfirmDialog
        opened={asked !== null}
        title={t.skipTitle}
        confirm={t.skip}
        danger
        busy={busy}
        onConfirm={skipAsked}
        onCancel={() => setAsked(null)}
      >
        {lastAsked && data && t.skipQuestion(dayOf(lastAsked, data.timeZone))}
      </ConfirmDialog>
    </>
  );
}

interface DateRowProps {
  date: SeriesDateDto;
  zone: string;
  busy: boolean;
  /** The dialog takes the focus back to it after the question. */
  wasAsked: boolean;
  onToggle: () => void;
  /** Null where the date has no event yet. */
  onEdit: ((event: string) => void) | null;
}

function DateRow({ date, zone, busy, wasAsked, onToggle, onEdit }: DateRowProps) {
  const { startsAt, isSkipped, isChanged, movedTo, event } = date;
  const day = dayOf(date, zone);
  const note = isSkipped
    ? t.skipped
    : isChanged
      ? t.changed
      : movedTo && texts.eventPlan.repeat.moved(movedTo);
  return (
    <li className={classes.date} data-skipped={isSkipped || undefined}>
      <p className={classes.when}>
        <time dateTime={startsAt}>
          {day} · {toWall(momentOf(date), zone).time}
        </time>
        {note && <span className={classes.note}>{note}</span>}
      </p>
      <div className={classes.actions}>
        {onEdit && event && (
          <Button size="s" look="quiet" aria-label={t.editOn(day)} onClick={() => onEdit(event)}>
            {texts.eventManager.manager.edit}
          </Button>
        )}
        <Button
          size="s"
          look="quiet"
          busy={busy}
          data-autofocus={wasAsked || undefined}
          aria-label={(isSkipped ? t.bringBackOn : t.skipOn)(day)}
          onClick={onToggle}
        >
          {isSkipped ? t.bringBack : t.skip}
        </Button>
      </div>
    </li>
  );
}

const momentOf = ({ startsAt }: SeriesDateDto) => ({
  date: startsAt.slice(0, 10),
  time: startsAt.slice(11, 19),
});

const dayOf = (date: SeriesDateDto, zone: string): string => formatEventTime(momentOf(date), zone);
