// What the planner is asked, and what it answers. It knows no clock, no database and no other module.

/** From the best condition to the worst. */
export type Grade = 0 | 1 | 2 | 3 | 4;

/** A card that somebody wants. What is undefined is asked of no copy. */
export interface Want {
  readonly id: string;
  /** The card, whatever its printing. */
  readonly card: string;
  /** The only printing that will do. */
  readonly printing?: string | undefined;
  readonly copies: number;
  /** The worst condition that will do. */
  readonly worst?: Grade | undefined;
  readonly finishes?: readonly string[] | undefined;
  readonly languages?: readonly string[] | undefined;
  /** A copy whose price is unknown is never known to be within it. */
  readonly mostCents?: number | undefined;
  /** Whether a copy that is only swapped will do as well. */
  readonly trade?: boolean | undefined;
}

/** Like copies at one stop. */
export interface Lot {
  readonly id: string;
  readonly stop: string;
  readonly card: string;
  readonly printing: string;
  readonly copies: number;
  /** Null if it is unknown, which is not 0. */
  readonly cents: number | null;
  readonly grade: Grade;
  readonly finish: string;
  readonly language: string;
  readonly isTrade: boolean;
}

/** A store or a person. */
export interface Stop {
  readonly id: string;
  /** In steps of 100 m; null if it is unknown, which counts as farther than all that are known. */
  readonly distance: number | null;
  /** Whether it is within the radius: others are only offered as a way to get what is missing. */
  readonly isNear: boolean;
  /** Whether it is open at the planned time; null if that is unknown or nobody asked. A closed one is no candidate. */
  readonly isOpen: boolean | null;
}

export interface Problem {
  readonly wants: readonly Want[];
  readonly stops: readonly Stop[];
  readonly lots: readonly Lot[];
  /** What one stop more must save to be worth the way, in cents. */
  readonly stopCents: number;
  /** The most stops of a plan; as many as it takes if undefined. */
  readonly maxStops?: number | undefined;
}

export const PLAN_KINDS = ['CHEAPEST', 'FEWEST', 'NEAREST'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** Copies to get at a stop for a want. */
export interface PlannedCopies {
  readonly want: string;
  readonly lot: Lot;
  readonly copies: number;
}

export interface PlannedStop {
  readonly stop: string;
  readonly copies: readonly PlannedCopies[];
  /** Of the prices that are known. */
  readonly cents: number;
  /** How many copies have no known price. */
  readonly unpriced: number;
}

/** Which one term of a want, or of the trip, would have to give way. */
export const RELAXATION_KINDS = [
  'PRINTING',
  'CONDITION',
  'FINISH',
  'LANGUAGE',
  'PRICE',
  'TRADE',
  'STOPS',
  'DISTANCE',
  'HOURS',
] as const;
export type RelaxationKind = (typeof RELAXATION_KINDS)[number];

/** The next best for what is missing: the lot that would do if this one term gave way. */
export interface Relaxation {
  readonly kind: RelaxationKind;
  readonly lot: Lot;
  /** How many of the missing copies it covers. */
  readonly copies: number;
}

export interface MissingCopies {
  readonly want: string;
  readonly copies: number;
  readonly relaxations: readonly Relaxation[];
}

export interface Plan {
  readonly kind: PlanKind;
  /** The nearest first. */
  readonly stops: readonly PlannedStop[];
  readonly copies: number;
  readonly cents: number;
  readonly unpriced: number;
  readonly missing: readonly MissingCopies[];
}
