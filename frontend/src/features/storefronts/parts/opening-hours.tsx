/** A store's opening hours: the week that begins today, and the exceptions after it. */
import type { StorefrontDto } from '../../../api/storefronts';
import { useLocale } from '../../../lib/use-locale';
import { daysAfter, shortDay, weekdayName, weekdayOf } from '../../../lib/weekday';
import { texts } from '../../../texts';
import { hasHours, intervalsOn, intervalsText, WEEKDAYS } from './hours-words';
import classes from './storefront.module.css';

const t = texts.storefront;
const WEEK = [0, 1, 2, 3, 4, 5, 6];

type OpeningHoursProps = Pick<StorefrontDto, 'hours' | 'today' | 'timeZone'>;

export function OpeningHours({ hours, today, timeZone }: OpeningHoursProps) {
  if (!hasHours({ hours })) return <p className={classes.muted}>{t.hoursUnknown}</p>;
  return (
    <>
      {today ? <WeekFrom hours={hours} date={today.date} /> : <Week hours={hours} />}
      {timeZone && <p className={classes.muted}>{t.localTimes(timeZone)}</p>}
    </>
  );
}

interface HoursProps {
  hours: StorefrontDto['hours'];
}

/** The next seven days with the hours that they really have. */
function WeekFrom({ hours, date }: HoursProps & { date: string }) {
  const locale = useLocale();
  const days = WEEK.map((days) => daysAfter(date, days));
  const later = hours.exceptions.filter((each) => each.date > (days.at(-1) ?? ''));
  return (
    <>
      <dl className={classes.hours}>
        {days.map((day, nth) => (
          <div key={day} className={classes.day} data-today={nth === 0 || undefined}>
            <dt>
              {weekdayOf(day, locale)}
              {nth === 0 && <span className={classes.today}>{t.today}</span>}
            </dt>
            <dd>{intervalsText(intervalsOn(hours, day))}</dd>
          </div>
        ))}
      </dl>
      {later.length > 0 && (
        <>
          <h3 className={classes.small}>{t.otherDays}</h3>
          <dl className={classes.hours}>
            {later.map((each) => (
              <div key={each.date} className={classes.day}>
                <dt>{shortDay(each.date, locale)}</dt>
                <dd>{intervalsText(each.intervals)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

/** Where nobody knows which day it is there: the hours of each weekday. */
function Week({ hours: { weekly } }: HoursProps) {
  const locale = useLocale();
  return (
    <dl className={classes.hours}>
      {WEEKDAYS.map((day, index) => (
        <div key={day} className={classes.day}>
          <dt>{weekdayName(index, locale)}</dt>
          <dd>{intervalsText(weekly.filter((each) => each.day === day))}</dd>
        </div>
      ))}
    </dl>
  );
}
