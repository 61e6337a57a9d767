/** A store's opening hours: the week that begins today, and the exceptions after it. */
import { Fragment } from 'react';
import type { StorefrontDto } from '../../../api/storefronts';
import { useLocale } from '../../../lib/use-locale';
import { daysAfter, MONDAY, shortDay, weekdayOf } from '../../../lib/weekday';
import { texts } from '../../../texts';
import { hasHours, intervalsOn, intervalText } from './hours-words';
import classes from './storefront.module.css';

const t = texts.storefront;
const WEEK = [0, 1, 2, 3, 4, 5, 6];

type OpeningHoursProps = Pick<StorefrontDto, 'hours' | 'today' | 'timeZone'>;

/** The next seven days with the hours that they really have; those of each weekday where nobody knows which day it is there. */
export function OpeningHours({ hours, today, timeZone }: OpeningHoursProps) {
  const locale = useLocale();
  if (!hasHours({ hours })) return <p className={classes.muted}>{t.hoursUnknown}</p>;
  const first = today?.date ?? MONDAY;
  const last = daysAfter(first, 6);
  const later = today ? hours.exceptions.filter(({ date }) => date > last) : hours.exceptions;
  const known = today ? hours : { ...hours, exceptions: [] };
  return (
    <>
      <dl className={classes.hours}>
        {WEEK.map((nth) => {
          const date = daysAfter(first, nth);
          const isToday = today !== null && nth === 0;
          return (
            <Day
              key={nth}
              name={weekdayOf(date, locale)}
              today={isToday}
              intervals={intervalsOn(known, date)}
            />
          );
        })}
      </dl>
      {later.length > 0 && (
        <>
          <h3 className={classes.small}>{t.otherDays}</h3>
          <dl className={classes.hours}>
            {later.map(({ date, intervals }) => (
              <Day key={date} name={shortDay(date, locale)} intervals={intervals} />
            ))}
          </dl>
        </>
      )}
      {timeZone && <p className={classes.muted}>{t.localTimes(timeZone)}</p>}
    </>
  );
}

interface DayProps {
  name: string;
  today?: boolean;
  intervals: ReturnType<typeof intervalsOn>;
}

const Day = ({ name, today, intervals }: DayProps) => (
  <div className={classes.day} data-today={today || undefined}>
    <dt className={classes.name}>
      {name}
      {today && <span className={classes.today}>{t.today}</span>}
    </dt>
    <dd>
      {intervals.length === 0 && t.closed}
      {intervals.map((interval, nth) => (
        <Fragment key={interval.opens}>
          {nth > 0 && ', '}
          <span className={classes.interval}>{intervalText(interval)}</span>
        </Fragment>
      ))}
    </dd>
  </div>
);
