/**
 * Until when something is held, and when people meet: a day near today by its name, and the time by the clock of the place, which is
 * named where the viewer's shows another time.
 */
import { texts } from '../texts';
import { dateFormat } from './intl';
import { preferredLocale } from './locale';

const DAY_MS = 24 * 60 * 60 * 1000;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
/** From here on a weekday is ambiguous. */
const WEEK_DAYS = 7;

interface Options {
  /** The IANA zone of the place; the viewer's own by default, and where this browser doesn't know it. */
  timeZone?: string | null | undefined;
  /** The viewer's own zone. */
  viewer?: string;
  now?: Date;
  locale?: string;
}

/** `Friday 20:00`, `today 20:00`, `Dec 4, 20:00`; reads on after “until”. */
export function formatUntil(at: string, options: Options = {}): string {
  const moment = new Date(at);
  return dayWith(moment, options, timeOf(moment, options));
}

/** The day alone: `Friday`, `today`, `Dec 4`. */
export const formatUntilDay = (at: string, options: Options = {}): string =>
  dayWith(new Date(at), options, null);

/** From one moment to another: `Friday 18:00–20:00`. */
export function formatSlot(from: string, to: string, options: Options = {}): string {
  const [start, end] = [new Date(from), new Date(to)];
  if (dayNumber(start, options) !== dayNumber(end, options))
    return `${dayWith(start, options, written(start, options, CLOCK))} – ${formatUntil(to, options)}`;
  return dayWith(start, options, `${written(start, options, CLOCK)}–${timeOf(end, options)}`);
}

function dayWith(moment: Date, options: Options, time: string | null): string {
  const { now = new Date() } = options;
  const days = dayNumber(moment, options) - dayNumber(now, options);
  if (days === 0) return texts.until.today(time);
  if (days === 1) return texts.until.tomorrow(time);
  if (days > 1 && days < WEEK_DAYS)
    return texts.until.weekday(written(moment, options, { weekday: 'long' }), time);
  return texts.until.date(written(moment, options, { month: 'short', day: 'numeric' }), time);
}

/** The time of day by the clock of the place: `20:00`, and `20:00 CST` where the viewer's shows another time. */
function timeOf(moment: Date, options: Options): string {
  const there = written(moment, options, CLOCK);
  const isHere = there === written(moment, { ...options, timeZone: options.viewer }, CLOCK);
  return isHere ? there : written(moment, options, { ...CLOCK, timeZoneName: 'short' });
}

/** The number of a moment's day by the clock of the place; days that follow each other differ by one. */
function dayNumber(moment: Date, options: Options): number {
  const [year, month, day] = written(moment, { ...options, locale: 'sv-SE' }, { dateStyle: 'short' })
    .split('-')
    .map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day) / DAY_MS;
}

function written(
  moment: Date,
  { timeZone, locale = preferredLocale() }: Options,
  format: Intl.DateTimeFormatOptions,
): string {
  try {
    return dateFormat(locale, { ...format, ...(timeZone && { timeZone }) }).format(moment);
  } catch {
    return dateFormat(locale, format).format(moment);
  }
}
