/** The calls about distances, for the screens: of some accounts, and of all stores in their order. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import type { Count } from '../texts/formatters';
import type { AccountDistance, GetNearestStoresApiArg, StoreWithDistance } from './generated/places';
import { PAGING, type Page, toCappedPage } from './page';
import { placesApi } from './places';

export type { StoreWithDistance } from './generated/places';

/** The page size of a list of stores, which is as many distances as are asked for at once. */
const STORE_PAGE = 60;

const places = placesApi.enhanceEndpoints({
  // They change with the places of others, too.
  endpoints: { getDistances: { providesTags: ['places', 'stores'] } },
});

/** The generated reads give one page without its headers; the screens read on. */
export const distancesApi = places.injectEndpoints({
  endpoints: (build) => ({
    /** The local stores, page by page, the nearest first; `q` has words of a name or an address. */
    nearestStores: build.infiniteQuery<
      Page<StoreWithDistance, Count>,
      Pick<GetNearestStoresApiArg, 'q'>,
      string | undefined
    >({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: { q }, pageParam: after }) => ({
        url: '/api/places/stores',
        params: { q, limit: STORE_PAGE, after } satisfies GetNearestStoresApiArg,
      }),
      transformResponse: (rows: StoreWithDistance[], meta) => toCappedPage(rows, meta),
      providesTags: ['places', 'stores'],
    }),
  }),
});

const { getDistances } = distancesApi.endpoints;
type State = Parameters<ReturnType<typeof getDistances.select>>[0];
type Distances = ReadonlyMap<string, AccountDistance['distance']>;
const NONE: Distances = new Map();

/** The distances of these accounts that are known so far. */
export function useDistances(accounts: readonly string[]): Distances {
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();
  const asked = accounts.join();
  const calls = useMemo(() => {
    const all = asked === '' ? [] : asked.split(',');
    return Array.from({ length: Math.ceil(all.length / STORE_PAGE) }, (_, nth) =>
      all.slice(nth * STORE_PAGE, (nth + 1) * STORE_PAGE),
    );
  }, [asked]);
  useEffect(() => {
    const subscriptions = calls.map((call) => dispatch(getDistances.initiate(call)));
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [calls, dispatch]);
  const answers = useSelector(
    (state: State) => calls.map((call) => getDistances.select(call)(state).data),
    shallowEqual,
  );
  return useMemo(() => {
    const found = answers.flatMap((answer) => answer ?? []);
    return found.length > 0 ? new Map(found.map(({ account, distance }) => [account, distance])) : NONE;
  }, [answers]);
}

export const { useNearestStoresInfiniteQuery } = distancesApi;
