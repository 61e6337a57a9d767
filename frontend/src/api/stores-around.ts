/** The stores around a point, the nearest first, for people without an account: the server is asked for a part of the map alone. */
import { distanceBetween } from '../lib/distance';
import type { MapStore, MapStores, TownDto } from './generated/places';
import { fetchPublic } from './public-data';

export type { TownDto } from './generated/places';

export interface StoreAround extends MapStore {
  km: number;
}

/** In kilometers, one after the other until there are enough. */
const REACHES = [30, 150, 600];
const ENOUGH = 5;
const KM_PER_DEGREE = 111.2;

/** The stores within reach, at most `limit`; null where they could not be fetched. */
export async function storesAround(
  point: { latitude: number; longitude: number },
  limit: number,
): Promise<StoreAround[] | null> {
  let found: StoreAround[] = [];
  for (const km of REACHES) {
    const { data } = await fetchPublic<MapStores>(`/api/places/map?${boxAround(point, km)}`);
    if (!data) return null;
    found = data.stores
      .map((store) => ({ ...store, km: distanceBetween(point, store) }))
      .sort((one, other) => one.km - other.km || one.name.localeCompare(other.name));
    if (found.length >= ENOUGH) break;
  }
  return found.slice(0, limit);
}

/** A box that holds the circle, which may cross the date line. */
export function boxAround(
  { latitude, longitude }: { latitude: number; longitude: number },
  km: number,
): URLSearchParams {
  const high = km / KM_PER_DEGREE;
  const [south, north] = [Math.max(-90, latitude - high), Math.min(90, latitude + high)];
  const narrowest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  const wide = high / Math.max(narrowest, 1e-6);
  const isWhole = wide >= 180;
  const wrapped = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
  const box = {
    south,
    west: isWhole ? -180 : wrapped(longitude - wide),
    north,
    east: isWhole ? 180 : wrapped(longitude + wide),
  };
  return new URLSearchParams(Object.entries(box).map(([name, degrees]) => [name, degrees.toFixed(3)]));
}

/** The towns that begin with what was typed; null where they could not be fetched, or are still loading. */
export async function townsNamed(typed: string): Promise<TownDto[] | null> {
  return (await fetchPublic<TownDto[]>(`/api/places?${new URLSearchParams({ q: typed })}`)).data;
}
