/** How far away something is, in words. */
import { texts } from '../texts';
import { preferredLocale } from './locale';

export type Unit = 'KM' | 'MI';
export interface Distance {
  /** Null beyond the last band. */
  km: number | null;
  isAbout: boolean;
}

const KM_PER_MILE = 1.609344;
const NAMES = { KM: 'kilometer', MI: 'mile' } as const;
const LAST_BAND_KM = 50;

const short = (km: number, unit: Unit): string => {
  const value = unit === 'MI' ? km / KM_PER_MILE : km;
  return new Intl.NumberFormat(preferredLocale(), {
    style: 'unit',
    unit: NAMES[unit],
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
};

/** `2.1 km`, `about 5 km`, `over 50 km`. */
export function formatDistance({ km, isAbout }: Distance, unit: Unit): string {
  const t = texts.lib.distance;
  if (km === null) return t.over(short(LAST_BAND_KM, unit));
  return isAbout ? t.about(short(km, unit)) : short(km, unit);
}

/** A length: `25 km`. */
export const formatLength = (km: number, unit: Unit): string => short(km, unit);

/** Regions whose road signs are in miles. */
const MILES = /^(US|GB|LR|MM)$/;

/** The unit that an account has chosen; that of the language of the page where it has not. */
export function unitOf(chosen: Unit | null | undefined): Unit {
  const { region } = new Intl.Locale(preferredLocale()).maximize();
  return chosen ?? (MILES.test(region ?? '') ? 'MI' : 'KM');
}
