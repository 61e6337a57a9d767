/** Words of Spanish that depend on what follows them. */

/** A time of day with its article: `las 22:00`, `la 01:30`. */
export const theHour = (time: string): string => `${/^0?1:/.test(time) ? 'la' : 'las'} ${time}`;

/** `antes del viernes a las 20:00`, `antes de mañana`; the moment as `until` has it. */
export const before = (moment: string): string => `antes de ${moment}`.replace('de el ', 'del ');
