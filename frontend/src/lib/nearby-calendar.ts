/** Where the calendar of a format around a place is. */

/** A format around a place; the server rounds the place. */
interface Nearby {
  format: { value: string; tcg: { value: string } };
  latitude: number;
  longitude: number;
  radiusKm: number;
}

/** The radii that a calendar can have, in kilometres. */
const RADII_KM = [5, 10, 20, 50, 100, 200];
const DEFAULT_KM = 50;

/** The smallest of these that a reader's radius is within; the usual one where they have none. */
export const nearbyRadiusOf = (radiusKm: number | null): number =>
  radiusKm === null ? DEFAULT_KM : (RADII_KM.find((each) => each >= radiusKm) ?? 200);

/** The events of a format around a place, to subscribe to. */
export function nearbyCalendarPath({ format, latitude, longitude, radiusKm }: Nearby): string {
  const degrees = (value: number) => String(Math.round(value * 100) / 100);
  const asked = { tcg: format.tcg.value, format: format.value };
  const around = { latitude: degrees(latitude), longitude: degrees(longitude), radiusKm: String(radiusKm) };
  return `/api/calendars/nearby/events.ics?${new URLSearchParams({ ...asked, ...around })}`;
}
