/** The list of local stores, by name or with the nearest first, and how far away each of them is. */
import { useMemo } from 'react';
import type { Distance } from '../lib/distance';
import { type StoreWithDistance, useDistances, useNearestStoresInfiniteQuery } from './distances';
import { useOwnPlace } from './own-place';
import { type StoreDto, storesMatching, useStoresInfiniteQuery } from './users';

type Row = StoreDto | StoreWithDistance;

export function useStoreList(search: string, isNearest: boolean) {
  const { hasPlace, unit } = useOwnPlace();
  const byName = useStoresInfiniteQuery(storesMatching(search), { skip: isNearest });
  const nearest = useNearestStoresInfiniteQuery(storesMatching(search), { skip: !isNearest });
  const pages = byName.currentData?.pages;
  const asked = useMemo(
    () => (hasPlace && !isNearest ? (pages?.flatMap(({ rows }) => rows.map(({ uuid }) => uuid)) ?? []) : []),
    [hasPlace, isNearest, pages],
  );
  const known = useDistances(asked);
  return {
    hasPlace,
    unit,
    query: isNearest ? nearest : byName,
    /** Null where it is not known. */
    distanceTo: (store: Row): Distance | null =>
      'distance' in store ? store.distance : (known.get(store.uuid) ?? null),
  };
}
