/** Files for spreadsheet programs (RFC 4180). */
import { toWall } from './when';

const FORMULA = /^[=+\-@\t\r]/;

/** In quotes, and nothing that a spreadsheet program takes for a formula. */
const cell = (text: string): string => `"${text.replace(FORMULA, "'$&").replaceAll('"', '""')}"`;

/** A table as the text of a file; a mark at its start says that it is UTF-8. */
export const csvText = (table: readonly (readonly string[])[]): string =>
  `\ufeff${table.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;

/** A moment by the clock of a zone, as spreadsheet programs read it: `2027-03-12 18:12`. */
export function csvTime(moment: string, timeZone: string): string {
  const { date, time } = toWall({ date: moment.slice(0, 10), time: moment.slice(11, 19) }, timeZone);
  return `${date} ${time}`;
}
