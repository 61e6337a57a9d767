// The moment at which a clock on the wall of a zone shows a time, across the changes of daylight-saving time.
import { DAY_MS } from '../../../../kernel/durations.js';

/** A moment, and whether the clock never shows the time that was asked for. */
export interface WallMoment {
  readonly at: Date;
  /** The time is in the gap of a change to daylight-saving time: the moment is as long after the gap as it was into it. */
  readonly isMoved: boolean;
}

/** One for each zone: making one takes longer than all else. There are some hundred zones. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = FORMATS.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    });
    FORMATS.set(zone, format);
  }
  return format;
}

/** What the clock on the wall shows at a moment, as if it were UTC. Throws a RangeError for a zone that the runtime doesn't know. */
function wallOf(zone: string, moment: number): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(
    ...([part('year'), part('month') - 1, part('day')] as const),
    ...([part('hour'), part('minute'), part('second')] as const),
  );
}

/** How far the clock is ahead of UTC. */
const offsetAt = (zone: string, moment: number): number => wallOf(zone, moment) - moment;

/**
 * The moment of a date `YYYY-MM-DD` and a time `HH:MM` in an IANA zone. Of an hour that is repeated it is the first; a time in a
 * gap moves past it by the length of the gap. Throws a RangeError for a zone that the runtime doesn't know.
 */
export function momentOf(date: string, time: string, zone: string): WallMoment {
  const wall = Date.parse(`${date}T${time.slice(0, 5)}:00Z`);
  // No zone is a day away from UTC, and none changes twice within two days.
  const before = offsetAt(zone, wall - DAY_MS);
  const after = offsetAt(zone, wall + DAY_MS);
  const fits = [wall - before, wall - after].filter((moment) => wallOf(zone, moment) === wall);
  if (fits.length > 0) return { at: new Date(Math.min(...fits)), isMoved: false };
  return { at: new Date(wall - before), isMoved: true };
}

/** The date `YYYY-MM-DD` and the time `HH:MM` that the clock shows at a moment. Throws as `momentOf` does. */
export function wallTimeOf(moment: Date, zone: string): { readonly date: string; readonly time: string } {
  const seconds = Math.floor(moment.getTime() / 1000) * 1000;
  const text = new Date(wallOf(zone, seconds)).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}
