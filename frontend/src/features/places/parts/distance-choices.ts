/** How far somebody looks, in kilometres or miles. */
import { KM_PER_MILE, type DistanceUnit as Unit } from '../../../lib/distance';
import { numberFormat } from '../../../lib/intl';
import { preferredLocale } from '../../../lib/locale';

export const MIN_RADIUS_KM = 5;
export const MAX_RADIUS_KM = 200;
/** In the unit itself, within 5 to 200 km. */
const CHOICES: Record<Unit, readonly number[]> = {
  KM: [5, 10, 15, 25, 50, 75, 100, 150, 200],
  MI: [5, 10, 15, 25, 50, 75, 100, 120],
};
const NAMES = { KM: 'kilometer', MI: 'mile' } as const;
/** What short distances are said in, how many of it make one, and below how much. */
const SHORT = {
  KM: { name: 'meter', each: 1_000, below: 1 },
  MI: { name: 'foot', each: 5_280, below: 0.1 },
} as const;

const toUnit = (km: number, unit: Unit): number => (unit === 'MI' ? km / KM_PER_MILE : km);
const toKm = (value: number, unit: Unit): number => Math.round(unit === 'MI' ? value * KM_PER_MILE : value);

const format = (value: number, unit: string, locale: string, maximumFractionDigits: number): string =>
  numberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits,
  }).format(value);

/** A distance in words: `350 meters`, `2.4 kilometers`, `25 miles`. */
export function distanceText(km: number, unit: Unit, locale: string = preferredLocale()): string {
  const value = toUnit(km, unit);
  const { name, each, below } = SHORT[unit];
  // A kilometer that lacks a centimeter is one.
  if (Number(value.toFixed(3)) < below) return format(value * each, name, locale, 0);
  return format(value, NAMES[unit], locale, value < 10 ? 1 : 0);
}

/** The radii to choose from, nearest first; `chosen` is among them even if it was chosen in the other unit. */
export function radiusChoices(
  unit: Unit,
  chosen: number | null,
  locale: string = preferredLocale(),
): { km: number; label: string }[] {
  const usual = CHOICES[unit].map((value) => toKm(value, unit));
  const all = chosen === null || usual.includes(chosen) ? usual : [...usual, chosen];
  return all
    .toSorted((a, b) => a - b)
    .map((km) => ({ km, label: format(toUnit(km, unit), NAMES[unit], locale, 0) }));
}
