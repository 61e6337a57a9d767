/** Where somebody without an account looks from: in this tab alone, to about a kilometer. */
import { perTab, readStored, writeStored } from '../lib/stored';
import type { Coordinates } from './location';

export interface VisitorPlace extends Coordinates {
  /** The town's name; null where the browser said where it is. */
  label: string | null;
}

const KEY = 'visitor-place';
/** Two decimals of a degree. */
const STEPS = 100;

/** Nobody is located more exactly than this, not even by the calls that ask what is around them. */
const roughly = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.round(latitude * STEPS) / STEPS,
  longitude: Math.round(longitude * STEPS) / STEPS,
});

/** The place, if one was set in this tab. */
export function visitorPlace(): VisitorPlace | null {
  try {
    const stored: unknown = JSON.parse(readStored(perTab, KEY) ?? 'null');
    return isPlace(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps the place rounded, and answers it so: also where the browser keeps nothing. Null forgets it. */
export function setVisitorPlace(place: VisitorPlace | null): VisitorPlace | null {
  const kept = place && { ...roughly(place), label: place.label };
  writeStored(perTab, KEY, kept && JSON.stringify(kept));
  return kept;
}

function isPlace(value: unknown): value is VisitorPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { latitude, longitude, label } = value as Partial<VisitorPlace>;
  return (
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    (label === null || typeof label === 'string')
  );
}
