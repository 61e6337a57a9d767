/** What is typed about an event: as the clock on the wall of its place shows it. */
import type { EventDto, ScheduleEvent } from '../../../api/events';
import { toUtc, toWall } from '../../../lib/when';
import { DETAILS, detailsOf, detailsPlan, endPlan, NO_DETAILS } from './draft-details';

/** The six fields that every event has. */
export const FIELDS = ['name', 'date', 'time', 'location', 'tcg', 'format'] as const;

/** All fields, in the form's order. */
export const ALL_FIELDS = [...FIELDS, ...DETAILS] as const;

export type Field = (typeof ALL_FIELDS)[number];

/** What is in the fields; nothing is an empty text. */
export type Draft = Record<Field, string>;

/** A new event, at the store's own address. */
export const newDraft = (location: string): Draft => ({
  name: '',
  date: '',
  time: '',
  location,
  tcg: '',
  format: '',
  ...NO_DETAILS,
});

/** An event as it is, to be changed. */
export function draftOf(event: EventDto): Draft {
  const { name, location, format, timeZone } = event;
  const { date, time } = toWall(event, timeZone);
  return {
    name,
    date,
    time,
    location,
    tcg: format.tcg.value,
    format: format.value,
    ...detailsOf(event, { date, time }),
  };
}

/** The fields with nothing in them, in the form's order. */
export const emptyFields = (draft: Draft): Field[] => FIELDS.filter((field) => draft[field].trim() === '');

/** What belongs together: half of a start, or a format of another game, would be neither's wish. */
const PARTS: readonly (readonly Field[])[] = [
  ['name'],
  ['date', 'time', 'endTime', 'endDay'],
  ['location'],
  ['tcg', 'format'],
  ['town', 'spot'],
  ...DETAILS.filter((field) => !['endTime', 'endDay', 'town', 'spot'].includes(field)).map((field) => [
    field,
  ]),
];

/** What was typed over `base`, and `newest` wherever nothing was. */
export function merge(typed: Draft, base: Draft, newest: Draft): Draft {
  const untouched = PARTS.filter((part) => part.every((field) => typed[field] === base[field])).flat();
  return { ...typed, ...Object.fromEntries(untouched.map((field) => [field, newest[field]])) };
}

/** Where an event is, and whose it is. */
export interface Place {
  /** The IANA zone that date and time are meant in. */
  zone: string;
  /** The store's account. */
  store: string;
  /** The event that is changed. */
  base?: EventDto | undefined;
}

/**
 * What to send, with the start in UTC; or why there is no such start. A start that was not touched is sent as it came:
 * in the hour that comes twice, what the wall shows would mean the first of the two.
 */
export function planOf(draft: Draft, { zone, store, base }: Place): ScheduleEvent | Problem {
  const kept = base && draftOf(base);
  const untouched = kept?.date === draft.date && kept.time === draft.time;
  const start = base && untouched ? { date: base.date, time: base.time } : toUtc(draft, zone);
  if ('message' in start) return start;
  const { tcg, format } = draft;
  const words = { name: draft.name.trim(), location: draft.location.trim() };
  const details = detailsPlan(draft, kept);
  if ('message' in details) return details;
  const end = endPlan(draft, kept, zone);
  if ('message' in end) return end;
  return { ...words, ...start, tcg, format, timeZone: zone, userId: store, ...details, ...end };
}

/** What is wrong with a field. */
export interface Problem {
  field: Field;
  message: string;
}
