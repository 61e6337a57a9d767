/** A month as a table of days, which arrows move through. The events of the chosen day are listed below it. */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { EventDto } from '../../../../api/events';
import { today } from '../../../../lib/today';
import { useLocale } from '../../../../lib/use-locale';
import { weekdayOf } from '../../../../lib/weekday';
import { texts } from '../../../../texts';
import { dayByKey, type FirstWeekday, isInMonth } from './calendar-days';
import { DayEvents } from './day-events';
import { EventLine } from './event-line';
import classes from './month-grid.module.css';
import { dayName, dayNumber } from './names';

/** A day shows up to these, or one less and how many more there are. */
const MAX_SHOWN = 3;
const WEEK = 7;
const t = texts.eventCalendar;

interface MonthGridProps {
  days: readonly string[];
  found: ReadonlyMap<string, readonly EventDto[]>;
  first: FirstWeekday;
  /** A day of the month. */
  chosen: string;
  isLoading: boolean;
  onChoose: (day: string) => void;
}

export function MonthGrid({ days, found, first, chosen, isLoading, onChoose }: MonthGridProps) {
  const locale = useLocale();
  const grid = useRef<HTMLTableElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
  }, [chosen]);
  const move = (pressed: KeyboardEvent) => {
    if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return;
    const day = dayByKey(pressed.key, chosen, first);
    if (day === null) return;
    pressed.preventDefault();
    isMoving.current = day !== chosen;
    onChoose(day);
  };
  const open = (day: string) => {
    onChoose(day);
    heading.current?.focus();
  };
  const weeks = Array.from({ length: days.length / WEEK }, (_, week) =>
    days.slice(week * WEEK, (week + 1) * WEEK),
  );
  return (
    <>
      <table ref={grid} className={classes.grid} aria-busy={isLoading}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={weekdayOf(day, locale)}>
                {weekdayOf(day, locale, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={move}>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day
                  key={day}
                  day={day}
                  events={found.get(day) ?? []}
                  isOutside={!isInMonth(day, chosen)}
                  isChosen={day === chosen}
                  onChoose={onChoose}
                  onOpen={open}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h3 ref={heading} tabIndex={-1} className={classes.chosen}>
        {dayName(chosen, locale)}
      </h3>
      {!isLoading && <DayEvents events={found.get(chosen) ?? []} />}
    </>
  );
}

interface DayProps {
  day: string;
  events: readonly EventDto[];
  isOutside: boolean;
  isChosen: boolean;
  onChoose: (day: string) => void;
  onOpen: (day: string) => void;
}

function Day({ day, events, isOutside, isChosen, onChoose, onOpen }: DayProps) {
  const locale = useLocale();
  const shown = events.length > MAX_SHOWN ? events.slice(0, MAX_SHOWN - 1) : events;
  const isToday = day === today();
  return (
    <td
      className={classes.day}
      data-outside={isOutside || undefined}
      data-today={isToday || undefined}
      data-chosen={isChosen || undefined}
    >
      <button
        type="button"
        className={classes.number}
        data-day={day}
        tabIndex={isChosen ? 0 : -1}
        aria-pressed={isChosen}
        aria-current={isToday ? 'date' : undefined}
        aria-label={t.day(dayName(day, locale), events.length)}
        onClick={() => onChoose(day)}
      >
        <span className={classes.digits}>{dayNumber(day)}</span>
        <span className={classes.dots} aria-hidden="true">
          {shown.map(({ uuid }) => (
            <span key={uuid} className={classes.dot} />
          ))}
        </span>
      </button>
      {shown.length > 0 && (
        <ul className={classes.events}>
          {shown.map((event) => (
            <li key={event.uuid}>
              <EventLine event={event} tabIndex={isChosen ? 0 : -1} />
            </li>
          ))}
        </ul>
      )}
      {events.length > shown.length && (
        <button
          type="button"
          className={classes.more}
          tabIndex={isChosen ? 0 : -1}
          onClick={() => onOpen(day)}
        >
          {t.more(events.length - shown.length)}
        </button>
      )}
    </td>
  );
}
