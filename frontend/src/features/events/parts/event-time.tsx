/** When an event starts, as the clock of its place shows it. */
import type { EventDto } from '../../../api/events';
import { dayWords, toWall, zoneWords } from '../../../lib/when';

export function EventTime({ event }: { event: EventDto }) {
  const { date, time, timeZone } = event;
  const zone = zoneWords(event, timeZone);
  return (
    <time dateTime={`${date}T${time}Z`}>
      {dayWords(event, timeZone)} · {toWall(event, timeZone).time}
      {zone && ` ${zone}`}
    </time>
  );
}
