/** What a template keeps of an event, and an event as one that is made from it would be. */
import type { TcgFormat } from '../../../api/catalogs';
import type { TemplateDto } from '../../../api/event-templates';
import type { EventDto } from '../../../api/events';
import { dayAfter, toUtc, toWall } from '../../../lib/when';

const DAY_MS = 24 * 60 * 60 * 1000;

/** All that an event says but its day. An end more than a day after the start is left out. */
export function templateOf(event: EventDto) {
  const {
    name,
    location,
    format,
    timeZone,
    fee,
    description,
    whatToBring,
    prizes,
    rulesLevel,
    place,
    picture,
  } = event;
  const { capacity, leastPlayers } = event.attendance;
  return {
    ...{ name, location, timeZone, format: format.value, tcg: format.tcg.value },
    ...{ time: toWall(event, timeZone).time, endTime: endTimeOf(event) },
    ...{ fee, description, whatToBring, prizes, rulesLevel, capacity, leastPlayers },
    place: place && { latitude: place.latitude, longitude: place.longitude },
    picture: picture?.uuid ?? null,
  };
}

function endTimeOf({ date, time, endDate, endTime, timeZone }: EventDto): string | null {
  if (endDate === null || endTime === null) return null;
  const lasts = Date.parse(`${endDate}T${endTime}Z`) - Date.parse(`${date}T${time}Z`);
  return lasts > DAY_MS ? null : toWall({ date: endDate, time: endTime }, timeZone).time;
}

/** An event of the template on some day: the form takes everything else from it. */
export function eventLike({ event }: TemplateDto, formats: readonly TcgFormat[], today: string): EventDto {
  const { tcg, time, endTime, capacity, leastPlayers, ...said } = event;
  const start = onSomeDay(today, time, event.timeZone);
  const end =
    endTime === null ? null : onSomeDay(dayAfter(start.day, endTime > time ? 0 : 1), endTime, event.timeZone);
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
