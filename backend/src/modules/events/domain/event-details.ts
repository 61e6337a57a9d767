// What else a store says of an event beside what it is, when and where: all of it optional.
import { leastAboveCapacity } from './event.errors.js';

/** The rules enforcement levels of the Magic tournament rules; casual play has none. */
export const RULES_LEVELS = ['CASUAL', 'REGULAR', 'COMPETITIVE', 'PROFESSIONAL'] as const;
export type RulesLevel = (typeof RULES_LEVELS)[number];

/** Where it is that is not at its store, and the town that it is in or near; all null at the store. */
export interface EventPlace {
  readonly placeLabel: string | null;
  readonly placeLatitude: number | null;
  readonly placeLongitude: number | null;
}

export const NO_PLACE: EventPlace = { placeLabel: null, placeLatitude: null, placeLongitude: null };

/** Texts are plain. */
export interface EventDetails extends EventPlace {
  /** What it costs to take part, in cents; 0 is free, null is not said. */
  readonly feeCents: number | null;
  readonly description: string | null;
  readonly whatToBring: string | null;
  readonly prizes: string | null;
  readonly rulesLevel: RulesLevel | null;
  /** How many it takes, null for everybody, and how many it needs, null for any number. */
  readonly capacity: number | null;
  readonly leastPlayers: number | null;
  /** The id of a picture of the store. */
  readonly picture: string | null;
}

export const NO_DETAILS: EventDetails = {
  feeCents: null,
  description: null,
  whatToBring: null,
  prizes: null,
  rulesLevel: null,
  capacity: null,
  leastPlayers: null,
  picture: null,
  ...NO_PLACE,
};

/** The details of anything that has more. */
export const detailsOf = ({
  feeCents,
  description,
  whatToBring,
  prizes,
  rulesLevel,
  capacity,
  leastPlayers,
  picture,
  placeLabel,
  placeLatitude,
  placeLongitude,
}: EventDetails): EventDetails => ({
  ...{ feeCents, description, whatToBring, prizes, rulesLevel, capacity, leastPlayers, picture },
  ...{ placeLabel, placeLatitude, placeLongitude },
});

/** The bounds of the details. */
export const MAX_DETAILS = { fee: 9_999.99, description: 4_000, whatToBring: 500, prizes: 1_000 } as const;

/** An event lasts at most a week. */
export const MAX_HOURS = 7 * 24;

/** The largest capacity, and how many go to an event that has none. */
export const MAX_PLAYERS = 5_000;

/** Throws `events.least-above-capacity`. */
export function refuseUnlessEnough({
  capacity,
  leastPlayers,
}: Pick<EventDetails, 'capacity' | 'leastPlayers'>): void {
  if (capacity === null || leastPlayers === null || leastPlayers <= capacity) return;
  throw leastAboveCapacity({ errors: [{ field: 'leastPlayers', message: leastAboveCapacity.message }] });
}
