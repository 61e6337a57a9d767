/** Distances as people read them: `2.1 km` to a store, `about 5 km` to a player, in kilometers or miles. */
import { texts } from '../texts';
import { numberFormat } from './intl';
import { preferredLocale } from './locale';

export type DistanceUnit = 'KM' | 'MI';

/** As the server tells it: of a store with one decimal, of a player a band, null beyond the last one. */
export interface Distance {
  km: number | null;
  isAbout: boolean;
}

/** Whether somebody is near: nobody is far who has no place, or whose distance is unknown; a player beyond the last band is. */
export const isWithin = (distance: Distance | null, radiusKm: number | null): boolean =>
  radiusKm === null || !distance || (distance.km ?? Number.MAX_VALUE) <= radiusKm;

export const KM_PER_MILE = 1.609344;
const NAMES = { KM: 'kilometer', MI: 'mile' } as const;
/** The outer edge of the last band. */
const LAST_BAND_KM = 50;
/** Regions whose road signs are in miles. */
const MILES = /^(US|GB|LR|MM)$/;

/** The unit that people of a locale read. */
export function unitOfLocale(locale: string = preferredLocale()): DistanceUnit {
  const { region } = new Intl.Locale(locale).maximize();
  return MILES.test(region ?? '') ? 'MI' : 'KM';
}

/** How far it is; empty where it is not known. */
export function formatDistance(
  { km, isAbout }: Distance,
  unit: DistanceUnit,
  locale: string = preferredLocale(),
): string {
  if (!isAbout) return km === null ? '' : formatLength(km, unit, locale);
  return km === null
    ? texts.distances.over(formatBand(LAST_BAND_KM, unit, locale))
    : texts.distances.about(formatBand(km, unit, locale));
}

const inUnit = (km: number, unit: DistanceUnit): number => (unit === 'MI' ? km / KM_PER_MILE : km);

/** A radius: a whole number, `25 km`. */
export const formatRadius = (km: number, unit: DistanceUnit): string =>
  format(inUnit(km, unit), unit, preferredLocale(), 0);

/** To one decimal; of what is far away whole ones are enough. */
function formatLength(km: number, unit: DistanceUnit, locale: string): string {
  const value = inUnit(km, unit);
  return format(value, unit, locale, value < 100 ? 1 : 0);
}

/** A band is no exact length: in miles it is a whole number, but for the first one. */
function formatBand(km: number, unit: DistanceUnit, locale: string): string {
  const value = inUnit(km, unit);
  return format(value, unit, locale, value < 1 ? 1 : 0);
}

const format = (value: number, unit: DistanceUnit, locale: string, maximumFractionDigits: number): string =>
  numberFormat(locale, { style: 'unit', unit: NAMES[unit], maximumFractionDigits }).format(value);

const EARTH_RADIUS_KM = 6371.0088;

/** The kilometers between two points on the earth along a great circle, with one decimal: as the server says them of stores. */
export function distanceBetween(
  one: { latitude: number; longitude: number },
  other: { latitude: number; longitude: number },
): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(other.latitude - one.latitude) / 2);
  const east = Math.sin(radians(other.longitude - one.longitude) / 2);
  const h = north ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east ** 2;
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h))) * 10) / 10;
}
