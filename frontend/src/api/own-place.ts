/** Whether the visitor has a place, and how they read distances. */
import { type DistanceUnit, unitOfLocale } from '../lib/distance';
import { useLocale } from '../lib/use-locale';
import { useGetOwnPlaceQuery } from './places';

interface OwnPlace {
  /** Until it is known, nobody has one. */
  hasPlace: boolean;
  /** Null until it is known; that of the language where it can't be loaded. */
  unit: DistanceUnit | null;
  /** How far is near; null for any distance. */
  radiusKm: number | null;
}

export function useOwnPlace(): OwnPlace {
  const locale = useLocale();
  const { currentData, isError } = useGetOwnPlaceQuery();
  const ofLanguage = currentData || isError ? unitOfLocale(locale) : null;
  return {
    hasPlace: Boolean(currentData?.place),
    unit: currentData?.unit ?? ofLanguage,
    radiusKm: currentData?.radiusKm ?? null,
  };
}
