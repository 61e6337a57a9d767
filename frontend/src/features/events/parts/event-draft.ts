/** What is typed about an event: as the clock on the wall of its place shows it. */
import type { EventDto, EventPlaceBody, ScheduleEvent } from '../../../api/events';
import { parsePrice } from '../../../lib/money';
import { dayAfter, toUtc, toWall } from '../../../lib/when';
import { texts } from '../../../texts';
import { clockTime } from './clock-time';

/** As the server allows. */
const MAX_FEE = 9_999.99;

/** The six fields that every event has. */
export const FIELDS = ['name', 'date', 'time', 'location', 'tcg', 'format'] as const;

/** What a store may say beside them. */
export const DETAILS = [
  ...(['endTime', 'fee', 'rulesLevel', 'description', 'whatToBring', 'prizes'] as const),
  // A town, if it isn't at the store: what was typed, and the point of the one that was chosen.
  ...(['town', 'spot'] as const),
] as const;

/** All fields, in the form's order. */
export const ALL_FIELDS = [...FIELDS, ...DETAILS] as const;

export type Field = (typeof ALL_FIELDS)[number];

/** What is in the fields; nothing is an empty text. */
export type Draft = Record<Field, string>;

const NO_DETAILS = {
  ...{ endTime: '', fee: '', rulesLevel: '', description: '', whatToBring: '', prizes: '' },
  ...{ town: '', spot: '' },
};

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
  return { name, date, time, location, tcg: format.tcg.value, format: format.value, ...detailsOf(event) };
}

/** Its end is a time alone: nearly all events end within a day. */
function detailsOf(event: EventDto): Pick<Draft, (typeof DETAILS)[number]> {
  const { endDate, endTime, timeZone, fee, rulesLevel, description, whatToBring, prizes, place } = event;
  const end = endDate && endTime ? toWall({ date: endDate, time: endTime }, timeZone).time : '';
  return {
    endTime: end,
    fee: fee === null ? '' : String(fee),
    rulesLevel: rulesLevel ?? '',
    description: description ?? '',
    whatToBring: whatToBring ?? '',
    prizes: prizes ?? '',
    town: place?.label ?? '',
    spot: place ? spotOf(place) : '',
  };
}

/** The fields with nothing in them, in the form's order. */
export const emptyFields = (draft: Draft): Field[] => FIELDS.filter((field) => draft[field].trim() === '');

/** What belongs together: half of a start, or a format of another game, would be neither's wish. */
const PARTS: readonly (readonly Field[])[] = [
  ['name'],
  ['date', 'time', 'endTime'],
  ['location'],
  ['tcg', 'format'],
  ['town', 'spot'],
  ...DETAILS.filter((field) => !['endTime', 'town', 'spot'].includes(field)).map((field) => [field]),
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

type Details = Pick<ScheduleEvent, 'place' | 'fee' | 'rulesLevel' | 'description' | 'whatToBring' | 'prizes'>;

/** The details that differ from `kept`, or that a new event has; an emptied one is taken away. */
export function detailsPlan(draft: Draft, kept: Draft | undefined): Details | Problem {
  const before = kept ?? { ...draft, ...NO_DETAILS };
  const changed = DETAILS.filter(
    (field) => field !== 'endTime' && field !== 'town' && draft[field] !== before[field],
  );
  if (draft.town.trim() !== '' && draft.spot === '')
    return { field: 'town', message: texts.events.place.needed };
  const fee = draft.fee.trim() === '' ? null : parsePrice(draft.fee.trim().replace(',', '.'));
  if (changed.includes('fee') && draft.fee.trim() !== '' && (fee === null || fee > MAX_FEE))
    return { field: 'fee', message: texts.events.details.badFee };
  return Object.fromEntries(
    changed.map((field) => {
      if (field === 'spot') return ['place', pointOf(draft.spot)];
      return [field, field === 'fee' ? fee : draft[field].trim() || null];
    }),
  );
}

/** A point as a field keeps it. */
export const spotOf = ({ latitude, longitude }: EventPlaceBody): string => `${latitude},${longitude}`;

function pointOf(spot: string): EventPlaceBody | null {
  const [latitude, longitude] = spot.split(',').map(Number);
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** The end in UTC where it or the start is another; on the next day where it is not after the start. */
function endPlan(
  draft: Draft,
  kept: Draft | undefined,
  zone: string,
): Pick<ScheduleEvent, 'endDate' | 'endTime'> | Problem {
  const { date, time } = draft;
  const endTime = clockTime(draft.endTime);
  if (endTime === '') return kept && kept.endTime !== '' ? { endTime: null } : {};
  const isUntouched = kept?.endTime === endTime && kept.date === date && kept.time === time;
  if (isUntouched) return {};
  const end = toUtc({ date: endTime > time ? date : dayAfter(date, 1), time: endTime }, zone);
  if ('message' in end) return { field: 'endTime', message: end.message };
  return { endDate: end.date, endTime: end.time };
}
