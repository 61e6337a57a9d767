/** When an event starts, as the clock on its wall shows it, for the landing page: smaller than what the client has for it. */

/** The words of a moment. */
interface Start {
  readonly weekday: string;
  readonly month: string;
  readonly date: string;
  /** With the zone's name where its clocks differ from the reader's. */
  readonly time: string;
}

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DAY = { day: 'numeric', month: 'short' } as const;

/** `Fri`, `Nov`, `27`, `19:00 CST`. A browser that is older than the zone shows UTC. */
export function startOf(moment: Date, timeZone: string, locale: string, viewer?: string): Start {
  const written = (options: Intl.DateTimeFormatOptions, zone: string | undefined = timeZone): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }).format(moment);
  try {
    const both = { ...DAY, ...CLOCK };
    const same =
      written(both) === new Intl.DateTimeFormat(locale, { ...both, timeZone: viewer }).format(moment);
    return {
      weekday: written({ weekday: 'short' }),
      month: written({ month: 'short' }),
      date: written({ day: 'numeric' }),
      time: written(same ? CLOCK : { ...CLOCK, timeZoneName: 'short' }),
    };
  } catch (failure) {
    if (timeZone === 'UTC') throw failure;
    return startOf(moment, 'UTC', locale, viewer);
  }
}
