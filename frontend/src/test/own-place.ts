/** Where the visitor of a test is. */
import type { OwnPlaceDto } from '../api/generated/places';

const chicago: OwnPlaceDto['place'] = {
  town: 4887398,
  label: 'Chicago, Illinois, United States',
  country: 'US',
  timeZone: 'America/Chicago',
  address: null,
  latitude: 41.85,
  longitude: -87.65,
};

/** In Chicago, with the unit of their language; `facts` tell it otherwise. */
export const ownPlace = (facts: Partial<OwnPlaceDto> = {}): OwnPlaceDto => ({
  place: chicago,
  radiusKm: null,
  unit: null,
  movesLeft: 5,
  version: 1,
  ...facts,
});
