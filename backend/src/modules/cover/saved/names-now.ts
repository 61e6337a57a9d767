// What the stops of a kept plan are called. A plan is kept without names: an account that is closed has none in the plans of others.
import type { CoverDto, CoverStop } from '../dto/cover.dto.js';

/** Accounts with their names: null for those that are closed. */
export type NamesNow = Readonly<Record<string, string | null>>;

const withStops = (answer: CoverDto, change: (stop: CoverStop) => CoverStop): CoverDto => ({
  ...answer,
  stops: answer.stops.map(change),
});

/** As it is kept. */
export const withoutNames = (answer: CoverDto): CoverDto =>
  withStops(answer, (stop) => ({ ...stop, name: null }));

/** As it is read: a stop that is gone has neither a name nor an address. */
export const withNames = (answer: CoverDto, names: NamesNow): CoverDto =>
  withStops(answer, (stop) => {
    const name = names[stop.uuid] ?? null;
    return { ...stop, name, address: name === null ? null : stop.address };
  });
