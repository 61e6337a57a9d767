// Writes iCalendar files (RFC 5545). Moments are written in UTC: no reader needs a definition of a time zone.

/** A line holds 75 bytes at most; the rest goes on in the next, after a space. */
const MAX_LINE_BYTES = 75;
/** What no text may carry: control characters other than tabs and line breaks, and halves of characters. */
const UNREADABLE = /[^\P{Cc}\n\t]|\p{Cs}/gu;
/** Other than `\n`. */
const LINE_BREAK = /\r\n?|[\u2028\u2029]/g;

/** An entry of a calendar. `uid` stays the same for as long as the entry is the same for people. */
export interface CalendarEntry {
  readonly uid: string;
  /** Raised by each change: a reader replaces an earlier entry by a later one. */
  readonly sequence: number;
  /** When this version was written. */
  readonly stampedAt: Date;
  readonly startsAt: Date;
  readonly endsAt?: Date | undefined;
  /** It doesn't take place: a reader shows it as canceled or takes it out. */
  readonly isCanceled: boolean;
  readonly summary: string;
  readonly description?: string | undefined;
  readonly location?: string | undefined;
  readonly url?: string | undefined;
  readonly categories?: readonly string[] | undefined;
}

/** A file. `CANCEL` takes its entries out of the calendar that has them (RFC 5546, 3.2.5). */
export interface CalendarFile {
  /** What wrote it: `Deals`. */
  readonly product: string;
  readonly method: 'PUBLISH' | 'CANCEL';
  /** Of a calendar that somebody subscribes to. */
  readonly subscription?: { readonly name: string; readonly refreshHours: number } | undefined;
  readonly entries: readonly CalendarEntry[];
}

/** The file as text, with CRLF line ends. */
export function icalendar({ product, method, subscription, entries }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Playset//${product}//EN`,
    `METHOD:${method}`,
    ...(subscription ? subscriptionLines(subscription) : []),
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** The name and the interval, as RFC 7986 has them and as older readers know them. */
function subscriptionLines({ name, refreshHours }: NonNullable<CalendarFile['subscription']>): string[] {
  return [
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
  ];
}

function entryLines(entry: CalendarEntry): string[] {
  const { endsAt, description, location, url, categories = [] } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${stamp(entry.stampedAt)}`,
    `DTSTART:${stamp(entry.startsAt)}`,
    ...(endsAt ? [`DTEND:${stamp(endsAt)}`] : []),
    `STATUS:${entry.isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(entry.summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location === undefined ? [] : [`LOCATION:${escaped(location)}`]),
    ...(url ? [`URL:${url}`] : []),
    ...(categories.length > 0 ? [`CATEGORIES:${categories.map(escaped).join(',')}`] : []),
    'END:VEVENT',
  ];
}

/** Commas, semicolons, backslashes and line breaks have a meaning of their own in texts. */
const escaped = (text: string): string =>
  text
    .replace(LINE_BREAK, '\n')
    .replace(UNREADABLE, '')
    .replace(/[\\,;]/g, (each) => `\\${each}`)
    .replaceAll('\n', '\\n');

/** `20270305T170000Z`. */
const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Breaks a line between characters, never within the bytes of one. To measure each of them would take a second for a large calendar. */
function folded(line: string): string {
  const bytes = Buffer.from(line);
  if (bytes.length <= MAX_LINE_BYTES) return line;
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    // The space at the start of a continuation counts.
    let end = at + (at === 0 ? MAX_LINE_BYTES : MAX_LINE_BYTES - 1);
    while (isWithin(bytes[end])) end -= 1;
    parts.push(bytes.toString('utf8', at, end));
    at = end;
  }
  return parts.join('\r\n ');
}

/** A byte of a character that is not its first one. */
const isWithin = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;
