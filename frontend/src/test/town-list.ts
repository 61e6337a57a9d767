/** Towns and places for the screens' tests. */
import type { OwnPlaceDto, TownDto } from '../api/places';

const US = { country: 'US', timeZone: 'America/Chicago' };

export const CHICAGO: TownDto = {
  ...US,
  id: 4887398,
  name: 'Chicago',
  label: 'Chicago, Illinois, United States',
  latitude: 41.85,
  longitude: -87.65,
};
export const CHICAGO_HEIGHTS: TownDto = {
  ...US,
  id: 4887442,
  name: 'Chicago Heights',
  label: 'Chicago Heights, Illinois, United States',
  latitude: 41.506,
  longitude: -87.636,
};
export const SPRINGFIELDS: readonly TownDto[] = ['Missouri', 'Massachusetts', 'Illinois'].map(
  (state, nth) => ({
    ...US,
    id: nth + 1,
    name: 'Springfield',
    label: `Springfield, ${state}, United States`,
    latitude: 39.8,
    longitude: -89.64,
  }),
);

/** Somebody who has set no place yet. */
export const aPlaceless = (facts: Partial<OwnPlaceDto> = {}): OwnPlaceDto => ({
  place: null,
  radiusKm: null,
  unit: null,
  movesLeft: 5,
  version: 0,
  ...facts,
});

/** Somebody in a town. */
export const inTown = (
  { id, label, country, timeZone, latitude, longitude }: TownDto,
  facts: Partial<OwnPlaceDto> = {},
): OwnPlaceDto => ({
  ...aPlaceless(),
  place: { town: id, label, country, timeZone, latitude, longitude, address: null },
  movesLeft: 4,
  version: 1,
  ...facts,
});

/** A store at its address. */
export const atAddress = (address: string, facts: Partial<OwnPlaceDto> = {}): OwnPlaceDto => {
  const own = inTown(CHICAGO, facts);
  return {
    ...own,
    place: own.place && { ...own.place, address, latitude: 41.90329, longitude: -87.67255 },
  };
};

type Position = { coords: { latitude: number; longitude: number } };

/** The browser's location, which a test gives, refuses, or lets wait. */
export function fakeLocation() {
  const asked: { found: (at: Position) => void; refused: (why: { code: number }) => void }[] = [];
  const geolocation = {
    getCurrentPosition: jest.fn((found, refused) => void asked.push({ found, refused })),
  };
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  return {
    asked: geolocation.getCurrentPosition,
    give: (latitude: number, longitude: number, nth = asked.length - 1) =>
      asked[nth]?.found({ coords: { latitude, longitude } }),
    refuse: (code: number, nth = asked.length - 1) => asked[nth]?.refused({ code }),
    remove: () => {
      Reflect.deleteProperty(window, 'isSecureContext');
      Reflect.deleteProperty(navigator, 'geolocation');
    },
  };
}
