/** What is typed about an event beside its six fields: all of it optional. */
import type { EventDto, EventPlaceBody, ScheduleEvent } from '../../../api/events';
import { parsePrice } from '../../../lib/money';
import { type DateAndTime, dayAfter, daysBetween, toUtc, toWall } from '../../../lib/when';
import { texts } from '../../../texts';
import { clockTime } from './clock-time';

/** As the server allows. */
const MAX_FEE = 9_999.99;
const MAX_PLAYERS = 5_000;

/** The fields, in the form's order. */
export const DETAILS = [
  'endTime',
  'endDay',
  'fee',
  'capacity',
  'leastPlayers',
  'town',
  'spot',
  'rulesLevel',
  'picture',
  'description',
  'whatToBring',
  'prizes',
] as const;

type Detail = (typeof DETAILS)[number];

/**
 * What is in the fields; nothing is an empty text. The day of the end is counted in days from the start, empty within a day of it. The
 * town, if it isn't at the store, is what was typed, and the point of the one that was chosen. The picture is the id of one that is
 * uploaded.
 */
export type DetailsDraft = Record<Detail, string>;

/** Nothing in any of them. */
export const NO_DETAILS = Object.fromEntries(DETAILS.map((field) => [field, ''])) as DetailsDraft;

/** The details of an event as it is. */
export function detailsOf(event: EventDto, start: DateAndTime): DetailsDraft {
  const { fee, rulesLevel, description, whatToBring, prizes, attendance, place, picture } = event;
  return {
    ...endOf(event, start),
    fee: textOf(fee),
    capacity: textOf(attendance?.capacity ?? null),
    leastPlayers: textOf(attendance?.leastPlayers ?? null),
    town: place?.label ?? '',
    spot: place ? spotOf(place) : '',
    rulesLevel: rulesLevel ?? '',
    // An answer of an older server has none.
    picture: picture?.uuid ?? '',
    description: description ?? '',
    whatToBring: whatToBring ?? '',
    prizes: prizes ?? '',
  };
}

/** A point as a field keeps it. */
export const spotOf = ({ latitude, longitude }: EventPlaceBody): string => `${latitude},${longitude}`;

function pointOf(spot: string): EventPlaceBody | null {
  const [latitude, longitude] = spot.split(',').map(Number);
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

const textOf = (value: number | null): string => (value === null ? '' : String(value));

function endOf({ endDate, endTime, timeZone }: EventDto, start: DateAndTime) {
  if (!endDate || !endTime) return { endTime: '', endDay: '' };
  const end = toWall({ date: endDate, time: endTime }, timeZone);
  const days = daysBetween(start.date, end.date);
  return { endTime: end.time, endDay: days === usualDays(end.time, start.time) ? '' : String(days) };
}

/** An end that is not after the start on the wall is on the next day. */
export const usualDays = (endTime: string, time: string): number => (endTime > time ? 0 : 1);

/** What is wrong with a detail. */
export interface DetailProblem {
  field: Detail;
  message: string;
}

type Details = Pick<
  ScheduleEvent,
  | 'place'
  | 'fee'
  | 'capacity'
  | 'leastPlayers'
  | 'rulesLevel'
  | 'picture'
  | 'description'
  | 'whatToBring'
  | 'prizes'
>;

/** What is sent by itself, or with another field. */
const isApart = (field: Detail): boolean => ['endTime', 'endDay', 'town', 'spot'].includes(field);

/** The details but the end that differ from `kept`, or that a new event has; an emptied one is taken away. */
export function detailsPlan(draft: DetailsDraft, kept: DetailsDraft = NO_DETAILS): Details | DetailProblem {
  if (draft.town.trim() !== '' && draft.spot === '')
    return { field: 'town', message: texts.eventPlan.place.needed };
  const plan: Record<string, string | number | EventPlaceBody | null> = {};
  if (draft.spot !== kept.spot) plan.place = pointOf(draft.spot);
  for (const field of DETAILS) {
    if (isApart(field) || draft[field] === kept[field]) continue;
    const value = detailIn(field, draft[field].trim());
    if (value === undefined) return { field, message: problems()[field] ?? '' };
    plan[field] = value;
  }
  return plan;
}

const problems = (): Partial<Record<Detail, string>> => {
  const { badFee, badPlayers } = texts.eventPlan.details;
  return { fee: badFee, capacity: badPlayers, leastPlayers: badPlayers };
};

/** As the server takes it; undefined where it is no such thing. */
function detailIn(field: Detail, typed: string): string | number | null | undefined {
  if (typed === '') return null;
  if (field === 'fee') {
    const fee = parsePrice(typed.replace(',', '.'));
    return fee === null || fee > MAX_FEE ? undefined : fee;
  }
  if (field === 'capacity' || field === 'leastPlayers') return playersIn(typed) ?? undefined;
  return typed;
}

/** A number of players as it is typed; null where it is none. */
export function playersIn(typed: string): number | null {
  const players = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return players >= 1 && players <= MAX_PLAYERS ? players : null;
}

type Span = DateAndTime & Pick<DetailsDraft, 'endTime' | 'endDay'>;

/** The end in UTC where it or the start is another. */
export function endPlan(
  draft: Span,
  kept: Span | undefined,
  zone: string,
): Pick<ScheduleEvent, 'endDate' | 'endTime'> | DetailProblem {
  const { date, time, endDay } = draft;
  const endTime = clockTime(draft.endTime);
  if (endTime === '') return kept && kept.endTime !== '' ? { endTime: null } : {};
  const isUntouched =
    kept?.endTime === endTime && kept.endDay === endDay && kept.date === date && kept.time === time;
  if (isUntouched) return {};
  const days = endDay === '' ? usualDays(endTime, time) : Number(endDay);
  const end = toUtc({ date: dayAfter(date, days), time: endTime }, zone);
  if ('message' in end) return { field: 'endTime', message: end.message };
  return { endDate: end.date, endTime: end.time };
}
