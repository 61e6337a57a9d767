/** The events of a day, as in the list of all events. */
import type { EventDto } from '../../../../api/events';
import { texts } from '../../../../texts';
import list from '../../../../ui/paged-list.module.css';
import { OpenEventRow } from '../open-event-row';
import { useOwnAnswers } from '../use-own-answers';
import classes from './events-calendar.module.css';

export function DayEvents({ events }: { events: readonly EventDto[] }) {
  const answerOf = useOwnAnswers();
  if (events.length === 0) return <p className={classes.said}>{texts.eventCalendar.noneOnDay}</p>;
  return (
    <ul className={list.grid}>
      {events.map((event) => (
        <OpenEventRow key={event.uuid} event={event} own={answerOf(event.uuid)} level={4} />
      ))}
    </ul>
  );
}
