/** Where the browser says that it is. Asks the person for permission: for a press of a button alone. */

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Why there is no location. `insecure`: browsers tell it to pages over https alone. */
export type LocationRefusal = 'insecure' | 'unsupported' | 'denied' | 'unavailable' | 'timeout';

/** The location was not given. */
export class LocationRefused extends Error {
  constructor(readonly reason: LocationRefusal) {
    super(`No location: ${reason}`);
  }
}

/** How long the device may look for it, in milliseconds. */
const DEVICE_TIMEOUT_MS = 15_000;
/** Some browsers never answer when their question is closed without a choice. */
const TIMEOUT_MS = 60_000;
/** So old may a location be that is known already. */
const MAX_AGE_MS = 300_000;
const REASONS: Record<number, LocationRefusal> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** The location; `isExact` asks the device for its best. Throws LocationRefused. */
export function locate({ isExact }: { isExact: boolean }): Promise<Coordinates> {
  const { geolocation } = navigator;
  return new Promise((resolve, reject) => {
    if (!window.isSecureContext) return reject(new LocationRefused('insecure'));
    if (!geolocation) return reject(new LocationRefused('unsupported'));
    const timer = setTimeout(() => reject(new LocationRefused('timeout')), TIMEOUT_MS);
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        clearTimeout(timer);
        resolve({ latitude, longitude });
      },
      ({ code }) => {
        clearTimeout(timer);
        reject(new LocationRefused(REASONS[code] ?? 'unavailable'));
      },
      {
        enableHighAccuracy: isExact,
        timeout: DEVICE_TIMEOUT_MS,
        maximumAge: isExact ? 0 : MAX_AGE_MS,
      },
    );
  });
}
