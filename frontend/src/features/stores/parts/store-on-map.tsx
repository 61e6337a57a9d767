/** Where a store is, on its page: its place is fetched once its map is opened. */
import { loadMapTiles } from '../../../api/map-settings';
import { useGetOwnPlaceQuery, useGetStorePlaceQuery } from '../../../api/places';
import type { ProfileDto } from '../../../api/users';
import { OneStoreMap } from '../../../entities/map/one-store-map';
import { unitOfLocale } from '../../../lib/distance';
import { texts } from '../../../texts';
import { Hint } from '../../../ui/hint';
import { RetryButton } from '../../../ui/retry-button';

const t = texts.map;

export function StoreOnMap({ store }: { store: ProfileDto }) {
  const { currentData: place, error, isFetching, refetch } = useGetStorePlaceQuery(store.uuid);
  const { currentData: own } = useGetOwnPlaceQuery();
  if (place)
    return (
      <OneStoreMap
        loadTiles={loadMapTiles}
        store={{ ...store, address: place.address }}
        place={place}
        home={own?.place ?? null}
        unit={own?.unit ?? unitOfLocale()}
      />
    );
  if (!error || isFetching) return <p role="status">{t.loading}</p>;
  if ('status' in error && error.status === 404) return <p role="status">{t.noPlace}</p>;
  return (
    <Hint kind="danger" role="alert">
      {t.failed} <RetryButton look="link" onRetry={() => void refetch()} />
    </Hint>
  );
}
