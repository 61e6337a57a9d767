/** A week: a column for each day, or on a phone one day below the other. */
import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { EventDto } from '../../../../api/events';
import { turnoutText } from '../../../../entities/event/turnout';
import { linkState } from '../../../../lib/link-state';
import { eventsOfStorePath } from '../../../../lib/paths';
import { today } from '../../../../lib/today';
import { useLocale } from '../../../../lib/use-locale';
import { weekdayOf } from '../../../../lib/weekday';
import { texts } from '../../../../texts';
import { EventLine } from './event-line';
import { dayName, dayNumber } from './names';
import classes from './week-days.module.css';

interface WeekDaysProps {
  days: readonly string[];
  found: ReadonlyMap<string, readonly EventDto[]>;
  isLoading: boolean;
}

export function WeekDays({ days, found, isLoading }: WeekDaysProps) {
  const locale = useLocale();
  return (
    <ol className={classes.week}>
      {days.map((day) => {
        const events = found.get(day) ?? [];
        return (
          <li key={day} className={classes.day} data-today={day === today() || undefined}>
            <h3
              className={classes.head}
              aria-label={dayName(day, locale)}
              aria-current={day === today() ? 'date' : undefined}
            >
              <span>{weekdayOf(day, locale, 'short')}</span>{' '}
              <span className={classes.number}>{dayNumber(day)}</span>
            </h3>
            {isLoading && <Skeleton h={64} radius="md" />}
            {!isLoading && events.length === 0 && (
              <p className={classes.none}>
                <span aria-hidden="true">–</span>
                <span className={classes.hidden}>{texts.eventCalendar.noneOnDay}</span>
              </p>
            )}
            {events.length > 0 && (
              <ul className={classes.events}>
                {events.map((event) => (
                  <WeekEvent key={event.uuid} event={event} />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function WeekEvent({ event }: { event: EventDto }) {
  const { user, format, attendance } = event;
  const turnout = turnoutText(attendance);
  return (
    <li className={classes.event}>
      <EventLine event={event} />
      <Link
        to={eventsOfStorePath(user.uuid)}
        state={linkState(user.uuid, user.name)}
        className={classes.host}
      >
        {user.name}
      </Link>
      <span className={classes.facts}>{[format.name, turnout].filter(Boolean).join(' · ')}</span>
    </li>
  );
}
