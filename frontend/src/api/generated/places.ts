import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    findPlaces: build.query<FindPlacesApiResponse, FindPlacesApiArg>({
      query: (queryArg) => ({
        url: `/api/places`,
        params: {
          q: queryArg,
        },
      }),
    }),
    getDistances: build.query<GetDistancesApiResponse, GetDistancesApiArg>({
      query: (queryArg) => ({
        url: `/api/places/distances`,
        params: {
          accounts: queryArg,
        },
      }),
    }),
    getMapStores: build.query<GetMapStoresApiResponse, GetMapStoresApiArg>({
      query: (queryArg) => ({
        url: `/api/places/map`,
        params: {
          south: queryArg.south,
          west: queryArg.west,
          north: queryArg.north,
          east: queryArg.east,
          q: queryArg.q,
        },
      }),
    }),
    removeOwnPlace: build.mutation<
      RemoveOwnPlaceApiResponse,
      RemoveOwnPlaceApiArg
    >({
      query: () => ({ url: `/api/places/mine`, method: "DELETE" }),
    }),
    getOwnPlace: build.query<GetOwnPlaceApiResponse, GetOwnPlaceApiArg>({
      query: () => ({ url: `/api/places/mine` }),
    }),
    setOwnPlace: build.mutation<SetOwnPlaceApiResponse, SetOwnPlaceApiArg>({
      query: (queryArg) => ({
        url: `/api/places/mine`,
        method: "PUT",
        body: queryArg,
      }),
    }),
    setPlacePreferences: build.mutation<
      SetPlacePreferencesApiResponse,
      SetPlacePreferencesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/places/mine/preferences`,
        method: "PUT",
        body: queryArg,
      }),
    }),
    setStorePlace: build.mutation<
      SetStorePlaceApiResponse,
      SetStorePlaceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/places/store`,
        method: "PUT",
        body: queryArg.setStorePlace,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    getNearestStores: build.query<
      GetNearestStoresApiResponse,
      GetNearestStoresApiArg
    >({
      query: (queryArg) => ({
        url: `/api/places/stores`,
        params: {
          limit: queryArg.limit,
          q: queryArg.q,
          after: queryArg.after,
        },
      }),
    }),
    getStorePlace: build.query<GetStorePlaceApiResponse, GetStorePlaceApiArg>({
      query: (queryArg) => ({
        url: `/api/places/stores/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as placesApi };
export type FindPlacesApiResponse = /** status 200 Success. */ TownDto[];
export type FindPlacesApiArg =
  /** The start of a town's name in any of its spellings, or of a US or Canadian postal code; after a comma the start of its state or
country. */ string;
export type GetDistancesApiResponse =
  /** status 200 Success. */ AccountDistance[];
export type GetDistancesApiArg =
  /** The IDs of the accounts, comma-separated. */ string[];
export type GetMapStoresApiResponse = /** status 200 Success. */ MapStores;
export type GetMapStoresApiArg = {
  /** The southern edge, in degrees. */
  south: number;
  /** The western edge, in degrees; greater than `east` where the box crosses the date line. */
  west: number;
  /** The northern edge, in degrees. */
  north: number;
  /** The eastern edge, in degrees. */
  east: number;
  /** Words of a name or an address. */
  q?: string;
};
export type RemoveOwnPlaceApiResponse = unknown;
export type RemoveOwnPlaceApiArg = void;
export type GetOwnPlaceApiResponse = /** status 200 Success. */ OwnPlaceDto;
export type GetOwnPlaceApiArg = void;
export type SetOwnPlaceApiResponse = /** status 200 Success. */ OwnPlaceDto;
export type SetOwnPlaceApiArg = SetPlace;
export type SetPlacePreferencesApiResponse =
  /** status 200 Success. */ OwnPlaceDto;
export type SetPlacePreferencesApiArg = SetPlacePreferences;
export type SetStorePlaceApiResponse = /** status 200 Success. */ StorePlaceDto;
export type SetStorePlaceApiArg = {
  /** The ETag your change is based on. Without it, the change is applied unconditionally. */
  "If-Match"?: string;
  setStorePlace: SetStorePlace;
};
export type GetNearestStoresApiResponse =
  /** status 200 A page of the list. */ StoreWithDistance[];
export type GetNearestStoresApiArg = {
  /** The maximum number of entries. */
  limit?: number;
  /** Matches the store's name or address. */
  q?: string;
  /** The cursor from the previous page's Link header. */
  after?: string;
};
export type GetStorePlaceApiResponse = /** status 200 Success. */ StorePlaceDto;
export type GetStorePlaceApiArg = /** The ID of the store’s account. */ string;
export type TownDto = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Its GeoNames ID. */
  id: number;
  /** Names the town with its state or country; no two towns have the same. */
  label: string;
  /** Its middle. */
  latitude: number;
  longitude: number;
  name: string;
  /** IANA time zone. */
  timeZone: string;
};
export type RefusedField = {
  /** A stable code for programs: the field's own, or the `code` of the whole problem. More may be added. */
  code: string;
  /** Where it is in the request. */
  field: string;
  /** What's wrong with it, in plain language. */
  message: string;
  /** The values in `message`. */
  params?: {
    [key: string]: string | number;
  };
};
export type Problem = {
  /** Send this along with the second factor. Present only if the login needs one. */
  challenge?: string;
  /** A stable code for programs, `<module>.<error>`. */
  code: string;
  /** What happened, in plain language. */
  detail: string;
  /** The invalid fields, if any. */
  errors?: RefusedField[];
  /** The same as `detail`; clients show it. */
  message: string;
  /** The values in `message`, if any. */
  params?: {
    [key: string]: string | number;
  };
  /** The HTTP status. */
  status: number;
  /** The status phrase. */
  title: string;
  /** A stable URI for the problem type. */
  type: string;
};
export type DistanceDto = {
  /** Whether it is a band: players are never located more exactly. */
  isAbout: boolean;
  /** In kilometers: to a store with one decimal, to a player 1, 3, 5, 10, 20 or 50. Null for a player farther away than 50 km. */
  km: number | null;
};
export type AccountDistance = {
  account: string;
  distance: DistanceDto;
};
export type MapStore = {
  address: string;
  latitude: number;
  longitude: number;
  name: string;
  uuid: string;
};
export type MapStores = {
  /** Whether these are all stores of the box. */
  isComplete: boolean;
  /** Those that are nearest to the middle. */
  stores: MapStore[];
};
export type PlaceDto = {
  /** Of a store; otherwise null. */
  address: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The town with its state or country. */
  label: string;
  /** Rounded to two decimals, but for a store. */
  latitude: number;
  longitude: number;
  /** IANA time zone. */
  timeZone: string;
  /** The ID of the town that it is, or that is nearest to a store. */
  town: number;
};
export type OwnPlaceDto = {
  /** How often the place can still be moved today. */
  movesLeft: number;
  /** Null until it is set. */
  place: PlaceDto | null;
  /** In kilometres; null for anywhere. */
  radiusKm: number | null;
  /** Kilometres or miles; null for what the language of the client uses. */
  unit: ("KM" | "MI" | null) | ("KM" | "MI" | null);
  /** Moves on when the place is set or removed; 0 before it is first set. */
  version: number;
};
export type SetPlace = {
  /** With `longitude`, instead of a town: the nearest one is taken. */
  latitude?: number;
  longitude?: number;
  /** The ID of a town. */
  town?: number;
};
export type SetPlacePreferences = {
  /** In kilometres; null for anywhere. */
  radiusKm: number | null;
  /** Kilometres or miles; null for what the language of the client uses. */
  unit: ("KM" | "MI" | null) | ("KM" | "MI" | null);
};
export type StorePlaceDto = {
  address: string;
  confirmedAt: string;
  latitude: number;
  longitude: number;
  /** The store’s ID. */
  store: string;
  /** IANA time zone. */
  timeZone: string;
};
export type SetStorePlace = {
  address: string;
  latitude: number;
  longitude: number;
};
export type StoreWithDistance = {
  address: string | null;
  /** How far away it is; null unless both the caller and it have a place. */
  distance: DistanceDto | null;
  email: string | null;
  name: string;
  phoneNumber: string | null;
  uuid: string;
  website: string | null;
};
export const {
  useFindPlacesQuery,
  useLazyFindPlacesQuery,
  useGetDistancesQuery,
  useLazyGetDistancesQuery,
  useGetMapStoresQuery,
  useLazyGetMapStoresQuery,
  useRemoveOwnPlaceMutation,
  useGetOwnPlaceQuery,
  useLazyGetOwnPlaceQuery,
  useSetOwnPlaceMutation,
  useSetPlacePreferencesMutation,
  useSetStorePlaceMutation,
  useGetNearestStoresQuery,
  useLazyGetNearestStoresQuery,
  useGetStorePlaceQuery,
  useLazyGetStorePlaceQuery,
} = injectedRtkApi;
