/** The events of all stores in a week or a month. */
import { useMemo } from 'react';
import { useEventsBetweenInfiniteQuery } from '../../../../api/events';
import { useUrlState } from '../../../../browser/use-url-state';
import { today } from '../../../../lib/today';
import { useLocale } from '../../../../lib/use-locale';
import { texts } from '../../../../texts';
import { Button } from '../../../../ui/button';
import { ErrorState } from '../../../../ui/error-state';
import { IconButton } from '../../../../ui/icon-button';
import { LoadMore } from '../../../../ui/load-more';
import { type Filters, wantedBy } from '../filters';
import type { Span } from '../layouts';
import { byDay, dayIn, daysOf, firstWeekdayOf, isInMonth, later, periodOf } from './calendar-days';
import classes from './events-calendar.module.css';
import { MonthGrid } from './month-grid';
import { periodName } from './names';
import { WeekDays } from './week-days';

const t = texts.eventCalendar;

interface EventsCalendarProps {
  span: Span;
  filters: Filters;
}

export default function EventsCalendar({ span, filters }: EventsCalendarProps) {
  const { params, change } = useUrlState();
  const locale = useLocale();
  const first = firstWeekdayOf(locale);
  const day = dayIn(params);
  const days = useMemo(() => daysOf(span, day, first), [span, day, first]);
  const query = useEventsBetweenInfiniteQuery({ ...wantedBy(filters), ...periodOf(days) });
  const pages = query.currentData?.pages;
  const found = useMemo(() => byDay(pages?.flatMap(({ rows }) => rows) ?? [], days), [pages, days]);
  const period = periodName(span, day, days, locale);
  const inPeriod = days.filter((each) => span === 'week' || isInMonth(each, day));
  const shown = inPeriod.reduce((sum, each) => sum + (found.get(each)?.length ?? 0), 0);
  const read = pages?.reduce((sum, { rows }) => sum + rows.length, 0) ?? 0;
  const isFailed = query.isError && !query.isFetching;
  const choose = (chosen: string, step = false) =>
    change({ day: chosen === today() ? '' : chosen }, { step });
  const said = !pages
    ? t.loading
    : shown === 0
      ? t.none(period)
      : t.count(query.hasNextPage ? `${shown}+` : shown, period);
  return (
    <section className={classes.calendar} aria-label={period} aria-busy={query.isFetching}>
      <div className={classes.head}>
        <h2 className={classes.period}>{period}</h2>
        <div className={classes.steps}>
          <IconButton label={t.previous[span]} onClick={() => choose(later(span, day, -1), true)}>
            <Arrow d="M12.5 4.5 7 10l5.5 5.5" />
          </IconButton>
          <Button look="quiet" onClick={() => choose(today(), true)}>
            {t.today}
          </Button>
          <IconButton label={t.next[span]} onClick={() => choose(later(span, day, 1), true)}>
            <Arrow d="M7.5 4.5 13 10l-5.5 5.5" />
          </IconButton>
        </div>
      </div>
      {isFailed && !pages ? (
        <ErrorState message={texts.events.failed} onRetry={() => void query.refetch()} />
      ) : (
        <>
          <p className={classes.said} role="status">
            {said}
          </p>
          {span === 'week' ? (
            <WeekDays days={days} found={found} isLoading={!pages} />
          ) : (
            <MonthGrid
              days={days}
              found={found}
              first={first}
              chosen={day}
              isLoading={!pages}
              onChoose={(chosen) => choose(chosen)}
            />
          )}
          {query.hasNextPage && <p className={classes.said}>{t.cut}</p>}
          <LoadMore
            shown={read}
            total={pages?.at(-1)?.total ?? 0}
            {...(query.hasNextPage && { onMore: () => void query.fetchNextPage() })}
            busy={query.isFetchingNextPage}
            failure={isFailed ? texts.events.failed : null}
          />
        </>
      )}
    </section>
  );
}

const Arrow = ({ d }: { d: string }) => (
  <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="none">
    <path d={d} stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
