/** What is new near a player, fetched for those with a place and a radius alone: for others everything would be near. */
import { OWN_PLACE_REFETCH, useGetOwnPlaceQuery } from '../../../api/places';
import { unitOfLocale } from '../../../lib/distance';
import { OptionalPart } from '../../../ui/optional-part';

const load = () => import('./new-near-you');

export function NewsNearby() {
  const { currentData: own } = useGetOwnPlaceQuery(undefined, OWN_PLACE_REFETCH);
  if (!own?.place || own.radiusKm === null) return null;
  return <OptionalPart load={load} unit={own.unit ?? unitOfLocale()} />;
}
