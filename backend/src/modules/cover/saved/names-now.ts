// What the stops of a kept plan are called, and where they are: read with each answer, so that an account that is closed, suspended or blocked, or with which the owner can’t trade, is in the plans of others by its id alone.
import type { CoverDto, CoverStop } from '../dto/cover.dto.js';

/** Accounts that the owner of a plan may see now: what they are called, and the address of a store. */
export type NamesNow = Readonly<Record<string, Pick<CoverStop, 'name' | 'address'>>>;

const UNKNOWN = { name: null, address: null } as const;

const withStops = (answer: CoverDto, change: (stop: CoverStop) => CoverStop): CoverDto => ({
  ...answer,
  stops: answer.stops.map(change),
});

/** As it is kept. */
export const withoutNames = (answer: CoverDto): CoverDto =>
  withStops(answer, (stop) => ({ ...stop, ...UNKNOWN }));

/** As it is read: a stop without a name says nothing of where it is. */
export const asShownNow = (answer: CoverDto, names: NamesNow): CoverDto =>
  withStops(answer, (stop) => ({ ...stop, ...(names[stop.uuid] ?? { ...UNKNOWN, distance: null }) }));
