/** The stores of a map, for the screens of members: those of the part that it has come to rest at. */
import { useState } from 'react';
import { type GetMapStoresApiArg, placesApi } from './generated/places';
import { useGetOwnPlaceQuery } from './places';

export type { MapStore } from './generated/places';

type MapBox = Pick<GetMapStoresApiArg, 'south' | 'west' | 'north' | 'east'>;

const api = placesApi.enhanceEndpoints({
  endpoints: { getMapStores: { providesTags: ['places', 'stores'] } },
});
const { useGetMapStoresQuery } = api;

/** Degrees of about a meter: views that differ by less ask once. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** `onRest` takes what the map shows. The stores of the last view stay until those of this one have come. */
export function useMapStores(search: string) {
  const [box, setBox] = useState<MapBox | null>(null);
  const { data: own, isLoading } = useGetOwnPlaceQuery();
  const query = useGetMapStoresQuery(
    { ...(box ?? { south: 0, west: 0, north: 0, east: 0 }), ...(search && { q: search }) },
    { skip: box === null },
  );
  return {
    stores: query.data?.stores ?? [],
    isComplete: query.data?.isComplete ?? true,
    /** Where the visitor is; undefined until that is known. */
    home: isLoading ? undefined : (own?.place ?? null),
    unit: own?.unit ?? null,
    failed: query.isError && !query.isFetching,
    retry: query.refetch,
    onRest: ({ south, west, north, east }: MapBox) =>
      setBox({ south: rounded(south), west: rounded(west), north: rounded(north), east: rounded(east) }),
  };
}

export type FoundMapStores = ReturnType<typeof useMapStores>;
