// When an event starts, as the clock at its place shows it.
import type { Language } from '../../../../kernel/language.js';

/** A day and a time in words. A zone that Node.js doesn't know counts as UTC. */
export function formatStart(language: Language, startsAt = '', timeZone = 'UTC'): string {
  const options = { dateStyle: 'full', timeStyle: 'short' } as const;
  try {
    return new Intl.DateTimeFormat(language, { ...options, timeZone }).format(new Date(startsAt));
  } catch {
    return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(startsAt));
  }
}
