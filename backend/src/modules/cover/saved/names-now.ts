// What the stops of a kept plan are called, and where they are: read with each answer, so that an account that is closed or suspended is in the plans of others by its id alone, and nobody learns how far somebody under 18 is.
import type { CoverDto, CoverStop } from '../dto/cover.dto.js';

/** Accounts that others may see now: what they are called, and the address of a store. */
export type NamesNow = Readonly<Record<string, Pick<CoverStop, 'name' | 'address'>>>;

const UNKNOWN = { name: null, address: null } as const;

const withStops = (answer: CoverDto, change: (stop: CoverStop) => CoverStop): CoverDto => ({
  ...answer,
  stops: answer.stops.map(change),
});

/** How stops are shown now. */
export interface StopsNow {
  readonly names: NamesNow;
  /** Those whose distance is shown no longer. */
  readonly unlocated: readonly string[];
}

/** As it is kept. */
export const withoutNames = (answer: CoverDto): CoverDto =>
  withStops(answer, (stop) => ({ ...stop, ...UNKNOWN }));

/** As it is read: a stop that is gone has neither a name nor an address. */
export const asShownNow = (answer: CoverDto, { names, unlocated }: StopsNow): CoverDto =>
  withStops(answer, (stop) => ({
    ...stop,
    ...(names[stop.uuid] ?? UNKNOWN),
    ...(unlocated.includes(stop.uuid) && { distance: null }),
  }));
