/** When an event starts, as the clock of its place shows it. */
import type { EventDto } from '../../api/events';
import { formatEventTime, toWall, zoneNote } from '../../lib/when';

export function EventTime({ event }: { event: EventDto }) {
  const { date, time, timeZone } = event;
  const zone = zoneNote(event, timeZone);
  return (
    <time dateTime={`${date}T${time}Z`}>
      {formatEventTime(event, timeZone)} · {toWall(event, timeZone).time}
      {zone && ` ${zone}`}
    </time>
  );
}
