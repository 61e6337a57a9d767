/** The list of local stores, by name or with the nearest first, and how far away each of them is. */
import { useMemo } from 'react';
import { type StoreWithDistance, useDistances, useNearestStoresInfiniteQuery } from '../../api/distances';
import { type StoreDto, storesMatching, useStoresInfiniteQuery } from '../../api/users';
import type { Distance } from '../../lib/distance';
import { useOwnPlace } from '../place/use-own-place';

type Row = StoreDto | StoreWithDistance;

export function useStoreList(search: string, isNearest: boolean) {
  const { hasPlace } = useOwnPlace();
  const byName = useStoresInfiniteQuery(storesMatching(search), { skip: isNearest });
  const nearest = useNearestStoresInfiniteQuery(storesMatching(search), { skip: !isNearest });
  const pages = byName.currentData?.pages;
  const asked = useMemo(
    () => (hasPlace && !isNearest ? (pages?.flatMap(({ rows }) => rows.map(({ uuid }) => uuid)) ?? []) : []),
    [hasPlace, isNearest, pages],
  );
  const known = useDistances(asked);
  return {
    query: isNearest ? nearest : byName,
    /** Null where it is not known. */
    distanceTo: (store: Row): Distance | null =>
      'distance' in store ? store.distance : (known.get(store.uuid) ?? null),
  };
}
