/** What a template keeps of an event, and an event as one that is made from it would be. */
import type { TcgFormat } from '../../../api/catalogs';
import type { TemplateDto } from '../../../api/event-templates';
import type { EventDto } from '../../../api/events';
import { dayAfter, daysBetween, toUtc, toWall } from '../../../lib/when';
import { usualDays } from '../parts/draft-details';

/** All that an event says but its day. */
export function templateOf(event: EventDto) {
  const { name, location, format, timeZone, fee, description, whatToBring, prizes, rulesLevel, picture } =
    event;
  const { capacity, leastPlayers } = event.attendance;
  return {
    ...{ name, location, timeZone, format: format.value, tcg: format.tcg.value },
    ...{ time: toWall(event, timeZone).time, ...endOf(event) },
    ...{ fee, description, whatToBring, prizes, rulesLevel, capacity, leastPlayers },
    place: placeIn(event),
    picture: picture?.uuid ?? null,
  };
}

/** The end, with the number of days after the start where it isn't the first such time after it. */
function endOf(event: EventDto): { endTime: string | null; endDays: number | null } {
  const { endDate, endTime, timeZone } = event;
  if (endDate === null || endTime === null) return { endTime: null, endDays: null };
  const [start, end] = [toWall(event, timeZone), toWall({ date: endDate, time: endTime }, timeZone)];
  const days = daysBetween(start.date, end.date);
  return { endTime: end.time, endDays: days === usualDays(end.time, start.time) ? null : days };
}

/** A template like this one, to save again. */
export const templateLike = ({ name, event }: TemplateDto) => ({
  name,
  event: { ...event, place: placeIn(event), picture: event.picture?.uuid ?? null },
});

const placeIn = ({ place }: Pick<EventDto, 'place'>) =>
  place && { latitude: place.latitude, longitude: place.longitude };

/** An event of the template on some day: the form takes everything else from it. */
export function eventLike({ event }: TemplateDto, formats: readonly TcgFormat[], today: string): EventDto {
  const { tcg, time, endTime, endDays, capacity, leastPlayers, ...said } = event;
  const start = onSomeDay(today, time, event.timeZone);
  const end =
    endTime === null
      ? null
      : onSomeDay(dayAfter(start.day, endDays ?? usualDays(endTime, time)), endTime, event.timeZone);
  const game = { id: 0, value: tcg, name: tcg };
  const known = formats.find((format) => format.value === event.format && format.tcg.value === tcg);
  return {
    ...said,
    ...{ id: 0, uuid: '', date: start.date, time: start.time, version: 0, series: null, distance: null },
    ...{ endDate: end?.date ?? null, endTime: end?.time ?? null },
    format: known ?? { id: 0, value: event.format, name: event.format, tcg: game },
    user: { uuid: '', name: '' },
    attendance: { capacity, leastPlayers, going: 0, interested: 0, waiting: 0, freePlaces: null },
  };
}

/** A time that clocks leave out on one day is there on the next. */
function onSomeDay(day: string, time: string, zone: string): { day: string; date: string; time: string } {
  const found = toUtc({ date: day, time }, zone);
  return 'message' in found ? onSomeDay(dayAfter(day, 1), time, zone) : { day, ...found };
}
