/** The map's tiles, if the operator has set any. Public pages show maps too, and have no store. */
import { loadOnce } from '../lib/lazy-with-preload';
import type { ClientConfig, MapTiles } from './generated/client';
import { fetchPublic } from './public-data';

export type { MapTiles } from './generated/client';

/** Null where the map is the outline alone: also where the settings could not be read, until they are asked for the next time. */
export async function loadMapTiles(): Promise<MapTiles | null> {
  try {
    return await loadSettings();
  } catch {
    return null;
  }
}

const loadSettings = loadOnce(async () => {
  const { data } = await fetchPublic<ClientConfig>('/api/client-config');
  if (!data) throw new Error('The settings did not come.');
  return data.map;
});
