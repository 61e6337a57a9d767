/** When the next events of the series of an event are, as the clock of its place shows it. */
import type { EventDto } from '../../api/events';
import { formatShortDay } from '../../lib/when';
import { texts } from '../../texts';

export function NextDates({ event: { series, timeZone } }: { event: EventDto }) {
  if (!series || series.next.length === 0) return null;
  const days = series.next.map((moment) =>
    formatShortDay({ date: moment.slice(0, 10), time: moment.slice(11, 19) }, timeZone),
  );
  return <span>{texts.events.nextDates(days.join(', '))}</span>;
}
