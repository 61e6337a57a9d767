/** The calls about places, for the screens. */
import { placesApi as generated } from './generated/places';
import { withRetryAfter } from './retry-after';
import { unlessRefused } from './unless-refused';

export type { OwnPlaceDto, PlaceDto, TownDto } from './generated/places';

/** A place may have been set on another device: a remount refetches what is older than this; in seconds. */
export const OWN_PLACE_REFETCH = { refetchOnMountOrArgChange: 60 } as const;

/** Distances stand beside all of these. */
const moved = unlessRefused(['places', 'stores', 'listings', 'events', 'dashboard'] as const);

export const placesApi = generated.enhanceEndpoints({
  endpoints: {
    findPlaces: { transformErrorResponse: withRetryAfter, keepUnusedDataFor: 300 },
    getOwnPlace: { providesTags: ['places'] },
    getStorePlace: { providesTags: ['places'] },
    removeOwnPlace: { invalidatesTags: moved },
    setOwnPlace: { transformErrorResponse: withRetryAfter, invalidatesTags: moved },
    setPlacePreferences: { invalidatesTags: moved },
    setStorePlace: { transformErrorResponse: withRetryAfter, invalidatesTags: moved },
  },
});

export const {
  useLazyFindPlacesQuery,
  useGetOwnPlaceQuery,
  useGetStorePlaceQuery,
  useLazyGetOwnPlaceQuery,
  useRemoveOwnPlaceMutation,
  useSetOwnPlaceMutation,
  useSetPlacePreferencesMutation,
  useSetStorePlaceMutation,
} = placesApi;
