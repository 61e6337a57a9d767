/** When an event starts, as the clock on its wall shows it, as a whole and in parts. Needs no library for dates. */
import { dateFormat } from './intl';

/** The words of a moment. */
interface Start {
  readonly weekday: string;
  readonly month: string;
  readonly date: string;
  /** `Nov 27`, `27 nov`. */
  readonly monthAndDate: string;
  /** `Fri, Nov 27`, `vie, 27 nov`. */
  readonly day: string;
  /** With the zone's name: the server, which writes it first, does not know the reader's. */
  readonly time: string;
}

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const;

/** `Fri`, `Nov`, `27`, `19:00 CST`. A browser that is older than the zone shows UTC. */
export function formatEventStart(moment: Date, timeZone: string, locale: string): Start {
  const written = (options: Intl.DateTimeFormatOptions, language = locale): string =>
    dateFormat(language, { ...options, timeZone }).format(moment);
  try {
    const time = written(CLOCK);
    return {
      weekday: written({ weekday: 'short' }),
      month: written({ month: 'short' }),
      date: written({ day: 'numeric' }),
      monthAndDate: written({ month: 'short', day: 'numeric' }),
      day: written({ weekday: 'short', month: 'short', day: 'numeric' }),
      // Spanish has no names for zones of the United States.
      time: time.includes('GMT') ? written(CLOCK, 'en-US') : time,
    };
  } catch (failure) {
    if (timeZone === 'UTC') throw failure;
    return formatEventStart(moment, 'UTC', locale);
  }
}
