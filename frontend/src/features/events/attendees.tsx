/** Who goes to an event of one's own store: to check in by list or by code, to print, as a file, and to write to. */
import { Skeleton } from '@mantine/core';
import {
  ATTENDEE_PAGE,
  type Attendee,
  useAttendeesInfiniteQuery,
  useGetEventQuery,
} from '../../api/attendees';
import { saveFile } from '../../browser/save-file';
import { EventTime } from '../../entities/event/event-time';
import { Turnout } from '../../entities/event/turnout';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { paths } from '../../lib/paths';
import { problemText } from '../../lib/problem';
import { publicEventPath } from '../../lib/public-paths';
import { useAllPages } from '../../lib/use-all-pages';
import { viewerZone } from '../../lib/when';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { Crumbs } from '../../ui/crumbs';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { LazyBoundary } from '../../ui/lazy-boundary';
import { PageFrame } from '../../ui/page-frame';
import { ShareButton } from '../../ui/share-button';
import classes from './attendees.module.css';
import { csvOf } from './parts/attendees-csv';
import { CheckInForm } from './parts/check-in-form';
import { DoorList } from './parts/door-list';

const placesForm = lazyWithPreload(() => import('./parts/places-form'));
const writeToAttendees = lazyWithPreload(() => import('./parts/write-to-attendees'));

const t = texts.attendees;
/** People answer from home, and others of the store check them in; in milliseconds. */
const POLLING_MS = 30_000;
/** How long even the list of the largest event may be outdated. */
const MAX_POLLING_MS = 120_000;

export function Attendees({ event: uuid }: { event: string }) {
  const found = useGetEventQuery(uuid, { pollingInterval: POLLING_MS, skipPollingIfUnfocused: true });
  const event = found.currentData;
  const query = useAttendeesInfiniteQuery(uuid, {
    // All pages are read again: those of a large event less often.
    pollingInterval: Math.min(POLLING_MS * pagesOf(event), MAX_POLLING_MS),
    skipPollingIfUnfocused: true,
  });
  const { currentData, hasNextPage, isFetching, isError, fetchNextPage, refetch } = query;
  // Printing and the file take all of them: an event has 5,000 at the most.
  const isWhole = useAllPages(query);
  const attendees = currentData?.pages.flatMap(({ rows }) => rows);
  const name = event?.name ?? '';
  const download = () =>
    saveFile(
      t.csvName(name),
      new Blob([csvOf(attendees ?? [], event?.timeZone ?? 'UTC')], { type: 'text/csv;charset=utf-8' }),
    );
  return (
    <PageFrame
      title={event ? t.titleOf(name) : t.title}
      heading={headingOf(event, found.isError)}
      breadcrumbs={<Crumbs above={[{ label: t.back, to: paths.eventManager }]} here={t.title} />}
      actions={event && <ShareButton title={name} path={publicEventPath(uuid)} />}
      wide
    >
      {found.isError && !event && (
        <ErrorState
          message={problemText(found.error, t.eventFailed)}
          onRetry={() => void found.refetch()}
          retrying={found.isFetching}
        />
      )}
      {event && (
        <p className={classes.facts}>
          <EventTime event={event} />
          <Turnout counts={event.attendance} />
        </p>
      )}
      {event && !hasBegun(event) && (
        <LazyBoundary isNeeded isAwaited={false}>
          <placesForm.Component event={event} />
        </LazyBoundary>
      )}
      {isError && !attendees && (
        <ErrorState message={t.failed} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!attendees && !isError && <Skeleton h={320} role="status" aria-label={t.loading} aria-busy />}
      {attendees?.length === 0 && <EmptyState title={t.none} text={t.noneWhy} />}
      {attendees && attendees.length > 0 && (
        <>
          <div className={classes.tools}>
            <CheckInForm event={uuid} />
            <div className={classes.buttons}>
              <Button look="quiet" disabled={!isWhole || !event} onClick={download}>
                {t.csv}
              </Button>
              <Button look="quiet" disabled={!isWhole} onClick={() => window.print()}>
                {t.print}
              </Button>
            </div>
          </div>
          <DoorList
            event={uuid}
            timeZone={event?.timeZone ?? viewerZone()}
            attendees={attendees}
            total={currentData?.pages[0]?.total ?? attendees.length}
            hasBegun={hasBegun(event)}
          />
          {isError && hasNextPage && (
            <ErrorState message={t.restFailed} onRetry={() => void fetchNextPage()} retrying={isFetching} />
          )}
          {attendees.some(isIn) && (
            <LazyBoundary isNeeded isAwaited={false}>
              <writeToAttendees.Component event={uuid} />
            </LazyBoundary>
          )}
        </>
      )}
    </PageFrame>
  );
}

/** How many pages the list has; who is only interested isn't on it. */
const pagesOf = (event: { attendance?: { going: number; waiting: number } } | undefined): number => {
  const { going = 0, waiting = 0 } = event?.attendance ?? {};
  return Math.max(1, Math.ceil((going + waiting) / ATTENDEE_PAGE));
};

/** The name of the event; the page says what it is of while that is not known. */
const headingOf = (event: { name: string } | undefined, isError: boolean) => {
  if (event) return <span dir="auto">{t.titleOf(event.name)}</span>;
  return isError ? t.title : <Skeleton h={32} w={260} />;
};

const isIn = ({ state }: Attendee): boolean => state !== 'WAITING';

const hasBegun = (event: { date: string; time: string } | undefined): boolean =>
  event !== undefined && Date.parse(`${event.date}T${event.time}Z`) <= Date.now();
