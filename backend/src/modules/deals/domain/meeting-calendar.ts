// The meeting of a deal as an iCalendar file (RFC 5545): without the name of the other, and without a code.
import type { Meeting } from './deal.js';

/** A line holds 75 bytes at most; the rest goes on in the next, after a space. */
const MAX_BYTES = 75;

/** Commas, semicolons, backslashes and line breaks have a meaning of their own in texts. */
const escaped = (text: string): string =>
  text.replace(/[\\,;]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');

/** `20270305T170000Z`. */
const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    const room = parts.length === 0 ? MAX_BYTES : MAX_BYTES - 1;
    if (Buffer.byteLength(part + character) > room) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

/** Where it is: the store, the event, or what both have agreed on. */
const locationOf = ({ store, event, text }: Meeting): string => store?.name ?? event?.name ?? text ?? '';

interface Entry {
  /** Of the deal: a later one replaces the entry of an earlier one. */
  readonly version: number;
  readonly changedAt: Date;
  /** Nobody comes: a calendar that has the entry takes it out. */
  readonly isOff: boolean;
}

/** The file; one of a meeting that is off cancels the entry (RFC 5546, 3.2.5). */
export function calendarOf(deal: string, meeting: Meeting, { version, changedAt, isOff }: Entry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Playset//Deals//EN',
    `METHOD:${isOff ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${deal}@playset`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${stamp(changedAt)}`,
    `DTSTART:${stamp(new Date(meeting.from))}`,
    `DTEND:${stamp(new Date(meeting.to))}`,
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    'SUMMARY:Playset',
    `LOCATION:${escaped(locationOf(meeting))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
